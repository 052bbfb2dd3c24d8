import { type Look, PIECE_SETS, THEMES, usualLook } from '../drawing/looks.ts';
import { COORDINATES, usualOrientation } from '../drawing/surface.ts';
import { COLORS, type Color, err, ok, type Result } from '../engine/index.ts';
import type { Refusal } from '../protocol/http.ts';
import type { Language } from './languages.ts';

/** How an address wants a board to look. */
export interface BoardLook extends Look {
  /** The side that sits below. */
  readonly orientation: Color;
}

/** What an address may say of a look, and with which words. */
const VALUES = {
  theme: THEMES,
  pieces: PIECE_SETS,
  orientation: COLORS,
  coordinates: COORDINATES,
} as const;

const FIELDS = Object.keys(VALUES) as readonly (keyof typeof VALUES)[];

const wanted = <T extends string>(
  query: URLSearchParams,
  field: string,
  values: readonly T[],
): T | undefined => values.find((value) => value === query.get(field));

/** The look that a query asks for; `usual` where it says nothing, or a word that means nothing. */
export const readableLook = (query: URLSearchParams, usual: Look): BoardLook => {
  const coordinates = wanted(query, 'coordinates', COORDINATES) ?? usual.coordinates;
  return {
    theme: wanted(query, 'theme', THEMES) ?? usual.theme,
    pieces: wanted(query, 'pieces', PIECE_SETS) ?? usual.pieces,
    orientation: wanted(query, 'orientation', COLORS) ?? usualOrientation(coordinates),
    coordinates,
  };
};

/** The same, but a word that means nothing is refused: a picture is never a wrong one. */
export const readLook = (query: URLSearchParams, usual: Look): Result<BoardLook, Refusal> => {
  for (const field of FIELDS) {
    if (!query.get(field) || wanted<string>(query, field, VALUES[field])) continue;
    const message = `${field} is one of: ${VALUES[field].join(', ')}.`;
    return err({ code: 'malformed', message, field, reason: `unknown-${field}` });
  }
  return ok(readableLook(query, usual));
};

/** A look as the query of a picture's address, always in this order. */
export const queryOf = ({ theme, pieces, orientation, coordinates }: BoardLook): URLSearchParams =>
  new URLSearchParams({ theme, pieces, orientation, coordinates });

/** What a query says of a look and of the language, in one order and with nothing else: `theme=wood&lang=tr`. */
export const lookIn = (query: URLSearchParams): URLSearchParams => {
  const said = new URLSearchParams();
  for (const field of [...FIELDS, 'lang']) {
    const value = query.get(field);
    if (value) said.set(field, value);
  }
  return said;
};

/** What a picture's address says for the look that is usual in a language; nothing where pictures have it anyway. */
export const lookQuery = (language: Language): string => {
  const [look, plain] = [usualLook(language), usualLook('en')];
  const said = new URLSearchParams();
  for (const field of ['theme', 'pieces', 'coordinates'] as const) {
    if (look[field] !== plain[field]) said.set(field, look[field]);
  }
  return said.toString();
};
