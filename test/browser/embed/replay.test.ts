import { describe, expect, test } from 'vitest';
import type { DamaErrorEvent, DamaPositionEvent } from '../../../client/board/board-events.ts';
import { heard, marked } from '../board/site.ts';
import { seenPieces } from '../setup/board.ts';
import { announced, forget } from '../setup/listening.ts';
import { board, GAME, replayVisitor, SHORT } from './replays.ts';

const { visitor: browser, button, press, shown, said, visit } = replayVisitor();

describe('the steps through a game', () => {
  test('begin before the first move and end with the result', async () => {
    await visit(board(SHORT));
    expect(await seenPieces(browser.page)).toBe('Wd3:Bd6');
    expect(await shown()).toContain('Before the first move');
    await press('Next');
    expect(await seenPieces(browser.page)).toBe('Wd4:Bd6');
    expect(await marked(browser.page, 'last-move')).toBe('d3 d4');
    expect(await shown()).toContain('White: d3 to d4. Move 1 of 3.');
    await press('End');
    expect(await seenPieces(browser.page)).toBe('Wd6:B');
    expect(await shown()).toContain('White won: Black has no pieces left');
    await press('Back');
    expect(await seenPieces(browser.page)).toBe('Wd4:Bd5');
    await press('Start');
    expect(await seenPieces(browser.page)).toBe('Wd3:Bd6');
    expect(await marked(browser.page, 'last-move')).toBe('');
    const steps = ['d3-d4', 'd4xd6', 'd6-d5', null].map((move) => `dama-position ${move}`);
    expect(await heard(browser.page)).toEqual(steps);
  });

  test('tell the position after each', async () => {
    await visit(board(SHORT));
    const fens = await browser.page.evaluate(() => {
      const told: string[] = [];
      const element = document.querySelector('dama-board');
      element?.addEventListener('dama-position', ({ detail }: DamaPositionEvent) => told.push(detail.fen));
      const buttons = element?.shadowRoot?.querySelectorAll<HTMLElement>('.steps button');
      for (const index of [2, 2, 0]) buttons?.[index]?.click();
      return told;
    });
    expect(fens).toEqual(['B:Wd4:Bd6', 'W:Wd4:Bd5', 'W:Wd3:Bd6']);
  });

  test('keep the focus where there is no further one, and do nothing there', async () => {
    await visit(board(SHORT));
    await button('Back').focus();
    await browser.page.keyboard.press('Enter');
    expect(await button('Back').getAttribute('aria-disabled')).toBe('true');
    expect(await seenPieces(browser.page)).toBe('Wd3:Bd6');
    expect(await heard(browser.page)).toEqual([]);
    await forget(browser.page);
    for (const name of ['End', 'End', 'Next']) {
      await button(name).focus();
      await browser.page.keyboard.press('Enter');
    }
    expect(await heard(browser.page)).toEqual(['dama-position d4xd6']);
    await expect.poll(async () => (await announced(browser.page)).length).toBe(1);
    expect(await button('End').getAttribute('aria-disabled')).toBe('true');
    expect(await button('Back').getAttribute('aria-disabled')).toBe('false');
  });

  test('take no more room at any place than at another', async () => {
    await visit(board(GAME));
    const height = () => browser.page.locator('dama-board').evaluate((element) => element.clientHeight);
    const first = await height();
    for (let ply = 0; ply < 3; ply++) {
      await press('Next');
      expect(await height()).toBe(first);
    }
  });

  test('lead into a variation and back', async () => {
    await visit(board(GAME));
    await press('Next');
    await press('Or g6-g5');
    await press('Next');
    expect(await shown()).toContain('White: b3 to b4. Variation, move 2 of 2.');
    await press('Back');
    await press('Back');
    expect(await shown()).toContain('White: a3 to a4. Move 1 of 3. quiet');
  });

  test.each(['Enter', ']'])('keep the focus where the way into a variation goes: %s', async (key) => {
    await visit(board(GAME));
    await press('Next');
    await button('Or g6-g5').focus();
    await browser.page.keyboard.press(key);
    await expect.poll(() => button('Or g6-g5').count()).toBe(0);
    await expect.poll(() => button('Next').evaluate((next) => next.matches(':focus'))).toBe(true);
  });

  test('go by themselves, to the end or until somebody pauses', async () => {
    await visit(board(SHORT));
    await press('Play');
    expect(await seenPieces(browser.page)).toBe('Wd4:Bd6');
    await press('Pause');
    expect(await button('Play').isVisible()).toBe(true);
    await press('Play');
    await expect.poll(() => seenPieces(browser.page)).toBe('Wd6:B');
    await expect.poll(() => button('Play').getAttribute('aria-disabled')).toBe('true');
  });
});

