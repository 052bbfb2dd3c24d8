import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { words } from '../../../client/i18n/en.ts';
import { homeWords } from '../../../client/i18n/home-en.ts';
import { button, company, denyStorage, openTable, type Person, status } from '../pages/people.ts';
import { withBrowser, withServer } from '../setup/during.ts';
import { sayRaw } from './raw.ts';

const server = withServer();
const come = company(withBrowser());

const { home } = homeWords;

/** Opens a table by invitation as a person does, and gives its two links. */
const invite = async ({ page }: Person): Promise<{ readonly invitation: string; readonly watch: string }> => {
  await page.goto(server().url);
  await page.getByLabel(words.seat.yourName).fill('Ayşe');
  await page.getByLabel(home.clock, { exact: true }).selectOption('5+3');
  await page.locator('#more summary').click();
  await page.getByLabel(home.inviteOnly).check();
  await page.getByRole('button', { name: home.create }).click();
  await page.waitForURL('**/t/*');
  const link = (name: string) => page.getByRole('textbox', { name, exact: true }).inputValue();
  return { invitation: await link(words.share.invitation), watch: await link(words.share.watch) };
};

const sitForm = ({ page }: Person) => page.locator('form.sit');

const heading = ({ page }: Person) => page.locator('.about h1').textContent();

