/** Digits and signs that stand for letters. */
const LOOKALIKES: { readonly [sign: string]: string } = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
  '€': 'e',
};

/** Letters that no decomposition leads back to the one that they look like; the l is one more i, as in `ADMlN`. */
const LETTERS: { readonly [letter: string]: string } = {
  ı: 'i',
  l: 'i',
  ł: 'i',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  // Cyrillic and Greek letters in a Latin word, and the other way round.
  а: 'a',
  е: 'e',
  і: 'i',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  ѕ: 's',
  ј: 'j',
  к: 'k',
  м: 'm',
  т: 't',
  в: 'b',
  н: 'h',
  α: 'a',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
};

/** A text as the eye reads it: without case, marks and widths (the Turkish İ is an i), each lookalike as the letter it looks like. */
const fold = (text: string): string =>
  [...text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\p{M}/gu, '')]
    .map((character) => LETTERS[character] ?? LOOKALIKES[character] ?? character)
    .join('');

/** Digits before or after a word are no part of it, as in `admin1`. */
const DIGITS_ASIDE = /(?<![\p{L}\p{N}])\p{N}+|\p{N}+(?![\p{L}\p{N}])/gu;

/** A sign between two letters joins them, as in `a.d.m.i.n` and `ad_min`; a space parts words, but single letters it spells out. */
const SPELLED_OUT = /(?<![\p{L}\p{N}])[\p{L}\p{N}](?:\s+[\p{L}\p{N}](?![\p{L}\p{N}]))+/gu;

const wordsOf = (text: string): readonly string[] => {
  const folded = fold(text);
  const joined = folded.replace(/[^\p{L}\p{N}\s]+/gu, '');
  const spelled = joined.replace(SPELLED_OUT, (letters) => letters.replace(/\s+/g, ''));
  // Signs may part words as well: `admin-ali` is two.
  return [folded.split(/[^\p{L}\p{N}]+/u), joined.split(/\s+/), spelled.split(/\s+/)].flat();
};

/** The words that no name may have, from a list that is separated by commas. */
export const parseRefusedWords = (list: string): ReadonlySet<string> =>
  new Set(
    list
      .split(',')
      .map((word) => fold(word).replace(/[^\p{L}\p{N}]+/gu, ''))
      .filter((word) => word !== ''),
  );

/**
 * Whether one of the refused words stands in a name as a word of its own, however it is dressed up. Inside of a longer word it is let
 * pass: a list of stretches would refuse people from Scunthorpe, and whoever wants to offend finds a word that is on no list.
 */
export const hasRefusedWord = (name: string, refused: ReadonlySet<string>): boolean =>
  [name, name.replace(DIGITS_ASIDE, '')].some((text) => wordsOf(text).some((word) => refused.has(word)));
