/** The codes of `parseFen`. In a file of its own, which only tests and pages with a word for each of them load. */
export const FEN_PROBLEMS = [
  'unknown-turn',
  'unknown-color',
  'color-twice',
  'color-missing',
  'left-over',
  'empty-item',
  'unknown-square',
  'unused-square',
  'uncrowned-man',
  'square-used-twice',
] as const;
export type FenProblemCode = (typeof FEN_PROBLEMS)[number];
