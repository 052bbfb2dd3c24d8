/** The most that `parseWhole` reads: 15 digits, so that a number stays exact. */
export const MOST_WHOLE = 10 ** 15 - 1;

/** A whole number in decimal digits, or undefined if it is anything else or out of range. */
export const parseWhole = (text: string, least: number, most: number): number | undefined => {
  const value = /^[0-9]{1,15}$/.test(text) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : undefined;
};
