import { expect, test } from 'vitest';
import { courtesyWords } from '../../../client/i18n/courtesy-en.ts';
import { words } from '../../../client/i18n/en.ts';
import { homeWords } from '../../../client/i18n/home-en.ts';
import { playWords } from '../../../client/i18n/play-en.ts';
import { clickPath } from '../setup/board.ts';
import { withBrowser, withServer } from '../setup/during.ts';
import { SCRIPT } from '../table/script.ts';
import { button, company, movesOf, type Person, status } from './people.ts';

const server = withServer();
const come = company(withBrowser());

/**
 * Runs in a page before its scripts: the browser inside of a messenger. It keeps nothing, opens no window, shares and copies nothing, has
 * neither sound nor vibration, and refuses service workers.
 */
const confine = (): void => {
  const deny = (name: string) =>
    Object.defineProperty(globalThis, name, {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) deny(name);
  const lack = (of: object, name: string) => Object.defineProperty(of, name, { value: undefined });
  for (const name of ['AudioContext', 'webkitAudioContext', 'ClipboardItem', 'BroadcastChannel'])
    lack(globalThis, name);
  for (const name of ['share', 'clipboard', 'vibrate', 'userActivation', 'locks', 'wakeLock'])
    lack(navigator, name);
  Object.defineProperty(globalThis, 'open', { value: () => null });
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { register: () => Promise.reject(new DOMException('denied', 'SecurityError')) },
  });
};

/** Somebody who has followed a link in a messenger. */
const comeInside = async (): Promise<Person> => {
  const guest = await come({ hasTouch: true });
  await guest.page.addInitScript(confine);
  return guest;
};

test('inside of a messenger one opens a table, hands the link on, plays a whole game and another one', async () => {
  const ayse = await comeInside();
  const bohdan = await come();
  await ayse.page.goto(server().url);
  await ayse.page.getByLabel(words.sides.white, { exact: true }).check();
  await button(ayse, homeWords.home.create).click();
  await expect.poll(() => status(ayse)).toContain(words.status.opponentWanted);
  await expect.poll(() => ayse.page.getByText(words.status.forgetful).count()).toBe(1);

  const link = ayse.page.getByRole('textbox', { name: words.share.heading, exact: true });
  expect(await button(ayse, words.share.share).count()).toBe(0);
  expect(await button(ayse, words.share.copy).count()).toBe(0);
  expect(await ayse.page.getByText(words.share.selectIt).count()).toBe(1);
  await link.focus();
  const selected = await link.evaluate((field: HTMLInputElement) =>
    field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0),
  );
  expect(selected).toBe(ayse.page.url());

  await bohdan.page.goto(selected);
  await button(bohdan, words.seat.sitAs.black).click();
  const table = selected.split('/').at(-1) ?? '';
  for (const [ply, path] of SCRIPT.entries()) {
    const mover = ply % 2 === 0 ? ayse : bohdan;
    await expect.poll(() => status(mover)).toContain(words.status.yourMove);
    await clickPath(mover.page, path);
    await expect.poll(async () => (await movesOf(server().url, table)).length).toBe(ply + 1);
  }
  await expect.poll(() => ayse.page.locator('.result .line').count()).toBe(1);
  await button(ayse, words.actions.rematch).click();
  await button(bohdan, words.actions.rematchAccept).click();
  await expect.poll(async () => (await movesOf(server().url, table)).length).toBe(0);
});

test('inside of a messenger one plays alone, chooses how the board looks and mutes it', async () => {
  const { page } = await comeInside();
  await page.goto(`${server().url}/play`);
  await page.getByLabel(playWords.play.opponents.here).check();
  await page.getByRole('button', { name: playWords.play.start, exact: true }).click();
  await expect.poll(() => page.getByText(playWords.play.forgetful).count()).toBe(1);
  await page.locator('.under summary').click();
  await page.locator('dama-looks select[name=theme]').selectOption('lined');
  await page.getByLabel(courtesyWords.sounds, { exact: true }).uncheck();
  for (const path of SCRIPT.slice(0, 6)) {
    const side = words.status.sideToMove[SCRIPT.indexOf(path) % 2 === 0 ? 'white' : 'black'];
    await expect.poll(() => page.locator('.headline').textContent()).toBe(side);
    await clickPath(page, path);
  }
  await expect.poll(() => page.locator('.moves li').count()).toBe(3);
  expect(await page.locator('html').getAttribute('data-theme')).toBe('lined');
  expect(await page.getByLabel(courtesyWords.sounds, { exact: true }).isChecked()).toBe(false);
  expect(await page.getByLabel(courtesyWords.vibrate, { exact: true }).count()).toBe(0);
});
