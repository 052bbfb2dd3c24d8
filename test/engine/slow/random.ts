/** Random numbers that a seed fixes. */
export interface Random {
  /** A number from 0 up to, not including, 1. */
  next(): number;
  /** An integer from 0 to `below` - 1. */
  integer(below: number): number;
  /** One of the items; throws on an empty list. */
  pick<T>(items: readonly T[]): T;
}

/** Tommy Ettinger's mulberry32: 32 bits of state, the same numbers on every machine. */
export const mulberry32 = (seed: number): Random => {
  let state = seed | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const integer = (below: number): number => Math.floor(next() * below);
  const pick = <T>(items: readonly T[]): T => {
    const item = items[integer(items.length)];
    if (item === undefined) throw new Error('Nothing to pick from.');
    return item;
  };
  return { next, integer, pick };
};