describe('keys', () => {
  test.each([
    [']', 'Wd4:Bd6'],
    ['.', 'Wd4:Bd6'],
    ['ArrowRight', 'Wd3:Bd6'],
    ['End', 'Wd3:Bd6'],
  ])('%s on the board: %s', async (key, pieces) => {
    await visit(board(SHORT));
    await browser.page.locator('dama-board [data-square=a1]').focus();
    await browser.page.keyboard.press(key);
    expect(await seenPieces(browser.page)).toBe(pieces);
  });

  test.each([
    [['ArrowRight'], 'Wd4:Bd6'],
    [['End'], 'Wd6:B'],
    [['End', 'ArrowLeft'], 'Wd4:Bd5'],
    [['End', '['], 'Wd4:Bd5'],
    [['End', ','], 'Wd4:Bd5'],
    [['End', 'Home'], 'Wd3:Bd6'],
  ])('%j among the controls: %s', async (keys, pieces) => {
    await visit(board(SHORT));
    await button('Next').focus();
    for (const key of keys) await browser.page.keyboard.press(key);
    expect(await seenPieces(browser.page)).toBe(pieces);
  });

  test('what a key means to the browser is left to it', async () => {
    await visit(board(SHORT));
    await button('Next').focus();
    await browser.page.keyboard.press('Control+ArrowRight');
    expect(await seenPieces(browser.page)).toBe('Wd3:Bd6');
  });
});

describe('what is said', () => {
  test('each step, its comment and the result, politely', async () => {
    await visit(board(GAME));
    expect((await said())?.trim()).toBe('');
    await press('Next');
    await expect.poll(said).toBe('White: a3 to a4. Move 1 of 3. quiet');
    await press('Back');
    await expect.poll(said).toBe('Before the first move');
    await press('End');
    await expect.poll(said).toBe('White: c3 to c4. Move 3 of 3. White won');
    expect(await browser.page.locator('dama-board [role=alert]').count()).toBe(0);
    expect(await announced(browser.page)).toEqual([
      'polite: White: a3 to a4. Move 1 of 3. quiet',
      'polite: Before the first move',
      'polite: White: c3 to c4. Move 3 of 3. White won',
    ]);
  });

  test.each([
    ['en', 'Next', 'White: d3 to d4. Move 1 of 3.'],
    ['tr', 'İleri', 'Hamle 1/3.'],
    ['uk', 'Далі', 'Хід 1 з 3.'],
  ])('in the language around it: %s', async (language, next, text) => {
    await visit(board(SHORT), { html: `lang="${language}"` });
    await press(next);
    expect(await shown()).toContain(text);
  });

  test('in another language as soon as that is asked for', async () => {
    await visit(board(SHORT));
    await browser.page.locator('dama-board').evaluate((element) => element.setAttribute('lang', 'uk'));
    await button('Далі').click();
    expect(await shown()).toContain('Хід 1 з 3.');
  });
});

