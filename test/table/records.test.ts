import { expect, test } from 'vitest';
import { english, makeFen, makeMove } from '../../engine/index.ts';
import { COMPUTER } from '../../table/ids.ts';
import { gameRecords } from '../../table/records.ts';
import {
  ALI,
  answer,
  BANU,
  CAN,
  game,
  leave,
  move,
  ONE_MOVE,
  offer,
  open,
  resign,
  sit,
  type Told,
  tell,
} from './people.ts';

const told = ({ events }: Told) =>
  gameRecords(events).map(({ number, rules, start, moves, names, outcome, startedAt }) => ({
    number,
    rules: rules.name,
    start: makeFen(start),
    moves: moves.map(makeMove).join(' '),
    names: `${names.white}, ${names.black}`,
    outcome,
    startedAt,
  }));

const START = makeFen(open().table.game.start);
const NEW = { number: 1, rules: 'turkish', start: START, moves: '', outcome: null, startedAt: null };

test('no event, no game', () => {
  expect(gameRecords([])).toEqual([]);
});

test('a table where nobody sits has its first game, which has not begun', () => {
  expect(told(open())).toEqual([{ ...NEW, names: 'null, null' }]);
});

test('one side has sat down; somebody without a name is there', () => {
  expect(told(tell(open(), [BANU, { type: 'sit', seat: 'black' }]))).toEqual([{ ...NEW, names: 'null, ' }]);
});

test('a game that goes on', () => {
  expect(told(game(open(), 'a3-a4', 'a6-a5'))).toEqual([
    { ...NEW, moves: 'a3-a4 a6-a5', names: 'Ali, Banu', startedAt: 0 },
  ]);
});

test('a game that is over keeps its outcome while a rematch is offered', () => {
  const over = game(open({ fen: ONE_MOVE }), 'd4xd6xf6');
  const record = {
    ...NEW,
    start: ONE_MOVE,
    moves: 'd4xd6xf6',
    names: 'Ali, Banu',
    outcome: { winner: 'white', reason: 'no-pieces' },
    startedAt: 0,
  };
  expect(told(over)).toEqual([record]);
  expect(told(tell(over, [ALI, offer('rematch')]))).toEqual([record]);
});

test('rematches are games of their own, the names on their sides', () => {
  const first = tell(game(open(), 'a3-a4'), [ALI, resign]);
  const second = tell(
    first,
    [ALI, offer('rematch'), 5],
    [BANU, offer('rematch'), 70],
    [BANU, move(0, 'b3-b4'), 80],
  );
  expect(told(second)).toEqual([
    {
      ...NEW,
      moves: 'a3-a4',
      names: 'Ali, Banu',
      outcome: { winner: 'black', reason: 'resignation' },
      startedAt: 0,
    },
    { ...NEW, number: 2, moves: 'b3-b4', names: 'Banu, Ali', startedAt: 70 },
  ]);
});

test('who left before the first move is not in the game; it starts when the seat is taken', () => {
  const left = tell(game(open()), [BANU, leave, 10]);
  expect(told(left)).toEqual([{ ...NEW, names: 'Ali, null' }]);
  expect(told(tell(left, [CAN, { type: 'sit', name: 'Can' }, 30]))).toEqual([
    { ...NEW, names: 'Ali, Can', startedAt: 30 },
  ]);
});

test('Black begins where the ruleset says so', () => {
  const started = tell(
    open({ rules: english.name, fen: 'B:Wc3:Bd6' }),
    [ALI, { type: 'sit', name: 'Ali' }],
    [BANU, sit],
    [BANU, move(0, 'd6-e5')],
  );
  expect(told(started)).toEqual([
    {
      ...NEW,
      rules: 'english',
      start: 'B:Wc3:Bd6',
      moves: 'd6-e5',
      names: 'Ali, ',
      startedAt: 0,
    },
  ]);
});

test('the computer is told by its side and level', () => {
  const told = tell(open({ opponent: 'computer', level: 5 }), [ALI, sit], [COMPUTER, sit], [ALI, resign]);
  const again = tell(told, [ALI, offer('rematch')]);
  expect(gameRecords(again.events).map(({ computer }) => computer)).toEqual([
    { color: 'black', level: 5 },
    { color: 'white', level: 5 },
  ]);
  expect(gameRecords(game(open()).events).map(({ computer }) => computer)).toEqual([null]);
});

test('moves that were taken back are in no record', () => {
  const told = tell(
    game(open(), 'a3-a4', 'a6-a5'),
    [ALI, offer('takeback')],
    [BANU, answer('takeback', true)],
    [ALI, move(0, 'b3-b4')],
  );
  expect(gameRecords(told.events).map(({ moves }) => moves.map(makeMove))).toEqual([['b3-b4']]);
});

test('an event that cannot happen changes nothing', () => {
  const { events } = game(open(), 'a3-a4');
  const strange = [...events, { seq: 9, at: 99, type: 'started', game: 7 } as const];
  expect(gameRecords(strange)).toEqual(gameRecords(events));
});
