import { describe, expect, test } from 'vitest';
import { words } from '../../../client/i18n/en.ts';
import { button, company, type Person, seatTwo, status } from '../pages/people.ts';
import { clickPath } from '../setup/board.ts';
import { withBrowser, withServer } from '../setup/during.ts';

const server = withServer();
const come = company(withBrowser());
const { actions } = words;

const questions = ({ page }: Person) => page.locator('.question').count();
const rests = (who: Person, offer: string, moves: number) => button(who, `${offer} ${actions.again(moves)}`);

const play = async (moves: readonly (readonly [Person, string])[]) => {
  for (const [who, path] of moves) {
    await expect.poll(() => status(who)).toContain(words.status.yourMove);
    await clickPath(who.page, path);
  }
};

describe('offers between two people, before one who watches', () => {
  test('a draw that both offer at once is agreed', async () => {
    const { ayse, bohdan, table } = await seatTwo(server().url, come);
    const watcher = await come();
    await watcher.page.goto(`${server().url}/t/${table}`);
    await watcher.page.locator('.status').waitFor();
    const click = (who: Person) =>
      button(who, actions.offerDraw).evaluate((offer: HTMLElement) => offer.click());
    await Promise.all([click(ayse), click(bohdan)]);
    // Where one offer was seen before the other was made, its button was gone: then it is answered.
    await Promise.race([
      ayse.page.locator('.result').waitFor(),
      button(ayse, actions.accept).click(),
      button(bohdan, actions.accept).click(),
    ]);
    for (const who of [ayse, bohdan, watcher]) {
      await expect
        .poll(() => who.page.locator('.result .line').textContent())
        .toBe(`${words.result.draw}: ${words.result.reasons.agreement(null, 25)}`);
    }
  });

  test('a rematch that both offer is one game, with colors changed', async () => {
    const { ayse, bohdan } = await seatTwo(server().url, come);
    await button(ayse, actions.resign).click();
    await button(ayse, actions.resignYes).click();
    await button(bohdan, actions.rematch).waitFor();
    const click = (who: Person) =>
      button(who, actions.rematch).evaluate((offer: HTMLElement) => offer.click());
    await Promise.all([click(ayse), click(bohdan)]);
    await expect.poll(() => status(bohdan)).toContain(words.status.yourMove);
    expect(await bohdan.page.locator('.score').first().textContent()).toContain('Bohdan 1 – 0 Ayşe');
  });

  test('an offer that was declined says when it may be made again, and does nothing before', async () => {
    const { ayse, bohdan } = await seatTwo(server().url, come);
    await button(ayse, actions.offerDraw).click();
    await button(bohdan, actions.decline).click();
    const resting = rests(ayse, actions.offerDraw, 3);
    await expect.poll(() => resting.getAttribute('aria-disabled')).toBe('true');
    await resting.evaluate((offer: HTMLElement) => offer.click());
    expect(await button(ayse, actions.drawOffered).count()).toBe(0);
    expect(await questions(bohdan)).toBe(0);
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
