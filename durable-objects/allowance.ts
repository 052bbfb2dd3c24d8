/** So much at once, and so much a second in the long run. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/**
 * What is left of a rate's burst, as one number: when all of it will be back (Unix milliseconds; in the past: all is there).
 * A token bucket by its other name, the generic cell rate algorithm (ITU-T I.371, annex A).
 */
export type Allowance = number;

export const UNTOUCHED: Allowance = 0;

const millisecondsFor = ({ perSecond }: Rate, amount: number): number => (amount * 1_000) / perSecond;

/** When all will be back. Later than it could be only after the clock was set back: nobody is to wait for that. */
const backAt = (rate: Rate, allowance: Allowance, now: number): number =>
  allowance > now + millisecondsFor(rate, rate.burst) ? now : Math.max(allowance, now);

/** What is left after something that costs 1, or null where there is not so much. */
export function spend(rate: Rate, allowance: Allowance, now: number): Allowance | null {
  const left = backAt(rate, allowance, now) + millisecondsFor(rate, 1);
  return left - now > millisecondsFor(rate, rate.burst) ? null : left;
}

/** An allowance that is kept somewhere, with its rate. */
export interface Purse {
  readonly rate: Rate;
  allowance: Allowance;
}

export const makePurse = (rate: Rate): Purse => ({ rate, allowance: UNTOUCHED });

/** Takes 1 out of each purse, or nothing out of any: whether there was enough in all of them. */
export function pay(purses: readonly Purse[], now: number): boolean {
  const left = purses.map(({ rate, allowance }) => spend(rate, allowance, now));
  if (left.includes(null)) return false;
  for (const [index, purse] of purses.entries()) purse.allowance = left[index] ?? purse.allowance;
  return true;
}

/** Puts 1 back; there is never more than the burst. */
export function earn(purse: Purse): void {
  purse.allowance -= millisecondsFor(purse.rate, 1);
}
