import { describe, expect, test } from 'vitest';
import { companyWords } from '../../../client/i18n/company-en.ts';
import { words } from '../../../client/i18n/en.ts';
import { button, company, openTable, type Person, seatTwo, status } from '../pages/people.ts';
import { clickPath, seenPieces } from '../setup/board.ts';
import { withBrowser, withServer } from '../setup/during.ts';
import { note, noted } from '../setup/noted.ts';

const server = withServer();
const come = company(withBrowser());
const { suggestions, reactions } = companyWords;

/** The arrows over the board with their numbers, as `d3-d4 2`; one's own has a star. */
const arrows = ({ page }: Person): Promise<readonly string[]> =>
  page.evaluate(() => {
    const badges = [...document.querySelectorAll('.arrows .badge')];
    return [...document.querySelectorAll<SVGElement>('.arrows .arrow')]
      .map((arrow, index) => {
        const own = arrow.classList.contains('own') ? '*' : '';
        return `${arrow.dataset.move} ${badges[index]?.querySelector('text')?.textContent}${own}`;
      })
      .sort();
  });

/** The same as text beside the board. */
const listed = ({ page }: Person): Promise<readonly string[]> =>
  page.locator('.suggested li').allInnerTexts();

const watched = ({ page }: Person) => page.locator('.about p').textContent();

/** The number of those who watch is told once a second at most. */
const AT_MOST = { timeout: 4000 };

const seesArrows = (who: Person, ...expected: readonly string[]) =>
  expect.poll(() => arrows(who)).toEqual(expected);

const chips = ({ page }: Person) => page.locator('.chip').allInnerTexts();

/** What a screen reader is told of suggestions and reactions. */
const said = ({ page }: Person) => page.locator('dama-company [role=status]').allInnerTexts();

const visit = async (table: string): Promise<Person> => {
  const who = await come();
  await who.page.goto(`${server().url}/t/${table}`);
  await expect.poll(() => button(who, words.actions.react).count()).toBe(1);
  return who;
};

/** Two who play and two who watch. */
const four = async (fen?: string) => {
  const { ayse, bohdan, table } = await seatTwo(server().url, come, fen);
  return { ayse, bohdan, table, can: await visit(table), derya: await visit(table) };
};

/** Plays moves one after the other, as fast as the board takes them. */
const clickFast = ({ page }: Person, paths: readonly string[]) =>
  page.evaluate(
    async (squares) => {
      const root = document.querySelector('dama-board')?.shadowRoot;
      for (const square of squares) {
        root?.querySelector<HTMLElement>(`[data-square="${square}"]`)?.click();
        for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
      }
    },
    paths.flatMap((path) => path.split('-')),
  );

/** Opens the bar of reactions, where it is not open. */
const openBar = async (who: Person) => {
  const bar = who.page.locator('.reacting');
  // What stands in for the bar may become it at any moment.
  const closed = bar.locator('summary').or(button(who, words.actions.react));
  const open = who.page.locator('.reacting[open]');
  if ((await open.count()) === 0) await closed.click();
  await open.waitFor();
};

const react = async (who: Person, text: string) => {
  await openBar(who);
  await who.page.locator('.reacting').getByRole('button', { name: text }).click();
};

const settings = async ({ page }: Person, text: string) => {
  const card = page.locator('details:has(dama-settings)');
  if ((await card.getAttribute('open')) === null) await card.locator('> summary').click();
  return card.getByLabel(text);
};

