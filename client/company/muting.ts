import { memory } from '../table/browser.ts';
import { muted } from '../table/preferences.ts';

/** What can be hidden. */
export const MUTABLE = ['suggestions', 'reactions'] as const;
export type Mutable = (typeof MUTABLE)[number];

/** Hides or shows what others say, from now on. */
export const changeMuted = (what: Mutable, next: boolean): void => {
  memory.set(`mute-${what}`, next ? 'yes' : 'no');
  muted[what].set(next);
};
