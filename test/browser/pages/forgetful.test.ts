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

test('a key that is handed over leaves the address even if the scripts of the table never come', async () => {
  const guest = await come();
  const table = await openTable(server().url);
  await guest.page.route('**/assets/*.js', (route) => route.abort());
  await guest.page.goto(`${server().url}/t/${table}?lang=tr#key=${'k'.repeat(43)}`);
  expect(guest.page.url()).toBe(`${server().url}/t/${table}?lang=tr`);
});
