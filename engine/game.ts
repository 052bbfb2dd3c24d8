import { canCapture, canMove, play } from './moves.ts';
import { makeMove, parseMove } from './notation.ts';
import { initialPosition, opposite, samePosition } from './position.ts';
import { err, ok, type Result } from './result.ts';
import type { Ending, Rules } from './rules.ts';
import { difference, hasSquare, isEmptySet, sameSet, setSize, union } from './squareSet.ts';
import type { Move, Outcome, Position } from './types.ts';

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
  /**
   * The plies since one king came to stand alone against kings only (R13), null while none does. Where there are no men the kings
   * can only grow fewer: three that are left have been three or more since then, and a capture starts nothing anew.
   */
  readonly loneKingPlies: number | null;
}

/** What an ending is judged by. */
type Progress = Pick<Game, 'position' | 'repeatable' | 'loneKingPlies'>;

const draw = (reason: Outcome['reason']): Outcome => ({ winner: null, reason });

const judgeNoMove = (position: Position): Outcome | null => {
  if (canMove(position)) return null;
  const reason = isEmptySet(position[position.turn]) ? 'no-pieces' : 'blocked';
  return { winner: opposite(position.turn), reason };
};

const isOneEach = ({ white, black, kings }: Position, kingsOnly: boolean): boolean =>
  setSize(white) === 1 &&
  setSize(black) === 1 &&
  (!kingsOnly || isEmptySet(difference(union(white, black), kings)));

/** T17 */
const judgeLoneMan = ({ white, black, kings }: Position): Outcome | null => {
  const [whiteMen, blackMen] = [setSize(white), setSize(black)];
  if (!isEmptySet(kings) || Math.min(whiteMen, blackMen) !== 1 || whiteMen === blackMen) return null;
  return { winner: whiteMen > blackMen ? 'white' : 'black', reason: 'lone-man' };
};

/** R13: how many kings stand against a single one; 0 where there is a man, or no side with exactly one piece. */
const kingsAgainstOne = ({ white, black, kings }: Position): number => {
  if (!sameSet(kings, union(white, black))) return 0;
  const [whiteKings, blackKings] = [setSize(white), setSize(black)];
  return Math.min(whiteKings, blackKings) === 1 ? Math.max(whiteKings, blackKings) : 0;
};

const judge = (ending: Ending, { position, repeatable, loneKingPlies }: Progress): Outcome | null => {
  switch (ending.kind) {
    case 'no-move':
      return judgeNoMove(position);
    case 'one-each': {
      const stands = isOneEach(position, ending.kingsOnly) && !(ending.unlessCapture && canCapture(position));
      return stands ? draw('one-each') : null;
    }
    case 'lone-man':
      return ending.unlessCapture && canCapture(position) ? null : judgeLoneMan(position);
    case 'three-kings': {
      const due = loneKingPlies !== null && loneKingPlies >= ending.plies;
      return due && kingsAgainstOne(position) >= ending.kings ? draw('three-kings') : null;
    }
    case 'repetition': {
      const times = repeatable.filter((earlier) => samePosition(earlier, position)).length;
      return times >= ending.times ? draw('repetition') : null;
    }
    case 'idle':
      return repeatable.length - 1 >= ending.plies ? draw(ending.reason) : null;
  }
};

/** The first ending of the ruleset that applies. */
const outcomeOf = (progress: Progress): Outcome | null => {
  for (const ending of progress.position.rules.endings) {
    const outcome = judge(ending, progress);
    if (outcome) return outcome;
  }
  return null;
};

/**
 * A new game, by `rules` from their initial position, or from another one by the rules that accepted it: those are its own, whatever
 * `rules` says. A start position that is already over has its outcome at once.
 */
export const startGame = (rules: Rules, start: Position = initialPosition(rules)): Game => {
  const progress: Progress = {
    position: start,
    repeatable: [start],
    loneKingPlies: kingsAgainstOne(start) > 0 ? 0 : null,
  };
  return { rules: start.rules, start, moves: [], ...progress, outcome: outcomeOf(progress) };
};

const makesProgress = ({ kings }: Position, { from, landings, captures }: Move): boolean =>
  captures.length > 0 || (!hasSquare(kings, from) && landings.some((to) => to >> 3 !== from >> 3));

/**
 * The game after one more legal move, also where it was over by a draw and the players went on; a move that is not legal makes
 * nonsense.
 */
export const advance = (game: Game, move: Move): Game => {
  const position = play(game.position, move);
  const kept = makesProgress(game.position, move) ? [] : game.repeatable;
  const loneKingPlies = game.loneKingPlies === null ? 0 : game.loneKingPlies + 1;
  const progress: Progress = {
    position,
    repeatable: [...kept, position],
    loneKingPlies: kingsAgainstOne(position) > 0 ? loneKingPlies : null,
  };
  return { ...game, moves: [...game.moves, move], ...progress, outcome: outcomeOf(progress) };
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
