/** What a game is worth to the first player. */
export type Points = 0 | 0.5 | 1;

/** The first player's points of two games from one opening, colors swapped. */
export type PairPoints = readonly [Points, Points];

/** A match as its first player sees it. */
export interface Score {
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** Points by games, 0 to 100. */
  readonly percent: number;
  /** The true score lies with 95% within so many percent points of it. */
  readonly error: number;
  /** By how much it is stronger, and the ends of the same interval, in Elo; null for without end. */
  readonly elo: number | null;
  readonly eloFrom: number | null;
  readonly eloTo: number | null;
}

/** Of a normal distribution 95% lie so many standard deviations around the middle. */
const DEVIATIONS = 1.96;

/** The Elo difference of a score, as a share: `400 log10(share / (1 - share))`; null where the formula has no end. */
export const eloOf = (share: number): number | null =>
  share <= 0 || share >= 1 ? null : 400 * Math.log10(share / (1 - share));

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/**
 * Adds a match up. The two games of a pair share their opening and are not independent, so the error comes from the spread of
 * the pairs, of which there are at least two.
 */
export const scoreOf = (pairs: readonly PairPoints[]): Score => {
  const games = pairs.flat();
  const means = pairs.map((pair) => sumOf(pair) / pair.length);
  const mean = sumOf(means) / pairs.length;
  const variance = sumOf(means.map((each) => (each - mean) ** 2)) / (pairs.length - 1);
  const error = DEVIATIONS * Math.sqrt(variance / pairs.length);
  const count = (points: Points): number => games.filter((each) => each === points).length;
  return {
    games: games.length,
    wins: count(1),
    draws: count(0.5),
    losses: count(0),
    percent: 100 * mean,
    error: 100 * error,
    elo: eloOf(mean),
    eloFrom: eloOf(mean - error),
    eloTo: eloOf(mean + error),
  };
};
