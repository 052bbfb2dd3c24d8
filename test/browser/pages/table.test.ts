import { describe, expect, test } from 'vitest';
import { words } from '../../../client/i18n/en.ts';
import { words as turkish } from '../../../client/i18n/tr.ts';
import { clickPath, seenPieces } from '../setup/board.ts';
import { during, withBrowser, withServer } from '../setup/during.ts';
import { openLine } from '../setup/proxy.ts';
import { button, company, movesOf, openTable, type Person, seatTwo, status } from './people.ts';

const START_PIECES =
  'Wa2,b2,c2,d2,e2,f2,g2,h2,a3,b3,c3,d3,e3,f3,g3,h3:Ba6,b6,c6,d6,e6,f6,g6,h6,a7,b7,c7,d7,e7,f7,g7,h7';
const afterMove = (from: string, to: string) => {
  const [white = '', black = ''] = START_PIECES.split(':');
  const place = (name: string) => name.charAt(1) + name.charAt(0);
  const moved = white.slice(1).replace(from, to).split(',');
  return `W${moved.sort((a, b) => (place(a) < place(b) ? -1 : 1)).join(',')}:${black}`;
};

const server = withServer();
const line = during(
  () => openLine(server().port),
  (opened) => opened.close(),
);
const come = company(withBrowser());

const sees = (who: Person, pieces: string) => expect.poll(() => seenPieces(who.page)).toBe(pieces);

/** The button of a draw that may not be offered again yet. */
const resting = (who: Person) => button(who, `${words.actions.offerDraw} ${words.actions.again(3)}`);

const twoPlayers = (fen?: string) => seatTwo(server().url, come, fen);

