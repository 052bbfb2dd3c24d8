import { describe, expect, test } from 'vitest';
import { drag } from '../board/site.ts';
import { played } from '../board/visitor.ts';
import { drawn, heardOn, hosts, picture } from './hosts.ts';

const site = hosts();

const FEN = 'W:Wd3,g2:Bg3,d4,e5,f6';
const board = (inside: string): string => `<dama-board fen="${FEN}" playable>${inside}</dama-board>`;

describe('a parent that is turned', () => {
  test.each([
    ['a quarter', 'rotate(90deg)'],
    ['half', 'rotate(180deg)'],
    ['askew', 'rotate(45deg)'],
    ['mirrored', 'scaleX(-1)'],
    ['in perspective', 'perspective(900px) rotateY(40deg)'],
  ])('%s: clicks and drags find their squares', async (_, transform) => {
    const { page } = await site.visit({
      body: `<div id="turned">${board(picture('/board.svg', 'width="400" height="400"'))}</div>`,
      css: `#turned { width: 400px; margin: 100px; transform: ${transform} }`,
    });
    await drawn(page);
    const middle = async (square: string) => {
      const box = await page.locator(`dama-board [data-square=${square}]`).boundingBox();
      return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
    };
    for (const square of ['d3', 'd5']) {
      const { x, y } = await middle(square);
      await page.mouse.click(x, y);
    }
    await drag(page, await middle('d5'), await middle('f5'));
    await drag(page, await middle('f5'), await middle('f7'));
    await expect.poll(() => heardOn(page)).toEqual(played('d3xd5xf5xf7'));
  });
});
