import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { words } from '../../../client/i18n/en.ts';
import { company, movesOf, type Person, seatTwo, status } from '../pages/people.ts';
import { clickPath } from '../setup/board.ts';
import { withBrowser, withServer } from '../setup/during.ts';

const server = withServer();
const come = company(withBrowser());

/** What White has for the whole game, in seconds. */
const INITIAL = 5;
/** Later than this after a flag should have fallen, the time is given back, in seconds. */
const AWAY = 10;

/** A page that has lost the table tries again by itself, but here nobody waits for that. */
const tryAgain = ({ page }: Person) => page.evaluate(() => dispatchEvent(new Event('online')));

test('killed until long after the flag should have fallen: all are told that time was given back, and play goes on', async () => {
  const clock = { initial: INITIAL, increment: 0 };
  const { ayse, bohdan, table } = await seatTwo(server().url, come, undefined, undefined, clock);
  const watcher = await come();
  await watcher.page.goto(`${server().url}/t/${table}`);
  await clickPath(ayse.page, 'a3-a4');
  await expect.poll(() => status(bohdan)).toContain(words.status.yourMove);
  await clickPath(bohdan.page, 'h6-h5');
  await expect.poll(() => status(ayse)).toContain(words.status.yourMove);
  await server().kill();
  const all = [ayse, bohdan, watcher];
  for (const who of all) await expect.poll(() => status(who)).toContain(words.status.reconnecting);
  await wait((INITIAL + AWAY + 0.5) * 1000);
  await server().restart();
  for (const who of all) await tryAgain(who);
  for (const who of all) {
    await expect.poll(() => status(who)).toContain(words.status.delayed);
    expect(await who.page.locator('.result').count()).toBe(0);
  }
  await clickPath(ayse.page, 'b3-b4');
  await expect.poll(() => status(bohdan)).toContain(words.status.yourMove);
  // It stays to be read until the move after the one that was waited for.
  await clickPath(bohdan.page, 'g6-g5');
  await expect.poll(() => status(ayse)).toContain(words.status.yourMove);
  for (const who of all) await expect.poll(() => status(who)).not.toContain(words.status.delayed);
  expect(await movesOf(server().url, table)).toEqual(['a3-a4', 'h6-h5', 'b3-b4', 'g6-g5']);
});
