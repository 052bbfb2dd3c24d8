import type { Color } from '../../engine/types.ts';
import type { Kind } from '../embedding/wish.ts';

/** What only the page says that shows how boards come onto other sites, in one language. */
export interface EmbeddingWords {
  readonly embedding: {
    readonly title: string;
    /** The link to what the page is about. */
    readonly skip: string;
    readonly heading: string;
    readonly lead: string;
    readonly titles: { readonly [kind in Kind]: string };
    readonly texts: { readonly [kind in Kind]: string };
    /** What the pictures show, for those who do not see them. */
    readonly alts: { readonly [kind in Kind]: string };
    readonly copy: string;
    readonly copied: string;
    /** Where nothing can be copied by a button. */
    readonly selectIt: string;
    readonly openTable: string;
    readonly opening: string;
    readonly opened: string;
    readonly failed: string;
    readonly tooMany: string;
  };
  readonly make: {
    readonly title: string;
    readonly lead: string;
    readonly kind: string;
    readonly kinds: { readonly [kind in Kind]: string };
    readonly fen: string;
    readonly fenHint: string;
    readonly pdn: string;
    readonly table: string;
    readonly tableHint: string;
    /** The hint beside a text that means no table. */
    readonly noTable: string;
    readonly playable: string;
    readonly rules: string;
    /** A look that the board chooses by the language around it. */
    readonly usual: string;
    readonly orientation: string;
    readonly below: { readonly [color in Color]: string };
    readonly size: string;
    readonly result: string;
  };
  readonly facts: {
    readonly title: string;
    readonly privacyTitle: string;
    readonly privacy: string;
    readonly policyTitle: string;
    readonly policy: string;
    readonly eventsTitle: string;
    readonly events: string;
    readonly frameTitle: string;
    readonly frame: string;
  };
}
