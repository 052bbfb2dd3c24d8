import { expect, test } from 'vitest';
import { legalMoves, makeMove, parseFen, rulesByName, turkish } from '../../engine/index.ts';
import type { TableEvent } from '../../table/events.ts';
import { evolve } from '../../table/evolve.ts';
import { COMPUTER } from '../../table/ids.ts';
import { snapshot, type TableSnapshot } from '../../table/snapshot.ts';
import type { Table } from '../../table/table.ts';
import { computerActs, countOf, type Match, openMatch, tableOf } from './setup/computer.ts';
import { createTable, join, KEYS, request } from './setup/people.ts';
import { alarmOf, countRows } from './setup/storage.ts';
import { DAY, later, SECOND } from './setup/time.ts';

/** A person who plays any legal move. */
const someMove = ({ fen, rules, ply }: TableSnapshot): string => {
  const position = parseFen(fen, rulesByName(rules) ?? turkish);
  if (!position.ok) throw new Error(position.error.message);
  const paths = legalMoves(position.value).map(makeMove);
  return paths[(ply * 7) % paths.length] ?? 'none';
};

/** Plays until the game is over, or for so many plies; gives how it stands. */
async function playOut({ id, ann }: Match, plies = 300): Promise<TableSnapshot> {
  for (;;) {
    const table = await tableOf(id);
    if (table.phase !== 'playing' || table.ply >= plies) return table;
    if (table.seats[table.turn]?.player === COMPUTER) {
      await computerActs(id);
      expect((await tableOf(id)).ply).toBe(table.ply + 1);
    } else {
      const command = { type: 'move', ply: table.ply, move: someMove(table) };
      const { message } = await ann.command(`g${table.game} m${table.ply}`, command);
      expect(message).toMatchObject({ type: 'ack' });
    }
  }
}

test.each([
  ['turkish', 'white'],
  ['turkish', 'black'],
  ['turkish-short', 'white'],
  ['russian', 'black'],
  ['english', 'white'],
  ['english', 'black'],
  ['armenian', 'white'],
  ['brazilian', 'white'],
] as const)('a whole game of %s as %s against the computer', async (rules, seat) => {
  const match = await openMatch({ rules, level: 3 }, seat);
  const over = await playOut(match);
  expect(over).toMatchObject({ phase: 'finished', opponent: 'computer', level: 3 });
  const socket = await join(match.id, 'cem', 0);
  const events = socket.frames.flatMap((text): TableEvent[] => JSON.parse(text).events ?? []);
  const replayed = events.reduce<Table | undefined>(evolve, undefined);
  expect(replayed && snapshot(replayed)).toEqual(over);
  expect(over.score[seat] + over.score[seat === 'white' ? 'black' : 'white']).toBe(1);
});

test('by itself, after a moment', async () => {
  const id = await createTable({ opponent: 'computer', level: 1, key: KEYS.ann, seat: 'black' });
  const ann = await join(id, 'ann');
  const opened = performance.now();
  ann.skip();
  expect(await ann.nextOf('events')).toMatchObject({
    events: [{ seq: 5, type: 'moved', ply: 0, by: 'white' }],
  });
  expect(performance.now() - opened).toBeGreaterThan(200);
});

test('a table without a key: the free seat is the one that was wished for', async () => {
  later(DAY);
  const created = await request('/api/tables', {
    method: 'POST',
    body: JSON.stringify({ opponent: 'computer', level: 2, seat: 'black' }),
  });
  expect(created.status).toBe(201);
  const { id, seat } = await created.json<Match & { seat: string | null }>();
  expect(seat).toBeNull();
  await computerActs(id);
  expect(await tableOf(id)).toMatchObject({
    phase: 'open',
    ply: 0,
    level: 2,
    seats: { white: { player: COMPUTER, name: '' }, black: null },
  });
  const bob = await join(id, 'bob');
  expect((await bob.command('s1', { type: 'sit', seat: 'white' })).message).toMatchObject({
    code: 'seat-taken',
  });
  expect((await bob.command('s2', { type: 'sit' })).message).toMatchObject({ type: 'ack' });
  const cem = await join(id, 'cem');
  expect((await cem.command('s', { type: 'sit' })).message).toMatchObject({ code: 'seat-taken' });
  await computerActs(id);
  expect(await tableOf(id)).toMatchObject({ phase: 'playing', ply: 1 });
});

test('a table without a key where nobody comes vanishes', async () => {
  later(DAY);
  const id = await createTable({ opponent: 'computer' });
  later(8 * DAY);
  expect((await request(`/api/tables/${id}`)).status).toBe(404);
});

test('a random seat is one of the two, and the computer has the other', async () => {
  const { id } = await openMatch({ seat: 'random' });
  const { seats } = await tableOf(id);
  expect([seats.white?.player, seats.black?.player].filter((player) => player === COMPUTER)).toHaveLength(1);
});

test('after a rematch the colors are swapped and the computer opens', async () => {
  const { id, ann } = await openMatch();
  await ann.command('m', { type: 'move', ply: 0, move: 'd3-d4' });
  await computerActs(id);
  await ann.command('r', { type: 'resign' });
  ann.skip();
  const { events, message } = await ann.command('o', { type: 'offer', offer: 'rematch' });
  expect(message).toMatchObject({ type: 'ack', seq: 10 });
  expect(events).toEqual([]);
  expect((await ann.nextOf('events')).events).toMatchObject([
    { seq: 8, type: 'offered', offer: 'rematch', by: 'white' },
    { seq: 9, type: 'answered', offer: 'rematch', by: 'black', accept: true },
    { seq: 10, type: 'started', game: 2 },
  ]);
  await computerActs(id);
  expect(await tableOf(id)).toMatchObject({
    game: 2,
    ply: 1,
    turn: 'black',
    seats: { white: { player: COMPUTER }, black: { name: 'Ann' } },
    score: { white: 1, black: 0 },
  });
  expect(await playOut({ id, ann }, 5)).toMatchObject({ game: 2, ply: 5 });
});

