import { describe, expect, test } from 'vitest';
import { nextDeadline, timePasses } from '../../table/clock.ts';
import type { Command } from '../../table/commands.ts';
import type { Happening } from '../../table/events.ts';
import { snapshot } from '../../table/snapshot.ts';
import {
  ALI,
  answer,
  BANU,
  type Doing,
  game,
  move,
  offer,
  open,
  outcomeOf,
  record,
  replay,
  resign,
  sit,
  type Told,
  tell,
} from './people.ts';

const MINUTE = { clock: { initial: 60, increment: 2 } };

/** From 10 s on White's clock runs. */
const running = tell(game(open(MINUTE)), [ALI, move(0, 'a3-a4'), 4_000], [BANU, move(1, 'h6-h5'), 10_000]);

describe('time given back for the way of a message', () => {
  const lagging = (ply: number, path: string, lag: number): Command => ({
    type: 'move',
    ply,
    move: path,
    lag,
  });
  const told = (lag: number, at: number, table = running) => tell(table, [ALI, lagging(2, 'b3-b4', lag), at]);
  const last = ({ events }: Told) => events.at(-1);

  // White's turn came at 10,000 with 60,000 left; a move earns 2,000.
  test.each<readonly [string, number, number, number, number | undefined]>([
    ['what the client has measured', 120, 15_000, 57_120, 120],
    ['whole milliseconds', 120.9, 15_000, 57_120, 120],
    ['no more than the quota', 60_000, 15_000, 57_500, 500],
    ['no more than the move took', 300, 10_200, 62_000, 200],
    ['nothing for nothing', 0, 15_000, 57_000, undefined],
    ['nothing for less than nothing', -400, 15_000, 57_000, undefined],
    ['nothing for no number', Number.NaN, 15_000, 57_000, undefined],
    ['nothing in no time', 300, 10_000, 62_000, undefined],
  ])('%s', (_, lag, at, white, given) => {
    const event = last(told(lag, at));
    expect(event).toMatchObject({ type: 'moved', clock: { white, black: 60_000 } });
    expect(event).toEqual(
      given === undefined
        ? expect.not.objectContaining({ lag: expect.anything() })
        : expect.objectContaining({ lag: given }),
    );
  });

  test('is not given while the clocks rest, nor without clocks', () => {
    const first = tell(
      game(open(MINUTE)),
      [ALI, lagging(0, 'a3-a4', 300), 5_000],
      [BANU, lagging(1, 'h6-h5', 300), 9_000],
    );
    for (const event of first.events.slice(-2)) {
      expect(event).toMatchObject({ clock: { white: 60_000, black: 60_000 } });
      expect(event).not.toHaveProperty('lag');
    }
    const untimed = last(tell(game(open()), [ALI, lagging(0, 'a3-a4', 300), 5_000]));
    expect(untimed).toEqual({ seq: 5, at: 5_000, type: 'moved', ply: 0, move: 'a3-a4', by: 'white' });
  });

  test('never moves a deadline: what arrives at it meets a game that is over', () => {
    expect(outcomeOf(running, ALI, lagging(2, 'b3-b4', 500), 69_999)).toBe('moved');
    expect(outcomeOf(running, ALI, lagging(2, 'b3-b4', 500), 70_000)).toBe('game-over');
  });

  test('has a quota of each side: half a second, a tenth more with each move, a second at most', () => {
    const one = told(450, 15_000);
    expect(snapshot(one.table).clock?.quota).toEqual({ white: 150, black: 500 });
    const two = tell(one, [BANU, move(3, 'g6-g5'), 20_000], [ALI, lagging(4, 'c3-c4', 400), 25_000]);
    expect(last(two)).toMatchObject({ lag: 150 });
    expect(snapshot(two.table).clock?.quota).toEqual({ white: 100, black: 600 });
    const shuffle = [
      'a1-b1',
      'h8-g8',
      'b1-c1',
      'g8-f8',
      'c1-d1',
      'f8-e8',
      'd1-c1',
      'e8-d8',
      'c1-b1',
      'd8-c8',
    ];
    const plies = [...shuffle, 'b1-a1', 'c8-d8', 'a1-a2', 'd8-e8'];
    const long = game(open({ ...MINUTE, fen: 'W:WKa1,b2:BKh8,g7' }), ...plies);
    expect(snapshot(long.table).clock?.quota).toEqual({ white: 1_000, black: 1_000 });
  });

  test('a takeback gives none of it again', () => {
    const back = tell(
      told(450, 15_000),
      [ALI, offer('takeback'), 16_000],
      [BANU, answer('takeback', true), 16_000],
    );
    expect(snapshot(back.table).clock).toMatchObject({ white: 55_450, quota: { white: 150, black: 500 } });
  });

  // What was recorded before there was any: the same clocks, and nothing given.
  test('is not in older events, which replay all the same', () => {
    const older = JSON.parse(JSON.stringify(told(0, 15_000).events));
    expect(replay(older)).toEqual(told(0, 15_000).table);
    expect(last(told(0, 15_000))).not.toHaveProperty('lag');
  });
});

