import type { Page } from 'playwright-core';
import type { Position } from '../../../engine/index.ts';

/** What a page has shown and said since it was loaded, without what stayed the same. */
interface Watched {
  readonly positions: string[];
  readonly said: string[];
}

declare global {
  interface Window {
    watched: Watched;
  }
}

/** Notes, frame by frame, the position on the board and what it says; to be called before the page is opened. */
export const watch = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.watched = { positions: [], said: [] };
    const note = (list: string[], text: string) => {
      if (text !== (list.at(-1) ?? '')) list.push(text);
    };
    const look = () => {
      const board = document.querySelector('dama-board');
      const { turn, white, black, kings } = board?.position ?? {};
      if (white) note(window.watched.positions, JSON.stringify([turn, white, black, kings]));
      note(window.watched.said, board?.shadowRoot?.querySelector('.said')?.textContent ?? '');
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

export const watched = (page: Page): Promise<Watched> => page.evaluate(() => window.watched);

/** A position as it is noted. */
export const noted = ({ turn, white, black, kings }: Position): string =>
  JSON.stringify([turn, white, black, kings]);
