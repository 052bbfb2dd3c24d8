import { describe, expect, test } from 'vitest';
import { words } from '../../../client/i18n/en.ts';
import { START } from '../../engine/slow/game.ts';
import { slowPlay } from '../../engine/slow/index.ts';
import { button, company, movesOf, type Person, seatTwo, status } from '../pages/people.ts';
import { clickPath, seenPieces } from '../setup/board.ts';
import { withBrowser, withServer } from '../setup/during.ts';

const server = withServer();
const come = company(withBrowser());
const { actions, status: says } = words;

/** The pieces after these moves from the start, as `seenPieces` tells them. */
const piecesAfter = (...moves: readonly string[]) =>
  moves.reduce((fen, move) => slowPlay(fen, move), START).slice(2);

const sees = (who: Person, pieces: string) => expect.poll(() => seenPieces(who.page)).toBe(pieces);
const hears = (who: Person, text: string) => expect.poll(() => status(who)).toContain(text);

/** The moves in the list beside the board. */
const listed = ({ page }: Person) => page.locator('.moves li').allTextContents();

describe('a take-back between two people', () => {
  test('is asked and declined, by the other asked and accepted, before everybody’s eyes', async () => {
    const { ayse, bohdan, table } = await seatTwo(server().url, come);
    const watcher = await come();
    await watcher.page.goto(`${server().url}/t/${table}`);
    expect(await button(ayse, actions.takeback).count()).toBe(0);
    await clickPath(ayse.page, 'a3-a4');
    await sees(bohdan, piecesAfter('a3-a4'));
    expect(await button(bohdan, actions.takeback).count()).toBe(0);
    await clickPath(bohdan.page, 'h6-h5');
    await sees(ayse, piecesAfter('a3-a4', 'h6-h5'));

    await button(ayse, actions.takeback).click();
    await expect.poll(() => button(ayse, actions.takebackOffered).getAttribute('aria-disabled')).toBe('true');
    await expect
      .poll(() => bohdan.page.locator('.question', { hasText: actions.offerBy.takeback('Ayşe') }).count())
      .toBe(1);
    expect(await watcher.page.locator('.question').count()).toBe(0);
    await button(bohdan, actions.decline).click();
    await hears(ayse, says.declined.takeback);
    expect(await status(bohdan)).not.toContain(says.declined.takeback);
    await sees(ayse, piecesAfter('a3-a4', 'h6-h5'));

    await button(bohdan, actions.takeback).click();
    await button(ayse, actions.accept).click();
    for (const who of [ayse, bohdan, watcher]) {
      await sees(who, piecesAfter('a3-a4'));
      await hears(who, says.takenBack);
      expect(await listed(who)).toHaveLength(1);
    }
    expect(await movesOf(server().url, table)).toEqual(['a3-a4']);

    await clickPath(bohdan.page, 'g6-g5');
    for (const who of [ayse, bohdan, watcher]) {
      await sees(who, piecesAfter('a3-a4', 'g6-g5'));
      expect(await status(who)).not.toContain(says.takenBack);
    }
  });

  test('that one asks for after the reply, the board of both goes back by two', async () => {
    const { ayse, bohdan } = await seatTwo(server().url, come);
    for (const [who, path] of [
      [ayse, 'a3-a4'],
      [bohdan, 'h6-h5'],
      [ayse, 'b3-b4'],
      [bohdan, 'g6-g5'],
    ] as const) {
      await expect.poll(() => status(who)).toContain(says.yourMove);
      await clickPath(who.page, path);
    }
    await expect.poll(() => status(ayse)).toContain(says.yourMove);
    await button(ayse, actions.takeback).click();
    await button(bohdan, actions.accept).click();
    for (const who of [ayse, bohdan]) {
      await sees(who, piecesAfter('a3-a4', 'h6-h5'));
      expect(await listed(who)).toHaveLength(1);
    }
    await hears(ayse, says.yourMove);
  });

  test('stands beside an offered draw: both can be answered', async () => {
    const { ayse, bohdan } = await seatTwo(server().url, come);
    await clickPath(ayse.page, 'a3-a4');
    await sees(bohdan, piecesAfter('a3-a4'));
    await button(ayse, actions.offerDraw).click();
    await button(ayse, actions.takeback).click();
    await expect.poll(() => bohdan.page.locator('.question').count()).toBe(2);
    await bohdan.page
      .locator('.question', { hasText: actions.offerBy.takeback('Ayşe') })
      .getByRole('button', { name: actions.accept })
      .click();
    await sees(bohdan, piecesAfter());
    await expect.poll(() => bohdan.page.locator('.question').count()).toBe(0);
  });

  test('lets go of a capture that is half made', async () => {
    const { ayse, bohdan } = await seatTwo(server().url, come, 'B:Wa2,d2,d3:Bd4,e6,f6,h7');
    await clickPath(bohdan.page, 'e6-e5');
    await hears(ayse, says.youMustTake(3));
    await button(bohdan, actions.takeback).click();
    await clickPath(ayse.page, 'd3xd5');
    await sees(ayse, 'Wa2,d2,d5:Be5,f6,h7');
    await button(ayse, actions.accept).click();
    for (const who of [ayse, bohdan]) await sees(who, 'Wa2,d2,d3:Bd4,e6,f6,h7');
    await clickPath(bohdan.page, 'h7-h6');
    await hears(ayse, says.yourMove);
    await sees(ayse, 'Wa2,d2,d3:Bd4,e6,f6,h6');
  });

  test('leaves the keyboard on the board when the question is answered', async () => {
    const { ayse, bohdan } = await seatTwo(server().url, come);
    await clickPath(ayse.page, 'a3-a4');
    await button(ayse, actions.takeback).click();
    await button(bohdan, actions.accept).focus();
    await bohdan.page.keyboard.press('Enter');
    await sees(bohdan, piecesAfter());
    expect(await bohdan.page.evaluate(() => document.activeElement?.localName)).toBe('dama-board');
  });
});
