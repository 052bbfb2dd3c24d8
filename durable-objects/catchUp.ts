import type { TableEvent } from '../table/events.ts';

/** So many events are told afterwards; to whoever missed more the whole table is, which is shorter. */
export const MAX_BACKLOG = 1_000;

/** The `seq` from which a returning client is told the events, or null if it needs a snapshot. */
export function backlogStart(since: number | undefined, seq: number): number | null {
  if (since === undefined || !Number.isInteger(since) || since < 0) return null;
  return since > seq || seq - since > MAX_BACKLOG ? null : since;
}

/** Whether the game stands at another ply after this event than at `ply`, or at one that it came to over another way. */
const passes = (event: TableEvent, ply: number): boolean =>
  (event.type === 'moved' && event.ply >= ply) || (event.type === 'takenBack' && event.ply < ply);

/**
 * What somebody missed who believed that the present game, told from its start on, stood at `ply`: everything from the first move at
 * that ply on, or from the first taking back of moves before it. Where that is nothing, for they are ahead of the table, or too much, the last
 * event tells them where it stands, and who misses what lies between comes to know it by the gap.
 */
export function missedSince(ply: number, game: readonly TableEvent[]): readonly TableEvent[] {
  const missed = game.findIndex((event) => passes(event, ply));
  const isTold = missed !== -1 && game.length - missed <= MAX_BACKLOG;
  return game.slice(isTold ? missed : -1);
}
