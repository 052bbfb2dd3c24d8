import { describe, expect, test } from 'vitest';
import type { Command } from '../../table/commands.ts';
import { decide } from '../../table/decide.ts';
import type { Secret } from '../../table/ids.ts';
import { snapshot } from '../../table/snapshot.ts';
import { seatOf } from '../../table/table.ts';
import { digestOf, TICKETS } from './cast.ts';
import {
  ALI,
  answer,
  BANU,
  CAN,
  type Doing,
  game,
  leave,
  move,
  offer,
  open,
  outcomeOf,
  resign,
  sit,
  type Told,
  tell,
} from './people.ts';

const [FIRST, SECOND] = TICKETS;
const handOver = (ticket: Secret): Command => ({ type: 'handOver', ticket });
const takeOver = (ticket: string): Command => ({ type: 'takeOver', ticket });
const revoke: Command = { type: 'revoke' };
const happened = ({ events }: Told, before: Told) =>
  events.slice(before.events.length).map(({ seq, at, ...happening }) => happening);

const going = game(open(), 'a3-a4', 'h6-h5');
const handed = tell(going, [ALI, handOver(FIRST)]);

describe('handing a seat over to another device', () => {
  test('records the ticket’s hash, never the ticket', () => {
    expect(happened(handed, going)).toEqual([{ type: 'ticketed', seat: 'white', ticket: digestOf(FIRST) }]);
    expect(snapshot(handed.table).seats.white).toEqual({ player: ALI, name: 'Ali', ticket: digestOf(FIRST) });
    expect(JSON.stringify([handed, snapshot(handed.table)])).not.toContain(FIRST);
  });

  test('whoever shows the ticket has the seat and its name; the old device watches', () => {
    const taken = tell(handed, [CAN, takeOver(FIRST)]);
    expect(happened(taken, handed)).toEqual([{ type: 'tookOver', seat: 'white', player: CAN }]);
    expect(snapshot(taken.table).seats.white).toEqual({ player: CAN, name: 'Ali' });
    expect([seatOf(taken.table, CAN), seatOf(taken.table, ALI)]).toEqual(['white', null]);
    expect(outcomeOf(taken, ALI, move(2, 'b3-b4'))).toBe('not-seated');
    expect(outcomeOf(taken, CAN, move(2, 'b3-b4'))).toBe('moved');
  });

  test.each<readonly [string, Told, Doing, string]>([
    ['a wrong ticket', handed, [CAN, takeOver(SECOND)], 'no-offer'],
    ['no ticket out', going, [CAN, takeOver(FIRST)], 'no-offer'],
    ['something that is none', handed, [CAN, takeOver('x')], 'no-offer'],
    ['the hash of it, which everybody sees', handed, [CAN, takeOver(digestOf(FIRST))], 'no-offer'],
    ['a used one', tell(handed, [CAN, takeOver(FIRST)]), [BANU, takeOver(FIRST)], 'no-offer'],
    ['a used one, by who used it', tell(handed, [CAN, takeOver(FIRST)]), [CAN, takeOver(FIRST)], 'no-offer'],
    ['a used one, by who gave it', tell(handed, [CAN, takeOver(FIRST)]), [ALI, takeOver(FIRST)], 'no-offer'],
    ['a revoked one', tell(handed, [ALI, revoke]), [CAN, takeOver(FIRST)], 'no-offer'],
    [
      'one that a newer one has ended',
      tell(handed, [ALI, handOver(SECOND)]),
      [CAN, takeOver(FIRST)],
      'no-offer',
    ],
    ['the newer one', tell(handed, [ALI, handOver(SECOND)]), [CAN, takeOver(SECOND)], 'tookOver'],
    ['the right one without a key', handed, [null, takeOver(FIRST)], 'not-seated'],
    ['the right one by the other player', handed, [BANU, takeOver(FIRST)], 'seat-taken'],
    ['a wrong one by the other player', handed, [BANU, takeOver(SECOND)], 'no-offer'],
    ['the right one by the same identity', handed, [ALI, takeOver(FIRST)], 'nothing'],
  ])('%s: %s', (_, told, doing, expected) => {
    expect(outcomeOf(told, ...doing)).toBe(expected);
  });

  test('the same ticket again changes nothing', () => {
    expect(outcomeOf(handed, ALI, handOver(FIRST))).toBe('nothing');
  });

  test('each side has a ticket of its own', () => {
    const both = tell(handed, [BANU, handOver(SECOND)]);
    const taken = tell(both, [CAN, takeOver(SECOND)]);
    expect([seatOf(taken.table, CAN), seatOf(taken.table, ALI)]).toEqual(['black', 'white']);
    expect(outcomeOf(taken, BANU, takeOver(FIRST))).toBe('tookOver');
  });

  test('without a ticket shown is malformed, not a seat for everybody', () => {
    expect(decide(going.table, handOver(FIRST), { player: ALI, now: 0 })).toEqual({
      ok: false,
      error: 'malformed',
    });
    expect(decide(going.table, takeOver(FIRST), { player: CAN, now: 0 })).toEqual({
      ok: false,
      error: 'no-offer',
    });
  });
});

