import { BOARD_INKS, BOARD_PALETTE, type Ink } from '../../drawing/palette.ts';

/** The custom property by which a host page changes an ink: `--dama-second-wood`. */
export const hostProperty = (ink: Ink): string =>
  `--dama-${ink.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** The custom property that the board's own rules read. */
export const ownProperty = (ink: Ink): string => `--ink-${ink}`;

const rules = BOARD_INKS.map((ink) => {
  const { day, night } = BOARD_PALETTE[ink];
  return `${ownProperty(ink)}:var(${hostProperty(ink)},light-dark(${day},${night}));`;
}).join('');

/** Walnut, ivory and ebony, by day and by night as the page around has it (`color-scheme`). */
export const wood = `.board{${rules}}.day{color-scheme:light}.night{color-scheme:dark}`;
