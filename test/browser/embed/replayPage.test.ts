import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { heard } from '../board/site.ts';
import { seenPieces } from '../setup/board.ts';
import { board, GAME, replayVisitor, SHORT } from './replays.ts';

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

const { visitor: browser, button, press, shown, visit } = replayVisitor();

describe('the page around it', () => {
  test('two boards do not know of each other', async () => {
    await visit(board(SHORT) + board(SHORT, 'orientation="black"'));
    await button('Next', 1).click();
    expect(await shown(1)).toContain('Move 1 of 3.');
    expect(await shown(0)).toContain('Before the first move');
    expect(await seenPieces(browser.page)).toBe('Wd3:Bd6');
  });

  test.each([
    [480, 480],
    [300, 300],
    [400, 560],
    [560, 400],
  ])('a picture of %i by %i keeps its box: board and controls stand in it', async (width, height) => {
    const picture = `<img src="/position.svg" width="${width}" height="${height}" alt="The start">`;
    const body = `<p>before</p><dama-board pdn="${GAME}">${picture}</dama-board><p id="after">after</p>`;
    await browser.visit({ body, head: '' }, {}, false);
    await browser.page.waitForFunction(() => document.querySelector('img')?.complete);
    const lie = () =>
      browser.page.evaluate(() =>
        ['img', 'dama-board', '#after'].map((name) =>
          document.querySelector(name)?.getBoundingClientRect().toJSON(),
        ),
      );
    const before = await lie();
    await browser.page.addScriptTag({ url: '/embed.js', type: 'module' });
    await browser.page.locator('dama-board .steps').waitFor();
    await press('Next');
    const after = await lie();
    expect(after[0]).toEqual(before[0]);
    expect(after[2]).toEqual(before[2]);
    const [box] = before;
    const inside = async (name: string) => {
      const found = await browser.page.locator(`dama-board ${name}`).boundingBox();
      if (!found) throw new Error(name);
      return found;
    };
    const [drawn, strip] = [await inside('.board'), await inside('.replay')];
    expect(drawn.width).toBeCloseTo(drawn.height, 0);
    expect(drawn.width).toBeGreaterThan(150);
    for (const part of [drawn, strip]) {
      expect(part.x).toBeGreaterThanOrEqual(box.left - 0.5);
      expect(part.y).toBeGreaterThanOrEqual(box.top - 0.5);
      expect(part.x + part.width).toBeLessThanOrEqual(box.right + 0.5);
      expect(part.y + part.height).toBeLessThanOrEqual(box.bottom + 0.5);
    }
    expect(strip.y).toBeGreaterThanOrEqual(drawn.y + drawn.height - 0.5);
    expect(await seenPieces(browser.page)).toContain('Wa2,b2,c2,d2,e2,f2,g2,h2,b3');
  });

  test('a game that cannot be read leaves the picture, and says so over it', async () => {
    const picture = '<img src="/position.svg" width="480" height="480" alt="The start">';
    await browser.visit({ body: `<dama-board pdn="nonsense">${picture}</dama-board>` });
    await expect.poll(() => heard(browser.page)).toEqual(['dama-error unknown-word']);
    expect(await browser.page.locator('img').isVisible()).toBe(true);
    expect(await browser.page.locator('dama-board [part=note]').isVisible()).toBe(true);
  });

  test('a board that is moved in the document keeps its place and its keys', async () => {
    await visit(`${board(SHORT)}<div id="elsewhere"></div>`);
    await press('Next');
    await browser.page.evaluate(() => {
      const element = document.querySelector('dama-board');
      if (element) document.querySelector('#elsewhere')?.append(element);
    });
    expect(await seenPieces(browser.page)).toBe('Wd4:Bd6');
    await button('Next').focus();
    await browser.page.keyboard.press(']');
    expect(await seenPieces(browser.page)).toBe('Wd4:Bd5');
  });

  test('a strict policy refuses nothing, and the controls stand in a row', async () => {
    await visit(board(SHORT), {
      csp: "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'",
    });
    const display = await browser.page
      .locator('dama-board .steps')
      .evaluate((steps) => getComputedStyle(steps).display);
    expect(display).toBe('flex');
  });

  test('every control is large enough to be hit, also at 320 px in the longest language', async () => {
    await browser.visit({ body: board(GAME), html: 'lang="uk"' }, { viewport: { width: 320, height: 640 } });
    await button('Далі').click();
    const boxes = await browser.page
      .locator('dama-board .replay button')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    expect(boxes.length).toBe(6);
    for (const { width, height, right } of boxes) {
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
      expect(right).toBeLessThanOrEqual(320);
    }
  });

  test.each(['light', 'dark'] as const)('axe finds nothing, %s', async (colorScheme) => {
    const body = `<main><h1>A game</h1>${board(`${GAME}\n\n${SHORT}`)}</main>`;
    await browser.visit({ body }, { colorScheme });
    await press('Next');
    await browser.page.addScriptTag({ content: AXE });
    const violations = await browser.page.evaluate(async () => {
      const found = await (Reflect.get(globalThis, 'axe') as typeof import('axe-core')).run();
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
    });
    expect(violations).toEqual([]);
  });
});
