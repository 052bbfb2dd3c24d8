import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { words } from '../../../client/i18n/en.ts';
import { homeWords } from '../../../client/i18n/home-en.ts';
import { withBrowser, withServer } from '../setup/during.ts';
import { company } from './people.ts';

const server = withServer();
const come = company(withBrowser());

const { home } = homeWords;

const atHome = async (): Promise<Page> => {
  const { page } = await come();
  await page.goto(server().url);
  await page.locator('#more summary').click();
  return page;
};

const clock = (page: Page) => page.getByLabel(home.clock, { exact: true });
const minutes = (page: Page) => page.getByLabel(home.minutes, { exact: true });
const seconds = (page: Page) => page.getByLabel(home.seconds, { exact: true });
const suggestions = (page: Page) => page.getByLabel(home.suggestions);
const open = (page: Page) => page.getByRole('button', { name: home.create }).click();
const problem = (page: Page) => page.locator('#create-problem').textContent();

/** The fields that are marked as wrong, with what describes them. */
const wrong = (page: Page) =>
  page
    .locator('#create [aria-invalid=true]')
    .evaluateAll((fields) => fields.map((field) => [field.id, field.getAttribute('aria-describedby')]));

describe('what a table is opened with', () => {
  test.each([
    {
      name: 'nothing chosen',
      choose: async () => undefined,
      asks: { inviteOnly: false, suggestions: 'on' },
    },
    {
      name: 'an offered clock: no suggestions',
      choose: async (page: Page) => void (await clock(page).selectOption('10+5')),
      asks: { clock: { initial: 600, increment: 5 }, inviteOnly: false, suggestions: 'off' },
    },
    {
      name: 'a clock of one’s own, suggestions after all, by invitation',
      choose: async (page: Page) => {
        await clock(page).selectOption('other');
        await minutes(page).fill('2');
        await seconds(page).fill('12');
        await suggestions(page).check();
        await page.getByLabel(home.inviteOnly).check();
      },
      asks: { clock: { initial: 120, increment: 12 }, inviteOnly: true, suggestions: 'on' },
    },
    {
      name: 'no suggestions, which a change of the clock leaves so',
      choose: async (page: Page) => {
        await suggestions(page).uncheck();
        await clock(page).selectOption('3+2');
        await clock(page).selectOption('none');
      },
      asks: { inviteOnly: false, suggestions: 'off' },
    },
    {
      name: 'the computer, which nobody has to invite',
      choose: async (page: Page) => {
        await page.getByLabel(home.inviteOnly).check();
        await page.getByLabel(home.opponents.computer).check();
        expect(await page.getByLabel(home.inviteOnly).isVisible()).toBe(false);
      },
      asks: { suggestions: 'on' },
    },
  ])('$name', async ({ choose, asks }) => {
    const page = await atHome();
    let sent: Record<string, unknown> = {};
    await page.route('**/api/tables', (route) => {
      sent = route.request().postDataJSON();
      return route.fulfill({ status: 500, json: { error: {} } });
    });
    expect(await minutes(page).isVisible()).toBe(false);
    await choose(page);
    await open(page);
    await expect.poll(() => problem(page)).toBe(home.failed);
    const { clock: timing, inviteOnly, suggestions: suggested } = sent;
    expect(JSON.parse(JSON.stringify({ clock: timing, inviteOnly, suggestions: suggested }))).toEqual(asks);
  });

  test('is said at the table', async () => {
    const page = await atHome();
    await clock(page).selectOption('15+10');
    await open(page);
    await page.waitForURL('**/t/*');
    await expect
      .poll(() => page.locator('.about h1').textContent())
      .toBe(`${words.rulesets.turkish} · 15 min + 10 s`);
  });
});

describe('what is not taken', () => {
  test('a word in the name: it is said at the name, and nothing else is lost', async () => {
    const page = await atHome();
    const name = page.getByLabel(words.seat.yourName);
    await clock(page).selectOption('5+3');
    await page.getByLabel(home.inviteOnly).check();
    await page.getByLabel(home.colors.black, { exact: true }).check();
    await name.fill('Adm1n');
    await open(page);
    await expect.poll(() => problem(page)).toBe(home.refused.word);
    expect(await page.locator(':focus').getAttribute('id')).toBe('name');
    expect(await name.getAttribute('aria-invalid')).toBe('true');
    expect(await page.evaluate(() => localStorage.getItem('dama.name'))).toBeNull();
    const kept = await page
      .locator('#create')
      .evaluate((form: HTMLFormElement) => Object.fromEntries(new FormData(form)));
    expect(kept).toMatchObject({ clock: '5+3', inviteOnly: 'on', seat: 'black', name: 'Adm1n' });
    await name.fill('Ada');
    expect(await problem(page)).toBe('');
    expect(await name.getAttribute('aria-invalid')).toBeNull();
    await open(page);
    await page.waitForURL('**/t/*');
    expect(await page.evaluate(() => localStorage.getItem('dama.name'))).toBe('Ada');
  });

  test.each([
    { field: 'minutes', name: 'no number', value: 'ten' },
    { field: 'minutes', name: 'nothing', value: '' },
    { field: 'minutes', name: 'too long', value: '1441' },
    { field: 'seconds', name: 'no number', value: 'two' },
  ] as const)('a clock of one’s own: $name in the $field, where it is said', async ({ field, value }) => {
    const page = await atHome();
    await clock(page).selectOption('other');
    const refused = page.locator(`#${field}`);
    await refused.fill(value);
    await open(page);
    await expect.poll(() => problem(page)).toBe(home.refused[field]);
    expect(await wrong(page)).toEqual([[field, 'create-problem']]);
    expect(await page.locator(':focus').getAttribute('id')).toBe(field);
    await refused.fill('8');
    expect(await wrong(page)).toEqual([]);
    expect(await refused.getAttribute('aria-describedby')).toBeNull();
    await open(page);
    await page.waitForURL('**/t/*');
  });

  test.each([
    {
      field: 'name',
      chosen: 'none',
      expected: home.refused.name,
      at: [['name', 'create-problem name-hint']],
    },
    {
      field: 'clock.initial',
      chosen: 'other',
      expected: home.refused.minutes,
      at: [['minutes', 'create-problem']],
    },
    {
      field: 'clock.increment',
      chosen: '5+3',
      expected: home.refused.seconds,
      at: [['clock', 'create-problem']],
    },
    { field: 'rules', chosen: 'none', expected: home.refused.other, at: [] },
  ])('the server’s refusal of $field is said in words, at what is to be seen of it', async (refusal) => {
    const { field, chosen, expected, at } = refusal;
    const page = await atHome();
    await clock(page).selectOption(chosen);
    await page.route('**/api/tables', (route) =>
      route.fulfill({ status: 400, json: { error: { code: 'malformed', message: 'no', field } } }),
    );
    await open(page);
    await expect.poll(() => problem(page)).toBe(expected);
    expect(await wrong(page)).toEqual(at);
  });
});
