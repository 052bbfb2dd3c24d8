import { describe, expect, test } from 'vitest';
import type { DamaErrorEvent } from '../../../client/board/board-events.ts';
import { clickPath, seenPieces } from '../setup/board.ts';
import { heard } from './site.ts';
import { PLAYABLE, played, visitor } from './visitor.ts';

const browser = visitor();

describe('attributes that mean nothing', () => {
  test.each([
    ['fen="nonsense"', 'dama-error unknown-turn'],
    ['fen="W:Wz9:B"', 'dama-error unknown-square'],
    ['rules="chess"', 'dama-error unknown-rules'],
    ['theme="zebra"', 'dama-error unknown-theme'],
    ['pieces="cats"', 'dama-error unknown-pieces'],
    ['orientation="up"', 'dama-error unknown-orientation'],
    ['coordinates="runes"', 'dama-error unknown-coordinates'],
    ['playable="red"', 'dama-error unknown-playable'],
    ['playable="toString"', 'dama-error unknown-playable'],
    ['pdn="1. a3-a9 *"', 'dama-error unknown-square'],
    ['pdn', 'dama-error no-game'],
  ])('%s: a calm message inside the element, and an event', async (attribute, event) => {
    await browser.visit({ body: `<dama-board ${attribute} playable></dama-board>` });
    await expect.poll(() => heard(browser.page)).toEqual([event]);
    const note = browser.page.locator('dama-board [part="note"]');
    expect(await note.isVisible()).toBe(true);
    const [name] = attribute.split('=');
    expect(await note.textContent()).toBe(`This board cannot be shown as it was meant (${name}).`);
    const [inside, around] = [
      await note.boundingBox(),
      await browser.page.locator('dama-board').boundingBox(),
    ];
    expect(inside?.width).toBeLessThan(around?.width ?? 0);
    await clickPath(browser.page, 'a3-a4');
  });

  test('all of them at once: each is told of, the first in the element', async () => {
    const attributes =
      'playable="red" fen="nonsense" orientation="up" coordinates="runes" theme="zebra" pieces="cats"';
    await browser.visit({ body: `<dama-board ${attributes}></dama-board>` });
    const codes = ['playable', 'turn', 'orientation', 'coordinates', 'theme', 'pieces'];
    expect(await heard(browser.page)).toEqual(codes.map((code) => `dama-error unknown-${code}`));
    expect(await browser.page.locator('dama-board [part="note"]').count()).toBe(1);
  });

  test.each([
    ['tr', 'fen'],
    ['uk', 'theme'],
  ])('the message is in the language around it: %s', async (language, name) => {
    const body = `<dama-board ${name}="nonsense"></dama-board>`;
    await browser.visit({ body, html: `lang="${language}"` });
    const note = browser.page.locator('dama-board [part="note"]');
    await expect.poll(() => note.textContent()).not.toContain('This board');
    expect(await note.textContent()).toContain(`(${name})`);
  });

  test('the sentence for developers is in the event', async () => {
    await browser.visit({ body: PLAYABLE });
    const message = await browser.page.evaluate(
      () =>
        new Promise((told) => {
          const board = document.querySelector('dama-board');
          board?.addEventListener('dama-error', (event: DamaErrorEvent) => told(event.detail.message));
          board?.setAttribute('rules', 'chess');
        }),
    );
    expect(message).toBe('No ruleset has this name.');
  });

  test('mended, the message goes', async () => {
    await browser.visit({ body: '<dama-board fen="nonsense"></dama-board>' });
    await browser.page.evaluate(() => document.querySelector('dama-board')?.setAttribute('fen', 'W:Wd3:Bh6'));
    await expect.poll(() => browser.page.locator('dama-board [part="note"]').count()).toBe(0);
    expect(await seenPieces(browser.page)).toBe('Wd3:Bh6');
  });

  test('properties that are no text at all', async () => {
    await browser.visit({ body: PLAYABLE });
    await browser.page.evaluate(() =>
      Object.assign(document.querySelector('dama-board') ?? {}, {
        fen: 7,
        theme: {},
        rules: [],
        orientation: true,
      }),
    );
    await clickPath(browser.page, 'a3-a4');
    expect(await heard(browser.page)).toEqual(expect.arrayContaining(played('a3-a4')));
  });
});
