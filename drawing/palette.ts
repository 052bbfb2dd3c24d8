/** One color as `#RRGGBB`, by day and by night. */
export interface Shades {
  readonly day: string;
  readonly night: string;
}

/** The colors of a board by what they are for, and what that is: every theme has them all, and a host page may change each. */
export const INK_USES = {
  wood: 'The squares',
  secondWood: 'The darker strips of a wooden board',
  paleWood: 'The squares that the rules leave out',
  grain: 'The grain of a wooden board, and the line in its frame',
  rule: 'The lines between the squares',
  frame: 'The frame',
  coordinate: 'Letters and numbers on the squares',
  ivory: "The top of White's pieces",
  ivoryEdge: "The side of White's pieces",
  ivoryLine: "The outline of White's pieces",
  ivoryGroove: "What is carved into White's pieces",
  walnut: "The crown on White's kings",
  black: "The top of Black's pieces",
  blackEdge: "The side of Black's pieces, and their outline",
  blackGroove: "What is carved into Black's pieces",
  brass: "The crown on Black's kings",
  shadow: 'The shadow under the pieces',
  target: 'Where the piece in hand may go, and the corners around it',
  mustCapture: 'The ring around pieces that must capture, and the corner of those that may be taken',
  lastMove: 'The outline of the last move',
} as const;

/** A color of the board by what it is for. */
export type Ink = keyof typeof INK_USES;

/** Every color of a theme. */
export type Palette = { readonly [ink in Ink]: Shades };

/** The custom property by which a host page changes an ink: `--dama-second-wood`. */
export const hostProperty = (ink: string): string =>
  `--dama-${ink.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
