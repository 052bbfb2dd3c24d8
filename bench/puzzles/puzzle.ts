import { chooseMove, type Level } from '../../ai/index.ts';
import {
  err,
  type Game,
  ok,
  parseFen,
  parseMove,
  type Result,
  rulesByName,
  startGame,
} from '../../engine/index.ts';
import { outcomeKey } from '../../engine/moves.ts';

/**
 * What makes the best move hard to see, told from what follows it:
 * - `capture`: it is a capture, and another one looks better;
 * - `king`: it catches an enemy king in the end;
 * - `chain`: pieces are offered again and again, and the enemy must take each time;
 * - `offer`: a piece is offered once;
 * - `quiet`: nothing is offered at once.
 */
export const THEMES = ['capture', 'king', 'chain', 'offer', 'quiet'] as const;
export type Theme = (typeof THEMES)[number];

/** What one search says of a position: the value of the best move, and the most that any other is worth, in hundredths of a man. */
export interface Verdict {
  readonly best: number;
  readonly second: number;
}

/** A position with one clearly best move. */
export interface Puzzle {
  readonly rules: string;
  readonly fen: string;
  /** The landing path; another one that comes to the same is as good. */
  readonly move: string;
  readonly theme: Theme;
  /** The depth from which on our own search holds on to the move, and what it says with so many nodes. */
  readonly found: Verdict & { readonly depth: number; readonly nodes: number };
  /** What the plain search says, which shares no line with ours, so many plies deep. */
  readonly confirmed: Verdict & { readonly depth: number };
}

/** The game that begins with a puzzle. Refused as FENs and moves are, or with `unknown-rules`. */
export const gameOf = ({ rules: name, fen }: Pick<Puzzle, 'rules' | 'fen'>): Result<Game> => {
  const rules = rulesByName(name);
  if (!rules) return err({ code: 'unknown-rules', message: `There is no ruleset ${name}.` });
  const position = parseFen(fen, rules);
  return position.ok ? ok(startGame(rules, position.value)) : position;
};

/** Whether a level finds the move, or another path that comes to the same. Throws where the puzzle is none. */
export const isSolved = (puzzle: Puzzle, level: Level, seed: number): boolean => {
  const game = gameOf(puzzle);
  if (!game.ok) throw new Error(`${puzzle.fen}: ${game.error.message}`);
  const best = parseMove(game.value.position, puzzle.move);
  if (!best.ok) throw new Error(`${puzzle.fen}: ${best.error.message}`);
  return outcomeKey(chooseMove(game.value, level, seed).move) === outcomeKey(best.value);
};

/** How many puzzles a level solves. */
export const countSolved = (puzzles: readonly Puzzle[], level: Level): number =>
  puzzles.filter((puzzle, index) => isSolved(puzzle, level, index)).length;

/** Puzzles as a file has them: JSON, one a line. */
export const makePuzzleFile = (puzzles: readonly Puzzle[]): string =>
  `[\n${puzzles.map((puzzle) => `  ${JSON.stringify(puzzle)}`).join(',\n')}\n]\n`;

/** One line for people. */
export const describePuzzle = ({ rules, fen, move, theme, found, confirmed }: Puzzle): string =>
  `${rules} ${fen} ${move} ${theme}, ${found.best} to ${found.second} from depth ${found.depth} on, plainly ${confirmed.best} to ${confirmed.second}`;
