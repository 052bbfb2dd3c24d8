import { describe, expect, test } from 'vitest';
import {
  capturedText,
  clocksText,
  lastMoveText,
  movableText,
  outcomeText,
  piecesText,
  scanText,
} from '../../../client/assist/telling.ts';
import type { AidWords } from '../../../client/assist/words.ts';
import { assist as english } from '../../../client/i18n/assist-en.ts';
import { assist as turkishWords } from '../../../client/i18n/assist-tr.ts';
import { assist as ukrainian } from '../../../client/i18n/assist-uk.ts';
import { board as englishBoard } from '../../../client/i18n/en-board.ts';
import { result as englishResult } from '../../../client/i18n/result-en.ts';
import { result as turkishResult } from '../../../client/i18n/result-tr.ts';
import { result as ukrainianResult } from '../../../client/i18n/result-uk.ts';
import { board as turkishBoard } from '../../../client/i18n/tr-board.ts';
import { board as ukrainianBoard } from '../../../client/i18n/uk-board.ts';
import {
  armenian,
  initialPosition,
  legalMoves,
  type Outcome,
  play,
  russian,
  turkish,
} from '../../../engine/index.ts';
import { move, position, square } from '../board/positions.ts';

const EN: AidWords = { assist: english, board: englishBoard, result: englishResult };
const TR: AidWords = { assist: turkishWords, board: turkishBoard, result: turkishResult };
const UK: AidWords = { assist: ukrainian, board: ukrainianBoard, result: ukrainianResult };

const LINES = 'W:Wd3,Kb4:Bd6,Kd8,h4';

describe('the lines from a square', () => {
  test.each([
    [
      'd4',
      'white',
      EN,
      'Up: d6, black man; d8, black king. Right: h4, black man. Down: d3, white man. Left: b4, white king.',
    ],
    [
      'd4',
      'black',
      EN,
      'Up: d3, white man. Right: b4, white king. Down: d6, black man; d8, black king. Left: h4, black man.',
    ],
    [
      'a1',
      'white',
      EN,
      'Up: nothing to the edge. Right: nothing to the edge. Down: nothing to the edge. Left: nothing to the edge.',
    ],
    [
      'd7',
      'white',
      TR,
      'Yukarı: d8, siyah dama. Sağ: kenara kadar boş. Aşağı: d6, siyah taş; d3, beyaz taş. Sol: kenara kadar boş.',
    ],
    [
      'd7',
      'white',
      UK,
      'Угору: d8, чорна дамка. Праворуч: до краю порожньо. Униз: d6, чорна шашка; d3, біла шашка. Ліворуч: до краю порожньо.',
    ],
  ] as const)('from %s, seen by %s', (from, seenBy, words, text) => {
    expect(scanText(position(LINES), square(from), seenBy, words)).toBe(text);
  });

  test('they are those along which the rules capture', () => {
    const diagonal = scanText(initialPosition(russian), square('d4'), 'white', EN);
    expect(diagonal).toBe(
      'Up right: f6, black man; g7, black man; h8, black man. Down right: e3, white man; f2, white man; g1, white man. ' +
        'Down left: c3, white man; b2, white man; a1, white man. Up left: b6, black man; a7, black man.',
    );
    const straight = scanText(initialPosition(armenian), square('d4'), 'white', EN);
    expect(straight).toContain('Up: d6, black man; d7, black man. Right:');
  });
});

describe('the last move', () => {
  const before = position('W:Wd3,a2:Bd4,c5,e5,Kh8');
  test('is told by the piece that made it', () => {
    const last = move(before, 'd3xd5xb5');
    expect(lastMoveText(play(before, last), last, EN)).toBe('White takes 2 pieces: d3 to d5, b5.');
    expect(lastMoveText(play(before, last), last, UK)).toBe('Білі б’ють 2 шашки: d3, d5, b5.');
  });
  test.each([
    ['W:Wd7:Bh8', 'W:Wd7:Bh8', 'White: d7 to d8, now a king.'],
    ['W:WKd7:Bh8', 'W:WKd7:Bh8', 'White: d7 to d8.'],
    // What was before is not known, or was something else.
    ['W:Wd7:Bh8', undefined, 'White: d7 to d8.'],
    ['W:Wd7:Bh8', 'W:Wa2:Bh8', 'White: d7 to d8.'],
  ])('with what became of it: %s after %s', (fen, before, text) => {
    const last = move(position(fen), 'd7-d8');
    const after = play(position(fen), last);
    expect(lastMoveText(after, last, EN, before === undefined ? undefined : position(before))).toBe(text);
  });
  test('before the first one', () => {
    expect(lastMoveText(before, null, EN)).toBe('No move yet.');
  });
});

