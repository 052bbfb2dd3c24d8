import type { Memory } from '../storage.ts';

const NAME = 'computer-games';

/** The latest so many are kept: more than anybody's first games are. */
const MOST = 20;

const gamesIn = (memory: Memory): readonly string[] => memory.get(NAME)?.split(' ') ?? [];

/** How many games against the computer were finished in this browser, of the latest 20; 0 where it keeps nothing. */
export const finishedGames = (memory: Memory): number => gamesIn(memory).length;

/**
 * Counts a finished game against the computer: once, however often it is told and in however many tabs.
 *
 * @param game what no other game goes by, without a space
 */
export const countGame = (memory: Memory, game: string): void =>
  memory.set(NAME, [...new Set([...gamesIn(memory), game])].slice(-MOST).join(' '));
