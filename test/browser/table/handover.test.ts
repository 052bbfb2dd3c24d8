import { describe, expect, test } from 'vitest';
import { qrPath } from '../../../client/handover/qrCode.ts';
import { words } from '../../../client/i18n/en.ts';
import { handoverWords } from '../../../client/i18n/handover-en.ts';
import {
  button,
  company,
  denyStorage,
  movesOf,
  openTable,
  type Person,
  seatTwo,
  status,
} from '../pages/people.ts';
import { clickPath, seenPieces } from '../setup/board.ts';
import { withBrowser, withServer } from '../setup/during.ts';
import { openLine } from '../setup/proxy.ts';
import { onSlowLine } from '../setup/slowLine.ts';

const server = withServer();
const come = company(withBrowser());

const { actions, status: said, seat } = words;

const linkBox = ({ page }: Person) => page.getByRole('textbox', { name: handoverWords.heading });
const card = ({ page }: Person) => page.locator('.handover');
const below = ({ page }: Person) => page.locator('.player').last();

/** Presses the button and gives the link. */
const linkOf = async (who: Person): Promise<string> => {
  await button(who, actions.handOver).click();
  return linkBox(who).inputValue();
};

const sitsAs = async (who: Person, color: string): Promise<void> => {
  await expect.poll(() => below(who).textContent()).toContain(seat.thisIsYou);
  expect(await below(who).getAttribute('data-color')).toBe(color);
};

/** A page waits a while between its attempts to connect. */
const BACK = { timeout: 20_000 };

/** Nobody's seat is on this page. */
const watches = (who: Person, within = {}) =>
  expect.poll(() => who.page.getByText(seat.thisIsYou, { exact: true }).count(), within).toBe(0);

test('a seat goes on, in the middle of a game, on the device that opens the link first', async () => {
  const { ayse, bohdan, table } = await seatTwo(server().url, come);
  await clickPath(ayse.page, 'a3-a4');
  await expect.poll(() => status(bohdan)).toContain(said.yourMove);
  const link = await linkOf(ayse);
  expect(link).toMatch(new RegExp(`^${server().url}/t/${table}#seat=[\\w-]{22,}$`));
  expect(await card(ayse).textContent()).toContain(handoverWords.how);

  const picture = ayse.page.getByRole('img', { name: handoverWords.code });
  expect(await picture.locator('path').getAttribute('d')).toBe(qrPath(link).path);
  expect(await picture.locator('rect').evaluate((rect) => getComputedStyle(rect).fill)).toBe(
    'rgb(255, 255, 255)',
  );

  const [phone, late] = [await come(), await come()];
  await phone.page.goto(link);
  await sitsAs(phone, 'white');
  expect(phone.page.url()).toBe(`${server().url}/t/${table}`);
  expect(await below(phone).textContent()).toContain('Ayşe');
  await watches(ayse);
  await expect.poll(() => card(ayse).count()).toBe(0);

  await phone.page.reload();
  await sitsAs(phone, 'white');
  await late.page.goto(link);
  await expect.poll(() => status(late)).toContain(said.link.used);
  await watches(late);
  await ayse.page.goto(link);
  await expect.poll(() => status(ayse)).toContain(said.link.used);

  await clickPath(bohdan.page, 'h6-h5');
  await expect.poll(() => status(phone)).toContain(said.yourMove);
  await clickPath(phone.page, 'b3-b4');
  await expect.poll(() => movesOf(server().url, table)).toEqual(['a3-a4', 'h6-h5', 'b3-b4']);
  // And home again.
  const back = await linkOf(phone);
  await ayse.page.goto(back);
  await sitsAs(ayse, 'white');
  await watches(phone);
});

test('a link that is cancelled moves nothing', async () => {
  const { ayse } = await seatTwo(server().url, come);
  const link = await linkOf(ayse);
  await button(ayse, handoverWords.cancel).click();
  await expect.poll(() => card(ayse).count()).toBe(0);
  await expect.poll(() => ayse.page.locator(':focus').textContent()).toBe(actions.handOver);
  const phone = await come();
  await phone.page.goto(link);
  await expect.poll(() => status(phone)).toContain(said.link.used);
  await sitsAs(ayse, 'white');
});

