import { canCapture, legalMoves, play } from './moves.ts';
import { makeMove, parseMove, quote } from './notation.ts';
import { initialPosition, opposite, pieceAt, samePosition } from './position.ts';
import { err, ok, type Result } from './result.ts';
import type { Ending, Rules } from './rules.ts';
import { difference, isEmptySet, setSize, union } from './squareSet.ts';
import type { Move, Outcome, Position } from './types.ts';

export interface Game {
  readonly rules: Rules;
  readonly start: Position;
  readonly moves: readonly Move[];
  /** After the last move. */
  readonly position: Position;
  /** How the game ended by itself, or null while it goes on. What players do (T16) is not the game's affair. */
  readonly outcome: Outcome | null;
  /** T14: the positions that can still come again, oldest first, the present one last. */
  readonly repeatable: readonly Position[];
  /** T15: plies since the last progress or the start. */
  readonly idlePlies: number;
}

type Played = Omit<Game, 'outcome'>;

const draw = (reason: Outcome['reason']): Outcome => ({ winner: null, reason });

const judgeNoMove = ({ position }: Played): Outcome | null => {
  if (legalMoves(position).length > 0) return null;
  const reason = isEmptySet(position[position.turn]) ? 'no-pieces' : 'blocked';
  return { winner: opposite(position.turn), reason };
};

const judgeOneEach = ({ position }: Played, kingsOnly: boolean, unlessCapture: boolean): Outcome | null => {
  const { white, black, kings } = position;
  if (setSize(white) !== 1 || setSize(black) !== 1) return null;
  if (kingsOnly && !isEmptySet(difference(union(white, black), kings))) return null;
  return unlessCapture && canCapture(position) ? null : draw('one-each');
};

const judge = (game: Played, ending: Ending): Outcome | null => {
  switch (ending.kind) {
    case 'no-move':
      return judgeNoMove(game);
    case 'one-each':
      return judgeOneEach(game, ending.kingsOnly, ending.unlessCapture);
    case 'repetition': {
      const times = game.repeatable.filter((earlier) => samePosition(earlier, game.position)).length;
      return times >= ending.times ? draw('repetition') : null;
    }
    case 'no-progress':
      return game.idlePlies >= ending.plies ? draw('no-progress') : null;
  }
};

/** The first ending that applies, in the ruleset's order. */
const judged = (played: Played): Game => {
  for (const ending of played.rules.endings) {
    const outcome = judge(played, ending);
    if (outcome) return { ...played, outcome };
  }
  return { ...played, outcome: null };
};

/** A new game; a start position that is already over has its outcome at once. */
export const startGame = (rules: Rules, start: Position = initialPosition(rules)): Game =>
  judged({ rules, start, moves: [], position: start, repeatable: [start], idlePlies: 0 });

const progressOf = (position: Position, move: Move): boolean => {
  if (move.captures.length > 0) return true;
  if (pieceAt(position, move.from)?.role !== 'man') return false;
  return move.landings.some((to) => to >> 3 !== move.from >> 3);
};

const findMove = (position: Position, move: Move | string): Result<Move> => {
  if (typeof move === 'string') return parseMove(position, move);
  const found = parseMove(position, makeMove(move));
  return found.ok && String(found.value.captures) === String(move.captures)
    ? found
    : err({ code: 'illegal-move', message: `${quote(makeMove(move))} is no legal move here.` });
};

/** The game after one more move, given as itself or as its landing path. Refused with `game-over` or `illegal-move`. */
export const playMove = (game: Game, move: Move | string): Result<Game> => {
  if (game.outcome) return err({ code: 'game-over', message: 'The game is over.' });
  const found = findMove(game.position, move);
  if (!found.ok) return found;
  const position = play(game.position, found.value);
  const progress = progressOf(game.position, found.value);
  return ok(
    judged({
      rules: game.rules,
      start: game.start,
      moves: [...game.moves, found.value],
      position,
      repeatable: progress ? [position] : [...game.repeatable, position],
      idlePlies: progress ? 0 : game.idlePlies + 1,
    }),
  );
};
