import * as fc from 'fast-check';

/** Texts of which nothing is expected: letters, any characters, halves of characters, and bytes that were decoded. */
export const wild: fc.Arbitrary<string> = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
    .map((units) => String.fromCharCode(...units)),
  fc.uint8Array({ maxLength: 120 }).map((bytes) => new TextDecoder().decode(bytes)),
);

/** A text made of words that mean something. */
export const wordy = (words: readonly string[], maxLength: number): fc.Arbitrary<string> =>
  fc
    .array(fc.oneof({ weight: 12, arbitrary: fc.constantFrom(...words) }, wild), { maxLength })
    .map((parts) => parts.join(''));

/** Good texts with some places changed: cut out, put in, or doubled. */
export const mutated = (good: fc.Arbitrary<string>, patches: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(good, fc.array(fc.tuple(fc.nat(), fc.nat({ max: 6 }), patches), { minLength: 1, maxLength: 4 }))
    .map(([text, changes]) =>
      changes.reduce((now, [where, length, patch]) => {
        const at = where % (now.length + 1);
        return now.slice(0, at) + patch + now.slice(at + length);
      }, text),
    );

/** A text in chunks: cut at any places, also inside a character. */
export const cut = (text: string, places: readonly number[]): readonly string[] => {
  const at = [0, ...places.map((place) => place % (text.length + 1)).sort((a, b) => a - b), text.length];
  return at.slice(1).map((end, index) => text.slice(at[index], end));
};
