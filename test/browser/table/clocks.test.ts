import { describe, expect, test } from 'vitest';
import { words } from '../../../client/i18n/en.ts';
import { button, company, type Person, seatTwo, status } from '../pages/people.ts';
import { clickPath } from '../setup/board.ts';
import { withBrowser, withServer } from '../setup/during.ts';

const server = withServer();
const come = company(withBrowser());

/** Ayşe, Bohdan and somebody who watches, at a table on which White's clock runs. */
const begin = async (initial: number) => {
  const { ayse, bohdan, table } = await seatTwo(server().url, come, undefined, undefined, {
    initial,
    increment: 0,
  });
  const watcher = await come();
  await watcher.page.goto(`${server().url}/t/${table}`);
  await clickPath(ayse.page, 'a3-a4');
  await expect.poll(() => status(bohdan)).toContain(words.status.yourMove);
  await clickPath(bohdan.page, 'h6-h5');
  await expect.poll(() => status(ayse)).toContain(words.status.yourMove);
  return { ayse, bohdan, watcher };
};

const clockOf = ({ page }: Person, color: 'white' | 'black') =>
  page.locator(`.player[data-color=${color}] .clock`);

/** Notes down every text that White's clock shows until the result is there. */
const watchClock = ({ page }: Person) =>
  page.evaluate(() => {
    const shown: string[] = [];
    Object.assign(globalThis, { shown });
    const note = () => {
      if (document.querySelector('.result') !== null) return;
      shown.push(document.querySelector('.player[data-color=white] .clock')?.textContent ?? '');
    };
    new MutationObserver(note).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });

const clockTexts = ({ page }: Person) =>
  page.evaluate((): readonly string[] => Reflect.get(globalThis, 'shown'));

describe('clocks before two people and one who watches', () => {
  test('run down, never to 0:00 before the server says so, and a fallen flag is shown to all', async () => {
    const { ayse, bohdan, watcher } = await begin(4);
    const all = [ayse, bohdan, watcher];
    for (const who of all) await watchClock(who);
    for (const who of all) {
      await expect
        .poll(() => who.page.locator('.result .line').textContent(), { timeout: 10_000 })
        .toContain(who === ayse ? words.result.yours.timeout : words.result.reasons.timeout('white', 25));
      expect(await clockOf(who, 'white').textContent()).toBe('0:00');
      expect(await clockOf(who, 'black').textContent()).not.toBe('0:00');
      const texts = await clockTexts(who);
      expect(texts.length).toBeGreaterThan(10);
      expect(texts.filter((text) => !/^(?!0\.0)[0-4]\.\d$/.test(text))).toEqual([]);
    }
  });

  test('warn when less than 20 seconds are left: in a shape, and once in words to whose time it is', async () => {
    const { ayse, bohdan, watcher } = await begin(22);
    const low = (who: Person) => clockOf(who, 'white').evaluate(({ classList }) => classList.contains('low'));
    expect(await low(ayse)).toBe(false);
    for (const who of [ayse, bohdan, watcher])
      await expect.poll(() => low(who), { timeout: 5000 }).toBe(true);
    expect(await clockOf(ayse, 'white').evaluate((clock) => getComputedStyle(clock).borderStyle)).toBe(
      'double',
    );
    const said = ({ page }: Person) => page.locator('[role=status]', { hasText: words.seat.timeLow }).count();
    expect([await said(ayse), await said(bohdan), await said(watcher)]).toEqual([1, 0, 0]);
    await button(bohdan, words.actions.resign).click();
    await button(bohdan, words.actions.resignYes).click();
    await expect.poll(() => said(ayse)).toBe(0);
  });

  test('count on as they were when somebody sets the clock of the device', async () => {
    const { ayse } = await begin(60);
    for (const hours of [1, -1]) {
      await ayse.page.evaluate((shift) => {
        const real = Date.now;
        Date.now = () => real() + shift;
      }, hours * 3_600_000);
      await ayse.page.waitForTimeout(600); // It counts twice meanwhile.
      expect(await clockOf(ayse, 'white').textContent()).toMatch(/^(1:00|0:5\d)$/);
    }
    expect(await ayse.page.locator('[role=status]', { hasText: words.seat.timeLow }).count()).toBe(0);
  });

  test('a move says how long its way is, once that is known, and only where time counts', async () => {
    for (const clock of [{ initial: 60, increment: 0 }, undefined]) {
      const { ayse } = await seatTwo(server().url, come, undefined, undefined, clock);
      const moves: unknown[] = [];
      // The page's own socket is open already: another visit has one that is heard from its beginning.
      ayse.page.on('websocket', (socket) => {
        socket.on('framesent', ({ payload }) => {
          if (String(payload).includes('"move"')) moves.push(JSON.parse(String(payload)).command);
        });
      });
      const pong = ayse.page
        .waitForEvent('websocket')
        .then((socket) =>
          socket.waitForEvent('framereceived', { predicate: ({ payload }) => payload === 'pong' }),
        );
      await ayse.page.reload();
      await pong;
      await clickPath(ayse.page, 'a3-a4');
      await expect.poll(() => moves.length).toBe(1);
      const lag = clock === undefined ? {} : { lag: expect.toSatisfy(Number.isSafeInteger) };
      expect(moves).toEqual([{ type: 'move', ply: 0, move: 'a3-a4', ...lag }]);
    }
  });
});
