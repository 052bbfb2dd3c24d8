/** Seeds are whole numbers from 0 up to this one. */
export const MOST_SEED = 2 ** 32 - 1;

/** The seed where none is given, the same for every command: so they choose the same moves. */
export const DEFAULT_SEED = 1;
