import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { words } from '../../../client/i18n/en.ts';
import { homeWords as english } from '../../../client/i18n/home-en.ts';
import { homeWords as ukrainian } from '../../../client/i18n/home-uk.ts';
import { clickPath, seenPieces } from '../setup/board.ts';
import { withBrowser, withServer } from '../setup/during.ts';
import { company, denyStorage } from './people.ts';

const server = withServer();
const come = company(withBrowser());

const visit = async (path = '/', options = {}): Promise<Page> => {
  const { page } = await come(options);
  if (path !== 'about:blank') await page.goto(server().url + path);
  return page;
};

/** More finished games than are played softer, as a browser keeps them. */
const MANY = 'a.1 a.2 a.3 a.4 a.5';

describe('opening a table', () => {
  test('seats its opener on the chosen side, and remembers the name', async () => {
    const page = await visit();
    await page.getByLabel(words.seat.yourName).fill('  Ayşe ');
    await page.getByLabel(english.home.colors.black, { exact: true }).check();
    await page.getByRole('button', { name: english.home.create }).click();
    await page.waitForURL('**/t/*');
    const below = page.locator('.player').last();
    await expect.poll(() => below.textContent()).toContain('Ayşe');
    expect(await below.getAttribute('data-color')).toBe('black');
    await page.goto(server().url);
    await expect.poll(() => page.getByLabel(words.seat.yourName).inputValue()).toBe('Ayşe');
  });

  test.each([
    { name: 'a friend, of no level', choose: undefined, games: undefined, asks: {} },
    { name: 'the computer at the level offered', choose: {}, games: MANY, asks: { level: 3 } },
    { name: 'the computer at another level', choose: { level: '8' }, games: MANY, asks: { level: 8 } },
    {
      name: 'a softer computer in a first game',
      choose: { level: '8' },
      games: undefined,
      asks: { level: 1 },
    },
    {
      name: 'the computer as it is, where easy first games are not wanted',
      choose: { level: '8', easy: false },
      games: undefined,
      asks: { level: 8 },
    },
  ])('asks for $name', async ({ choose, games, asks }) => {
    const { page } = await come();
    if (games) await page.addInitScript((count) => localStorage.setItem('dama.computer-games', count), games);
    let sent: Record<string, unknown> = {};
    await page.route('**/api/tables', (route) => {
      sent = route.request().postDataJSON();
      return route.fulfill({ status: 500, json: { error: {} } });
    });
    await page.goto(server().url);
    const { home } = english;
    expect(await page.getByLabel(home.level, { exact: true }).isVisible()).toBe(false);
    if (choose) {
      await page.getByLabel(home.opponents.computer).check();
      const { level, easy } = { level: undefined, easy: true, ...choose };
      expect(await page.getByLabel(home.easy).isVisible()).toBe(games === undefined);
      if (level) await page.getByLabel(home.level, { exact: true }).selectOption(level);
      if (!easy) await page.getByLabel(home.easy).uncheck();
    }
    await page.getByRole('button', { name: home.create }).click();
    await expect.poll(() => page.getByRole('alert').textContent()).toBe(home.failed);
    const { opponent, level } = sent;
    expect({ opponent, level }).toEqual(choose ? { opponent: 'computer', ...asks } : asks);
  });

  test('says before at which level an easy first game will be played', async () => {
    const page = await visit();
    const { home } = english;
    const hint = page.locator('#easy-hint');
    const level = page.getByLabel(home.level, { exact: true });
    await page.getByLabel(home.opponents.computer).check();
    expect(await hint.textContent()).toBe(home.easyNow(1));
    await level.selectOption('1');
    expect(await hint.textContent()).toBe(home.easyHint);
    await level.selectOption('8');
    expect(await hint.textContent()).toBe(home.easyNow(1));
    await page.getByLabel(home.easy).uncheck();
    expect(await hint.textContent()).toBe(home.easyHint);
    await page.getByLabel(home.easy).check();
    await page.locator('dama-settings select').first().selectOption('uk');
    await expect.poll(() => hint.textContent()).toBe(ukrainian.home.easyNow(1));

    // Games that end in another tab count at once.
    const other = await page.context().newPage();
    await other.goto(`${server().url}/robots.txt`);
    const count = (games: string) =>
      other.evaluate((kept) => localStorage.setItem('dama.computer-games', kept), games);
    await count('a.1 a.2');
    await expect.poll(() => hint.textContent()).toBe(ukrainian.home.easyNow(2));
    await count(MANY);
    await expect.poll(() => hint.isVisible()).toBe(false);
  });

  test('says in words when it did not work, and can be tried again', async () => {
    const page = await visit();
    for (const [status, text] of [
      [500, english.home.failed],
      [429, english.home.tooMany],
    ] as const) {
      await page.route('**/api/tables', (route) => route.fulfill({ status, json: { error: {} } }));
      await page.getByRole('button', { name: english.home.create }).click();
      await expect.poll(() => page.getByRole('alert').textContent()).toBe(text);
      expect(await page.locator(':focus').getAttribute('id')).toBe('create-button');
      await page.unroute('**/api/tables');
    }
    await page.getByRole('button', { name: english.home.create }).click();
    await page.waitForURL('**/t/*');
  });
});