test('leaving before the first move frees the seat for the next', async () => {
  const { id, ann } = await openMatch({}, 'black');
  await ann.command('l', { type: 'leave' });
  await computerActs(id);
  expect(await tableOf(id)).toMatchObject({ phase: 'open', ply: 0, seats: { black: null } });
  const bob = await join(id, 'bob');
  await bob.command('s', { type: 'sit' });
  await computerActs(id);
  expect(await tableOf(id)).toMatchObject({
    phase: 'playing',
    ply: 1,
    seats: { black: { player: expect.any(String) } },
  });
});

test('it is present from the start, and while nobody is there', async () => {
  const { id, ann } = await openMatch({}, 'black');
  expect(ann.frames.at(-1)).toBe('{"type":"presence","white":true,"black":true,"spectators":0}');
  ann.close();
  await ann.ended();
  const watcher = await join(id);
  expect(watcher.frames.at(-1)).toBe('{"type":"presence","white":true,"black":false,"spectators":1}');
});

test.each<readonly [string, object, boolean, number]>([
  ['without clocks', {}, false, 1.5],
  ['without clocks, before a spectator', {}, true, 2],
  ['with clocks', { clock: { initial: 300, increment: 20 } }, false, 2],
  ['with clocks, before a spectator', { clock: { initial: 300, increment: 20 } }, true, 2],
])('rows written per move, alarms included, %s', async (_, body, isWatched, most) => {
  const match = await openMatch(body);
  if (isWatched) await join(match.id, 'cem');
  await playOut(match, 4);
  await match.ann.settled();
  const rows = await countRows(match.id);
  const perMove: number[] = [];
  for (let plies = 5; plies <= 24; plies++) {
    const before = rows();
    await playOut(match, plies);
    perMove.push(rows() - before);
  }
  expect(Math.max(...perMove)).toBeLessThanOrEqual(2);
  expect(rows() / perMove.length).toBeLessThanOrEqual(most);
  expect(Math.min(...perMove)).toBeGreaterThanOrEqual(1);
});

test('its flag falls as anybody’s, when its alarm did not come', async () => {
  const { id, ann } = await openMatch({ clock: { initial: 60, increment: 0 } });
  await ann.command('m0', { type: 'move', ply: 0, move: 'd3-d4' });
  await computerActs(id);
  await ann.command('m2', { type: 'move', ply: 2, move: 'e3-e4' });
  later(61 * SECOND);
  expect((await tableOf(id)).outcome).toEqual({ winner: 'white', reason: 'timeout' });
  await computerActs(id);
  expect([await countOf(id, 'moved'), await countOf(id, 'ended')]).toEqual([3, 1]);
});

test('a person’s flag falls by the alarm that the computer’s move has armed', async () => {
  const { id, ann } = await openMatch({ clock: { initial: 60, increment: 0 } });
  await ann.command('m0', { type: 'move', ply: 0, move: 'd3-d4' });
  await computerActs(id);
  ann.close();
  await ann.ended();
  const alarm = await alarmOf(id);
  expect(alarm).toBeGreaterThan(Date.now());
  expect(alarm).toBeLessThanOrEqual(Date.now() + 60 * SECOND);
  later(51 * SECOND);
  await computerActs(id);
  expect((await tableOf(id)).outcome).toEqual({ winner: 'black', reason: 'timeout' });
});

test('on its last seconds it hurries', async () => {
  const { id, ann } = await openMatch({ clock: { initial: 1, increment: 0 } });
  await ann.command('m0', { type: 'move', ply: 0, move: 'd3-d4' });
  expect((await alarmOf(id)) ?? 0).toBeLessThanOrEqual(Date.now() + 100);
});

test.each([
  [
    'an overcrowded board of kings',
    'W:WKa1,Kb1,Kc1,Kd1,Ke1,Kf1,Kg1,Kh1,Ka2,Kb2,Kc2,Kd2,Ke2,Kf2,Kg2,Kh2:BKa8,Kb8,Kc8,Kd8,Ke8,Kf8,Kg8,Kh8,Ka7,Kb7,Kc7,Kd7,Ke7,Kf7,Kg7,Kh7',
  ],
  [
    'a web of 247,212 ways to capture',
    'W:WKa1,Ka8,Kb8,Kc8,Kd8,Ke8,Kf8,Kg8:BKc1,Kg1,Kb2,Ke2,Kh2,Kc3,Kf3,Ka4,Kd4,Kc5,Kg5,Kb6,Ke6,Kh6,Kc7,Kg7',
  ],
  [
    'kings on every other square',
    'W:WKa1,Kc1,Ke1,Kg1,Kb2,Kd2,Kf2,Kh2,Ka3,Kc3,Ke3,Kg3,Kb4,Kd4,Kf4,Kh4:BKa5,Kc5,Ke5,Kg5,Kb6,Kd6,Kf6,Kh6,Ka7,Kc7,Ke7,Kg7,Kb8,Kd8,Kf8,Kh8',
  ],
])(
  'at level 8 in %s it moves in good time',
  async (_, fen) => {
    const { id } = await openMatch({ fen, level: 8 }, 'black');
    const begin = performance.now();
    await computerActs(id);
    expect(performance.now() - begin).toBeLessThan(20_000);
    expect(await countOf(id, 'moved')).toBe(1);
  },
  60_000,
);
