import { type Place, problemAt, type Warn } from './codes.ts';
import type { PdnProblem } from './types.ts';

/** So many warnings of a game are kept; of the others only their number is told. */
export const MAX_WARNINGS = 100;

/** The warnings of one game, as they are found. */
export interface Warnings {
  readonly warn: Warn;
  /** In the order of the text; where some are left out, the last one says how many, where the first of them stands. */
  readonly list: () => readonly PdnProblem[];
}

/** Gathers the warnings of one game. */
export const gatherWarnings = (): Warnings => {
  const kept: PdnProblem[] = [];
  let more = 0;
  let firstOfMore: Place = { line: 1, column: 1 };
  return {
    warn(place, code, message) {
      if (kept.length < MAX_WARNINGS) {
        kept.push(problemAt(place, code, message));
        return;
      }
      if (more === 0) firstOfMore = place;
      more++;
    },
    list() {
      const sorted = [...kept].sort((a, b) => a.line - b.line || a.column - b.column);
      if (more === 0) return sorted;
      const message = `${more.toLocaleString('en')} more warnings are left out.`;
      return [...sorted, problemAt(firstOfMore, 'more-warnings', message)];
    },
  };
};
