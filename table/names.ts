/** The longest name, in code points. */
export const MAX_NAME = 24;

// Control characters, halves of surrogate pairs, line separators, and whatever turns the writing direction of the text around
// the name or hides in it. The joiners U+200C and U+200D stay: Persian words and family emoji need them.
const UNWANTED = /[\p{Cc}\p{Cs}\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/gu;

const clean = (text: string): string => text.replace(UNWANTED, '').trim().normalize('NFC');

/** Whether a name as somebody typed it is short enough once it is cleaned. */
export const nameFits = (text: string): boolean => [...clean(text)].length <= MAX_NAME;

/** A name fit to be shown: cleaned and, if it is too long, cut. May be empty: somebody without a name. */
export const makeName = (text: string): string => [...clean(text)].slice(0, MAX_NAME).join('').trim();
