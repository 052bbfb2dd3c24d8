import type { Memory } from '../storage.ts';

const NAME = 'computer-games';

/** How many games against the computer were finished in this browser; 0 where it keeps nothing. */
export const finishedGames = (memory: Memory): number => Number(memory.get(NAME)) || 0;

/** Counts one more. */
export const countGame = (memory: Memory): void => memory.set(NAME, String(finishedGames(memory) + 1));