describe('suggestions', () => {
  test('are made on the board, counted for everybody, replaced, and gone with the move', async () => {
    const { ayse, bohdan, can, derya } = await four();
    const everybody = [ayse, bohdan, can, derya];
    const before = await seenPieces(can.page);
    await expect.poll(() => can.page.getByText(words.actions.suggest).count()).toBe(1);
    expect(await ayse.page.getByText(words.actions.suggest).count()).toBe(0);

    await clickPath(can.page, 'd3-d4');
    await seesArrows(can, 'd3-d4 1*');
    for (const who of [ayse, bohdan, derya]) await seesArrows(who, 'd3-d4 1');
    await expect.poll(() => seenPieces(can.page)).toBe(before);
    await clickPath(derya.page, 'd3-d4');
    await seesArrows(derya, 'd3-d4 2*');
    await seesArrows(ayse, 'd3-d4 2');
    await clickPath(derya.page, 'e3-e4');
    await seesArrows(derya, 'd3-d4 1', 'e3-e4 1*');
    await seesArrows(bohdan, 'd3-d4 1', 'e3-e4 1');
    expect(await listed(bohdan)).toEqual(['d3-d4 ×1', 'e3-e4 ×1']);
    expect(await listed(derya)).toEqual(['d3-d4 ×1', `e3-e4 ×1 (${suggestions.own})`]);
    await expect
      .poll(() => said(can), { timeout: 8000 })
      .toContain(`${suggestions.label}: d3-d4 ×1, e3-e4 ×1`);

    const late = await come();
    await late.page.goto(ayse.page.url());
    await seesArrows(late, 'd3-d4 1', 'e3-e4 1');

    await clickPath(ayse.page, 'a3-a4');
    for (const who of [...everybody, late]) {
      await seesArrows(who);
      expect(await listed(who)).toEqual([]);
      expect((await said(who)).join('')).toBe('');
    }
    await clickPath(can.page, 'h6-h5');
    await seesArrows(ayse, 'h6-h5 1');
    await button(ayse, words.actions.takeback).click();
    await button(bohdan, words.actions.accept).click();
    for (const who of everybody) await seesArrows(who);
  });

  test('of a long capture turn over every landing square, on either side of the board', async () => {
    const { ayse, bohdan, can } = await four('W:Wd4,h2:Bd5,e6,a7');
    await clickPath(can.page, 'd4xd6xf6');
    const shaft = ({ page }: Person) => page.locator('.arrow .shaft').getAttribute('points');
    await seesArrows(ayse, 'd4xd6xf6 1');
    await seesArrows(bohdan, 'd4xd6xf6 1');
    expect(await shaft(ayse)).toBe('3.5,4.3 3.5,2.5 5.16,2.5');
    expect(await shaft(bohdan)).toBe('4.5,3.7 4.5,5.5 2.84,5.5');
    // The arrow lies where the squares are seen.
    const head = await ayse.page.locator('.arrow .head').boundingBox();
    const square = await ayse.page.locator('dama-board [data-square="f6"]').boundingBox();
    const middle = (square?.x ?? 0) + (square?.width ?? 0) / 2;
    expect(Math.abs((head?.x ?? 0) + (head?.width ?? 0) - middle)).toBeLessThan(4);
  });

  test('can be hidden, at the list and in the settings, and stay so', async () => {
    const { ayse, can, derya } = await four();
    await clickPath(can.page, 'd3-d4');
    await seesArrows(ayse, 'd3-d4 1');
    await button(ayse, suggestions.mute).click();
    await seesArrows(ayse);
    expect(await listed(ayse)).toEqual([]);
    expect(await ayse.page.evaluate(() => document.activeElement?.localName)).toBe('dama-board');
    await clickPath(derya.page, 'e3-e4');
    await seesArrows(can, 'd3-d4 1*', 'e3-e4 1');
    await ayse.page.reload();
    const box = await settings(ayse, suggestions.show);
    expect(await box.isChecked()).toBe(false);
    expect(await arrows(ayse)).toEqual([]);
    await box.check();
    await seesArrows(ayse, 'd3-d4 1', 'e3-e4 1');

    // Who hides them while watching proposes none, and sees the game as before.
    await button(derya, suggestions.mute).click();
    await clickPath(derya.page, 'c3-c4');
    await expect.poll(() => listed(ayse)).toEqual(['d3-d4 ×1', 'e3-e4 ×1']);
    expect(await derya.page.locator('dama-board .movable').count()).toBe(0);
    await clickPath(ayse.page, 'a3-a4');
    await expect.poll(() => derya.page.locator('.moves li').count()).toBe(1);
  });

  test('are no matter where the table has none', async () => {
    const ayse = await come();
    const table = await openTable(server().url, {
      seat: 'white',
      key: ayse.key,
      clock: { initial: 600, increment: 5 },
    });
    await ayse.page.goto(`${server().url}/t/${table}`);
    const bohdan = await come();
    await bohdan.page.goto(`${server().url}/t/${table}`);
    await button(bohdan, words.seat.sitAs.black).click();
    await expect.poll(() => status(ayse)).toContain(words.status.yourMove);
    const can = await visit(table);
    expect(await can.page.getByText(words.actions.suggest).count()).toBe(0);
    expect(await can.page.locator('dama-board .movable').count()).toBe(0);
  });

  test('that come too fast are refused in words, and watching goes on', async () => {
    const { ayse, can } = await four();
    const moves = ['a3-a4', 'b3-b4', 'c3-c4', 'd3-d4', 'e3-e4', 'f3-f4', 'g3-g4', 'h3-h4'];
    await clickFast(can, moves);
    await expect.poll(() => status(can), { timeout: 3000 }).toContain(words.refused['rate-limited']);
    await clickPath(ayse.page, 'a3-a4');
    await expect.poll(() => can.page.locator('.moves li').count()).toBe(1);
  });

  test('that come after the move are refused in words', async () => {
    const { ayse, can } = await four();
    await can.page.routeWebSocket(/socket/, (socket) => {
      const table = socket.connectToServer();
      socket.onMessage((text) => table.send(String(text).replace('"suggest","ply":1', '"suggest","ply":0')));
    });
    await can.page.reload();
    await clickPath(ayse.page, 'a3-a4');
    await expect.poll(() => can.page.locator('.moves li').count()).toBe(1);
    await clickPath(can.page, 'h6-h5');
    await expect.poll(() => status(can), { timeout: 3000 }).toContain(words.refused.stale);
    expect(await arrows(ayse)).toEqual([]);
  });
});