test('a link that is being cancelled is said to be so, and then to be cancelled', async () => {
  const ayse = await come();
  let release: (() => void) | undefined;
  await ayse.page.routeWebSocket(/socket$/, (socket) => {
    const table = socket.connectToServer();
    socket.onMessage((message) => {
      if (String(message).includes('"revoke"')) release = () => table.send(message);
      else table.send(message);
    });
  });
  const people = [ayse, await come()];
  await seatTwo(server().url, async () => people.shift() ?? (await come()));
  await linkOf(ayse);
  await button(ayse, handoverWords.cancel).click();
  const says = ({ page }: Person) => page.locator('dama-elsewhere [role=status]').allTextContents();
  await expect.poll(() => says(ayse)).toEqual(['', handoverWords.cancelling]);
  release?.();
  await expect.poll(() => says(ayse)).toEqual([handoverWords.cancelled]);
  await linkOf(ayse);
  expect((await says(ayse)).join('')).toBe(handoverWords.how);
});

test('the keyboard goes on in the card that takes the place of the button', async () => {
  const { ayse } = await seatTwo(server().url, come);
  const focused = () => ayse.page.evaluate(() => document.activeElement?.localName);
  for (const _ of ['when it is loaded', 'when it has been loaded']) {
    await button(ayse, actions.handOver).press('Enter');
    await linkBox(ayse).waitFor();
    await expect.poll(focused).toBe('dama-handover');
    await button(ayse, handoverWords.cancel).press('Enter');
    await expect.poll(focused).toBe('button');
    await expect.poll(() => button(ayse, actions.handOver).count()).toBe(1);
  }
});

test('after a reload, a link that is out can be cancelled, or made anew', async () => {
  const { ayse } = await seatTwo(server().url, come);
  const first = await linkOf(ayse);
  await ayse.page.reload();
  await expect.poll(() => card(ayse).textContent()).toContain(handoverWords.out);
  expect(await linkBox(ayse).count()).toBe(0);
  // What those who listen are told comes into the place that was there.
  await card(ayse)
    .locator('[role=status]')
    .evaluate((region: HTMLElement) => {
      region.dataset.place = 'same';
    });
  await button(ayse, handoverWords.again).click();
  const second = await linkBox(ayse).inputValue();
  expect(await card(ayse).locator('[data-place=same]').textContent()).toBe(handoverWords.how);
  expect(second).not.toBe(first);
  const phone = await come();
  await phone.page.goto(first);
  await expect.poll(() => status(phone)).toContain(said.link.used);
  await ayse.page.reload();
  await button(ayse, handoverWords.cancel).click();
  await expect.poll(() => button(ayse, actions.handOver).count()).toBe(1);
  await phone.page.goto('about:blank');
  await phone.page.goto(second);
  await expect.poll(() => status(phone)).toContain(said.link.used);
});

test('in the same browser the link says that one sits here, and stays good for another device', async () => {
  const { ayse, bohdan } = await seatTwo(server().url, come);
  const link = await linkOf(ayse);
  const other = { ...ayse, page: await ayse.page.context().newPage() };
  await other.page.goto(link);
  await expect.poll(() => status(other)).toContain(said.link.seated);
  await bohdan.page.goto(link);
  await expect.poll(() => status(bohdan)).toContain(said.link.seated);
  await sitsAs(bohdan, 'black');
  const phone = await come();
  await phone.page.goto(link);
  await sitsAs(phone, 'white');
  await watches(other);
});

/** One who watches from the start. */
const watching = async (table: string): Promise<Person> => {
  const watcher = await come();
  await watcher.page.goto(`${server().url}/t/${table}`);
  await expect.poll(() => status(watcher)).toContain(said.sideToMove.white);
  return watcher;
};

/** Somebody sees the pieces that somebody else does, and Ayşe on one seat alone. */
const seesAs = async (who: Person, other: Person) => {
  await expect.poll(() => seenPieces(who.page), BACK).toBe(await seenPieces(other.page));
  expect(await who.page.locator('.player .name', { hasText: 'Ayşe' }).count()).toBe(1);
};

