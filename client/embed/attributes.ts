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

const playableOf = (text: string): Movable | undefined =>
  Object.hasOwn(PLAYABLE, text) ? PLAYABLE[text] : undefined;

/** The attribute `playable`: a color, or by itself both. */
export const readPlayable = (text: string | null): Movable => playableOf(text ?? 'none') ?? 'none';

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

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * Reads all attributes; never throws, and never stops at the first that is wrong.
 *
 * @param usual the look where they do not say it
 */
export const readAttributes = (attributes: Attributes, usual: Look): Meaning => {
  const problems: BoardProblem[] = [];
  const refuse = (about: BoardProblem['about'], values: readonly string[]): null => {
    problems.push({ about, code: `unknown-${about}`, message: `${about} is one of: ${values.join(', ')}.` });
    return null;
  };
  /** One of a few words; nothing and the empty text mean the default. */
  const choose = <T extends string>(about: BoardProblem['about'], values: readonly T[]): T | null => {
    const text = attributes[about];
    return values.find((one) => one === text) ?? (text ? refuse(about, values) : null);
  };
  const { src, pdn, fen, playable, rules: name } = attributes;
  if (isText(playable) && !playableOf(playable)) refuse('playable', [...COLORS, 'both', 'none']);
  const rules: Rules | undefined = isText(name) && name ? rulesByName(name) : turkish;
  let start: Position | null = null;
  if (!rules) problems.push({ about: 'rules', code: 'unknown-rules', message: 'No ruleset has this name.' });
  else if (isText(fen)) {
    const parsed = parseFen(fen, rules);
    if (parsed.ok) start = parsed.value;
    else problems.push({ ...parsed.error, about: 'fen' });
  } else if (!isText(src) && !isText(pdn)) start = initialPosition(rules);
  const orientation = choose('orientation', COLORS);
  const coordinates = choose('coordinates', COORDINATES) ?? usual.coordinates;
  return {
    start,
    squares: (rules ?? turkish).squares,
    orientation: orientation ?? usualOrientation(coordinates),
    coordinates,
    theme: choose('theme', THEMES) ?? usual.theme,
    pieces: choose('pieces', PIECE_SETS) ?? usual.pieces,
    problems,
  };
};
