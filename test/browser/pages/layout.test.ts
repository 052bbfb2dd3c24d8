import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { words } from '../../../client/i18n/en.ts';
import { LANGUAGES } from '../../../client/i18n/languages.ts';
import { withBrowser, withServer } from '../setup/during.ts';
import { company, openTable, type Person } from './people.ts';

const SIZES = [
  { name: 'a phone', width: 320, height: 640 },
  { name: 'a phone on its side', width: 740, height: 360 },
  { name: 'a tablet', width: 768, height: 1024 },
  { name: 'a desk', width: 1440, height: 900 },
] as const;

const server = withServer();
const come = company(withBrowser());

/** Counts what moves by itself from the first paint on, and what the content policy refuses. */
const watched = async (width: number, height: number, locale = 'en-US'): Promise<Person> => {
  const who = await come({ viewport: { width, height }, locale });
  await who.page.addInitScript(() => {
    const noted = { shift: 0, refused: [] as string[] };
    Object.assign(globalThis, { noted });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') noted.shift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      noted.refused.push(`${violatedDirective} ${blockedURI}`);
    });
  });
  return who;
};

const notedBy = (page: Page) =>
  page.evaluate(() => Reflect.get(globalThis, 'noted') as { shift: number; refused: string[] });

/** What can be pressed and is smaller than 24 px either way; a link within a sentence may be. */
const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a, button, input, select, summary, .choice')]
      .filter((element) => element.checkVisibility() && !element.matches('.skip'))
      .map((element) => ({ text: element.textContent?.trim(), box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 24 || box.height < 24)
      .map(({ text, box }) => `${text}: ${box.width}×${box.height}`),
  );

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe.each(SIZES)('on $name of $width px', ({ width, height }) => {
  test('the home page fits, holds still and can be pressed', async () => {
    const { page } = await watched(width, height);
    await page.goto(server().url);
    await expect.poll(() => page.locator('dama-settings select').count()).toBe(2);
    await page.waitForTimeout(300);
    expect(await notedBy(page)).toEqual({ shift: expect.closeTo(0, 2), refused: [] });
    expect(await overflow(page)).toBe(0);
    expect(await smallTargets(page)).toEqual([]);
  });

  test.each(['white', 'black', 'spectator'] as const)('the table holds still for %s', async (role) => {
    const who = await watched(width, height);
    const table = await openTable(
      server().url,
      role === 'spectator' ? {} : { seat: role, key: who.key, name: 'Ayşe' },
    );
    // A slow script, so that the picture is painted first.
    await who.page.route('**/assets/*.js', async (route) => {
      await new Promise((done) => setTimeout(done, 300));
      await route.continue();
    });
    await who.page.goto(`${server().url}/t/${table}`);
    await expect.poll(() => who.page.locator('.who').count()).toBe(2);
    await who.page.waitForTimeout(300);
    const { shift, refused } = await notedBy(who.page);
    expect(shift).toBeLessThanOrEqual(0.01);
    expect(refused).toEqual([]);
    expect(await overflow(who.page)).toBe(0);
    expect(await smallTargets(who.page)).toEqual([]);
  });

  test('the board is where its picture was, and the largest thing', async () => {
    const { page } = await watched(width, height);
    const table = await openTable(server().url);
    let go: () => void = () => undefined;
    const held = new Promise<void>((done) => {
      go = done;
    });
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${server().url}/t/${table}`, { waitUntil: 'commit' });
    const picture = page.locator('img[data-board]');
    await picture.waitFor();
    await page.waitForFunction(() => document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.sheet);
    const before = await picture.boundingBox();
    go();
    await expect.poll(() => page.locator('.who').count()).toBe(2);
    const after = await page.locator('dama-board').boundingBox();
    expect(after).toEqual(before);
    const side = await page.locator('.side .card').first().boundingBox();
    expect(after?.width).toBe(after?.height);
    expect((after?.width ?? 0) * (after?.height ?? 0)).toBeGreaterThan(
      (side?.width ?? 0) * (side?.height ?? 0),
    );
  });
});

test.each(LANGUAGES)('on a phone the table fits and holds still in %s, too', async (language) => {
  const { page } = await watched(320, 640, language);
  await page.goto(`${server().url}/t/${await openTable(server().url)}`);
  await expect.poll(() => page.locator('.who').count()).toBe(2);
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language);
  await page.waitForTimeout(300);
  expect((await notedBy(page)).shift).toBeLessThanOrEqual(0.01);
  expect(await overflow(page)).toBe(0);
  expect((await page.locator('header').boundingBox())?.height).toBe(48);
});

test.each(LANGUAGES)(
  'on a phone the home page holds still in %s, whichever rules are chosen',
  async (language) => {
    const { page } = await watched(320, 640, language);
    await page.goto(server().url);
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language);
    await expect.poll(() => page.locator('html').getAttribute('data-awaits')).toBe(null);
    const top = () =>
      page.locator('#create-button').evaluate((button) => button.getBoundingClientRect().top + scrollY);
    const before = await top();
    for (const option of await page.locator('#rules option').all()) {
      await page.locator('#rules').selectOption((await option.getAttribute('value')) ?? '');
      expect(await top()).toBe(before);
    }
    expect((await notedBy(page)).shift).toBeLessThanOrEqual(0.01);
  },
);

test('the measure sees what moves', async () => {
  const { page } = await watched(1440, 900);
  await page.goto(`${server().url}/t/${await openTable(server().url)}`);
  await expect.poll(() => page.locator('.who').count()).toBe(2);
  await page.evaluate(() =>
    document.body.prepend(Object.assign(document.createElement('p'), { textContent: 'News' })),
  );
  await expect.poll(async () => (await notedBy(page)).shift).toBeGreaterThan(0.01);
});

test('without scripts the board is seen, and nothing is promised', async () => {
  const { page } = await come({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });
  await page.goto(`${server().url}/t/${await openTable(server().url)}`);
  await page.locator('img[data-board]').waitFor();
  const text = await page.locator('.side').textContent();
  expect(text).toContain('Playing needs JavaScript.');
  expect(text).not.toContain(words.status.opening);
});

test('while scripts are slow to answer, the table is said to be opened', async () => {
  const { page } = await come();
  await page.routeWebSocket(/socket$/, () => undefined);
  await page.goto(`${server().url}/t/${await openTable(server().url)}`);
  await expect.poll(() => page.locator('.headline').textContent()).toBe(words.status.opening);
});

test('on a phone the board spans the width but for 8 px', async () => {
  const { page } = await watched(320, 640);
  await page.goto(`${server().url}/t/${await openTable(server().url)}`);
  const box = await page.locator('dama-board').boundingBox();
  expect([box?.x, box?.width]).toEqual([4, 312]);
});

test('all of the table is reached by the keyboard, the board first', async () => {
  const who = await watched(1440, 900);
  const table = await openTable(server().url, { seat: 'white', key: who.key });
  await who.page.goto(`${server().url}/t/${table}`);
  await expect.poll(() => who.page.locator('.who').count()).toBe(2);
  await who.page.getByRole('button', { name: words.actions.handOver }).waitFor();
  const reached: string[] = [];
  for (let step = 0; step < 14; step += 1) {
    await who.page.keyboard.press('Tab');
    reached.push(
      await who.page.evaluate(() => {
        const { activeElement } = document;
        return activeElement instanceof HTMLInputElement
          ? activeElement.className
          : activeElement?.localName === 'dama-board'
            ? 'board'
            : (activeElement?.textContent?.trim() ?? '');
      }),
    );
  }
  expect(reached.slice(0, 12)).toEqual([
    'Skip to the board',
    'Dama',
    'New table',
    'How to play',
    'board',
    'board', // Its help.
    'link',
    'Copy link',
    words.share.embed,
    'Leave the table',
    words.actions.handOver,
    'Settings',
  ]);
});