test('by invitation: the first who comes with it sits down, nobody else, and whoever watches is told so', async () => {
  const [ayse, bohdan, can, deniz] = [await come(), await come(), await come(), await come()];
  const { invitation, watch } = await invite(ayse);
  expect(ayse.page.url()).toBe(watch);
  expect(invitation).toMatch(/\/t\/\w+#claim=[\w-]{22,}$/);
  expect(invitation.startsWith(`${watch}#`)).toBe(true);
  await expect.poll(() => status(ayse)).toContain(words.status.sendInvitation);
  expect(await heading(ayse)).toBe('Turkish draughts · 5 min + 3 s · by invitation');

  // The link to watch lets nobody sit, whatever they do.
  await can.page.goto(watch);
  await expect.poll(() => status(can)).toContain(words.status.onlyInvited);
  expect(await sitForm(can).count()).toBe(0);
  expect(await can.page.getByRole('textbox', { name: words.share.invitation }).count()).toBe(0);
  expect(await sayRaw(can.page, { type: 'sit', name: 'Can' })).toMatchObject({ code: 'claim-needed' });
  expect(await sayRaw(can.page, { type: 'sit', claim: 'guessed-guessed-guessed' })).toMatchObject({
    code: 'claim-needed',
  });

  for (const guest of [bohdan, deniz]) {
    await guest.page.goto(invitation);
    expect(guest.page.url()).toBe(watch);
    await expect.poll(() => sitForm(guest).count()).toBe(1);
  }
  // A reload loses no invitation.
  await bohdan.page.reload();
  await bohdan.page.getByLabel(words.seat.yourName).fill('Bohdan');
  await button(bohdan, words.seat.sitAs.black).click();
  await expect.poll(() => status(ayse)).toContain(words.status.yourMove);
  await expect.poll(() => status(deniz)).toContain(words.status.bothTaken);
  expect(await sitForm(deniz).count()).toBe(0);
  const claim = new URL(invitation).hash.slice('#claim='.length);
  expect(await sayRaw(deniz.page, { type: 'sit', claim })).toMatchObject({ code: 'seat-taken' });
  for (const who of [ayse, bohdan, can, deniz]) {
    expect(await who.page.getByRole('textbox', { name: words.share.invitation }).count()).toBe(0);
    expect(await who.page.getByRole('textbox', { name: words.share.watch }).inputValue()).toBe(watch);
  }
});

test('two with one invitation press at once: one sits, the other is told that the seat is taken', async () => {
  const [ayse, bohdan, deniz] = [await come(), await come(), await come()];
  let release: () => void = () => undefined;
  await deniz.page.routeWebSocket(/socket$/, (socket) => {
    const table = socket.connectToServer();
    const held: (string | Buffer)[] = [];
    let holds = true;
    socket.onMessage((message) =>
      holds && String(message).includes('"sit"') ? held.push(message) : table.send(message),
    );
    release = () => {
      holds = false;
      for (const message of held) table.send(message);
    };
    table.onMessage((message) => {
      if (!holds || !String(message).includes('"sat"')) socket.send(message);
    });
  });
  const { invitation } = await invite(ayse);
  await deniz.page.goto(invitation);
  await button(deniz, words.seat.sitAs.black).click();
  await bohdan.page.goto(invitation);
  await button(bohdan, words.seat.sitAs.black).click();
  await expect.poll(() => status(ayse)).toContain(words.status.yourMove);
  release();
  await expect.poll(() => status(deniz)).toContain(words.refused['seat-taken']);
});

test('an invitation to another table, or a torn one, is refused in words, and the right one can be used after it', async () => {
  const [ayse, bohdan] = [await come(), await come()];
  const { invitation, watch } = await invite(ayse);
  await bohdan.page.goto(invitation.slice(0, -3));
  await button(bohdan, words.seat.sitAs.black).click();
  await expect.poll(() => status(bohdan)).toContain(words.refused['claim-needed']);
  expect(await sitForm(bohdan).count()).toBe(0);
  // In the same tab only the fragment differs: no browser loads that anew by itself.
  await bohdan.page.evaluate((href) => {
    location.href = href;
  }, invitation);
  await expect.poll(() => sitForm(bohdan).count()).toBe(1);
  expect(bohdan.page.url()).toBe(watch);
  await button(bohdan, words.seat.sitAs.black).click();
  await expect.poll(() => status(ayse)).toContain(words.status.yourMove);
});

test('where storage is denied both key and invitation go along, and outlive a reload', async () => {
  const ayse = await come();
  await ayse.page.addInitScript(denyStorage);
  const { invitation, watch } = await invite(ayse);
  await ayse.page.reload();
  await expect.poll(() => status(ayse)).toContain(words.status.sendInvitation);
  expect(await ayse.page.getByRole('textbox', { name: words.share.invitation }).inputValue()).toBe(
    invitation,
  );
  expect(ayse.page.url()).toBe(watch);
});

test('an open table is as it was: one link, by which anybody may sit down', async () => {
  const [ayse, bohdan] = [await come(), await come()];
  const table = await openTable(server().url, { key: ayse.key, name: 'Ayşe' });
  await ayse.page.goto(`${server().url}/t/${table}`);
  expect(await ayse.page.getByRole('textbox', { name: words.share.heading }).inputValue()).toBe(
    `${server().url}/t/${table}`,
  );
  expect(await ayse.page.locator('.share .link').count()).toBe(1);
  await bohdan.page.goto(`${server().url}/t/${table}`);
  await expect.poll(() => sitForm(bohdan).count()).toBe(1);
});

describe('nothing secret leaves the page', () => {
  const secretsOf = async (page: Page) =>
    `${await page.title()} ${page.url()} ${await page.locator('head').innerHTML()}`;

  test('by title, address, Open Graph, requests or referrer', async () => {
    const [ayse, bohdan] = [await come(), await come()];
    const { invitation } = await invite(ayse);
    const claim = new URL(invitation).hash.slice('#claim='.length);
    const sent: string[] = [];
    bohdan.page.on('request', (request) =>
      sent.push(`${request.url()} ${JSON.stringify(request.headers())}`),
    );
    const frames: string[] = [];
    bohdan.page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => frames.push(String(payload))),
    );
    await bohdan.page.goto(invitation);
    await button(bohdan, words.seat.sitAs.black).click();
    await expect.poll(() => status(ayse)).toContain(words.status.yourMove);
    await bohdan.page.getByRole('link', { name: words.site.learn }).click();
    await bohdan.page.waitForURL('**/#how');
    expect(frames.join()).toContain('"started"');
    for (const told of [...sent, ...frames, await secretsOf(ayse.page), await secretsOf(bohdan.page)]) {
      expect(told).not.toContain(claim);
      expect(told).not.toContain(bohdan.key);
    }
  });
});
