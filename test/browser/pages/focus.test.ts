import { describe, expect, test } from 'vitest';
import { words } from '../../../client/i18n/en.ts';
import { clickPath } from '../setup/board.ts';
import { withBrowser, withServer } from '../setup/during.ts';
import { button, company, openTable, type Person, seatTwo, status } from './people.ts';

const server = withServer();
const come = company(withBrowser());

describe('the keyboard goes on where its button is gone:', () => {
  const focused = ({ page }: Person) =>
    page.evaluate(() => {
      const { activeElement: active } = document;
      return active?.matches('button, a') ? active.textContent?.trim() : active?.localName;
    });
  const press = async (who: Person, name: string) => {
    await button(who, name).focus();
    await who.page.keyboard.press('Enter');
    await expect.poll(() => button(who, name).count()).toBe(0);
  };
  const BOARD = 'dama-board';
  const { actions, seat, status: says } = words;

  test('to the board, from a seat that was taken', async () => {
    const ayse = await come();
    await ayse.page.goto(`${server().url}/t/${await openTable(server().url)}`);
    await press(ayse, seat.sitAs.white);
    expect(await focused(ayse)).toBe(BOARD);
  });

  test('to the board, from a seat that somebody else takes', async () => {
    const { page } = await come();
    const bohdan = await come();
    const table = await openTable(server().url, { seat: 'white', key: bohdan.key });
    for (const each of [page, bohdan.page]) await each.goto(`${server().url}/t/${table}`);
    await page.getByLabel(seat.yourName).focus();
    const quick = await come();
    await quick.page.goto(`${server().url}/t/${table}`);
    await button(quick, seat.sitAs.black).click();
    await expect.poll(() => page.getByLabel(seat.yourName).count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe(BOARD);
  });

  test('to the board, from the link that moves down when the game begins', async () => {
    const ayse = await come();
    const bohdan = await come();
    const table = await openTable(server().url, { seat: 'white', key: ayse.key });
    for (const { page } of [ayse, bohdan]) await page.goto(`${server().url}/t/${table}`);
    await ayse.page.getByLabel(words.share.heading).getByRole('textbox').focus();
    await button(bohdan, seat.sitAs.black).click();
    await expect.poll(() => status(ayse)).toContain(says.yourMove);
    expect(await focused(ayse)).toBe(BOARD);
  });

  test('to the board, from an offer that was declined or accepted', async () => {
    const { ayse, bohdan } = await seatTwo(server().url, come);
    await button(ayse, actions.offerDraw).click();
    await press(bohdan, actions.decline);
    expect(await focused(bohdan)).toBe(BOARD);
    await button(bohdan, actions.offerDraw).click();
    await press(ayse, actions.accept);
    expect(await focused(ayse)).toBe(BOARD);
  });

  test('to the board, never to the answer to another offer', async () => {
    const { ayse, bohdan } = await seatTwo(server().url, come);
    const { page } = ayse;
    await clickPath(page, 'a3-a4');
    await expect.poll(() => status(bohdan)).toContain(says.yourMove);
    const offer = (kind: 'draw' | 'takeback') =>
      page.getByRole('group', { name: actions.offerBy[kind]('Bohdan') });
    await clickPath(bohdan.page, 'h6-h5');
    for (const name of [actions.takeback, actions.offerDraw]) await button(bohdan, name).click();
    await expect.poll(() => page.locator('.question').count()).toBe(2);
    await offer('draw').getByRole('button', { name: actions.decline }).press('Enter');
    await expect.poll(() => page.locator('.question').count()).toBe(1);
    expect(await focused(ayse)).toBe(BOARD);
    // Nor where the offer was answered in another tab.
    await offer('takeback').getByRole('button', { name: actions.accept }).focus();
    const other = { ...ayse, page: await page.context().newPage() };
    await other.page.goto(page.url());
    await button(other, actions.accept).click();
    await expect.poll(() => page.locator('.question').count()).toBe(0);
    expect(await focused(ayse)).toBe(BOARD);
  });

  test('to the board, not to another link’s button, from an invitation that is used up', async () => {
    const ayse = await come();
    const bohdan = await come();
    const answer = await fetch(`${server().url}/api/tables`, {
      method: 'POST',
      body: JSON.stringify({ seat: 'white', key: ayse.key, name: 'Ayşe', inviteOnly: true }),
    });
    const { inviteUrl }: { readonly inviteUrl: string } = JSON.parse(await answer.text());
    await ayse.page.goto(inviteUrl);
    await bohdan.page.goto(inviteUrl);
    await button(ayse, words.share.copy).first().focus();
    await button(bohdan, seat.sitAs.black).click();
    await expect.poll(() => status(ayse)).toContain(says.yourMove);
    expect(await button(ayse, words.share.copy).count()).toBe(1);
    expect(await focused(ayse)).toBe(BOARD);
  });

  test('to the board, not to a rematch, from an answer that comes too late', async () => {
    const { ayse, bohdan } = await seatTwo(server().url, come);
    await button(ayse, actions.offerDraw).click();
    await button(bohdan, actions.decline).focus();
    await button(ayse, actions.resign).click();
    await button(ayse, actions.resignYes).click();
    await expect.poll(() => button(bohdan, actions.rematch).count()).toBe(1);
    await bohdan.page.keyboard.press('Enter');
    expect(await focused(bohdan)).toBe(BOARD);
    expect(await button(bohdan, actions.rematchOffered).count()).toBe(0);
  });

  test('from a question and back again, on to the board', async () => {
    const { ayse, bohdan } = await seatTwo(server().url, come);
    await press(ayse, actions.resign);
    expect(await focused(ayse)).toBe(actions.resignNo);
    await press(ayse, actions.resignNo);
    expect(await focused(ayse)).toBe(actions.resign);
    await press(ayse, actions.resign);
    await button(bohdan, actions.offerDraw).focus();
    await press(ayse, actions.resignYes);
    for (const who of [ayse, bohdan]) await expect.poll(() => focused(who)).toBe(BOARD);
    await press(bohdan, actions.seeBoard);
    expect(await focused(bohdan)).toBe(BOARD);
    await button(ayse, actions.rematch).focus();
    await ayse.page.keyboard.press('Enter');
    await expect.poll(() => focused(ayse)).toBe(actions.rematchOffered);
    await press(bohdan, actions.rematchAccept);
    for (const who of [ayse, bohdan]) await expect.poll(() => focused(who)).toBe(BOARD);
  });

  test('to what can be done, from a table that has gone', async () => {
    const ayse = await come();
    let close: () => void = () => undefined;
    await ayse.page.routeWebSocket(/socket$/, (socket) => {
      socket.connectToServer();
      close = () => void socket.close({ code: 4404 });
    });
    const table = await openTable(server().url, { seat: 'white', key: ayse.key });
    await ayse.page.goto(`${server().url}/t/${table}`);
    await button(ayse, actions.leave).focus();
    close();
    await expect.poll(() => focused(ayse)).toBe(says.newTable);
  });
});
