import { describe, expect, test } from 'vitest';
import { PLAIN_WIN, plainSearch } from '../../bench/strength/plain.ts';
import {
  advance,
  canCapture,
  distinctMoves,
  type Game,
  makeMove,
  type Position,
  piecesOf,
  play,
  RULESETS,
  setSize,
  startGame,
  turkish,
} from '../../engine/index.ts';
import { gameFrom } from './helpers.ts';

/** The same evaluation, from the words of the file: men 100 and 3 a row, kings 400, or 300 on half a board. */
const slowValue = (position: Position): number => {
  const king = setSize(position.rules.squares) === 64 ? 400 : 300;
  return piecesOf(position).reduce((sum, { square, piece }) => {
    const rows = piece.color === 'white' ? square >> 3 : 7 - (square >> 3);
    const worth = piece.role === 'king' ? king : 100 + 3 * rows;
    return piece.color === position.turn ? sum + worth : sum - worth;
  }, 0);
};

/** The same search without cutting anything, by the public moves. */
const slowSearch = (position: Position, left: number, ply: number): number => {
  const moves = distinctMoves(position);
  if (moves.length === 0) return ply - PLAIN_WIN;
  if (left <= 0 && !canCapture(position)) return slowValue(position);
  return Math.max(...moves.map((move) => -slowSearch(play(position, move), left - 1, ply + 1)));
};

const slowRoot = (game: Game, depth: number): readonly (readonly [string, number])[] =>
  distinctMoves(game.position).map((move) => {
    const next = advance(game, move);
    const value = next.outcome?.winner === null ? 0 : 0 - slowSearch(next.position, depth - 1, 1);
    return [makeMove(move), value];
  });

const DEPTH = 2;
const PLIES = 24;

describe('the plain search finds what one without alpha-beta finds, in every ruleset', {
  timeout: 60_000,
}, () => {
  test.each(RULESETS)('$name', (rules) => {
    let game: Game = startGame(rules);
    for (let ply = 0; ply < PLIES && game.outcome === null; ply++) {
      const found = plainSearch(game, { depth: DEPTH, seed: ply, margin: 10_000 });
      const scores = found.scores.map(({ move, score }) => [makeMove(move), score]);
      expect(scores.toSorted()).toEqual(slowRoot(game, DEPTH).toSorted());
      const chosen = plainSearch(game, { depth: DEPTH, seed: ply });
      expect(chosen.score).toBe(found.score);
      expect(scores).toContainEqual([makeMove(chosen.move), found.score]);
      expect(chosen.nodes).toBeLessThanOrEqual(found.nodes);
      game = advance(game, chosen.move);
    }
  });
});

test('a seed chooses between equal moves', () => {
  const game = startGame(turkish);
  const chosen = Array.from({ length: 30 }, (_, seed) =>
    makeMove(plainSearch(game, { depth: 2, seed }).move),
  );
  expect(new Set(chosen).size).toBeGreaterThan(5);
  expect(makeMove(plainSearch(game, { depth: 2, seed: 7 }).move)).toBe(chosen[7]);
});

test('a forced win is told by its plies', () => {
  const { score, move } = plainSearch(gameFrom('W:Wd4:Bd5'), { depth: 2 });
  expect([makeMove(move), score]).toEqual(['d4xd6', PLAIN_WIN - 1]);
});

test('a move that repeats a position for the third time is worth nothing', () => {
  const shuffle = ['a1-a2', 'h8-h7', 'a2-a1', 'h7-h8'];
  let game = gameFrom('W:WKa1,Kc3:BKh8');
  for (const path of [...shuffle, ...shuffle].slice(0, 7)) {
    const move = distinctMoves(game.position).find((each) => makeMove(each) === path);
    if (!move) throw new Error(path);
    game = advance(game, move);
  }
  const back = plainSearch(game, { depth: 2, margin: 10_000 }).scores.find(
    ({ move }) => makeMove(move) === 'h7-h8',
  );
  expect(back?.score).toBe(0);
});