describe('several games in a text', () => {
  const TWO = `${SHORT}\n\n[FEN "W:Wa3:Bh6"]\n\n1. a3-a4 *`;

  test('the first is shown, and any other can be', async () => {
    await visit(board(TWO));
    expect(await seenPieces(browser.page)).toBe('Wd3:Bd6');
    await browser.page.locator('dama-board').getByLabel('Game').selectOption('Game 2');
    await expect.poll(() => seenPieces(browser.page)).toBe('Wa3:Bh6');
    await press('Next');
    expect(await seenPieces(browser.page)).toBe('Wa4:Bh6');
    expect(await heard(browser.page)).toEqual(['dama-position null', 'dama-position a3-a4']);
  });

  test('a broken one is told of when it is chosen', async () => {
    await visit(board(`${SHORT}\n\n1. a3-a9 *`));
    await browser.page.locator('dama-board').getByLabel('Game').selectOption('Game 2');
    await expect.poll(() => heard(browser.page)).toEqual(['dama-error unknown-square']);
    await browser.page.locator('dama-board').getByLabel('Game').selectOption('Game 1');
    await expect.poll(() => seenPieces(browser.page)).toBe('Wd3:Bd6');
    expect(await browser.page.locator('dama-board [part=note]').count()).toBe(0);
  });
});

describe('a text that is no game', () => {
  test.each([
    ['', 'no-game', 'There is no game in this text.'],
    ['nonsense', 'unknown-word', 'Line 1, column 1: "nonsense" is no move.'],
    ['1. a3-a4 h6-h5\n2. a4-a6', 'illegal-move', 'Line 2, column 4: "a4-a6" is no legal move here.'],
  ])('%j: %s', async (pdn, code, message) => {
    await browser.visit({ body: '<dama-board></dama-board>' });
    const told = await browser.page.evaluate(
      (text) =>
        new Promise((done) => {
          const element = document.querySelector('dama-board');
          element?.addEventListener('dama-error', ({ detail }: DamaErrorEvent) => done(detail));
          element?.setAttribute('pdn', text);
        }),
      pdn,
    );
    expect(told).toEqual({ code, message });
    expect(await browser.page.locator('dama-board [part=note]').isVisible()).toBe(true);
    await browser.page
      .locator('dama-board')
      .evaluate((element, text) => element.setAttribute('pdn', text), SHORT);
    await expect.poll(() => seenPieces(browser.page)).toBe('Wd3:Bd6');
    expect(await browser.page.locator('dama-board [part=note]').count()).toBe(0);
  });
});

describe('the other attributes', () => {
  test('orientation and coordinates are followed, playable is not', async () => {
    await visit(board(SHORT, 'orientation="black" coordinates="turkish" playable'));
    const squares = browser.page.locator('dama-board [data-square]');
    expect(await squares.first().getAttribute('data-square')).toBe('h1');
    await browser.page.locator('dama-board [data-square=d3]').click();
    expect(await marked(browser.page, 'target')).toBe('');
    expect(await heard(browser.page)).toEqual([]);
  });

  test('rules are those of a game that names none, also when they change', async () => {
    await visit(board('1. c3-d4 *', 'rules="russian"'));
    await press('Next');
    expect(await seenPieces(browser.page)).toContain('d4');
    await browser.page.locator('dama-board').evaluate((element) => element.setAttribute('rules', 'turkish'));
    await expect.poll(() => heard(browser.page)).toContain('dama-error illegal-move');
  });

  test('without pdn the board is empty of the game, its moves and its controls', async () => {
    await visit(board(SHORT));
    await press('Next');
    await browser.page.locator('dama-board').evaluate((element) => {
      element.setAttribute('fen', 'W:Wa2:Bh7');
      element.removeAttribute('pdn');
    });
    await expect.poll(() => seenPieces(browser.page)).toBe('Wa2:Bh7');
    expect(await marked(browser.page, 'last-move')).toBe('');
    expect(await browser.page.locator('dama-board .replay').count()).toBe(0);
  });
});
