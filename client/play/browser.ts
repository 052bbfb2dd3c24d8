import { createMemory } from '../storage.ts';
import { memory } from '../table/browser.ts';
import { countGame, finishedGames } from '../table/computerGames.ts';
import { fillRandom } from '../table/world.ts';
import { browserClockwork } from './clockwork.ts';
import { createKeeping, type Shelf } from './keeping.ts';
import type { PlayWorld } from './session.ts';
import { createThinker, type OpenDesk } from './thinker.ts';
import { makeWish, parseWish, type Wish } from './wish.ts';

const MATCH = 'play';
const ASIDE = 'play-aside';
const WISH = 'play-wish';

/** The match of this browser. It is read past what this page remembers itself: another tab may have written it. */
const shelf: Shelf = {
  read: () => createMemory(() => localStorage).get(MATCH),
  write: (text) => memory.set(MATCH, text),
  putAside: (text) => memory.set(ASIDE, text),
  lasts: memory.lasts,
};

const openDesk: OpenDesk = ({ told, broke }) => {
  const worker = new Worker(new URL('../thinker/thinker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => told(data));
  worker.addEventListener('messageerror', broke);
  worker.addEventListener('error', (event) => {
    event.preventDefault(); // The page says it itself.
    broke();
  });
  return { post: (question) => worker.postMessage(question), end: () => worker.terminate() };
};

const randomInteger = (): number => {
  const bytes = new Uint8Array(4);
  fillRandom(bytes);
  return new DataView(bytes.buffer).getUint32(0);
};

/** What was chosen here last; the first wish where nothing is remembered or nothing of it makes sense. */
export const rememberedWish = (): Wish => parseWish(memory.get(WISH));

/** How many games against the computer were finished in this browser, here or at a table, of the latest 20. */
export const finishedHere = (): number => finishedGames(memory);

/** The world of a session in a browser. */
export const browserWorld = (): PlayWorld => ({
  thinker: createThinker(openDesk),
  clockwork: browserClockwork,
  keeping: createKeeping(shelf),
  chance: () => ({
    lot: randomInteger() / 2 ** 32,
    seed: randomInteger() | 0,
    finishedGames: finishedHere(),
  }),
  countGame: ({ seed }) => countGame(memory, `play.${seed}`),
  rememberWish: (wish) => memory.set(WISH, makeWish(wish)),
});

/**
 * Calls back when the match may have changed elsewhere or the network has come or gone, and when the page is left.
 *
 * @returns ends the watch
 */
export const watchPage = (look: () => void, leave: () => void): (() => void) => {
  const listening = new AbortController();
  const { signal } = listening;
  for (const event of ['storage', 'pageshow', 'online', 'offline']) addEventListener(event, look, { signal });
  addEventListener('pagehide', leave, { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look(), {
    signal,
  });
  return () => listening.abort();
};

/** Lets the browser keep the page for when there is no network, where it can: on plain http in a network at home it cannot. */
export const keepOffline = async (): Promise<void> => {
  try {
    await navigator.serviceWorker.register('/offline.js', { scope: '/play' });
  } catch {
    // There is none, or it is refused, by some browsers where it is named: the page plays without it, and only a visit without a network fails.
  }
};

/** Resolves once the browser has painted what is drawn by now; at once where nobody looks. */
export const painted = (): Promise<void> =>
  new Promise((done) => {
    if (document.hidden) done();
    else requestAnimationFrame(() => setTimeout(done));
  });
