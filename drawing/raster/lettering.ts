const RING = 'M8 8.5a3 3.5 0 1 0-6 0a3 3.5 0 1 0 6 0';

interface Glyph {
  readonly d: string;
  readonly width: number;
}

const glyph = (d: string, width = 10): Glyph => ({ d, width });

/** The few characters that a picture says, as lines: small letters stand from 5 to 12, capitals and figures from 1.5 on. */
const GLYPHS: { readonly [character: string]: Glyph } = {
  a: glyph(`${RING}M8 5V12`),
  b: glyph(`${RING}M2 1V12`),
  c: glyph('M7.6 6.4a3 3.5 0 1 0 0 4.2'),
  d: glyph(`${RING}M8 1V12`),
  e: glyph('M2 8.5H8a3 3.5 0 1 0-1.1 2.6'),
  f: glyph('M7 1.6C4.8.9 4 2 4 4V12M2 5.4H6.6', 8),
  g: glyph(`${RING}M8 5V12.6C8 15.6 4.5 15.8 2.6 14.6`),
  h: glyph('M2 1V12M2 8.5C2 4 8 4 8 8.5V12'),
  m: glyph('M2 5V12M2 8.5C2 4 6.6 4 6.6 8.5V12M6.6 8.5C6.6 4 11.2 4 11.2 8.5V12', 13.2),
  D: glyph('M2 1.5V12H4.2C11 12 11 1.5 4.2 1.5H2', 11),
  1: glyph('M3 3.6 5.6 1.6V12'),
  2: glyph('M2.2 4.2C2.4.6 7.8.6 7.8 4.2C7.8 7 2.4 9.4 2.2 12H8.2'),
  3: glyph(
    'M2.4 2.9C3.6.9 7.6 1.2 7.4 4C7.2 6.2 5.6 6.3 4.4 6.3C6 6.3 7.9 6.8 7.9 9.1C7.9 12.6 3.4 12.8 2 10.6',
  ),
  4: glyph('M6.4 12V1.6L1.8 9H8.4'),
  5: glyph('M7.4 1.6H3L2.6 6.2C4.4 5 8 5.4 8 8.7C8 12.4 3.4 12.8 2 10.8'),
  6: glyph('M7 1.6C4 3 2 5.6 2 8.7M8 8.7a3 3.3 0 1 0-6 0a3 3.3 0 1 0 6 0'),
  7: glyph('M2 1.6H8L4 12'),
  8: glyph('M7.4 4.1a2.4 2.5 0 1 0-4.8 0a2.4 2.5 0 1 0 4.8 0M8 9.2a3 2.8 0 1 0-6 0a3 2.8 0 1 0 6 0'),
};

/** The glyphs of a text with where each begins, in units of which a line of text is 14 high; what there is no glyph for is left out. */
export const lettersOf = (text: string): readonly { readonly d: string; readonly x: number }[] => {
  let x = 0;
  return [...text].flatMap((character) => {
    const found = GLYPHS[character];
    if (!found) return [];
    x += found.width;
    return [{ d: found.d, x: x - found.width }];
  });
};
