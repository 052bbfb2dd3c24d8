import { type Look, PIECE_SETS, THEMES } from '../../drawing/looks.ts';
import { COORDINATES, usualOrientation } from '../../drawing/surface.ts';
import { parseFen } from '../../engine/fen.ts';
import { initialPosition } from '../../engine/position.ts';
import type { Rules } from '../../engine/rules.ts';
import { rulesByName, turkish } from '../../engine/rulesets.ts';
import { COLORS, type Position } from '../../engine/types.ts';
import type { Movable, Settings } from '../board/settings.ts';
import type { BoardProblem } from '../board/words.ts';

const PLAYABLE: { readonly [text: string]: Movable } = {
  '': 'both',
  true: 'both',
  both: 'both',
  false: 'none',
  none: 'none',
  white: 'white',
  black: 'black',
};

/** The attribute `playable`: a color, or by itself both. */
export const readPlayable = (text: string | null): Movable => PLAYABLE[text ?? 'none'] ?? 'none';

/** The element's attributes as they are written; any text may stand there, and what is no text is not given. */
export type Attributes = {
  readonly [name in BoardProblem['about']]?: string | null | undefined;
};

/** What the attributes mean. Where one means nothing, its default stands here and a problem says so. */
export interface Meaning extends Settings {
  /** The position to begin with; null where none can be read, or where it comes from elsewhere. */
  readonly start: Position | null;
  readonly problems: readonly BoardProblem[];
}

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

const readsPlayable = (text: string | null | undefined): readonly BoardProblem[] =>
  !given(text) || text in PLAYABLE
    ? []
    : [
        {
          about: 'playable',
          code: 'unknown-playable',
          message: 'playable is one of: white, black, both, none.',
        },
      ];

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

/**
 * Reads all attributes; never throws, and never stops at the first that is wrong.
 *
 * @param usual the look where they do not say it
 */
export const readAttributes = (attributes: Attributes, usual: Look): Meaning => {
  const start = readStart(attributes);
  const orientation = choose('orientation', attributes.orientation, COLORS);
  const coordinates = choose('coordinates', attributes.coordinates, COORDINATES);
  const theme = choose('theme', attributes.theme, THEMES);
  const pieces = choose('pieces', attributes.pieces, PIECE_SETS);
  const lettering = coordinates.value ?? usual.coordinates;
  return {
    start: start.value,
    squares: (rulesOf(attributes) ?? turkish).squares,
    orientation: orientation.value ?? usualOrientation(lettering),
    coordinates: lettering,
    theme: theme.value ?? usual.theme,
    pieces: pieces.value ?? usual.pieces,
    problems: [
      ...readsPlayable(attributes.playable),
      ...[start, orientation, coordinates, theme, pieces].flatMap(({ problems }) => problems),
    ],
  };
};
