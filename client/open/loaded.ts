import type { Rules } from '../../engine/rules.ts';
import type { TableId } from '../../table/ids.ts';
import type { Library, ReadEntry } from './library.ts';
import type * as Pdn from './pdn.ts';
import type { ReadingWorld } from './reading.ts';

/** A file; what is not from a disk may have no name. */
export type NamedBlob = Blob & { readonly name?: string };

/** What can be opened; a library, to be read again, perhaps one whose reading was stopped. */
export type Source =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'files'; readonly files: readonly NamedBlob[] }
  | { readonly kind: 'library'; readonly library: Library }
  | { readonly kind: 'table'; readonly id: TableId };

/** What stands in the way of the whole text; what is wrong with one game is its own. */
export type Trouble = 'nothing' | 'fileFailed' | 'noTable' | 'badLink' | 'offline' | 'noReader' | 'stopped';

/** What opening needs of the world. */
export interface OpenWorld {
  /** What reads, which comes when something is to be read. Rejects where it does not. */
  readonly pdn: () => Promise<Pick<typeof Pdn, 'load' | 'readChosen'>>;
  readonly fetchTable: (id: TableId) => Promise<Pick<Response, 'ok' | 'status' | 'text'>>;
  readonly reading: (progress: ReadingWorld['progress'], signal: AbortSignal) => ReadingWorld;
}

/** What became of a source. */
export interface Loaded {
  readonly library: Library | undefined;
  /** The index of the chosen game, and what was read of it. */
  readonly chosen: number;
  readonly shown: ReadEntry | undefined;
  readonly trouble: Trouble | undefined;
}

/** Before anything is opened, and while the next thing is on its way. */
export const NOTHING: Loaded = {
  library: undefined,
  chosen: 0,
  shown: undefined,
  trouble: undefined,
};

/** How a source is loaded. */
export interface Loading {
  /** Of games that name none. */
  readonly rules: Rules;
  /** The game to show, asked for when all are read; undefined for the one that fits best. */
  readonly index: () => number | undefined;
  readonly progress: ReadingWorld['progress'];
  /** Ends a long reading: what was read by then is the library. */
  readonly signal: AbortSignal;
}

/** A text of so many UTF-16 units is shown in the form. */
export const SHORT = 65_536;
