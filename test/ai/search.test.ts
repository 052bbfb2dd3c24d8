import { describe, expect, test } from 'vitest';
import { search } from '../../ai/index.ts';
import { resolve } from '../../ai/resolve.ts';
import { descend, makeTree } from '../../ai/tree.ts';
import { INFINITE } from '../../ai/values.ts';
import { guessedWeights } from '../../ai/weights/weights.ts';
import { hashOf } from '../../ai/zobrist.ts';
import { listMoves } from '../../engine/hot/moves.ts';
import { POSITION_SIZE } from '../../engine/hot/position.ts';
import {
  advance,
  canCapture,
  canMove,
  type Game,
  legalMoves,
  makeFen,
  opposite,
  RULESETS,
  type Rules,
  startGame,
} from '../../engine/index.ts';
import { positionOf } from '../engine/helpers.ts';
import { type Mix, mulberry32, randomFen, SLOW_RULES } from '../engine/slow/index.ts';
import { minimax, plainValue } from './minimax.ts';

const MIXES = [
  { pieces: 12, kings: 10 },
  { pieces: 5, kings: 40 },
  { pieces: 3, kings: 80 },
  { pieces: 2, kings: 100 },
];

/** Kings make many moves, and nothing is left out in `minimax`. */
const FEW = [
  { pieces: 6, kings: 0 },
  { pieces: 3, kings: 40 },
  { pieces: 2, kings: 80 },
];

const FEWEST = [{ pieces: 3, kings: 0 }];

/** Random positions of a ruleset in which the side to move has a move. */
const randomGames = (
  rules: Rules,
  count: number,
  seed: number,
  mixes: readonly Mix[] = MIXES,
): readonly Game[] => {
  const random = mulberry32(seed);
  const games: Game[] = [];
  while (games.length < count) {
    const mix = mixes[games.length % mixes.length] ?? { pieces: 5, kings: 40 };
    const slow = SLOW_RULES[rules.name as keyof typeof SLOW_RULES];
    const position = positionOf(randomFen(random, mix, slow), rules);
    if (canMove(position)) games.push(startGame(rules, position));
  }
  return games;
};

const treeOf = (game: Game) =>
  makeTree(game, {
    weights: guessedWeights(game.rules),
    noise: 0,
    contempt: 0,
    exact: true,
    seed: 0,
    nodes: 1e9,
    isStopped: () => false,
  });

describe.each(RULESETS)('$name', (rules) => {
  test('the evaluation of the hot path is the plain one', () => {
    let compared = 0;
    for (const game of randomGames(rules, 200, 1)) {
      const { position } = game;
      const other = { ...position, turn: opposite(position.turn) };
      if (game.outcome || canCapture(position) || canCapture(other)) continue;
      compared++;
      const value = resolve(treeOf(game), 0, -INFINITE, INFINITE, true);
      expect(value + 0, makeFen(position)).toBe(plainValue(position, guessedWeights(rules)));
    }
    expect(compared).toBeGreaterThan(20);
  });

  test('what the search keeps by ply is what the position makes', () => {
    const random = mulberry32(2);
    for (const start of randomGames(rules, 12, 3)) {
      const tree = treeOf(start);
      let game = start;
      for (let ply = 0; ply < 20 && canMove(game.position); ply++) {
        const list = listMoves(tree.board, ply);
        const row = random.integer(list.count);
        descend(tree, ply, list, row);
        const { positions } = tree.board;
        const next = (ply + 1) * POSITION_SIZE;
        const move = legalMoves(game.position).find((each) => {
          const after = hashOf(advance(game, each).position);
          return after.lo === positions[next + 12] && after.hi === positions[next + 13];
        });
        expect(move, makeFen(game.position)).toBeDefined();
        if (!move) break;
        game = advance(game, move);
        expect(tree.idle[ply + 1]).toBe(game.repeatable.length - 1);
        if (rules.endings.some(({ kind }) => kind === 'three-kings')) {
          expect(tree.loneKing[ply + 1]).toBe(game.loneKingPlies ?? -1);
        }
        expect(positions[next + 14]).toBe(treeOf(game).board.positions[14]);
      }
    }
  });

  test('finds what every move of every position comes to', () => {
    // From depth 4 on in a window; from 3 on the table has something to say.
    for (const [depth, count, mixes] of [
      [1, 12, FEW],
      [2, 12, FEW],
      [3, 3, FEWEST],
      [4, 3, FEWEST],
    ] as const) {
      for (const game of randomGames(rules, count, 4 + depth, mixes)) {
        const options = { weights: guessedWeights(rules), exact: true };
        const found = search(game, { nodes: 1e9, depth }, 0, {}, options);
        expect(found.depth <= depth).toBe(true);
        expect(found.score, `${makeFen(game.position)} depth ${depth}`).toBe(
          minimax(game, guessedWeights(rules), found.depth) + 0,
        );
      }
    }
  }, 60_000);
});
