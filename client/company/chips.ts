import type { Color } from '../../engine/index.ts';
import type { Reaction } from '../../table/events.ts';
import type { Reacted } from '../table/company.ts';

/** What one side, or those who watch, have just said. */
export interface Chip {
  readonly by: Color | 'spectator';
  /** What was said last comes last; how often since nothing was shown there. */
  readonly said: readonly { readonly reaction: Reaction; readonly count: number }[];
}

/** A reaction is shown for so long, in milliseconds. */
const SHOWN_FOR = 4000;

/** As many different ones stand on a chip at most. */
const MOST = 2;

const PLACES = ['white', 'black', 'spectator'] as const;

/** The reactions that are to be seen now. */
export const fresh = (reactions: readonly Reacted[], now: number): readonly Reacted[] =>
  reactions.filter(({ at }) => at <= now && at + SHOWN_FOR > now);

/** When the next of these comes to be seen or no longer is, in milliseconds from now; undefined where none does. */
export const nextChange = (reactions: readonly Reacted[], now: number): number | undefined => {
  const waits = reactions.flatMap(({ at }) => [at - now, at + SHOWN_FOR - now]).filter((wait) => wait > 0);
  return waits.length === 0 ? undefined : Math.min(...waits);
};

/** What to show of reactions: at most one chip a place, whatever comes in a burst. */
export const chipsOf = (reactions: readonly Reacted[]): readonly Chip[] =>
  PLACES.flatMap((place) => {
    const counts = new Map<Reaction, number>();
    for (const { by, reaction } of reactions) {
      if (by !== place) continue;
      const count = counts.get(reaction) ?? 0;
      counts.delete(reaction); // What is said again comes last again.
      counts.set(reaction, count + 1);
    }
    const said = [...counts].map(([reaction, count]) => ({ reaction, count })).slice(-MOST);
    return said.length === 0 ? [] : { by: place, said };
  });