describe('the clocks', () => {
  test.each([
    [252_000, 9_400, EN, 'White has 4 minutes 12 seconds. Black has 10 seconds.'],
    [60_000, 0, EN, 'White has 1 minute 0 seconds. Black has 0 seconds.'],
    [252_000, 9_400, TR, 'Beyazın süresi: 4 dakika 12 saniye. Siyahın süresi: 10 saniye.'],
    [252_000, 61_000, UK, 'У білих 4 хвилини 12 секунд. У чорних 1 хвилина 1 секунда.'],
  ])('%i and %i milliseconds', (white, black, words, text) => {
    expect(clocksText((color) => (color === 'white' ? white : black), words)).toBe(text);
  });
  test('where there are none', () => {
    expect(clocksText(() => null, EN)).toBe('No clocks.');
  });
});

describe('what is taken and what is left', () => {
  const start = initialPosition(turkish);
  const later = position('B:Wa2,b2,Kd4:Bc7');
  test.each([
    [
      EN,
      'White has 2 men and 1 king left and has taken 15 pieces. Black has 1 man and 0 kings left and has taken 13 pieces.',
    ],
    [
      TR,
      'Beyazın 2 taşı, 1 daması kaldı; Beyaz 15 taş aldı. Siyahın 1 taşı, 0 daması kaldı; Siyah 13 taş aldı.',
    ],
    [UK, 'У білих 2 шашки і 1 дамка; побили 15 шашок. У чорних 1 шашка і 0 дамок; побили 13 шашок.'],
  ])('%#', (words, text) => {
    expect(capturedText(later, start, words)).toBe(text);
  });
  test('where the start is not known, only what is left', () => {
    expect(capturedText(later, undefined, EN)).toBe(
      'White has 2 men and 1 king left. Black has 1 man and 0 kings left.',
    );
  });
});

describe('where all stand, and what can move', () => {
  const some = position('B:Wa2,b2,Kd4:Bc7');
  test.each([
    [EN, 'White: men a2, b2; king d4. Black: man c7. Black to move.'],
    [TR, 'Beyaz: taş a2, b2; dama d4. Siyah: taş c7. Sıra siyahta.'],
    [UK, 'Білі: шашки a2, b2; дамка d4. Чорні: шашка c7. Хід чорних.'],
  ])('%#', (words, text) => {
    expect(piecesText(some, words)).toBe(text);
  });
  test.each([
    ['B:Wa2:Bc7,h6', 'Can move: h6, c7.'],
    ['W:Wd3,a2:Bd4,c5,e5,Kh8', 'Must take: d3.'],
  ])('%s', (fen, text) => {
    expect(movableText(legalMoves(position(fen)), EN)).toBe(text);
  });
  test('nothing', () => {
    expect(movableText([], EN)).toBe('Nothing can be moved here now.');
  });
});

test.each([
  ['white', 'no-pieces', EN, 'White won: Black has no pieces left.'],
  [null, 'one-each', EN, 'A draw: one piece each.'],
  ['black', 'blocked', UK, 'Чорні виграли: у білих немає ходу.'],
] as const)('how it ended: %s, %s', (winner, reason, words, text) => {
  expect(outcomeText({ winner, reason }, initialPosition(turkish), words)).toBe(text);
});

test('how it ended, by a reason that a later server has, is told as it is', () => {
  const later = { winner: 'white', reason: 'adjudication' } as unknown as Outcome;
  expect(outcomeText(later, initialPosition(turkish), EN)).toBe('White won: adjudication.');
});
