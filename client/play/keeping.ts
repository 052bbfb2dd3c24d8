import type { Match } from './match.ts';
import { makeRecord, parseRecord } from './record.ts';

/** Where one text is kept for all tabs of this browser. */
export interface Shelf {
  /** What is kept now, by whichever tab; null where nothing is. */
  readonly read: () => string | null;
  readonly write: (text: string) => void;
  /** Keeps what cannot be read under another name, out of the way. */
  readonly putAside: (text: string) => void;
  /** False where this browser keeps nothing. */
  readonly lasts: () => boolean;
}

/** What was found on the shelf. */
export type Found =
  | { readonly kind: 'match'; readonly match: Match }
  /** There is nothing, or nothing newer than this tab's own. */
  | { readonly kind: 'nothing' }
  /** Something that is no match: it was put aside. */
  | { readonly kind: 'unreadable' };

/** Keeps the one match of this browser. */
export interface Keeping {
  /** Looks for a match that this tab has not seen: at first, and when another tab may have changed it. */
  readonly look: () => Found;
  /** Keeps a match, unless another tab has kept a newer one meanwhile: then that one is found and counts. */
  readonly keep: (match: Match) => Found;
  readonly lasts: () => boolean;
}

/**
 * Every record is whole, and a later one has a greater revision, so tabs never mix their games: a tab that comes late takes over what
 * is there. Where two write at once, the record that is greater as a text wins in both.
 */
export const createKeeping = (shelf: Shelf): Keeping => {
  /** The record that this tab has seen last. */
  let revision = 0;
  let seen = '';

  const look = (): Found => {
    const text = shelf.read();
    if (text === null || text === seen) return { kind: 'nothing' };
    const kept = parseRecord(text);
    if (!kept) {
      shelf.putAside(text);
      return { kind: 'unreadable' };
    }
    const newer = kept.revision > revision || (kept.revision === revision && text > seen);
    if (!newer) {
      // A tab that came late has written over it.
      shelf.write(seen);
      return { kind: 'nothing' };
    }
    ({ revision } = kept);
    seen = text;
    return { kind: 'match', match: kept.match };
  };

  return {
    look,
    keep: (match) => {
      const found = look();
      if (found.kind === 'match') return found;
      revision += 1;
      seen = makeRecord({ revision, match });
      shelf.write(seen);
      return found;
    },
    lasts: shelf.lasts,
  };
};
