import { expect } from 'vitest';
import {
  type Game,
  legalMoves,
  makeMove,
  type Outcome,
  type OutcomeReason,
  type Position,
  parseFen,
  playMove,
  type Result,
  type Rules,
  startGame,
  turkish,
} from '../../engine/index.ts';

/** The value of a result that must be good; throws its error's message otherwise. */
export const unwrap = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(`${result.error.code}: ${result.error.message}`);
  return result.value;
};

export const positionOf = (fen: string, rules: Rules = turkish): Position => unwrap(parseFen(fen, rules));

/** The landing paths of all legal moves, sorted as in the vectors. */
export const pathsOf = (position: Position): string[] => legalMoves(position).map(makeMove).sort();

export const playAll = (game: Game, paths: readonly string[]): Game =>
  paths.reduce((now, path) => unwrap(playMove(now, path)), game);

export const gameOf = (fen: string, paths: readonly string[] = [], rules: Rules = turkish): Game =>
  playAll(startGame(rules, positionOf(fen, rules)), paths);

export const words = (text: string): string[] => text.trim().split(/\s+/);

export const draw = (reason: OutcomeReason): Outcome => ({ winner: null, reason });

/** A game from a FEN that ends with its last path and not a ply earlier; answers the game before that path. */
export const expectEnd = (
  fen: string,
  paths: readonly string[],
  outcome: Outcome,
  rules: Rules = turkish,
): Game => {
  let before = gameOf(fen, [], rules);
  let game = before;
  for (const path of paths) {
    expect(game.outcome, `before ${path}`).toBeNull();
    before = game;
    game = unwrap(playMove(game, path));
  }
  expect(game.outcome).toEqual(outcome);
  return before;
};
