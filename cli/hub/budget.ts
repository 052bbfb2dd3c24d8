import type { Level } from './level.ts';

/** The time for a move, in seconds. */
interface Budget {
  /** From here on the search looks no deeper: it would not come to the end of it. */
  readonly aim: number;
  /** Here it is cut off. */
  readonly most: number;
}

/** What the way of a move to the client's clock may cost. */
const LAG = 0.03;

/** For so many moves the clock has to do where no time control comes. */
const MOVES_TO_GO = 30;

/** The next depth takes longer than all before it: who is past this part of the share will not end it within the share. */
const AIM = 0.5;

/** A depth that has been begun may take so many shares, so that it is seldom begun in vain. */
const MOST_SHARES = 3;

/** No move but the last one before a time control takes more of the clock. */
const MOST_OF_CLOCK = 0.6;

const withoutLag = (seconds: number): number => Math.max(seconds - LAG, seconds / 2);

const clockBudget = (time: number, increment: number, moves: number): Budget => {
  const left = withoutLag(time);
  // The increment of this move is on the clock already.
  const share = (left + increment * (moves - 1)) / moves;
  const most = Math.min(MOST_SHARES * share, left * (moves === 1 ? 1 : MOST_OF_CLOCK));
  return { aim: Math.min(AIM * share, most), most };
};

/** The time that a level leaves for a move, or null if it sets none. Where a time for the move and a clock stand together, both hold. */
export const budgetOf = ({ moveTime, moves, time, increment }: Level): Budget | null => {
  const budgets: Budget[] = [];
  if (moveTime !== undefined) budgets.push({ aim: withoutLag(moveTime), most: withoutLag(moveTime) });
  const clock = time ?? increment;
  if (clock !== undefined) budgets.push(clockBudget(clock, increment ?? 0, moves ?? MOVES_TO_GO));
  if (budgets.length === 0) return null;
  return {
    aim: Math.min(...budgets.map(({ aim }) => aim)),
    most: Math.min(...budgets.map(({ most }) => most)),
  };
};