describe('at the table', () => {
  test('one who waits is told to send the link, a visitor may sit, a third may watch', async () => {
    const ayse = await come();
    const table = await openTable(server().url, { seat: 'white', key: ayse.key, name: 'Ayşe' });
    await ayse.page.goto(`${server().url}/t/${table}`);
    await expect.poll(() => status(ayse)).toContain(words.status.opponentWanted);
    expect(await ayse.page.getByRole('textbox', { name: words.share.heading }).inputValue()).toBe(
      `${server().url}/t/${table}`,
    );

    const visitor = await come();
    await visitor.page.goto(`${server().url}/t/${table}`);
    await expect.poll(() => button(visitor, words.seat.sitAs.black).count()).toBe(1);
    expect(await button(visitor, words.seat.sitAs.white).count()).toBe(0);
    await button(visitor, words.seat.sitAs.black).click();
    await expect.poll(() => status(visitor)).toContain(words.status.waitFor('Ayşe'));

    const watcher = await come();
    await watcher.page.goto(`${server().url}/t/${table}`);
    await expect.poll(() => status(watcher)).toContain(words.status.sideToMove.white);
    expect(await watcher.page.getByRole('button', { name: /Sit down|Resign|draw|Leave/ }).count()).toBe(0);
    await expect.poll(() => ayse.page.locator('.about').textContent()).toContain(words.status.watching(1));
    expect(await ayse.page.locator('.about').textContent()).toContain(words.rulesets.turkish);
  });

  test('each sees whether the other is there, in a word and a shape', async () => {
    const { ayse, bohdan } = await twoPlayers();
    const opponent = ayse.page.locator('.player').first().locator('.presence');
    await expect.poll(() => opponent.textContent()).toBe(words.seat.here);
    await bohdan.page.goto('about:blank');
    await expect.poll(() => opponent.textContent(), { timeout: 5000 }).toBe(words.seat.away);
    expect(await opponent.isVisible()).toBe(true);
    expect(await opponent.getAttribute('class')).toContain('away');
  });

  test('one who sits down too late is told so, and stays', async () => {
    const ayse = await come();
    const table = await openTable(server().url, { seat: 'white', key: ayse.key });
    const late = await come();
    await late.page.goto(`${line().url}/t/${table}`);
    await expect.poll(() => button(late, words.seat.sitAs.black).count()).toBe(1);
    line().freeze();
    await button(late, words.seat.sitAs.black).click();
    const early = await come();
    await early.page.goto(`${server().url}/t/${table}`);
    await button(early, words.seat.sitAs.black).click();
    await expect.poll(() => status(early)).toContain(words.status.waitFor(words.seat.guest));
    line().mend();
    await expect.poll(() => status(late), { timeout: 20_000 }).toContain(words.refused['seat-taken']);
    expect(await button(late, words.seat.sitAs.black).count()).toBe(0);
  });

  test('before the first move a player may leave, and the seat is free again', async () => {
    const { ayse, bohdan } = await twoPlayers();
    await button(bohdan, words.actions.leave).click();
    await expect.poll(() => status(ayse)).toContain(words.status.opponentWanted);
    await expect.poll(() => button(bohdan, words.seat.sitAs.black).count()).toBe(1);
  });

  test('a capture that is due is announced with its size', async () => {
    const { ayse, bohdan } = await twoPlayers('W:Wd3,h2:Bd4,d6,h8');
    expect(await status(ayse)).toContain(words.status.youMustTake(2));
    await expect.poll(() => status(bohdan)).toContain(words.status.mustTake(2));
  });

  test('a game that ends in the middle of a capture leaves the position that was played', async () => {
    const { ayse, bohdan } = await twoPlayers('W:Wd3,a2:Bd4,e5,f6,h7');
    await clickPath(ayse.page, 'd3xd5');
    await sees(ayse, 'Wa2,d5:Be5,f6,h7');
    await button(bohdan, words.actions.resign).click();
    await button(bohdan, words.actions.resignYes).click();
    await sees(ayse, 'Wa2,d3:Bd4,e5,f6,h7');
    await button(ayse, words.actions.rematch).click();
    await button(bohdan, words.actions.rematchAccept).click();
    await expect.poll(() => status(ayse)).toContain(words.status.waitFor('Bohdan'));
    await sees(ayse, 'Wa2,d3:Bd4,e5,f6,h7');
  });

  test('a draw is offered, declined, not offered again at once, and accepted from the other', async () => {
    const { ayse, bohdan } = await twoPlayers();
    await button(ayse, words.actions.offerDraw).click();
    await expect
      .poll(() => button(ayse, words.actions.drawOffered).getAttribute('aria-disabled'))
      .toBe('true');
    await expect
      .poll(() => bohdan.page.locator('.question', { hasText: words.actions.offerBy.draw('Ayşe') }).count())
      .toBe(1);
    await button(bohdan, words.actions.decline).click();
    await expect.poll(() => resting(ayse).getAttribute('aria-disabled')).toBe('true');
    await button(bohdan, words.actions.offerDraw).click();
    await button(ayse, words.actions.accept).click();
    for (const who of [ayse, bohdan]) {
      await expect
        .poll(() => who.page.locator('.result .line').textContent())
        .toBe(`${words.result.draw}: ${words.result.reasons.agreement(null, 25)}`);
    }
  });

  test('a double click offers once', async () => {
    const { ayse, bohdan } = await twoPlayers();
    await button(ayse, words.actions.offerDraw).evaluate((element: HTMLElement) => {
      element.click();
      element.click();
    });
    await button(bohdan, words.actions.decline).click();
    await expect.poll(() => resting(ayse).count()).toBe(1);
    expect(await ayse.page.locator('.notice').count()).toBe(0);
  });

  test('resigning asks first, in place, and the result offers the next thing to do', async () => {
    const { ayse, bohdan } = await twoPlayers();
    await button(ayse, words.actions.resign).click();
    await expect.poll(() => ayse.page.locator(':focus').textContent()).toBe(words.actions.resignNo);
    await ayse.page.keyboard.press('Enter');
    await expect.poll(() => button(ayse, words.actions.resign).count()).toBe(1);
    await button(ayse, words.actions.resign).click();
    await button(ayse, words.actions.resignYes).click();
    await expect.poll(() => bohdan.page.locator('.result').textContent()).toContain(words.result.youWon);
    expect(await bohdan.page.locator('.result').textContent()).toContain('Bohdan 1 – 0 Ayşe');

    await button(bohdan, words.actions.seeBoard).click();
    await expect.poll(() => bohdan.page.locator('.result').count()).toBe(0);
    await button(bohdan, words.actions.rematch).click();
    await expect.poll(() => button(bohdan, words.actions.rematchOffered).count()).toBe(1);
    await button(ayse, words.actions.rematchAccept).click();
    await expect.poll(() => status(bohdan)).toContain(words.status.yourMove);
    await expect.poll(() => status(ayse)).toContain(words.status.waitFor('Bohdan'));
    expect(await ayse.page.locator('.score').textContent()).toContain('Ayşe 0 – 1 Bohdan');
  });
});

