import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { playWords as turkish } from '../../../client/i18n/play-tr.ts';
import { company } from '../pages/people.ts';
import { clickPath } from '../setup/board.ts';
import { withBrowser, withServer } from '../setup/during.ts';
import { startServer } from '../setup/server.ts';
import { type Deployment, openDeployment } from './deployment.ts';
import { begin, drawn, movesOf, myTurn, visit } from './visits.ts';

const browser = withBrowser();
const come = company(browser);

const caches = (page: Page) => page.evaluate(() => globalThis.caches.keys());

/** Waits until the page is kept. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });

/** A browser looks for a new service worker some seconds after a visit. */
const LATER = { timeout: 20_000 };

/** The scripts that a page has loaded or named. */
const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('script[type=module]')].map((script) => script.getAttribute('src')),
  );

describe('after one visit', () => {
  const server = withServer();

  test('the page opens without a server and plays the computer, in every language', async () => {
    const { page } = await come();
    await visit(page, server().url);
    await kept(page);
    await server().kill();
    await page.reload();
    await drawn(page);
    await begin(page, { level: 3, easy: false });
    for (const move of ['d3-d4', 'a3-a4', 'h3-h4']) {
      const { length } = await movesOf(page);
      await clickPath(page, move);
      await expect.poll(async () => (await movesOf(page)).length).toBeGreaterThan(length);
      await myTurn(page);
    }
    expect(await movesOf(page)).toHaveLength(6);
    await page.goto(`${server().url}/play?lang=tr`);
    await expect.poll(() => page.getByText(turkish.play.newGame).count()).toBe(1);
    await server().restart();
  });

  test('no other page and nothing of the API is kept, and they go past the service worker', async () => {
    const { page } = await come();
    await visit(page, server().url);
    await kept(page);
    const paths = await page.evaluate(async () => {
      const found: string[] = [];
      for (const name of await globalThis.caches.keys()) {
        const cache = await globalThis.caches.open(name);
        for (const { url } of await cache.keys()) found.push(new URL(url).pathname);
      }
      return found;
    });
    expect(paths).toEqual(expect.arrayContaining(['/play', '/early.js', '/favicon.svg', '/sounds.wav']));
    const expected = /^\/(play|early\.js|favicon\.svg|sounds\.wav|assets\/.+)$/;
    expect(paths.filter((path) => !expected.test(path))).toEqual([]);
    expect(paths.filter((path) => /home|open|table/.test(path))).toEqual([]);
    await page.goto(server().url);
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  });
});

describe('a new deployment', () => {
  let site: Deployment;
  let context: BrowserContext;

  beforeEach(async () => {
    site = await openDeployment();
    site.deploy('aaaa');
    await site.start();
    context = await browser().newContext({ locale: 'en-US' });
  });
  afterEach(async () => {
    await context.close();
    await site.stop();
  });

  const open = async (): Promise<Page> => {
    const page = await context.newPage();
    await page.goto(`${site.url}/play`);
    await drawn(page);
    return page;
  };

  const played = async (page: Page): Promise<void> => {
    await begin(page);
    await clickPath(page, 'd3-d4');
    await myTurn(page);
  };

  test('is shown at once, kept beside the old one, and takes its place when no old page is open', async () => {
    const first = await open();
    await kept(first);
    expect(await caches(first)).toEqual(['dama-play-aaaa']);
    site.deploy('bbbb');
    const second = await open();
    expect((await scriptsOf(second))[0]).toMatch(/-bbbb/);
    await expect.poll(() => caches(second), LATER).toEqual(['dama-play-aaaa', 'dama-play-bbbb']);
    await first.close();
    const outside = await context.newPage();
    await outside.goto(`${site.url}/favicon.svg`);
    expect(await caches(outside)).toHaveLength(2);
    await second.close();
    await expect.poll(() => caches(outside), LATER).toEqual(['dama-play-bbbb']);
    await site.stop();
    const third = await open();
    expect((await scriptsOf(third))[0]).toMatch(/-bbbb/);
    await played(third);
  });

  test('a page of the old one that is still open finds its files, though the server has them no more', async () => {
    const page = await open();
    await kept(page);
    site.deploy('bbbb');
    await played(page);
  });

  test('a page of the new one plays without a network before it is the one that counts', async () => {
    const first = await open();
    await kept(first);
    site.deploy('bbbb');
    const second = await open();
    // Its cache is there as soon as it begins to fill.
    const waiting = () =>
      second.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state);
    await expect.poll(waiting, LATER).toBe('installed');
    await site.stop();
    await played(second);
  });

  test('that did not come whole changes nothing: without a network the old one opens and plays', async () => {
    const first = await open();
    await kept(first);
    site.deploy('bbbb');
    site.lose('uk-');
    const second = await open();
    await second.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      // The attempt fails, as it should.
      await registration?.update().catch(() => undefined);
    });
    await expect.poll(() => caches(second)).toEqual(['dama-play-aaaa']);
    await first.close();
    await second.close();
    await site.stop();
    const third = await open();
    expect((await scriptsOf(third))[0]).toMatch(/-aaaa/);
    await played(third);
  });
});

test.each([
  ['there are none', () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')],
  [
    'none may be named',
    () =>
      Object.defineProperty(Navigator.prototype, 'serviceWorker', {
        get: () => {
          throw new DOMException('no', 'SecurityError');
        },
      }),
  ],
])('where of service workers %s the page plays, quietly', async (_, deny) => {
  const server = await startServer();
  const { page } = await come();
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
  await page.addInitScript(deny);
  await visit(page, server.url);
  await page.waitForLoadState('networkidle');
  expect(thrown).toEqual([]);
  await begin(page);
  await clickPath(page, 'd3-d4');
  await myTurn(page);
  await server.stop();
});
