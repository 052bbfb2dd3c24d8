import type { Color } from '../../engine/index.ts';
import type { Suggested } from '../../protocol/messages.ts';
import type { Reaction } from '../../table/events.ts';

/** Somebody's reaction, and when it is seen, in milliseconds by our clock. */
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
  /** The last reactions, the newest last: as many as the table lets pass in one turn. */
  readonly reactions: readonly Reacted[];
}

/** Nothing has passed yet. */
export const QUIET: Company = { suggestions: [], own: undefined, reactions: [] };

/** Suggestions go with their position, and are told anew after each welcome. */
export const withoutSuggestions = ({ reactions }: Company): Company => ({ ...QUIET, reactions });

/** Those who watch are seen all at once, with whoever joins them so soon, and then not before their next turn, in milliseconds. */
const JOINING = 2000;
const TURN = 8000;

/** When a reaction of those who watch is seen that is heard now: they are many, and the board is not theirs all the time. */
const turnOf = (reactions: readonly Reacted[], now: number): number => {
  const turn = reactions.filter(({ by }) => by === 'spectator').at(-1)?.at ?? -TURN;
  return now < turn + JOINING ? turn : Math.max(now, turn + TURN);
};

/** With one more reaction, which is heard at the time that it says. */
export const withReaction = ({ reactions, ...company }: Company, { reaction, by, at }: Reacted): Company => ({
  ...company,
  reactions: [
    ...reactions.filter((earlier) => earlier.at + TURN > at),
    { reaction, by, at: by === 'spectator' ? turnOf(reactions, at) : at },
  ],
});
