import type { TableEvent } from '../table/events.ts';

/** Whoever missed more events than this gets the whole table instead: it is shorter. */
const MAX_BACKLOG = 1_000;

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
 * that ply on, or from the first taking back of moves before it. There is none if they are ahead of the table; the last event tells them then where it stands.
 */
export function missedSince(ply: number, game: readonly TableEvent[]): readonly TableEvent[] {
  const missed = game.findIndex((event) => passes(event, ply));
  return missed === -1 ? game.slice(-1) : game.slice(missed);
}
