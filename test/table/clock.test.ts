import { describe, expect, test } from 'vitest';
import { isExpired, nextDeadline, remaining, timePasses, UNPLAYED_EXPIRY } from '../../table/clock.ts';
import { decide } from '../../table/decide.ts';
import { snapshot } from '../../table/snapshot.ts';
import {
  ALI,
  BANU,
  CAN,
  game,
  leave,
  move,
  offer,
  open,
  outcomeOf,
  record,
  resign,
  sit,
  tell,
} from './people.ts';

const MINUTE = { clock: { initial: 60, increment: 2 } };

/** Both first moves made by 10 s; from then on White's clock runs. */
const running = tell(game(open(MINUTE)), [ALI, move(0, 'a3-a4'), 4_000], [BANU, move(1, 'h6-h5'), 10_000]);

describe('clocks', () => {
  test('are no part of a table without them', () => {
    const told = game(open(), 'a3-a4');
    expect(remaining(told.table, 'white', 1e12)).toBeNull();
    expect(nextDeadline(told.table)).toBeNull();
    expect(timePasses(told.table, 1e15)).toEqual([]);
    expect(told.events.at(-1)).not.toHaveProperty('clock');
  });

  test('rest until both have made their first move, which earns nothing', () => {
    const first = tell(game(open(MINUTE)), [ALI, move(0, 'a3-a4'), 50_000_000]);
    expect(first.events.at(-1)).toMatchObject({ clock: { white: 60_000, black: 60_000 } });
    expect(nextDeadline(first.table)).toBeNull();
    expect(running.events.at(-1)).toMatchObject({ clock: { white: 60_000, black: 60_000 } });
    expect(snapshot(running.table).clock).toEqual({
      initial: 60,
      increment: 2,
      white: 60_000,
      black: 60_000,
      running: 'white',
      at: 10_000,
      quota: { white: 500, black: 500 },
      delayed: false,
    });
  });

  test('run down for the side to move, and the increment comes after the move', () => {
    expect(remaining(running.table, 'white', 10_000)).toBe(60_000);
    expect(remaining(running.table, 'white', 25_000)).toBe(45_000);
    expect(remaining(running.table, 'black', 25_000)).toBe(60_000);
    const next = tell(running, [ALI, move(2, 'b3-b4'), 25_000]);
    expect(next.events.at(-1)).toMatchObject({ clock: { white: 47_000, black: 60_000 } });
    expect(remaining(next.table, 'white', 99_000)).toBe(47_000);
    expect(remaining(next.table, 'black', 26_000)).toBe(59_000);
  });

  test('never go below zero, nor back with a time before their own', () => {
    expect(remaining(running.table, 'white', 1e15)).toBe(0);
    expect(remaining(running.table, 'white', 3)).toBe(60_000);
  });

  test('begin with Black where Black moves first', () => {
    const told = tell(
      game(open({ ...MINUTE, fen: 'B:Wa2,h2:Ba7,h7' })),
      [BANU, move(0, 'a7-a6'), 1_000],
      [ALI, move(1, 'a2-a3'), 2_000],
    );
    expect(snapshot(told.table).clock).toMatchObject({ running: 'black', at: 2_000 });
  });

  test('stop with the game and stay as they were', () => {
    const told = tell(running, [BANU, resign, 30_000]);
    expect(snapshot(told.table).clock).toMatchObject({
      white: 40_000,
      black: 60_000,
      running: null,
      at: 30_000,
    });
    expect(remaining(told.table, 'white', 1e15)).toBe(40_000);
    expect(nextDeadline(told.table)).toBeNull();
  });

  test('take parts of a second', () => {
    const told = open({ clock: { initial: 1.5, increment: 0.1 } });
    expect(remaining(told.table, 'white', 0)).toBe(1_500);
  });
});

describe('a flag', () => {
  test('falls when the time is up, not a millisecond before', () => {
    expect(nextDeadline(running.table)).toBe(70_000);
    expect(timePasses(running.table, 69_999)).toEqual([]);
    expect(timePasses(running.table, 70_000)).toEqual([
      { type: 'ended', outcome: { winner: 'black', reason: 'timeout' } },
    ]);
    const next = tell(running, [ALI, move(2, 'b3-b4'), 69_999]);
    expect(next.events.at(-1)).toMatchObject({ clock: { white: 2_001 } });
  });

  // cases.md: Client shows 0:00, server differs. The alarm and a message may both come: the end is recorded once.
  test('falls once', () => {
    const fallen = record(running, 71_000, timePasses(running.table, 71_000));
    expect(snapshot(fallen.table)).toMatchObject({
      phase: 'finished',
      outcome: { winner: 'black', reason: 'timeout' },
      clock: { white: 0, black: 60_000, running: null },
      score: { white: 0, black: 1 },
    });
    expect(timePasses(fallen.table, 72_000)).toEqual([]);
    expect(nextDeadline(fallen.table)).toBeNull();
  });

  // cases.md: Resignation shown against flag. First terminal event wins.
  test('comes before whatever arrives after it', () => {
    const late = 70_000;
    expect(outcomeOf(running, ALI, move(2, 'b3-b4'), late)).toBe('game-over');
    expect(outcomeOf(running, BANU, resign, late)).toBe('game-over');
    expect(outcomeOf(running, ALI, offer('draw'), late)).toBe('game-over');
    expect(outcomeOf(running, CAN, sit, late)).toBe('seat-taken');
    expect(decide(running.table, offer('rematch'), { player: ALI, now: late })).toEqual({
      ok: true,
      value: [
        { type: 'ended', outcome: { winner: 'black', reason: 'timeout' } },
        { type: 'offered', offer: 'rematch', by: 'white' },
      ],
    });
  });

  test('does not fall on a resigned game', () => {
    const told = tell(running, [BANU, resign, 69_999]);
    expect(timePasses(told.table, 70_000)).toEqual([]);
    expect(snapshot(told.table).outcome).toEqual({ winner: 'white', reason: 'resignation' });
  });
});

describe('a table on which no game was started', () => {
  const opened = open(MINUTE, 1_000);
  const due = 1_000 + UNPLAYED_EXPIRY;

  test('vanishes seven days after it was opened, also with somebody waiting', () => {
    expect(UNPLAYED_EXPIRY).toBe(604_800_000);
    for (const told of [
      opened,
      tell(opened, [ALI, sit, 5_000]),
      tell(opened, [ALI, sit], [ALI, leave, 9_000]),
    ]) {
      expect(nextDeadline(told.table)).toBe(due);
      expect(isExpired(told.table, due - 1)).toBe(false);
      expect(isExpired(told.table, due)).toBe(true);
      expect(timePasses(told.table, due)).toEqual([]);
    }
  });

  test.each([
    ['playing', game(opened)],
    ['left before the first move', tell(game(opened), [ALI, leave], [BANU, leave])],
    ['finished', tell(game(opened), [ALI, resign])],
  ])('but a %s one stays', (_, told) => {
    expect(nextDeadline(told.table)).toBeNull();
    expect(isExpired(told.table, 1e15)).toBe(false);
  });
});
