import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { KEY_NAMES, KEYS } from '../../client/assist/keys.ts';
import { readMove } from '../../client/assist/moveText.ts';
import {
  capturedText,
  clocksText,
  lastMoveText,
  movableText,
  outcomeText,
  piecesText,
  scanText,
} from '../../client/assist/telling.ts';
import { announcement } from '../../client/board/announcement.ts';
import { IDLE, type Selection } from '../../client/board/selection.ts';
import { squareStates } from '../../client/board/squareStates.ts';
import { BOARD_KEYS, CONTROL_KEYS } from '../../client/embed/replay/step-keys.ts';
import { assist } from '../../client/i18n/assist-en.ts';
import { courtesyWords } from '../../client/i18n/courtesy-en.ts';
import { words } from '../../client/i18n/en.ts';
import { board } from '../../client/i18n/en-board.ts';
import { live } from '../../client/i18n/live-en.ts';
import { replay } from '../../client/i18n/replay-en.ts';
import { result } from '../../client/i18n/result-en.ts';
import { initialPosition, legalMoves, type Move, piecesOf, play, turkish } from '../../engine/index.ts';
import { move, position, square } from '../client/board/positions.ts';

const DOCUMENT = readFileSync('docs/ACCESSIBILITY.md', 'utf8');
const WORDS = { assist, board, result };

/** The rows of the table below a heading, without its head. */
const rowsBelow = (heading: string): readonly (readonly string[])[] => {
  const section = DOCUMENT.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .map((cell) => cell.trim())
        .slice(1, -1),
    );
};

test('the table of keys is that of the code', () => {
  const keys = KEY_NAMES.map((name) => [KEYS[name] || assist.arrows, assist.keys[name]]);
  expect(rowsBelow('Keys')).toEqual(keys);
});

test('the table of a replay’s keys is that of the code', () => {
  const row = (key: string, where: string, step: keyof typeof replay) => [
    key.length === 1 ? `\`${key}\`` : key.replace(/^Arrow(\w+)$/, '$1 arrow'),
    where,
    replay[step],
  ];
  const written = Object.entries(BOARD_KEYS).filter(([key]) => key.length === 1);
  expect(rowsBelow('Keys of a replay')).toEqual([
    ...written.map(([key, step]) => row(key, 'anywhere on the board', step)),
    ...Object.entries(CONTROL_KEYS).map(([key, step]) => row(key, 'among the steps', step)),
  ]);
});

const moved = (fen: string, path: string): string => {
  const before = position(fen);
  const lastMove = move(before, path);
  return announcement({ position: before }, { position: play(before, lastMove), lastMove }, board) ?? '';
};

const refusal = (text: string, moves: readonly Move[]): string => {
  const reading = readMove(text, moves, assist);
  return 'refusal' in reading ? reading.refusal : 'a move';
};

const FORK = position('W:Wd3,a2:Bd4,c5,e5,Kh8');
const capture = (landings: readonly string[], captures: readonly string[]): Move => ({
  from: square('d3'),
  landings: landings.map(square),
  captures: captures.map(square),
});

/** What is said on each of the occasions, made by the code. */
const SAID: { readonly [occasion: string]: string } = {
  'a piece is picked up': assist.picked('d3', ['d4', 'c3']),
  'it has captured, and goes on': assist.onward('d5', ['f5', 'b5']),
  'it is put back': assist.putBack('d3'),
  'a move': moved('W:Wd3:Bh8', 'd3-d4'),
  'a capture': moved('B:Wd4,a2:Bd5', 'd5xd3'),
  'a man becomes a king': moved('W:Wg6,a2:Bf6,e7,h8', 'g6xe6xe8'),
  'the end on another site': outcomeText({ winner: 'white', reason: 'no-pieces' }, FORK, WORDS),
  '`s`': scanText(position('W:Wd3,Kb4:Bd6,Kd8'), square('d4'), 'white', WORDS),
  '`l` before any move': lastMoveText(FORK, null, WORDS),
  '`o`': movableText([...legalMoves(position('W:Wa3,b3:Bh8'))], WORDS),
  '`o` where a capture is due': movableText(legalMoves(FORK), WORDS),
  '`o` where it is not your turn': movableText([], WORDS),
  '`p`': piecesText(position('B:Wa2,b2,Kd4:Bc7'), WORDS),
  '`x`': capturedText(position('B:Wa2,b2,Kd4:Bc7'), initialPosition(turkish), WORDS),
  '`t`': clocksText((color) => (color === 'white' ? 252_000 : 9_400), WORDS),
  '`t` without clocks': clocksText(() => null, WORDS),
  'in the field, a text that is no move': refusal('hello', legalMoves(FORK)),
  'in the field, a square from which nothing moves': refusal('d2-d3', legalMoves(initialPosition(turkish))),
  'in the field, a square that is not reached': refusal('d3-d5', legalMoves(initialPosition(turkish))),
  'in the field, another move where a capture is due': refusal('a2-a3', legalMoves(FORK)),
  'in the field, several captures that begin and end alike': refusal('d3xf5', [
    capture(['d5', 'f5'], ['d4', 'e5']),
    capture(['f3', 'f5'], ['e3', 'f4']),
  ]),
};

/** What is said around boards, by where it is. */
const AROUND: readonly (readonly [where: string, said: string])[] = [
  ['on pages of this site', words.status.yourMove],
  ['', words.status.sideToMove.black],
  ['', words.status.thinking],
  ['', words.status.youMustTake(2)],
  ['', courtesyWords.yoursAttacked(['d2', 'd4'])],
  ['', courtesyWords.absence.away('Ayşe')],
  ['at a live table on another site', live.wanted],
  ['', live.yourMove],
  ['', live.toMove.black],
  ['', live.offer.draw('Ayşe')],
  ['', live.offer.takeback('Ayşe')],
  ['', live.offer.rematch('Ayşe')],
  ['', live.reconnecting],
  ['', live.kept],
  ['', live.news.away('Ayşe')],
  ['', live.news.back('Ayşe')],
  ['', live.news.timeLow],
  ['', live.news.takenBack],
  ['', live.news.declined.draw],
];

test('what is announced is what the code says', () => {
  const rows = rowsBelow('What is announced');
  const board = rows.slice(0, Object.keys(SAID).length);
  expect(Object.fromEntries(board)).toEqual(SAID);
  // The head of the second table and its line stand between both.
  expect(rows.slice(board.length + 2)).toEqual(AROUND);
});

describe('what a square says', () => {
  const label = (
    fen: string,
    name: string,
    selection: Selection = IDLE,
    attacked: readonly string[] = [],
  ) => {
    const shown = position(fen);
    const scene = { position: shown, selection, moves: legalMoves(shown), lastMove: null };
    const stateOf = squareStates(scene, piecesOf(shown), turkish.squares, attacked.map(square));
    return board.square(stateOf(square(name)));
  };
  test.each([
    label('W:Wa3:Bh8', 'a3'),
    label('W:Wd3,a2:Bd4,Kh8', 'd3'),
    label('W:Wd3,a2:Bd4,Kh8', 'd5', { kind: 'picked', from: square('d3'), landings: [] }),
    label('W:Wa3:BKe4', 'e4', IDLE, ['e4']),
  ])('%s', (said) => {
    expect(DOCUMENT).toContain(`\`${said}\``);
  });
});

test('every test that it names is there', () => {
  const named = [...DOCUMENT.matchAll(/`(test\/[\w/.-]+\.ts)`/g)].map(([, path]) => path ?? '');
  expect(named.length).toBeGreaterThan(4);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});
