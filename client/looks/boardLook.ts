import { type Look, PIECE_SETS, THEMES, usualLook } from '../../drawing/looks.ts';
import { COORDINATES } from '../../drawing/surface.ts';
import { memory } from '../table/browser.ts';

/** Under which name a choice is kept, as `theme=wood&coordinates=none`: what was not chosen is not named. `pages/early.ts` reads it, too. */
export const BOARD = 'board';

/**
 * How boards look on this page: as somebody has chosen in this browser, in another tab too; what was not chosen follows the language, and
 * the wish for contrast.
 */
export const boardLook = (): Look => {
  const chosen = new URLSearchParams(memory.get(BOARD) ?? '');
  const one = <Value>(all: readonly Value[], name: string) => all.find((value) => value === chosen.get(name));
  const usual = usualLook(document.documentElement.lang);
  const theme =
    one(THEMES, 'theme') ?? (matchMedia('(prefers-contrast: more)').matches ? 'contrast' : usual.theme);
  return {
    theme,
    pieces: one(PIECE_SETS, 'pieces') ?? usual.pieces,
    coordinates: one(COORDINATES, 'coordinates') ?? usual.coordinates,
  };
};

/** The same for a board that is being drawn: the colors of the page around it follow. */
export const wornLook = (): Look => {
  const look = boardLook();
  document.documentElement.dataset.theme = look.theme;
  return look;
};
