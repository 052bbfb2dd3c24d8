import type { Color } from '../../engine/index.ts';
import { computerSide, type Table } from '../../table/table.ts';
import type { Words } from '../i18n/words.ts';

/** Letters that run from right to left: Hebrew, Arabic and their neighbors. */
const LEFTWARD = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A name that may stand in a sentence: one that runs from right to left is set apart (UAX 9), or what stands beside it would change places. */
const apart = (name: string): string => (LEFTWARD.test(name) ? `\u2068${name}\u2069` : name);

/**
 * Who plays a side: the name that they gave, or the computer with its level.
 *
 * @param nameless what to call somebody without a name
 */
export const nameAt = (table: Table, color: Color, words: Words, nameless = words.seat.guest): string => {
  const { level } = table.settings;
  return level !== null && computerSide(table) === color
    ? words.seat.computer(level)
    : apart(table.seats[color]?.name || nameless);
};

/** What a person calls a side, wherever it is named. Who looks on, `own` being null, tells the nameless by their colors. */
export const calledBy = (own: Color | null, table: Table, color: Color, words: Words): string => {
  const { you, guest } = words.seat;
  return nameAt(table, color, words, own === null ? words.sides[color] : color === own ? you : guest);
};
