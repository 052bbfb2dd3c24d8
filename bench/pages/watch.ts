import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';

/** Runs in the page before its own scripts: notes layout shifts and how long each interaction took until the next paint. */
const OBSERVE = `
  window.figures = { shift: 0, interactions: [] };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) figures.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration, name } of list.getEntries())
      if (interactionId) figures.interactions.push({ name, duration });
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 });
`;

/** What a browser loads of one kind. */
type Kind = 'script' | 'look';

/** What somebody felt of a page since it was loaded. */
interface Figures {
  /** Cumulative layout shift, without what follows an interaction. */
  readonly shift: number;
  /** Each interaction's way from the input to the next paint, in milliseconds, in steps of 8; shorter ones than 16 are not told. */
  readonly interactions: readonly { readonly name: string; readonly duration: number }[];
}

/** What is noted of a page that is watched. */
interface Watch {
  /** What the page has loaded since, gzipped as a server sends it: scripts; fonts and pictures. */
  loaded(kind: Kind): Promise<number>;
  figures(): Promise<Figures>;
}

const KINDS: { readonly [type: string]: Kind } = { script: 'script', font: 'look', image: 'look' };

/** Watches a page from its next navigation on. */
export async function watch(page: Page): Promise<Watch> {
  const bodies: Promise<readonly [Kind, number]>[] = [];
  page.on('response', (response) => {
    const kind = KINDS[response.request().resourceType()];
    if (kind && response.ok()) bodies.push(response.body().then((body) => [kind, gzipSync(body).length]));
  });
  await page.addInitScript(OBSERVE);
  return {
    async loaded(wanted) {
      const all = await Promise.all(bodies);
      return all.reduce((sum, [kind, bytes]) => sum + (kind === wanted ? bytes : 0), 0);
    },
    figures: () => page.evaluate('figures'),
  };
}

/** Slows the page's processor down so many times. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: times });
}