describe('reactions', () => {
  test('are loaded by who asks for them, and by the first one that is heard', async () => {
    const ayse = await come();
    const parts: string[] = [];
    ayse.page.on('request', (request) => {
      const [part] = /later-[a-z]+/.exec(request.url()) ?? [];
      // What the board itself loads is not the table's.
      if (part !== undefined && !/motion|looks|assist/.test(part)) parts.push(part);
    });
    const table = await openTable(server().url, { seat: 'white', key: ayse.key, name: 'Ayşe' });
    await ayse.page.goto(`${server().url}/t/${table}`);
    await expect.poll(() => status(ayse)).toContain(words.status.opponentWanted);
    expect(parts).toEqual([]);
    const bohdan = await come();
    await bohdan.page.goto(`${server().url}/t/${table}`);
    await button(bohdan, words.seat.sitAs.black).click();
    await clickPath(ayse.page, 'a3-a4');
    await expect.poll(() => status(bohdan)).toContain(words.status.yourMove);
    expect(parts).toEqual(['later-game']);

    const ask = button(bohdan, words.actions.react);
    await ask.press('Enter');
    await expect.poll(() => bohdan.page.locator('summary:focus').textContent()).toBe(words.actions.react);
    expect(await ask.count()).toBe(0);
    await react(bohdan, reactions.each.hello);
    await expect.poll(() => chips(ayse)).toEqual([`${words.seat.guest}: ${reactions.each.hello}`]);
    expect(parts).toEqual(['later-game', 'later-company']);
    expect(await button(ayse, words.actions.react).count()).toBe(0);
  });

  test('are seen by all for a while, a burst as one, and said to who listens', async () => {
    const { ayse, bohdan, can, derya } = await four();
    const all = [ayse, bohdan, can, derya];
    const nice = reactions.each['nice-move'];
    for (const who of [bohdan, can, derya]) await openBar(who);
    for (const who of all) await note(who);
    await Promise.all([
      react(bohdan, reactions.each['good-luck']),
      ...[can, derya].map((who) => react(who, nice)),
    ]);
    for (const who of all) {
      await expect.poll(() => noted(who)).toContain(`Bohdan: ${reactions.each['good-luck']}`);
      await expect.poll(() => noted(who)).toContain(`${reactions.spectator}: ${nice} ×2`);
    }
    await expect.poll(() => noted(ayse)).toContain(`said ${reactions.spectator}: ${nice}`);
    for (const who of [ayse, can]) await expect.poll(() => chips(who), { timeout: 6000 }).toEqual([]);
    await expect.poll(async () => (await said(ayse)).join('')).toBe('');
  });

  test('that cannot be loaded leave the button, which works when the network is back', async () => {
    const { ayse, bohdan } = await four();
    await ayse.page.route('**/assets/later-company-*.js', (route) => route.abort(), { times: 1 });
    const failed = ayse.page.waitForEvent('requestfailed');
    await button(ayse, words.actions.react).click();
    await failed;
    await react(ayse, reactions.each.hello);
    await expect.poll(() => chips(bohdan)).toEqual([`Ayşe: ${reactions.each.hello}`]);
  });

  test('rest for a second after one', async () => {
    const { ayse, can } = await four();
    await react(can, reactions.each.hello);
    const oops = can.page.locator('.reacting').getByRole('button', { name: reactions.each.oops });
    expect(await oops.getAttribute('aria-disabled')).toBe('true');
    await oops.click({ force: true });
    await expect.poll(() => oops.getAttribute('aria-disabled'), { timeout: 3000 }).toBe('false');
    expect(await chips(ayse)).toEqual([`${reactions.spectator}: ${reactions.each.hello}`]);
  });

  test('can be hidden, and stay so: then there is nothing to react with either', async () => {
    const { ayse, can } = await four();
    await button(ayse, words.actions.react).click();
    await button(ayse, reactions.mute).click();
    expect(await ayse.page.locator('.reacting').count()).toBe(0);
    await react(can, reactions.each.hello);
    await expect.poll(() => chips(can)).toHaveLength(1);
    expect(await chips(ayse)).toEqual([]);
    await ayse.page.reload();
    await expect.poll(() => status(ayse)).toContain(words.status.yourMove);
    expect(await button(ayse, words.actions.react).count()).toBe(0);
    const box = await settings(ayse, reactions.show);
    expect(await box.isChecked()).toBe(false);
    expect(await ayse.page.locator('.reacting').count()).toBe(0);
    await box.check();
    await expect.poll(() => ayse.page.locator('.reacting').count()).toBe(1);
  });

  test('come with the number of those who watch', async () => {
    const { ayse, can, derya } = await four();
    for (const who of [ayse, can]) {
      await expect.poll(() => watched(who), AT_MOST).toBe(words.status.watching(2));
    }
    await derya.page.close();
    await expect.poll(() => watched(ayse), AT_MOST).toBe(words.status.watching(1));
  });
});
