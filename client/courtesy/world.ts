import type { Memory } from '../storage.ts';
import { later, memory } from '../table/browser.ts';
import type { World } from '../table/connection.ts';

/** What the showing of missed moves needs of the world. */
export interface CourtesyWorld {
  readonly later: World['later'];
  readonly memory: Memory;
  /** Whether somebody looks at the page. */
  readonly isSeen: () => boolean;
  /** Calls back when somebody begins or ceases to look, until the returned function is called. */
  readonly watchEyes: (changed: () => void) => () => void;
}

export const courtesyBrowser: CourtesyWorld = {
  later,
  memory,
  isSeen: () => document.visibilityState === 'visible',
  watchEyes: (changed) => {
    document.addEventListener('visibilitychange', changed);
    return () => document.removeEventListener('visibilitychange', changed);
  },
};