describe('revoking', () => {
  test('makes the ticket worthless, once', () => {
    const revoked = tell(handed, [ALI, revoke]);
    expect(happened(revoked, handed)).toEqual([{ type: 'revoked', seat: 'white' }]);
    expect(snapshot(revoked.table)).toEqual(snapshot(going.table));
    expect(outcomeOf(revoked, ALI, revoke)).toBe('no-offer');
    expect(outcomeOf(handed, BANU, revoke)).toBe('no-offer');
    expect(outcomeOf(handed, CAN, revoke)).toBe('not-seated');
  });
});

describe('a seat that is taken over goes on as it was', () => {
  test('with its offers, its rests and its clock', () => {
    const timed = tell(
      game(open({ clock: { initial: 60, increment: 1 } })),
      [ALI, move(0, 'a3-a4'), 0],
      [BANU, move(1, 'h6-h5'), 0],
      [ALI, offer('draw'), 4_000],
      [ALI, offer('takeback'), 4_000],
      [ALI, handOver(FIRST), 4_000],
    );
    const taken = tell(timed, [CAN, takeOver(FIRST), 9_000]);
    const before = snapshot(timed.table);
    const after = snapshot(taken.table);
    expect(after).toEqual({ ...before, seats: { ...before.seats, white: { player: CAN, name: 'Ali' } } });
    expect(after.rests.white).toEqual({ draw: 3, takeback: 3 });
    expect(after.clock).toMatchObject({ running: 'white', white: 60_000, at: 0 });
    expect(outcomeOf(taken, CAN, offer('draw'), 9_000)).toBe('already-offered');
    expect(outcomeOf(taken, BANU, answer('draw', true), 9_000)).toBe('answered+ended');
  });

  test('with its points, beside those that the new identity has won here itself', () => {
    const again = [
      [ALI, offer('rematch')],
      [BANU, offer('rematch')],
    ] as const;
    // Ali wins against Banu; Banu leaves for Can, who beats Ali, leaves, and comes back in Banu's place.
    const second = tell(
      going,
      [BANU, resign],
      ...again,
      [BANU, leave],
      [CAN, sit],
      [CAN, move(0, 'a3-a4')],
      [ALI, resign],
    );
    expect(snapshot(second.table).points).toEqual({ [ALI]: 1, [BANU]: 0, [CAN]: 1 });
    const device = tell(second, [ALI, handOver(FIRST)], [BANU, takeOver(FIRST)]);
    expect(snapshot(device.table)).toMatchObject({
      points: { [BANU]: 1, [CAN]: 1 },
      score: { white: 1, black: 1 },
    });
    expect(snapshot(device.table).points).not.toHaveProperty(ALI);
    const third = tell(device, [CAN, handOver(SECOND)], [ALI, takeOver(SECOND)]);
    expect(snapshot(third.table).points).toEqual({ [ALI]: 1, [BANU]: 1 });
    const both = tell(second, [CAN, offer('rematch')], [ALI, offer('rematch')], [CAN, leave], [BANU, sit]);
    const won = tell(both, [ALI, resign], [BANU, handOver(SECOND)], [CAN, takeOver(SECOND)]);
    expect(snapshot(won.table).points).toEqual({ [ALI]: 1, [CAN]: 2 });
  });

  test('and its ticket goes along when the colors change, and away when somebody leaves', () => {
    const rematch = tell(handed, [ALI, resign], [ALI, offer('rematch')], [BANU, offer('rematch')]);
    expect(snapshot(rematch.table).seats.black).toEqual({
      player: ALI,
      name: 'Ali',
      ticket: digestOf(FIRST),
    });
    expect(seatOf(tell(rematch, [CAN, takeOver(FIRST)]).table, CAN)).toBe('black');
    const back = tell(rematch, [ALI, leave], [ALI, sit]);
    expect(outcomeOf(back, CAN, takeOver(FIRST))).toBe('no-offer');
  });

  test('also at an open table and at one that is over', () => {
    const waiting = tell(open(), [ALI, sit], [ALI, handOver(FIRST)], [CAN, takeOver(FIRST)]);
    expect(snapshot(waiting.table)).toMatchObject({
      phase: 'open',
      seats: { white: { player: CAN }, black: null },
    });
    const over = tell(handed, [BANU, resign], [CAN, takeOver(FIRST)]);
    expect(snapshot(over.table)).toMatchObject({ phase: 'finished', points: { [CAN]: 1, [BANU]: 0 } });
    expect(outcomeOf(over, CAN, offer('rematch'))).toBe('offered');
  });
});
