/** One round of mixing: a 32-bit integer that looks random, the same for the same `value` and `seed`. Source: MurmurHash3's finalizer. */
export const mix = (value: number, seed: number): number => {
  let mixed = (value ^ Math.imul(seed | 0, 0x9e3779b1)) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
};

/** A generator of fractions from 0 up to 1 that is the same for the same seed. Source: Mulberry32, T. Ettinger, public domain. */
export const randomFractions = (seed: number): (() => number) => {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};