test.each([
  { name: 'where storage is denied', deny: denyStorage },
  { name: 'where storage lasts', deny: undefined },
])('one who opens a table sits at it, $name, and no address shows the key', async ({ deny }) => {
  const page = await visit('about:blank');
  if (deny) await page.addInitScript(deny);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await page.goto(server().url);
  await page.getByLabel(words.seat.yourName).fill('Ayşe');
  await page.getByRole('button', { name: english.home.create }).click();
  await page.waitForURL('**/t/*');
  await expect.poll(() => page.locator('.status').textContent()).toContain(words.status.opponentWanted);
  expect(await page.locator('.player').last().textContent()).toContain(words.seat.thisIsYou);
  expect(page.url()).toMatch(/\/t\/\w+$/);
  expect(sent.filter((url) => url.includes('key'))).toEqual([]);
  await page.goBack();
  await page.goForward();
  expect(page.url()).toMatch(/\/t\/\w+$/);
});

test('opening a table happens once, and again when the page is shown again', async () => {
  const page = await visit();
  let opened = 0;
  await page.route('**/api/tables', (route) => {
    opened += 1;
    return route.fulfill({ status: 201, json: { id: '2222222222' } });
  });
  // No content: the page stays, as it does while the way to the table is slow.
  await page.route('**/t/*', (route) => route.fulfill({ status: 204 }));
  const press = () => page.evaluate(() => document.querySelector<HTMLElement>('#create-button')?.click());
  await press();
  await expect.poll(() => opened).toBe(1);
  await page.waitForTimeout(100);
  await press();
  await page.waitForTimeout(100);
  expect(opened).toBe(1);
  expect(await page.locator('#create-button').textContent()).toBe(english.home.creating);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(await page.locator('#create-button').textContent()).toBe(english.home.create);
  await press();
  await expect.poll(() => opened).toBe(2);
});

test.each([
  ['without a table', '/t/2222222222', 'en-GB', english, english.notFound],
  ['without a table', '/t/2222222222', 'uk-UA', ukrainian, ukrainian.notFound],
  ['of no page', '/nowhere', 'en-GB', english, english.noPage],
  ['of no page', '/nowhere', 'uk-UA', ukrainian, ukrainian.noPage],
])('an address %s, %s, leads to the home page, which says so: %s', async (_, path, locale, words, notice) => {
  const page = await visit(path, { locale });
  const said = page.locator('main > .notice');
  await expect.poll(() => said.textContent()).toBe(`${notice.title}. ${notice.detail}`);
  expect(await page.getByRole('button', { name: words.home.create }).count()).toBe(1);
});

test('the boards that explain the rules can be played on, and again', async () => {
  const page = await visit();
  // Only the second board: the helpers look at the first one of the page.
  await page.evaluate(() => {
    for (const [index, lesson] of document.querySelectorAll('.lessons article').entries()) {
      if (index !== 1) lesson.remove();
    }
  });
  const start = 'Wg2,d3:Bg3,d4,e5,f6';
  await expect.poll(() => seenPieces(page)).toBe(start);
  await clickPath(page, 'd3xd5xf5xf7');
  await expect.poll(() => seenPieces(page)).toBe('Wg2,f7:Bg3');
  await page.getByRole('button', { name: english.how.again }).click();
  await expect.poll(() => seenPieces(page)).toBe(start);
  expect(await page.getByRole('button', { name: english.how.again }).isVisible()).toBe(false);
});

test('day or night is as the device has it, until somebody chooses', async () => {
  const page = await visit('/', { colorScheme: 'dark' });
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(await background()).toBe('rgb(21, 23, 27)');
  await page.locator('dama-settings select').last().selectOption('day');
  await expect.poll(background).toBe('rgb(244, 238, 227)');
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(background).toBe('rgb(244, 238, 227)');
});
