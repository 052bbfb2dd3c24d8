/**
 * Every color of the board, as `#RRGGBB` by day and by night. The pages around it have theirs in their style sheet.
 *
 * Two rules hold at both times, and a test computes them (WCAG 2.2, relative luminance): whatever tells something
 * (a piece, a mark, a rule, the frame) has at least 3:1 against both woods, and the coordinates, being small text,
 * have at least 4.5:1. Of an ivory piece its outline may count, because ivory itself is too near to light wood.
 * Comments name the values of the first design that had to give way.
 */
export interface Shades {
  readonly day: string;
  readonly night: string;
}

/** The board, its pieces and its marks. */
export const BOARD_PALETTE = {
  wood: { day: '#DDB987', night: '#8C6A48' },
  secondWood: { day: '#D2A96F', night: '#7E5D3D' },
  /** The squares that the rules leave out (R1): lighter than either wood, which therefore is the dark one. */
  paleWood: { day: '#F6EBD5', night: '#BA9D78' },
  grain: { day: '#C4955A', night: '#6E5034' },
  // Day was #8D6234, 2.5:1 against the second wood.
  // Night was #4A331E, 2.0:1 against the second wood.
  rule: { day: '#7A5126', night: '#1E140B' },
  // Night was #2C1E12, 2.7:1.
  frame: { day: '#5A3A1D', night: '#1E140C' },
  coordinate: { day: '#4A2D12', night: '#FFF6E6' },
  ivory: { day: '#FBF4E4', night: '#F1E7D2' },
  ivoryEdge: { day: '#B89D72', night: '#8F774F' },
  // Night was #8F774F, which cannot be told from the wood.
  ivoryLine: { day: '#6B4A24', night: '#2C1E12' },
  ivoryGroove: { day: '#A0814F', night: '#97794A' },
  walnut: { day: '#5A3A1D', night: '#4A2F17' },
  // Night was #1B1716, 2.98:1 against the second wood.
  black: { day: '#2A2422', night: '#171312' },
  blackEdge: { day: '#0F0C0B', night: '#000000' },
  // Day was #6A5E58, 2.4:1 against the black top.
  blackGroove: { day: '#7D706A', night: '#8C817A' },
  brass: { day: '#E6BE6E', night: '#E6BE6E' },
  shadow: { day: '#1E1006', night: '#000000' },
  target: { day: '#1F5B3A', night: '#CFEAD9' },
  // Day was #B3261E, 2.99:1 against the second wood.
  // Night was #FF8A7A, 2.2:1 against the wood.
  mustCapture: { day: '#AB1F18', night: '#FFC0B4' },
  // Night the page's accent #E0A15C has 2.2:1 against the wood.
  lastMove: { day: '#8A3B12', night: '#FFD08A' },
} as const satisfies Record<string, Shades>;

/** A color of the board by what it is for. */
export type Ink = keyof typeof BOARD_PALETTE;

export const BOARD_INKS = Object.keys(BOARD_PALETTE) as readonly Ink[];
