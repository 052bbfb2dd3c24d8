import { play } from './moves.ts';
import { makeMove, parseMove } from './notation.ts';
import { countLoneKing, makesProgress, outcomeOf, type Progress } from './outcome.ts';
import { initialPosition, samePosition } from './position.ts';
import { err, ok, type Result } from './result.ts';
import type { Rules } from './rules.ts';
import type { Color, Move, Outcome, Position } from './types.ts';

/** A game so far. It ends by itself only; what the players agree or do (T16) is told by the table. */
export interface Game {
  readonly rules: Rules;
  readonly start: Position;
  readonly moves: readonly Move[];
  /** After the last move. */
  readonly position: Position;
  readonly outcome: Outcome | null;
  /**
   * The positions since the last capture or step of a man to another row, the present one last: no earlier one can come again
   * (T14), and there is one more than plies without progress (T15).
   */
  readonly repeatable: readonly Position[];
  /** As in `Progress`. */
  readonly loneKingPlies: Progress['loneKingPlies'];
}

const judged = (game: Omit<Game, 'outcome'>): Game => {
  const { position, repeatable, loneKingPlies } = game;
  const times = repeatable.filter((earlier) => samePosition(earlier, position)).length;
  const idlePlies = repeatable.length - 1;
  return { ...game, outcome: outcomeOf({ position, times, idlePlies, loneKingPlies }) };
};

/**
 * A new game: from the initial position of `rules`, or from `start`, by the rules of that position. One that is already over has its
 * outcome at once.
 */
export const startGame = (rules: Rules, start: Position = initialPosition(rules)): Game =>
  judged({
    rules: start.rules,
    start,
    moves: [],
    position: start,
    repeatable: [start],
    loneKingPlies: countLoneKing(null, start),
  });

/**
 * The game after one more legal move, also where it was over by a draw and the players went on; a move that is not legal makes
 * nonsense. A long record is for `followGame`.
 */
export const advance = (game: Game, move: Move): Game => {
  const position = play(game.position, move);
  return judged({
    ...game,
    moves: [...game.moves, move],
    position,
    repeatable: makesProgress(game.position, move) ? [position] : [...game.repeatable, position],
    loneKingPlies: countLoneKing(game.loneKingPlies, position),
  });
};

/** Looks up a legal move by its landing path, which tells all of it. */
const findMove = (position: Position, move: Move | string): Result<Move> =>
  parseMove(position, typeof move === 'string' ? move : makeMove(move));

/**
 * The game after one more move, given as itself or as its landing path. Refused with `game-over`, or with `illegal-move` as
 * `parseMove` does.
 */
export const playMove = (game: Game, move: Move | string): Result<Game> => {
  if (game.outcome) return err({ code: 'game-over', message: `The game is over: ${game.outcome.reason}.` });
  const found = findMove(game.position, move);
  return found.ok ? ok(advance(game, found.value)) : found;
};

/**
 * The game from a start position, by its rules, over a record of moves or landing paths. Refused as `playMove` refuses the first one
 * that cannot be played.
 */
export const replayGame = (start: Position, moves: readonly (Move | string)[]): Result<Game> =>
  moves.reduce<Result<Game>>(
    (game, move) => (game.ok ? playMove(game.value, move) : game),
    ok(startGame(start.rules, start)),
  );

/** How many moves came before the last one of a color; undefined where it has not moved. */
export const plyBefore = ({ moves, position }: Game, color: Color): number | undefined => {
  const ply = moves.length - (position.turn === color ? 2 : 1);
  return ply < 0 ? undefined : ply;
};

/** The game as it was after its first `ply` moves. Played once more, for repetitions and idle plies are those of the moves that stay. */
export const backTo = ({ start, moves }: Game, ply: number): Game =>
  moves.slice(0, ply).reduce(advance, startGame(start.rules, start));
