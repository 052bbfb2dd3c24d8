import { expect, test } from 'vitest';
import { words } from '../../../client/i18n/en.ts';
import { words as turkish } from '../../../client/i18n/tr.ts';
import { withBrowser, withServer } from '../setup/during.ts';
import { button, company, denyStorage, openTable, status } from './people.ts';

const server = withServer();
const come = company(withBrowser());

test('where storage is denied the seat lasts as long as the page, loaded again or come back to, and the page says so', async () => {
  const guest = await come();
  await guest.page.addInitScript(denyStorage);
  let outdate: () => void = () => undefined;
  await guest.page.routeWebSocket(/socket$/, (socket) => {
    socket.connectToServer();
    outdate = () => void socket.close({ code: 4400 });
  });
  const table = await openTable(server().url);
  await guest.page.goto(`${server().url}/t/${table}`);
  await expect.poll(() => guest.page.getByText(words.status.forgetful).count()).toBe(1);
  await button(guest, words.seat.sitAs.white).click();
  await expect.poll(() => status(guest)).toContain(words.status.opponentWanted);
  outdate();
  await button(guest, words.status.reload).click();
  await expect.poll(() => status(guest)).toContain(words.status.opponentWanted);
  await guest.page.reload();
  await expect.poll(() => status(guest)).toContain(words.status.opponentWanted);
  await guest.page.goto('about:blank');
  await guest.page.goBack();
  await expect.poll(() => status(guest)).toContain(words.status.opponentWanted);
  expect(guest.page.url()).toBe(`${server().url}/t/${table}`);
  await guest.page.locator('summary').click();
  await guest.page.locator('dama-settings select').first().selectOption('tr');
  await expect.poll(() => status(guest)).toContain(turkish.status.opponentWanted);
  await guest.page.reload();
  await expect.poll(() => status(guest)).toContain(turkish.status.opponentWanted);
});

test('where storage is denied the seat stays with who follows a link within the page, or another one to the table', async () => {
  const guest = await come();
  await guest.page.addInitScript(denyStorage);
  const table = await openTable(server().url);
  const at = `${server().url}/t/${table}`;
  await guest.page.goto(at);
  await button(guest, words.seat.sitAs.white).click();
  const sits = () => expect.poll(() => status(guest)).toContain(words.status.opponentWanted);
  await sits();
  // The link past the header, pressed twice: the second time the address stays the same.
  for (const _ of [1, 2]) await guest.page.evaluate(() => location.assign('#board'));
  await guest.page.reload();
  await sits();
  for (const link of [`#claim=${'c'.repeat(22)}`, `#seat=${'s'.repeat(32)}`]) {
    const loaded = guest.page.waitForEvent('load');
    await guest.page.evaluate((hash) => location.assign(hash), link);
    await loaded;
    expect(guest.page.url()).toBe(at);
    await sits();
  }
  await expect.poll(() => status(guest)).toContain(words.status.link.seated);
  await guest.page.goBack();
  await guest.page.reload();
  await sits();
});

test('a link that is followed before the scripts of the table come counts when they come', async () => {
  const { page } = await come();
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
  await page.locator('dama-table').waitFor();
  await page.evaluate((hash) => location.assign(hash), `#seat=${'s'.repeat(32)}`);
  go();
  await expect.poll(() => page.url()).toBe(`${server().url}/t/${table}`);
  await expect.poll(() => page.locator('.status').textContent()).toContain(words.status.link.used);
});

test('a key that is handed over leaves the address even if the scripts of the table never come', async () => {
  const guest = await come();
  const table = await openTable(server().url);
  await guest.page.route('**/assets/*.js', (route) => route.abort());
  await guest.page.goto(`${server().url}/t/${table}?lang=tr#key=${'k'.repeat(43)}`);
  expect(guest.page.url()).toBe(`${server().url}/t/${table}?lang=tr`);
});
