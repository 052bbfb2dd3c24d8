/** The greatest number that a glyph may have: far more than there are, and every one below it is exact. */
export const MAX_GLYPH = 999_999_999_999_999;

/** Whether a number can be written as a glyph and read again. */
export const isGlyph = (number: number): boolean =>
  Number.isInteger(number) && number >= 0 && number <= MAX_GLYPH;
