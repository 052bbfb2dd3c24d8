import { canCapture, canMove } from './moves.ts';
import { opposite } from './position.ts';
import type { Ending } from './rules.ts';
import { difference, hasSquare, isEmptySet, sameSet, setSize, union } from './squareSet.ts';
import type { Move, Outcome, Position } from './types.ts';

/** What an ending is judged by. */
export interface Progress {
  readonly position: Position;
  /** T14: how often it has come, this time included. */
  readonly times: number;
  /** T15: the plies since the last capture or step of a man to another row. */
  readonly idlePlies: number;
  /**
   * The plies since one king came to stand alone against kings only (R13), null while none does. Where there are no men the kings
   * can only grow fewer: three that are left have been three or more since then, and a capture starts nothing anew.
   */
  readonly loneKingPlies: number | null;
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

const judge = (ending: Ending, { position, times, idlePlies, loneKingPlies }: Progress): Outcome | null => {
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
    case 'repetition':
      return times >= ending.times ? draw('repetition') : null;
    case 'idle':
      return idlePlies >= ending.plies ? draw(ending.reason) : null;
  }
};

/** The first ending of the ruleset that applies. */
export const outcomeOf = (progress: Progress): Outcome | null => {
  for (const ending of progress.position.rules.endings) {
    const outcome = judge(ending, progress);
    if (outcome) return outcome;
  }
  return null;
};

/** T15: whether no position from before a legal move can come again (T14), for it captures, or a man changes its row. */
export const makesProgress = ({ kings }: Position, { from, landings, captures }: Move): boolean =>
  captures.length > 0 || (!hasSquare(kings, from) && landings.some((to) => to >> 3 !== from >> 3));

/** R13: the count of `loneKingPlies` in a position, from that before the last move. */
export const countLoneKing = (before: number | null, position: Position): number | null => {
  if (kingsAgainstOne(position) === 0) return null;
  return before === null ? 0 : before + 1;
};
