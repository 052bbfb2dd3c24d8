/** A win on the spot; one in n plies is worth n less. */
export const WIN = 30_000;
/** Values from here on are wins by force, and below minus this losses. */
export const FORCED = WIN - 1_000;
export const DRAW = 0;
/** No value: the game goes on. */
export const GOES_ON = -65_536;
/** Above every value. */
export const INFINITE = 32_000;
