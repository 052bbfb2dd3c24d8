import { BOARD_INKS, BOARD_PALETTE, type Ink } from '../../drawing/palette.ts';

/** The custom property by which a host page changes an ink: `--dama-second-wood`. */
export const hostProperty = (ink: Ink): string =>
  `--dama-${ink.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** The custom property that the board's own rules read. */
export const ownProperty = (ink: Ink): string => `--ink-${ink}`;

const rules = (colorOf: (ink: Ink) => string): string =>
  BOARD_INKS.map((ink) => `${ownProperty(ink)}:var(${hostProperty(ink)},${colorOf(ink)});`).join('');

const lightDark = (ink: Ink): string => `light-dark(${BOARD_PALETTE[ink].day},${BOARD_PALETTE[ink].night})`;

/**
 * Walnut, ivory and ebony, by day and by night as the page around has it (`color-scheme`). Browsers that do not
 * know `light-dark()` show the day's colors.
 */
export const wood = `.board{${rules((ink) => BOARD_PALETTE[ink].day)}}
@supports (color:light-dark(red,red)){.board{${rules(lightDark)}}}
.day{color-scheme:light}.night{color-scheme:dark}`;
