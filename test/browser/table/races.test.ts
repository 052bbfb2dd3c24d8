import { describe, expect, test } from 'vitest';
import { courtesyWords } from '../../../client/i18n/courtesy-en.ts';
import { words } from '../../../client/i18n/en.ts';
import type { TableAnswer } from '../../../protocol/http.ts';
import { button, company, movesOf, type Person, seatTwo, status, type TableWish } from '../pages/people.ts';
import { clickPath, seenPieces } from '../setup/board.ts';
import { withBrowser, withServer } from '../setup/during.ts';
import { onSlowLine, type SlowLine } from '../setup/slowLine.ts';

const server = withServer({ ABSENCE_SECONDS: '1' });
const come = company(withBrowser());
const { actions, refused, result, seat, status: said } = words;
const { absence } = courtesyWords;

/** Somebody on a line that can be slow. */
type Slow = Person & SlowLine;

const comeSlowly = async (): Promise<Slow> => {
  const who = await come();
  return { ...who, ...(await onSlowLine(who.page)) };
};

/** Ayşe and Bohdan before the first move, both with a line that can be slow, and one who watches. */
const three = async (clock?: TableWish['clock']) => {
  const [ayse, bohdan] = [await comeSlowly(), await comeSlowly()];
  const guests: Person[] = [ayse, bohdan];
  const { table } = await seatTwo(
    server().url,
    async () => guests.shift() ?? (await come()),
    undefined,
    undefined,
    clock,
  );
  const watcher = await come();
  await watcher.page.goto(`${server().url}/t/${table}`);
  await expect.poll(() => status(watcher)).toContain(said.sideToMove.white);
  return { ayse, bohdan, watcher, table };
};

const play = async (who: Person, path: string) => {
  await expect.poll(() => status(who)).toContain(said.yourMove);
  await clickPath(who.page, path);
};

/** The pieces that the table has, as they are seen. */
const piecesOf = async (table: string): Promise<string> => {
  const answer = await fetch(`${server().url}/api/tables/${table}`);
  return ((await answer.json()) as TableAnswer).table.fen.slice(2);
};

/** The table has these moves, and all of them see those, and the pieces where they lead. */
const agree = async (people: readonly Person[], table: string, moves: readonly string[]) => {
  await expect.poll(() => movesOf(server().url, table)).toEqual(moves);
  const list = ({ page }: Person) => page.locator('.moves li').allInnerTexts();
  for (const who of people) {
    await expect
      .poll(async () => (await list(who)).join(' ').match(/[a-h]\d[-x][^ \n\t]+/g) ?? [])
      .toEqual(moves);
  }
  const pieces = await piecesOf(table);
  for (const who of people) await expect.poll(() => seenPieces(who.page)).toBe(pieces);
};

const ends = async (people: readonly Person[], reason: string) => {
  for (const who of people) {
    const line = () => who.page.locator('.result .line').allTextContents();
    await expect.poll(async () => (await line()).join(), { timeout: 10_000 }).toContain(reason);
  }
};

/** White's flag falls before these three, the first of whom is White. */
const flagFalls = async (white: Person, ...others: readonly Person[]) => {
  await ends([white], result.yours.timeout);
  await ends(others, result.reasons.timeout('white', 25));
};

describe('against the flag', () => {
  /** White's clock runs. */
  const timed = async () => {
    const all = await three({ initial: 5, increment: 0 });
    await play(all.ayse, 'a3-a4');
    await play(all.bohdan, 'h6-h5');
    await expect.poll(() => status(all.ayse)).toContain(said.yourMove);
    return all;
  };

  test('a move that is on its way when the flag falls is not played', async () => {
    const { ayse, bohdan, watcher, table } = await timed();
    const before = await seenPieces(ayse.page);
    ayse.hold();
    await clickPath(ayse.page, 'b3-b4');
    await expect.poll(() => seenPieces(ayse.page)).not.toBe(before);
    await flagFalls(ayse, bohdan, watcher);
    ayse.release();
    await expect.poll(() => status(ayse)).toContain(refused['game-over']);
    await flagFalls(ayse, bohdan, watcher);
    await agree([ayse, bohdan, watcher], table, ['a3-a4', 'h6-h5']);
  });

  test('to resign after it has fallen changes nothing', async () => {
    const { ayse, bohdan, watcher, table } = await timed();
    bohdan.hold();
    await button(bohdan, actions.resign).click();
    await button(bohdan, actions.resignYes).click();
    await flagFalls(ayse, bohdan, watcher);
    bohdan.release();
    await expect.poll(() => status(bohdan)).toContain(refused['game-over']);
    await flagFalls(ayse, bohdan, watcher);
    await agree([ayse, bohdan, watcher], table, ['a3-a4', 'h6-h5']);
  });

  test('who has resigned before has lost, and no flag falls any more', async () => {
    const { ayse, bohdan, watcher, table } = await timed();
    await button(bohdan, actions.resign).click();
    await button(bohdan, actions.resignYes).click();
    const all = [ayse, bohdan, watcher];
    await ends([ayse, watcher], result.reasons.resignation('black', 25));
    await ends([bohdan], result.yours.resignation);
    await ayse.page.waitForTimeout(5_500);
    await ends([ayse, watcher], result.reasons.resignation('black', 25));
    await ends([bohdan], result.yours.resignation);
    await agree(all, table, ['a3-a4', 'h6-h5']);
  });
});

