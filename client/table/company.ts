import type { Color } from '../../engine/index.ts';
import type { Suggested } from '../../protocol/messages.ts';
import type { Reaction } from '../../table/events.ts';

/** Somebody's reaction, and when it was heard, in Unix milliseconds by our clock. */
export interface Reacted {
  readonly reaction: Reaction;
  readonly by: Color | 'spectator';
  readonly at: number;
}

/** What passes at a table without being recorded. */
export interface Company {
  /** What those who watch propose in this position, the most wanted first. */
  readonly suggestions: readonly Suggested[];
  /** Our own proposal in this position, once the table has taken it. */
  readonly own: string | undefined;
  /** The last reactions, the newest last. */
  readonly reactions: readonly Reacted[];
}

export const QUIET: Company = { suggestions: [], own: undefined, reactions: [] };

/** Older reactions are forgotten. */
const REACTIONS_KEPT = 24;

/** Suggestions go with their position, and are told anew after each welcome. */
export const withoutSuggestions = ({ reactions }: Company): Company => ({ ...QUIET, reactions });

export const withReaction = (company: Company, { reaction, by, at }: Reacted): Company => ({
  ...company,
  reactions: [...company.reactions.slice(1 - REACTIONS_KEPT), { reaction, by, at }],
});
