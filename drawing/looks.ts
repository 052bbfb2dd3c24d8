import type { Coordinates } from './surface.ts';

/** The colors and the surface of a board; the first is what people see who chose nothing. */
export const THEMES = ['pistachio', 'wood', 'lined', 'night', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

/** The shapes of the pieces; the first is what people see who chose nothing. */
export const PIECE_SETS = ['sweets', 'discs', 'chess', 'stacked'] as const;
export type PieceSet = (typeof PIECE_SETS)[number];

/** How a board looks. */
export interface Look {
  readonly theme: Theme;
  readonly pieces: PieceSet;
  readonly coordinates: Coordinates;
}

/**
 * The first look, by the language that is spoken around the board (`uk`, `tr-TR`): wood in Ukrainian, sweets on pistachio elsewhere.
 */
export const usualLook = (language: string): Look => {
  const wooden = /^uk\b/i.test(language);
  return {
    theme: wooden ? 'wood' : 'pistachio',
    pieces: wooden ? 'discs' : 'sweets',
    coordinates: 'algebraic',
  };
};