describe('two tabs on one seat', () => {
  test('follow each other; of two moves one is played; who closes one is there still', async () => {
    const { ayse, bohdan, watcher, table } = await three();
    const page = await ayse.page.context().newPage();
    const tab: Slow = { page, key: ayse.key, ...(await onSlowLine(page)) };
    await page.goto(ayse.page.url());
    const all = [ayse, tab, bohdan, watcher];
    await play(ayse, 'a3-a4');
    await agree(all, table, ['a3-a4']);
    await play(bohdan, 'h6-h5');
    await play(tab, 'b3-b4');
    await agree(all, table, ['a3-a4', 'h6-h5', 'b3-b4']);
    await play(bohdan, 'g6-g5');

    await expect.poll(() => status(tab)).toContain(said.yourMove);
    tab.hold();
    await clickPath(page, 'c3-c4');
    await play(ayse, 'd3-d4');
    await expect.poll(() => status(bohdan)).toContain(said.yourMove);
    tab.release();
    await expect.poll(() => status(tab)).toContain(refused.stale);
    await agree(all, table, ['a3-a4', 'h6-h5', 'b3-b4', 'g6-g5', 'd3-d4']);

    await page.close();
    const opponent = bohdan.page.locator('.player').first().locator('.presence');
    await bohdan.page.waitForTimeout(1_500);
    expect(await opponent.textContent()).toBe(seat.here);
    await ayse.page.goto('about:blank');
    await expect.poll(() => opponent.textContent(), { timeout: 6_000 }).toBe(seat.away);
  });
});

describe('leaving against the first move', () => {
  test('the move comes first: who would leave stays and plays', async () => {
    const { ayse, bohdan, watcher, table } = await three();
    bohdan.hold();
    await button(bohdan, actions.leave).click();
    await play(ayse, 'a3-a4');
    await expect.poll(() => status(bohdan)).toContain(said.yourMove);
    bohdan.release();
    await expect.poll(() => status(bohdan)).toContain(refused.stale);
    await play(bohdan, 'h6-h5');
    await agree([ayse, bohdan, watcher], table, ['a3-a4', 'h6-h5']);
  });

  test('who leaves comes first: the move goes back, and the seat is free', async () => {
    const { ayse, bohdan, watcher, table } = await three();
    const start = await seenPieces(ayse.page);
    ayse.hold();
    await play(ayse, 'a3-a4');
    await button(bohdan, actions.leave).click();
    await expect.poll(() => status(ayse)).toContain(said.opponentWanted);
    ayse.release();
    await expect.poll(() => status(ayse)).toContain(refused['not-started']);
    for (const who of [bohdan, watcher]) await button(who, seat.sitAs.black).waitFor();
    for (const who of [ayse, bohdan, watcher]) expect(await seenPieces(who.page)).toBe(start);
    expect(await movesOf(server().url, table)).toEqual([]);
  });
});

test('a claim that is on its way when the absent one comes back ends nothing', async () => {
  const { ayse, bohdan, watcher, table } = await three();
  await play(ayse, 'a3-a4');
  await agree([bohdan], table, ['a3-a4']);
  const url = bohdan.page.url();
  await bohdan.page.goto('about:blank');
  await button(ayse, absence.win).waitFor({ timeout: 8_000 });
  ayse.hold();
  await button(ayse, absence.win).click();
  await bohdan.page.goto(url);
  await expect.poll(() => button(ayse, absence.win).count()).toBe(0);
  ayse.release();
  await expect.poll(() => status(ayse)).toContain(refused['too-soon']);
  await play(bohdan, 'h6-h5');
  await agree([ayse, bohdan, watcher], table, ['a3-a4', 'h6-h5']);
  for (const who of [ayse, bohdan, watcher]) expect(await who.page.locator('.result').count()).toBe(0);
});

test('takebacks that cross: the one that is agreed to is the only one', async () => {
  const { ayse, bohdan, watcher, table } = await three();
  await play(ayse, 'a3-a4');
  await play(bohdan, 'h6-h5');
  for (const who of [ayse, bohdan]) {
    await button(who, actions.takeback).waitFor();
    who.hold();
    await button(who, actions.takeback).click();
  }
  for (const who of [ayse, bohdan]) who.release();
  for (const who of [ayse, bohdan]) await button(who, actions.accept).waitFor();
  bohdan.hold();
  await button(bohdan, actions.accept).click();
  await button(ayse, actions.accept).click();
  await expect.poll(() => status(bohdan)).toContain(said.yourMove);
  bohdan.release();
  await expect.poll(() => status(bohdan)).toContain(refused['no-offer']);
  const all = [ayse, bohdan, watcher];
  await agree(all, table, ['a3-a4']);
  for (const who of all) expect(await who.page.locator('.question').count()).toBe(0);
  await play(bohdan, 'g6-g5');
  await agree(all, table, ['a3-a4', 'g6-g5']);
});