describe('when the connection fails', () => {
  /** A game that has just begun: Ayşe, to move, comes over the line that can be cut. */
  const playOverTheLine = async () => {
    const ayse = await come();
    const bohdan = await come();
    const table = await openTable(server().url, { seat: 'white', key: ayse.key, name: 'Ayşe' });
    await ayse.page.goto(`${line().url}/t/${table}`);
    await bohdan.page.goto(`${server().url}/t/${table}`);
    await button(bohdan, words.seat.sitAs.black).click();
    await expect.poll(() => status(ayse)).toContain(words.status.yourMove);
    return { ayse, bohdan, table };
  };

  test('a move made meanwhile is kept, shown as not yet played, and played afterwards', async () => {
    const { ayse, bohdan, table } = await playOverTheLine();
    line().cut();
    await expect.poll(() => status(ayse)).toContain(words.status.reconnecting);
    await clickPath(ayse.page, 'a3-a4');
    await sees(ayse, afterMove('a3', 'a4'));
    expect(await status(ayse)).toContain(words.status.kept);
    expect(await ayse.page.locator('.moves').textContent()).not.toContain('a3-a4');
    line().mend();
    await expect
      .poll(() => ayse.page.locator('.moves').textContent(), { timeout: 30_000 })
      .toContain('a3-a4');
    await sees(bohdan, afterMove('a3', 'a4'));
    expect(await movesOf(server().url, table)).toEqual(['a3-a4']);
  });

  test('a move that gets no answer is quietly said to be on its way', async () => {
    const { ayse } = await playOverTheLine();
    line().freeze();
    await clickPath(ayse.page, 'a3-a4');
    expect(await status(ayse)).not.toContain(words.status.sending);
    await expect.poll(() => status(ayse), { timeout: 5000 }).toContain(words.status.sending);
    await sees(ayse, afterMove('a3', 'a4'));
    line().mend();
    await expect.poll(() => status(ayse), { timeout: 30_000 }).not.toContain(words.status.sending);
  });

  test('a move that was overtaken goes back, and the person is told', async () => {
    const { ayse, bohdan, table } = await playOverTheLine();
    const secondTab = await ayse.page.context().newPage();
    await secondTab.goto(`${server().url}/t/${table}`);
    // The same person in another tab, on another port: the key is set there as well.
    await expect.poll(() => seenPieces(secondTab)).toBe(START_PIECES);
    line().cut();
    await expect.poll(() => status(ayse)).toContain(words.status.reconnecting);
    await clickPath(ayse.page, 'a3-a4');
    await clickPath(secondTab, 'b3-b4');
    await sees(bohdan, afterMove('b3', 'b4'));
    line().mend();
    await expect.poll(() => status(ayse), { timeout: 30_000 }).toContain(words.refused.stale);
    await sees(ayse, afterMove('b3', 'b4'));
    expect(await movesOf(server().url, table)).toEqual(['b3-b4']);
  });

  test('a socket that sleep has killed is replaced when the page is shown again', async () => {
    const ayse = await come();
    let sockets = 0;
    ayse.page.on('websocket', () => {
      sockets += 1;
    });
    const table = await openTable(server().url, { seat: 'white', key: ayse.key });
    await ayse.page.goto(`${line().url}/t/${table}`);
    await expect.poll(() => status(ayse)).toContain(words.status.opponentWanted);
    expect(sockets).toBe(1);
    line().freeze();
    await ayse.page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect.poll(() => sockets).toBe(2);
    line().mend();
    await expect.poll(() => status(ayse), { timeout: 30_000 }).toContain(words.status.sendLink);
  });

  test.each([
    { locale: 'en-US', expected: words.status.reconnecting },
    { locale: 'tr-TR', expected: turkish.status.reconnecting },
  ])('before the first answer, too, the page says that it tries again: $expected', async (wish) => {
    const { page } = await come({ locale: wish.locale, viewport: { width: 320, height: 640 } });
    let open = false;
    await page.routeWebSocket(/socket$/, (socket) => (open ? socket.connectToServer() : socket.close()));
    await page.goto(`${server().url}/t/${await openTable(server().url)}`);
    const before = await page.locator('.status').boundingBox();
    await expect.poll(() => page.locator('.detail').textContent()).toBe(wish.expected);
    expect(await page.locator('.status').boundingBox()).toEqual(before);
    open = true;
    await expect.poll(() => page.locator('.who').count()).toBe(2);
    expect(await page.locator('.status').textContent()).not.toContain(wish.expected);
  });

  test('a table that is gone is said to be gone, once', async () => {
    const visitor = await come();
    let sockets = 0;
    visitor.page.on('websocket', () => {
      sockets += 1;
    });
    const table = await openTable(server().url);
    await visitor.page.route('**/api/tables/*', (route) =>
      route.fulfill({ status: 404, json: { error: {} } }),
    );
    await visitor.page.routeWebSocket(/socket$/, (socket) => void socket.close());
    await visitor.page.goto(`${server().url}/t/${table}`);
    await expect.poll(() => visitor.page.getByText(words.status.gone).count()).toBe(1);
    expect(sockets).toBeLessThan(3);
    expect(await visitor.page.getByRole('link', { name: words.status.newTable }).count()).toBe(1);
  });
});

test('at an address that names no table the page says so, without a connection', async () => {
  const visitor = await come();
  const table = await openTable(server().url);
  await visitor.page.route('**/elsewhere', async (route) =>
    route.fulfill({ response: await route.fetch({ url: `${server().url}/t/${table}` }) }),
  );
  let sockets = 0;
  visitor.page.on('websocket', () => {
    sockets += 1;
  });
  await visitor.page.goto(`${server().url}/elsewhere`);
  await expect.poll(() => visitor.page.getByText(words.status.gone).count()).toBe(1);
  expect(sockets).toBe(0);
});
