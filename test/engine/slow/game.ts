import { slowMoves, slowPlay } from './moves.ts';
import { type History, type SlowOutcome, slowOutcome } from './outcome.ts';
import type { Random } from './random.ts';
import { SLOW_RULES, type SlowRules } from './rules.ts';

/** A whole game, or as much of it as was wanted. */
export interface SlowGame extends History {
  readonly outcome: SlowOutcome | null;
}

export const START = SLOW_RULES.turkish.start;

/** Picks the next ply among the legal paths. */
export type Choose = (paths: readonly string[], fen: string) => string;

/** Plays from a position until the game ends or has `plies` plies, by default at random: the same seed plays the same game. */
export const slowGame = (
  random: Random,
  plies: number,
  rules: SlowRules = SLOW_RULES.turkish,
  start = rules.start,
  choose: Choose = (paths) => random.pick(paths),
): SlowGame => {
  const fens = [start];
  const moves: string[] = [];
  let outcome = slowOutcome({ fens, moves }, rules);
  for (let fen = start; outcome === null && moves.length < plies; ) {
    const path = choose(slowMoves(fen, rules), fen);
    fen = slowPlay(fen, path, rules);
    moves.push(path);
    fens.push(fen);
    outcome = slowOutcome({ fens, moves }, rules);
  }
  return { fens, moves, outcome };
};
