import { hear } from '../sounds/browser.ts';
import type { Hear } from '../sounds/hearing.ts';
import type { Memory } from '../storage.ts';
import { memory } from '../table/browser.ts';
import type { World } from '../table/connection.ts';
import { later } from '../table/world.ts';

/** What the showing of missed moves needs of the world. */
export interface CourtesyWorld {
  readonly later: World['later'];
  readonly memory: Memory;
  /** Whether somebody looks at the page. */
  readonly isSeen: () => boolean;
  /** Calls back when somebody begins or ceases to look, until the returned function is called. */
  readonly watchEyes: (changed: () => void) => () => void;
  /** Calls back when somebody touches the board, before the board hears of it, until the returned function is called. */
  readonly watchTouches: (touched: () => void) => () => void;
  readonly hear: Hear;
}

/** The same in a browser: its document, this site's memory and its sounds. */
export const courtesyBrowser: CourtesyWorld = {
  later,
  memory,
  isSeen: () => document.visibilityState === 'visible',
  watchEyes: (changed) => {
    document.addEventListener('visibilitychange', changed);
    return () => document.removeEventListener('visibilitychange', changed);
  },
  watchTouches: (touched) => {
    const listening = new AbortController();
    const onTouch = ({ target }: Event) =>
      target instanceof Element && target.closest('dama-board') && touched();
    for (const type of ['pointerdown', 'keydown', 'click'])
      document.addEventListener(type, onTouch, { capture: true, signal: listening.signal });
    return () => listening.abort();
  },
  hear,
};
