import { PIECE_SETS, THEMES, usualLook } from '../../drawing/looks.ts';
import type { Wish } from './wish.ts';

/** What is usual needs to be said only where it is not the first of all: that one pictures have by themselves, and boards mostly. */
const unlessFirst = <Value extends string>(usual: Value, [first]: readonly Value[]): Value | '' =>
  usual === first ? '' : usual;

/**
 * A wish for a board that looks on any page as it does on this one: what was not chosen is what is usual in this page's language, which
 * neither a page in another language nor a picture would know.
 */
export const dressed = (wish: Wish, language: string): Wish => {
  const usual = usualLook(language);
  return {
    ...wish,
    theme: wish.theme || unlessFirst(usual.theme, THEMES),
    pieces: wish.pieces || unlessFirst(usual.pieces, PIECE_SETS),
  };
};