describe('an alarm that comes more than 10 s late', () => {
  // White's flag falls at 70,000.
  const timeout = { type: 'ended', outcome: { winner: 'black', reason: 'timeout' } } as const;
  const delayed = (late: number, white: number) =>
    ({ type: 'delayed', seat: 'white', late, clock: { white, black: 60_000 } }) as const;

  test.each<readonly [string, number, Happening]>([
    ['at the deadline', 70_000, timeout],
    ['10 s late', 80_000, timeout],
    ['a millisecond more', 80_001, delayed(10_001, 10_001)],
    ['by less than the side had', 129_999, delayed(59_999, 59_999)],
    ['by as much', 130_000, delayed(60_000, 60_000)],
    ['by hours', 70_000 + 7_200_000, delayed(7_200_000, 60_000)],
  ])('%s', (_, now, happening) => {
    expect(timePasses(running.table, now)).toEqual([happening]);
  });

  const late = record(running, 100_000, timePasses(running.table, 100_000));

  test('gives time back from then on', () => {
    expect(snapshot(late.table).clock).toMatchObject({
      white: 30_000,
      running: 'white',
      at: 100_000,
      delayed: true,
    });
    expect(nextDeadline(late.table)).toBe(130_000);
    expect(timePasses(late.table, 129_999)).toEqual([]);
  });

  test('once a move: the second time the flag falls, however late', () => {
    expect(timePasses(late.table, 130_000)).toEqual([timeout]);
    expect(timePasses(late.table, 9_000_000)).toEqual([timeout]);
  });

  test('and again in the next move', () => {
    const next = tell(late, [ALI, move(2, 'b3-b4'), 101_000], [BANU, move(3, 'g6-g5'), 102_000]);
    expect(snapshot(next.table).clock).toMatchObject({ white: 31_000, running: 'white', delayed: false });
    expect(timePasses(next.table, 102_000 + 31_000 + 50_000)).toMatchObject([
      { type: 'delayed', clock: { white: 31_000 } },
    ]);
  });

  test.each<readonly [string, Doing, string]>([
    ['a move', [ALI, move(2, 'b3-b4'), 100_000], 'delayed+moved'],
    ['a move with lag', [ALI, { type: 'move', ply: 2, move: 'b3-b4', lag: 300 }, 100_000], 'delayed+moved'],
    ['the opponent’s offer', [BANU, offer('draw'), 100_000], 'delayed+offered'],
    ['a resignation', [ALI, resign, 100_000], 'delayed+ended'],
    ['somebody who asks for nothing', [ALI, sit, 100_000], 'delayed'],
    ['what is refused', [BANU, move(2, 'g6-g5'), 100_000], 'not-your-turn'],
  ])('counts for %s that comes before it', (_, doing, expected) => {
    expect(outcomeOf(running, ...doing)).toBe(expected);
  });

  test('gives no lag for the time before it', () => {
    const told = tell(running, [ALI, { type: 'move', ply: 2, move: 'b3-b4', lag: 300 }, 100_000]);
    expect(told.events.at(-1)).toMatchObject({ clock: { white: 32_000 } });
    expect(told.events.at(-1)).not.toHaveProperty('lag');
  });

  test('is recounted by a takeback', () => {
    const back = tell(late, [BANU, offer('takeback'), 110_000], [ALI, answer('takeback', true), 110_000]);
    expect(snapshot(back.table).clock).toMatchObject({
      white: 20_000,
      black: 60_000,
      running: null,
      delayed: false,
    });
  });
});
