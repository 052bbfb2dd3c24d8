import type { Suggested } from '../protocol/messages.ts';
import type { PlayerId } from '../table/ids.ts';
import { seatOf } from '../table/table.ts';
import type { Standing } from './memory.ts';

/**
 * A move that somebody proposes, in the position that event number `position` made: so it is over with that position, also where a
 * takeback leads to the same ply or the same squares once more.
 */
interface Proposal {
  readonly position: number;
  readonly move: string;
}

/** Somebody at the table, by one of their sockets. */
export interface Proposer {
  /** Null without a key: then each socket is a person. */
  readonly player: PlayerId | null;
  readonly proposal: Proposal | null;
}

/** So many moves are told at most. */
const MOST_TOLD = 8;

/** Whether somebody's proposal counts now: it is for this position, which is played on, and they have no seat. */
export const isCounted = ({ player, proposal }: Proposer, { table, position }: Standing): boolean =>
  table.phase === 'playing' && proposal?.position === position && seatOf(table, player) === null;

const byWishThenPath = (a: Suggested, b: Suggested): number =>
  b.count - a.count || (a.move < b.move ? -1 : Number(a.move > b.move));

/** How many people propose which move, the most wanted first. Of one person at most one of the given may have a proposal. */
export function tally(proposers: readonly Proposer[], standing: Standing): readonly Suggested[] {
  const counts = new Map<string, number>();
  for (const proposer of proposers) {
    const { proposal } = proposer;
    if (proposal === null || !isCounted(proposer, standing)) continue;
    counts.set(proposal.move, (counts.get(proposal.move) ?? 0) + 1);
  }
  const moves = [...counts].map(([move, count]) => ({ move, count }));
  return moves.sort(byWishThenPath).slice(0, MOST_TOLD);
}
