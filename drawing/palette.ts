/**
 * Every color of the board and of the pages around it.
 *
 * Two rules hold by day and by night, and a test computes them (WCAG 2.2, relative luminance):
 * whatever tells something (a piece, a mark, a rule, the frame) has at least 3:1 against both woods, and the
 * coordinates, being small text, have at least 4.5:1. Of an ivory piece its outline may count, because ivory
 * itself is too near to light wood. Comments name the values of the first design that had to give way.
 */
export const PAGE_INKS = ['page', 'card', 'line', 'text', 'softText', 'accent', 'onAccent'] as const;

export const BOARD_INKS = [
  'wood',
  'secondWood',
  'grain',
  'rule',
  'frame',
  'coordinate',
  'ivory',
  'ivoryEdge',
  'ivoryLine',
  'ivoryGroove',
  'walnut',
  'black',
  'blackEdge',
  'blackGroove',
  'brass',
  'shadow',
  'target',
  'mustCapture',
  'lastMove',
] as const;

/** A color of the board by what it is for. */
export type Ink = (typeof BOARD_INKS)[number];
export type PageInk = (typeof PAGE_INKS)[number];

/** Each ink as `#RRGGBB`. */
export type Palette = { readonly [ink in Ink | PageInk]: string };

export const DAY: Palette = {
  page: '#F4EEE3',
  card: '#FBF8F2',
  line: '#D9CBB6',
  text: '#2B2118',
  softText: '#6B5A49',
  accent: '#8A3B12',
  onAccent: '#FFFFFF',
  wood: '#DDB987',
  secondWood: '#D2A96F',
  grain: '#C4955A',
  rule: '#7A5126', // was #8D6234, 2.5:1 against the second wood
  frame: '#5A3A1D',
  coordinate: '#4A2D12',
  ivory: '#FBF4E4',
  ivoryEdge: '#B89D72',
  ivoryLine: '#6B4A24',
  ivoryGroove: '#A0814F',
  walnut: '#5A3A1D',
  black: '#2A2422',
  blackEdge: '#0F0C0B',
  blackGroove: '#7D706A', // was #6A5E58, 2.4:1 against the black top
  brass: '#E6BE6E',
  shadow: '#1E1006',
  target: '#1F5B3A',
  mustCapture: '#AB1F18', // was #B3261E, 2.99:1 against the second wood
  lastMove: '#8A3B12',
};

export const NIGHT: Palette = {
  page: '#15171B',
  card: '#1D2026',
  line: '#33363D',
  text: '#ECE7DF',
  softText: '#A59C90',
  accent: '#E0A15C',
  onAccent: '#1B1206',
  wood: '#8C6A48',
  secondWood: '#7E5D3D',
  grain: '#6E5034',
  rule: '#1E140B', // was #4A331E, 2.0:1 against the second wood
  frame: '#1E140C', // was #2C1E12, 2.7:1
  coordinate: '#FFF6E6',
  ivory: '#F1E7D2',
  ivoryEdge: '#8F774F',
  ivoryLine: '#2C1E12', // was #8F774F, which cannot be told from the wood
  ivoryGroove: '#97794A',
  walnut: '#4A2F17',
  black: '#171312', // was #1B1716, 2.98:1 against the second wood
  blackEdge: '#000000',
  blackGroove: '#8C817A',
  brass: '#E6BE6E',
  shadow: '#000000',
  target: '#CFEAD9',
  mustCapture: '#FFC0B4', // was #FF8A7A, 2.2:1 against the wood
  lastMove: '#FFD08A', // the page's accent #E0A15C has 2.2:1 against the wood
};
