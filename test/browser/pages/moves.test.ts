import { describe, expect, test } from 'vitest';
import { clickPath } from '../setup/board.ts';
import { withBrowser, withServer } from '../setup/during.ts';
import { overflow } from './measures.ts';
import { company, type Person, seatTwo } from './people.ts';

const server = withServer();
const come = company(withBrowser());

/** Each king walks along its own edge, behind its own men: nothing can be taken, and no position comes three times. */
const KINGS = 'W:WKa1,a2,b2,c2,d2,e2,f2,g2,h2:BKh8,a7,b7,c7,d7,e7,f7,g7,h7';
const WALK = 'a1-b1 h8-g8 b1-c1 g8-f8 c1-d1 f8-e8 d1-e1 e8-d8 e1-f1 d8-c8 f1-g1 c8-b8 g1-h1 b8-a8'.split(' ');
const ON = ['h1-g1', 'a8-b8'];

describe('the move list', () => {
  const list = ({ page }: Person) => page.locator('.moves ol');
  const toEnd = (who: Person) =>
    list(who).evaluate((ol) => Math.round(ol.scrollHeight - ol.scrollTop - ol.clientHeight));

  test('follows the game, but is not taken away from one who reads further up', async () => {
    const { ayse, bohdan } = await seatTwo(server().url, come, KINGS);
    const playAll = async (moves: readonly string[]) => {
      for (const [ply, move] of moves.entries()) {
        await clickPath((ply % 2 === 0 ? ayse : bohdan).page, move);
        for (const who of [ayse, bohdan]) await expect.poll(() => list(who).textContent()).toContain(move);
      }
    };
    await ayse.page.setViewportSize({ width: 390, height: 844 });
    await bohdan.page.setViewportSize({ width: 390, height: 844 });
    await playAll(WALK);
    for (const who of [ayse, bohdan]) expect(await toEnd(who)).toBe(0);
    expect(await list(ayse).evaluate((ol) => ol.scrollTop)).toBeGreaterThan(0);
    await list(ayse).evaluate((ol) => ol.scrollTo(0, 0));
    await playAll(ON);
    expect(await list(ayse).evaluate((ol) => ol.scrollTop)).toBe(0);
    expect(await toEnd(bohdan)).toBe(0);
  });

  test('breaks a long capture between squares', async () => {
    const { ayse } = await seatTwo(server().url, come, 'W:Wd3,a2:Bd4,e5,f6,e7,c7,h8');
    await ayse.page.setViewportSize({ width: 320, height: 640 });
    const path = 'd3xd5xf5xf7xd7xb7';
    await clickPath(ayse.page, path);
    await expect.poll(() => list(ayse).textContent()).toContain(path);
    const lines = await list(ayse).evaluate((ol) => {
      const span = ol.querySelector('li span:nth-child(2)');
      const words = document.createTreeWalker(ol, NodeFilter.SHOW_TEXT);
      const torn: string[] = [];
      while (words.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(words.currentNode);
        if (range.getClientRects().length > 1) torn.push(range.toString());
      }
      return { torn, tall: span === null ? 0 : span.getBoundingClientRect().height };
    });
    expect(lines.torn).toEqual([]);
    expect(lines.tall).toBeGreaterThan(30); // It does need two lines here.
    expect(await overflow(ayse.page)).toBe(0);
  });
});
