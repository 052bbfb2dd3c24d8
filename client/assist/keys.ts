/** The keys that an assistant answers on a board, by what they do: none of them is a file or a rank. */
export const ASSIST_KEYS = {
  scan: 's',
  lastMove: 'l',
  movable: 'o',
  pieces: 'p',
  captured: 'x',
  clocks: 't',
  input: 'm',
  keys: '?',
} as const;

/** All keys on a board by what they do, as keyboards have them; the arrows are called by their name in each language. */
export const KEYS = {
  arrows: '',
  edges: 'Home, End, Page Up, Page Down',
  jump: 'a–h, 1–8',
  act: 'Enter',
  cancel: 'Escape',
  ...ASSIST_KEYS,
} as const;

/** What a key does; `KEY_NAMES` has them in the order in which the help lists them. */
export type KeyName = keyof typeof KEYS;
export const KEY_NAMES = Object.keys(KEYS) as readonly KeyName[];