describe('while a move is on its way', () => {
  test('the move comes later than the new device: it is taken back, and the new device moves', async () => {
    const ayse = await come();
    const { hold, release } = await onSlowLine(ayse.page);
    const people = [ayse, await come()];
    const { bohdan, table } = await seatTwo(server().url, async () => people.shift() ?? (await come()));
    const watcher = await watching(table);
    const start = await seenPieces(ayse.page);
    const link = await linkOf(ayse);
    hold();
    await clickPath(ayse.page, 'a3-a4');
    await expect.poll(() => seenPieces(ayse.page)).not.toBe(start);
    const phone = await come();
    await phone.page.goto(link);
    await sitsAs(phone, 'white');
    await watches(ayse);
    release();
    await expect.poll(() => seenPieces(ayse.page)).toBe(start);
    await expect.poll(() => status(ayse)).toContain(words.refused['not-seated']);
    expect(await seenPieces(watcher.page)).toBe(start);
    await clickPath(phone.page, 'b3-b4');
    await expect.poll(() => movesOf(server().url, table)).toEqual(['b3-b4']);
    for (const who of [ayse, bohdan, watcher]) await seesAs(who, phone);
  });

  test('the line breaks before the answer: the move is played once, and the seat is on the new device', async () => {
    const line = await openLine(server().port);
    const ayse = await come();
    const people = [ayse, await come()];
    const { bohdan, table } = await seatTwo(line.url, async () => people.shift() ?? (await come()));
    const watcher = await watching(table);
    const link = (await linkOf(ayse)).replace(line.url, server().url);
    line.cut();
    await clickPath(ayse.page, 'a3-a4');
    await expect.poll(() => status(ayse)).toContain(said.kept);
    const phone = await come();
    await phone.page.goto(link);
    await sitsAs(phone, 'white');
    await clickPath(phone.page, 'b3-b4');
    await expect.poll(() => movesOf(server().url, table)).toEqual(['b3-b4']);
    line.mend();
    await watches(ayse, BACK);
    for (const who of [ayse, bohdan, watcher]) await seesAs(who, phone);
    expect(await movesOf(server().url, table)).toEqual(['b3-b4']);
    await line.close();
  });
});

test('against the computer, and where storage is denied, the seat moves too', async () => {
  const ayse = await come();
  const table = await openTable(server().url, {
    key: ayse.key,
    name: 'Ayşe',
    opponent: 'computer',
    level: 1,
  });
  await ayse.page.goto(`${server().url}/t/${table}`);
  const link = await linkOf(ayse);
  const phone = await come();
  await phone.page.addInitScript(denyStorage);
  await phone.page.goto(link);
  await sitsAs(phone, 'white');
  await phone.page.reload();
  await sitsAs(phone, 'white');
  await watches(ayse);
});

test('alone at a table by invitation the invitation moves along', async () => {
  const [ayse, phone] = [await come(), await come()];
  const answer = await fetch(`${server().url}/api/tables`, {
    method: 'POST',
    body: JSON.stringify({ key: ayse.key, name: 'Ayşe', inviteOnly: true }),
  });
  const { inviteUrl }: { readonly inviteUrl: string } = JSON.parse(await answer.text());
  await ayse.page.goto(inviteUrl);
  const link = await linkOf(ayse);
  await phone.page.goto(link);
  await sitsAs(phone, 'white');
  expect(await phone.page.getByRole('textbox', { name: words.share.invitation }).inputValue()).toBe(
    inviteUrl,
  );
});

test.each(['elsewhere', 'handover'])(
  'where its part %s cannot be loaded the button stays, and works when the network is back',
  async (part) => {
    const { ayse } = await seatTwo(server().url, come);
    await ayse.page.route(`**/assets/later-${part}-*.js`, (route) => route.abort(), { times: 1 });
    await button(ayse, actions.handOver).click();
    await ayse.page.waitForTimeout(200);
    expect(await linkOf(ayse)).toContain('#seat=');
  },
);

test('who only watches has no seat to move', async () => {
  const { table } = await seatTwo(server().url, come);
  const can = await come();
  await can.page.goto(`${server().url}/t/${table}`);
  await expect.poll(() => status(can)).toContain(said.youWatch);
  expect(await button(can, actions.handOver).count()).toBe(0);
});
