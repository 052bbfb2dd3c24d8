/** The longest name, in code points. */
export const MAX_NAME = 24;

/**
 * What cannot be seen: controls, halves of surrogate pairs, line separators, whatever Unicode lets a font pass over (joiners, fillers,
 * marks that turn the direction of writing, tags), the annotation marks, the empty Braille pattern and note head, the controls and
 * blanks of scripts long dead.
 */
const INVISIBLE =
  /[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800\uFFF9-\uFFFC\u{1107F}\u{13430}-\u{13442}\u{16FE4}\u{1D159}]/u;

/** Signs that take the vowel from a letter of India and Sri Lanka: a joiner after one chooses the letter's shape (RFC 5892, A.1 and A.2). */
const VIRAMA = /[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA]/u;

/** One picture, perhaps with its style or the color of its skin. */
const PICTURE = /\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?/u;

/** Where a character that cannot be seen changes what is seen beside it. */
const NEEDED: readonly RegExp[] = [
  // A flag as that of Scotland, spelled in tags.
  /\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}/u,
  new RegExp(`${PICTURE.source}(?:\\u200D${PICTURE.source})*`, 'u'),
  // A digit in its key.
  /[0-9#*]\uFE0F\u20E3/u,
  // Persian ends a letter's shape in the middle of a word.
  /\p{Script_Extensions=Arabic}\u200C(?=\p{Script_Extensions=Arabic})/u,
  new RegExp(`${VIRAMA.source}[\\u200C\\u200D]`, 'u'),
  // Bengali and Kannada keep the shape of an r that another letter follows, as in Rachel.
  /[\u09B0\u0CB0]\u200D(?=[\u09CD\u0CCD])/u,
];

const NEEDED_OR_INVISIBLE = new RegExp(
  `(${NEEDED.map(({ source }) => source).join('|')})|${INVISIBLE.source}`,
  'gu',
);

const clean = (text: string): string => text.replace(NEEDED_OR_INVISIBLE, '$1').trim().normalize('NFC');

/** Whether a name as somebody typed it is short enough once it is cleaned. */
export const nameFits = (text: string): boolean => [...clean(text)].length <= MAX_NAME;

/** A name fit to be shown: cleaned and, if it is too long, cut. Empty where nothing is to be seen: somebody without a name. */
export const makeName = (text: string): string => clean([...clean(text)].slice(0, MAX_NAME).join(''));
