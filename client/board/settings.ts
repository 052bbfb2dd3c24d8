import { COORDINATES, type Coordinates, usualOrientation } from '../../drawing/surface.ts';
import { parseFen } from '../../engine/fen.ts';
import { initialPosition } from '../../engine/position.ts';
import type { Rules } from '../../engine/rules.ts';
import { rulesByName, turkish } from '../../engine/rulesets.ts';
import { COLORS, type Color, type Position, type SquareSet } from '../../engine/types.ts';
import { THEMES, type Theme } from '../themes/themes.ts';
import type { BoardProblem } from './words.ts';

/** Whose pieces a person may move. */
export type Movable = Color | 'both' | 'none';

/** The attribute `playable`: a color, or by itself both. */
export const readPlayable = (text: string | null): Movable => {
  if (text === null) return 'none';
  return text === 'white' || text === 'black' || text === 'none' ? text : 'both';
};

/** The element's attributes as they are written; any text may stand there, and what is no text is not given. */
export type Attributes = {
  readonly [name in BoardProblem['about']]?: string | null | undefined;
};

/** What the attributes mean. Where one means nothing, its default stands here and a problem says so. */
export interface Settings {
  /** The position to begin with; null where none can be read, or where it comes from elsewhere. */
  readonly start: Position | null;
  /** The squares of the rules; all where these are not known. */
  readonly squares: SquareSet;
  /** The side that sits below. */
  readonly orientation: Color;
  readonly coordinates: Coordinates;
  readonly theme: Theme;
  readonly problems: readonly BoardProblem[];
}

/** The values of the attribute `pieces`; the first is the default. */
const PIECE_SETS = ['discs'] as const;
export type PieceSet = (typeof PIECE_SETS)[number];

type Choice<T> = { readonly value: T | null; readonly problems: readonly BoardProblem[] };

/** One of a few words; nothing and the empty text mean the default. */
const choose = <T extends string>(
  about: BoardProblem['about'],
  text: string | null | undefined,
  values: readonly T[],
): Choice<T> => {
  const value = values.find((one) => one === text) ?? null;
  if (value !== null || !text) return { value, problems: [] };
  const message = `${about} is one of: ${values.join(', ')}.`;
  return { value, problems: [{ about, code: `unknown-${about}`, message }] };
};

const given = (text: string | null | undefined): text is string => typeof text === 'string';

const unsupported = (about: 'src' | 'pdn', text: string | null | undefined): readonly BoardProblem[] =>
  given(text)
    ? [{ about, code: 'unsupported', message: `The attribute ${about} is not supported yet.` }]
    : [];

const rulesOf = ({ rules }: Attributes): Rules | undefined =>
  given(rules) && rules ? rulesByName(rules) : turkish;

const readStart = (attributes: Attributes): Choice<Position> => {
  const rules = rulesOf(attributes);
  if (!rules) {
    const message = 'No ruleset has this name.';
    return { value: null, problems: [{ about: 'rules', code: 'unknown-rules', message }] };
  }
  if (!given(attributes.fen)) {
    const elsewhere = given(attributes.src) || given(attributes.pdn);
    return { value: elsewhere ? null : initialPosition(rules), problems: [] };
  }
  const parsed = parseFen(attributes.fen, rules);
  if (parsed.ok) return { value: parsed.value, problems: [] };
  const { code, message } = parsed.error;
  return { value: null, problems: [{ about: 'fen', code, message }] };
};

/** Reads all attributes; never throws, and never stops at the first that is wrong. */
export const readSettings = (attributes: Attributes): Settings => {
  const start = readStart(attributes);
  const orientation = choose('orientation', attributes.orientation, COLORS);
  const coordinates = choose('coordinates', attributes.coordinates, COORDINATES);
  const theme = choose('theme', attributes.theme, THEMES);
  const pieces = choose('pieces', attributes.pieces, PIECE_SETS);
  const lettering = coordinates.value ?? 'algebraic';
  return {
    start: start.value,
    squares: (rulesOf(attributes) ?? turkish).squares,
    orientation: orientation.value ?? usualOrientation(lettering),
    coordinates: lettering,
    theme: theme.value ?? 'wood',
    problems: [
      ...unsupported('src', attributes.src),
      ...unsupported('pdn', attributes.pdn),
      ...[start, orientation, coordinates, theme, pieces].flatMap(({ problems }) => problems),
    ],
  };
};
