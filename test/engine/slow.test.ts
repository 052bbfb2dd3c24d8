import { describe, expect, test } from 'vitest';
import {
  initialPosition,
  legalMoves,
  makeFen,
  makeMove,
  perft,
  play,
  playMove,
  RULESETS,
  type Rules,
  startGame,
} from '../../engine/index.ts';
import { positionOf, unwrap } from './helpers.ts';
import {
  careful,
  mulberry32,
  randomFen,
  SLOW_RULES,
  type SlowGame,
  type SlowRules,
  slowGame,
  slowMoves,
  slowPerft,
  slowPlay,
  waiting,
} from './slow/index.ts';

/** Legal paths and the positions after them; answers the longest capture. */
const compareMoves = (fen: string, rules: Rules, slow: SlowRules): number => {
  const position = positionOf(fen, rules);
  const moves = legalMoves(position);
  const after = moves.map((move): [string, string] => [makeMove(move), makeFen(play(position, move))]);
  const slowAfter = slowMoves(fen, slow).map((path): [string, string] => [path, slowPlay(fen, path, slow)]);
  expect(new Map(after.sort()), fen).toEqual(new Map(slowAfter));
  expect(after, fen).toHaveLength(slowAfter.length);
  return Math.max(0, ...moves.map(({ captures }) => captures.length));
};

const comparePerft = (fen: string, rules: Rules, slow: SlowRules, depth: number): void => {
  expect(perft(positionOf(fen, rules), depth), fen).toBe(slowPerft(fen, depth, slow));
};

/** The engine plays a game of the slow generator after it; answers how it ended. */
const follow = ({ fens, moves, outcome }: SlowGame, rules: Rules, name: string): string => {
  let game = startGame(rules, positionOf(fens[0] ?? '', rules));
  for (const [ply, path] of moves.entries()) {
    expect(game.outcome, `${name}, ply ${ply}`).toBeNull();
    game = unwrap(playMove(game, path));
    expect(makeFen(game.position), `${name}, ply ${ply}`).toBe(fens[ply + 1]);
  }
  expect(game.outcome, name).toEqual(outcome);
  return String(outcome?.reason);
};

const MIXES = [
  { name: 'men only', pieces: 12, kings: 0, positions: 800 },
  { name: 'men and some kings', pieces: 12, kings: 15, positions: 800 },
  { name: 'half kings', pieces: 8, kings: 50, positions: 600 },
  { name: 'kings only', pieces: 6, kings: 100, positions: 400 },
] as const;

const PERFT_MIXES = [
  { name: 'few pieces', pieces: 5, kings: 40, positions: 200 },
  { name: 'men', pieces: 12, kings: 5, positions: 100 },
] as const;

/** Ways to play on from a start: at random there are few draws, and by waiting few wins. */
const GAMES = [
  { name: 'at random', games: 12, style: () => undefined, mix: null },
  { name: 'carefully', games: 6, style: careful, mix: null },
  { name: 'waiting', games: 12, style: waiting, mix: null },
  { name: 'waiting, from few pieces', games: 25, style: waiting, mix: { pieces: 4, kings: 90 } },
] as const;

/** What its endings can make of a game; that a side is blocked happens too seldom at random to be asked for. */
const reasonsOf = (rules: Rules): string[] =>
  rules.endings.map((ending) => {
    if (ending.kind === 'no-move') return 'no-pieces';
    return ending.kind === 'idle' ? ending.reason : ending.kind;
  });

describe.each(RULESETS)('the engine and the slow generator agree by $name', (rules) => {
  const slow: SlowRules = SLOW_RULES[rules.name];

  test('on the initial position', () => {
    expect(makeFen(initialPosition(rules))).toBe(slow.start);
    comparePerft(slow.start, rules, slow, 3);
  });

  test.each(MIXES)('on the moves of $positions random positions: $name', ({ positions, ...mix }) => {
    const random = mulberry32(mix.pieces * 1000 + mix.kings);
    let longest = 0;
    for (let index = 0; index < positions; index++) {
      longest = Math.max(longest, compareMoves(randomFen(random, mix, slow), rules, slow));
    }
    expect(longest).toBeGreaterThanOrEqual(3);
  });

  test.each(PERFT_MIXES)('on two plies from $positions: $name', ({ positions, ...mix }) => {
    const random = mulberry32(mix.pieces * 1000 + mix.kings);
    for (let index = 0; index < positions; index++) {
      comparePerft(randomFen(random, mix, slow), rules, slow, 2);
    }
  });

  test('on whole games, how they end and when', () => {
    const reasons = new Set<string>();
    for (const { name, games, style, mix } of GAMES) {
      for (let seed = 0; seed < games; seed++) {
        const random = mulberry32(seed);
        const start = mix ? randomFen(random, mix, slow) : slow.start;
        const played = slowGame(random, 250, slow, start, style(random, slow));
        reasons.add(follow(played, rules, `${name}, seed ${seed}`));
      }
    }
    expect([...reasons]).toEqual(expect.arrayContaining(reasonsOf(rules)));
  });
});
