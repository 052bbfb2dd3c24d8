import { isKey, type Key, MAX_SECRET } from '../../table/ids.ts';

/**
 * What an address carries behind its `#`, as `#claim=…&key=…&seat=…`: a browser never sends that part anywhere. `pages/early.ts` moves
 * it out of the address bar, as it stands, into the history's entry, which outlives a reload and stands in no link.
 */
export interface Carried {
  /** Who one is, where the browser cannot remember it. */
  readonly key?: Key | undefined;
  /** The invitation to a table: with it one may sit down. */
  readonly claim?: string | undefined;
  /** The ticket with which a seat is taken over. */
  readonly ticket?: string | undefined;
}

/** Whether a text may be shown to the table as a claim or a ticket: a wrong or a torn one is the table's to refuse. */
const isShowable = (text: string | null): text is string => !!text && text.length <= MAX_SECRET;

/** Reads a fragment, with its `#` or without. What is not there, or cannot be meant, is undefined. */
export const parseFragment = (text: string): Carried => {
  const fields = new URLSearchParams(text.replace(/^#/, ''));
  const [key, claim, ticket] = [fields.get('key'), fields.get('claim'), fields.get('seat')];
  return {
    ...(isKey(key) && { key }),
    ...(isShowable(claim) && { claim }),
    ...(isShowable(ticket) && { ticket }),
  };
};

/** The fragment that says this, its `#` included; an empty text where there is nothing to say. */
export const makeFragment = ({ ticket: seat, ...others }: Carried): string => {
  const fields = new URLSearchParams();
  for (const [name, value] of Object.entries({ seat, ...others }))
    if (value !== undefined) fields.set(name, value);
  return fields.size === 0 ? '' : `#${fields}`;
};

/** The fragment of a ticket alone, which is made of letters, digits, `-` and `_`. */
export const ticketFragment = (ticket: string): string => `#seat=${ticket}`;

/** What an entry of the history keeps; nothing where it keeps something else. */
export const carriedBy = (state: unknown): Carried =>
  typeof state === 'object' && state !== null && 'carried' in state && typeof state.carried === 'string'
    ? parseFragment(state.carried)
    : {};

/** The state for an entry of the history that is to keep this; null where there is nothing to keep. */
export const carrying = (carried: Carried): { readonly carried: string } | null => {
  const fragment = makeFragment(carried);
  return fragment === '' ? null : { carried: fragment.slice(1) };
};
