import * as fc from 'fast-check';
import {
  initialPosition,
  isOvercrowded,
  type Position,
  play,
  RULESETS,
  type Rules,
} from '../../../engine/index.ts';
import {
  PDN_RESULTS,
  type PdnGame,
  type PdnLine,
  type PdnMove,
  type PdnTag,
} from '../../../engine/pdn/index.ts';
import { pick, positions } from './positions.ts';
import { wild } from './texts.ts';

/** A move by its number among the legal ones, and what is written about it; the plan of a line until there is a position. */
interface PlannedMove extends Pick<PdnMove, 'strength' | 'glyphs' | 'comments'> {
  readonly choice: number;
  readonly variations: readonly PlannedLine[];
}

interface PlannedLine {
  readonly comments: readonly string[];
  readonly moves: readonly PlannedMove[];
}

const comment = fc.oneof(
  wild,
  fc.constantFrom(
    '',
    ' ',
    'a } b',
    '{',
    '[White "x"]',
    '\n[White "x"]\n',
    '% x',
    '1-0',
    '; a',
    'a (b) c',
    '\r',
    '*',
  ),
  fc.lorem({ maxCount: 30 }),
);
/** Few of them: most moves stand alone. */
const comments = fc.oneof({ weight: 5, arbitrary: fc.constant([]) }, fc.array(comment, { maxLength: 3 }));

const { line: plannedLines } = fc.letrec<{ line: PlannedLine; move: PlannedMove }>((tie) => ({
  line: fc.record({ comments, moves: fc.array(tie('move'), { maxLength: 12, depthIdentifier: 'line' }) }),
  move: fc.record({
    choice: fc.nat(),
    strength: fc.oneof(
      { weight: 5, arbitrary: fc.constant('') },
      fc.constantFrom('!', '?!', '*', '(?)', '!(!?)', `${'!'.repeat(29)}(?)`),
    ),
    glyphs: fc.oneof(
      { weight: 5, arbitrary: fc.constant([]) },
      fc.array(fc.oneof(fc.nat({ max: 255 }), fc.nat({ max: 999_999_999_999_999 })), { maxLength: 3 }),
    ),
    comments,
    variations: fc.oneof(
      { depthIdentifier: 'line', maxDepth: 3, withCrossShrink: true },
      { weight: 9, arbitrary: fc.constant([]) },
      fc.array(tie('line'), { maxLength: 2 }),
    ),
  }),
}));

/** The planned line from a position, as far as there are legal moves. */
const played = (plan: PlannedLine, start: Position): PdnLine => {
  let position = start;
  const moves: PdnMove[] = [];
  for (const { choice, variations, ...about } of plan.moves) {
    const move = pick(position, choice);
    if (!move) break;
    const before = position;
    moves.push({ move, ...about, variations: variations.map((variation) => played(variation, before)) });
    position = play(position, move);
  }
  return { comments: plan.comments, moves };
};

const OWN_TAGS = new Set(['result', 'gametype', 'ruleset', 'fen']);
const tagName = fc
  .stringMatching(/^[A-Z][A-Za-z0-9_]{0,9}$/)
  .filter((name) => !OWN_TAGS.has(name.toLowerCase()));
const tags: fc.Arbitrary<PdnTag[]> = fc.uniqueArray(
  fc.record({ name: tagName, value: fc.oneof(wild, fc.constantFrom('"', '\\', '\\"]', 'a\n[b')) }),
  { maxLength: 4, selector: ({ name }) => name.toLowerCase() },
);

/** Positions that a file may begin with. */
export const peopled = (rules: Rules): fc.Arbitrary<Position> =>
  positions(rules).filter((position) => !isOvercrowded(position));

/** Any game by these rules, with anything written about it. */
export const pdnGamesOf = (rules: Rules): fc.Arbitrary<PdnGame> =>
  fc
    .record({
      tags,
      start: fc.oneof(fc.constant(initialPosition(rules)), peopled(rules)),
      plan: plannedLines,
      result: fc.constantFrom(...PDN_RESULTS),
    })
    .map(({ plan, start, ...rest }) => ({ ...rest, rules, start, line: played(plan, start) }));

/** Any game by any rules. */
export const pdnGames: fc.Arbitrary<PdnGame> = fc.constantFrom(...RULESETS).chain(pdnGamesOf);
