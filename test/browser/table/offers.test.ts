import { describe, expect, test } from 'vitest';
import { words } from '../../../client/i18n/en.ts';
import { button, company, type Person, seatTwo, status } from '../pages/people.ts';
import { clickPath } from '../setup/board.ts';
import { withBrowser, withServer } from '../setup/during.ts';
import { onSlowLine, type SlowLine } from '../setup/slowLine.ts';

const server = withServer();
const come = company(withBrowser());
const { actions } = words;

/** Somebody on a line that can be slow. */
type Slow = Person & SlowLine;

const comeSlowly = async (): Promise<Slow> => {
  const who = await come();
  return { ...who, ...(await onSlowLine(who.page)) };
};

const questions = ({ page }: Person) => page.locator('.question').count();
const rests = (who: Person, offer: string, moves: number) => button(who, `${offer} ${actions.again(moves)}`);

const play = async (moves: readonly (readonly [Person, string])[]) => {
  for (const [who, path] of moves) {
    await expect.poll(() => status(who)).toContain(words.status.yourMove);
    await clickPath(who.page, path);
  }
};

/** Ayşe and Bohdan at their table, both with a line that can be slow, and one who watches. */
const three = async () => {
  const [ayse, bohdan, watcher] = [await comeSlowly(), await comeSlowly(), await come()];
  const guests: Person[] = [ayse, bohdan];
  const { table } = await seatTwo(server().url, async () => guests.shift() ?? (await come()));
  await watcher.page.goto(`${server().url}/t/${table}`);
  await expect.poll(() => status(watcher)).toContain(words.status.sideToMove.white);
  return { ayse, bohdan, watcher };
};

/** Both ask for the same before either hears of the other. */
const cross = async ({ ayse, bohdan }: { readonly ayse: Slow; readonly bohdan: Slow }, what: string) => {
  for (const who of [ayse, bohdan]) {
    await button(who, what).waitFor();
    who.hold();
    await button(who, what).click();
  }
  for (const who of [ayse, bohdan]) who.release();
};

describe('offers between two people, before one who watches', () => {
  test('draws that cross are a draw', async () => {
    const all = await three();
    await cross(all, actions.offerDraw);
    for (const who of Object.values(all)) {
      await expect
        .poll(() => who.page.locator('.result .line').textContent())
        .toBe(`${words.result.draw}: ${words.result.reasons.agreement(null, 25)}`);
    }
  });

  test('rematches that cross are one game, with colors changed', async () => {
    const { ayse, bohdan, watcher } = await three();
    await button(ayse, actions.resign).click();
    await button(ayse, actions.resignYes).click();
    await cross({ ayse, bohdan }, actions.rematch);
    await expect.poll(() => status(bohdan)).toContain(words.status.yourMove);
    await expect.poll(() => status(watcher)).toContain(words.status.sideToMove.white);
    const score = ({ page }: Person) => page.locator('.score').first().textContent();
    expect(await score(bohdan)).toContain('Bohdan 1 – 0 Ayşe');
    expect(await score(watcher)).toContain('Bohdan 1 – 0 Ayşe');
    expect(await watcher.page.locator('.player').last().textContent()).toContain('Bohdan');
    for (const who of [ayse, bohdan]) expect(await who.page.locator('.notice').count()).toBe(0);
  });

  test('an offer that was declined says when it may be made again, and does nothing before', async () => {
    const { ayse, bohdan, watcher } = await three();
    await button(ayse, actions.offerDraw).click();
    await button(bohdan, actions.decline).click();
    const resting = rests(ayse, actions.offerDraw, 3);
    await expect.poll(() => resting.getAttribute('aria-disabled')).toBe('true');
    await resting.evaluate((offer: HTMLElement) => offer.click());
    expect(await button(ayse, actions.drawOffered).count()).toBe(0);
    for (const who of [bohdan, watcher]) expect(await questions(who)).toBe(0);
    for (const who of [ayse, watcher]) expect(await status(who)).toContain(words.status.declined.draw);
    expect(await watcher.page.locator('.actions').count()).toBe(0);
    await play([
      [ayse, 'a3-a4'],
      [bohdan, 'h6-h5'],
      [ayse, 'b3-b4'],
      [bohdan, 'g6-g5'],
    ]);
    await expect.poll(() => rests(ayse, actions.offerDraw, 1).count()).toBe(1);
    await play([[ayse, 'c3-c4']]);
    await button(ayse, actions.offerDraw).click();
    await expect.poll(() => questions(bohdan)).toBe(1);
  });
});
