/** So much at once, and so much a second in the long run. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/**
 * What is left of a rate's burst, as one number: when all of it will be back (Unix milliseconds; in the past: all is there).
 * A token bucket by its other name, the generic cell rate algorithm (ITU-T I.371, annex A).
 */
export interface Purse {
  readonly rate: Rate;
  fullAt: number;
}

/** What something costs, and out of which purse. */
export interface Charge {
  readonly purse: Purse;
  readonly amount: number;
}

/** A full one. */
export const makePurse = (rate: Rate): Purse => ({ rate, fullAt: 0 });

const millisecondsFor = ({ perSecond }: Rate, amount: number): number => (amount * 1_000) / perSecond;

/** When all will be back once this is spent as well; null where there is not so much. */
function fullAfter({ purse: { rate, fullAt }, amount }: Charge, now: number): number | null {
  const wholeBurst = millisecondsFor(rate, rate.burst);
  // Later than it could be only after the clock was set back: nobody is to wait for that.
  const before = fullAt > now + wholeBurst ? now : Math.max(fullAt, now);
  const after = before + millisecondsFor(rate, amount);
  return after - now > wholeBurst ? null : after;
}

/** Takes all of the charges out of their purses, or nothing out of any: whether there was enough in each. One purse stands in one charge. */
export function pay(charges: readonly Charge[], now: number): boolean {
  const paid = charges.map((charge) => fullAfter(charge, now));
  if (paid.includes(null)) return false;
  for (const [index, { purse }] of charges.entries()) purse.fullAt = paid[index] ?? purse.fullAt;
  return true;
}

/** Puts 1 back; there is never more than the burst. */
export function earn(purse: Purse): void {
  purse.fullAt -= millisecondsFor(purse.rate, 1);
}
