import type { Color } from '../../engine/index.ts';
import { computerSide, type Table } from '../../table/table.ts';
import type { Words } from '../i18n/words.ts';

/**
 * Who plays a side: the name that they gave, or the computer with its level.
 *
 * @param nameless what to call somebody without a name
 */
export const nameAt = (table: Table, color: Color, words: Words, nameless = words.seat.guest): string => {
  const { level } = table.settings;
  return level !== null && computerSide(table) === color
    ? words.seat.computer(level)
    : table.seats[color]?.name || nameless;
};
