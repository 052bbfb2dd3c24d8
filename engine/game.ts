import { canCapture, canMove, play } from './moves.ts';
import { makeMove, parseMove } from './notation.ts';
import { initialPosition, opposite, samePosition } from './position.ts';
import { err, ok, type Result } from './result.ts';
import type { Ending, Rules } from './rules.ts';
import { difference, hasSquare, isEmptySet, setSize, union } from './squareSet.ts';
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
}

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

const judge = (ending: Ending, position: Position, repeatable: readonly Position[]): Outcome | null => {
  switch (ending.kind) {
    case 'no-move':
      return judgeNoMove(position);
    case 'one-each': {
      const stands = isOneEach(position, ending.kingsOnly) && !(ending.unlessCapture && canCapture(position));
      return stands ? draw('one-each') : null;
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
const outcomeOf = (position: Position, repeatable: readonly Position[]): Outcome | null => {
  for (const ending of position.rules.endings) {
    const outcome = judge(ending, position, repeatable);
    if (outcome) return outcome;
  }
  return null;
};

/**
 * A new game, by `rules` from their initial position, or from another one by the rules that accepted it: those are its own, whatever
 * `rules` says. A start position that is already over has its outcome at once.
 */
export const startGame = (rules: Rules, start: Position = initialPosition(rules)): Game => ({
  rules: start.rules,
  start,
  moves: [],
  position: start,
  outcome: outcomeOf(start, [start]),
  repeatable: [start],
});

const makesProgress = ({ kings }: Position, { from, landings, captures }: Move): boolean =>
  captures.length > 0 || (!hasSquare(kings, from) && landings.some((to) => to >> 3 !== from >> 3));

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
  if (!found.ok) return found;
  const position = play(game.position, found.value);
  const kept = makesProgress(game.position, found.value) ? [] : game.repeatable;
  const repeatable = [...kept, position];
  return ok({
    ...game,
    moves: [...game.moves, found.value],
    position,
    outcome: outcomeOf(position, repeatable),
    repeatable,
  });
};
