import { abortAllDurableObjects, evictDurableObject } from 'cloudflare:test';
import { afterEach, expect, test, vi } from 'vitest';
import type { TableId } from '../../table/ids.ts';
import { createTable, join, objectOf, request, startGame } from './setup/people.ts';
import { countRows, inside, storedEvents, traces } from './setup/storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const UNKNOWN = 'Unknown111111';

test.each([
  ['its state', `/api/tables/${UNKNOWN}1`, {}],
  ['its games', `/api/tables/${UNKNOWN}5/pdn`, {}],
  ['its page', `/t/${UNKNOWN}2`, {}],
  ['its picture', `/t/${UNKNOWN}3.svg`, {}],
  ['its socket', `/api/tables/${UNKNOWN}4/socket`, { headers: { Upgrade: 'websocket' } }],
])('asking for %s writes nothing for an unknown table', async (_, path, init) => {
  const response = await request(path, init);
  expect(response.status).toBe(404);
  const id = (/Unknown\d+/.exec(path)?.[0] ?? '') as TableId;
  expect(await traces(id)).toEqual({ schema: [], alarm: null });
});

test('a move that does not end the game writes at most two rows, clock included', async () => {
  const { id, white, black } = await startGame({ clock: { initial: 300, increment: 2 } });
  const rows = await countRows(id);
  const moves = ['a3-a4', 'h6-h5', 'b3-b4', 'g6-g5', 'c3-c4', 'f6-f5'];
  const perMove: number[] = [];
  for (const [ply, move] of moves.entries()) {
    const before = rows();
    const mover = ply % 2 === 0 ? white : black;
    const { message } = await mover.command(`m${ply}`, { type: 'move', ply, move });
    expect(message).toMatchObject({ type: 'ack' });
    perMove.push(rows() - before);
  }
  expect(Math.min(...perMove)).toBeGreaterThanOrEqual(1);
  expect(Math.max(...perMove)).toBeLessThanOrEqual(2);
  expect(perMove.filter((count) => count === 2).length).toBeLessThanOrEqual(1);
});

test('what stores nothing writes no row', async () => {
  const { id, white } = await startGame();
  const rows = await countRows(id);
  await white.command('x1', { type: 'move', ply: 0, move: 'a3-a5' });
  await white.command('x2', { type: 'move', ply: 7, move: 'a3-a4' });
  await white.command('x3', { type: 'sit' });
  white.send('no JSON');
  await request(`/api/tables/${id}`);
  await request(`/t/${id}.svg`);
  const watcher = await join(id);
  await watcher.settled();
  expect(rows()).toBe(0);
});

/** Makes the object's nth insertion from now on fail, once. */
const failInsertion = (id: TableId, nth: number) =>
  inside(id, ({ storage: { sql } }) => {
    const exec = sql.exec.bind(sql);
    let count = 0;
    sql.exec = (query, ...bindings) => {
      if (query.startsWith('INSERT INTO events')) count += 1;
      if (count < nth) return exec(query, ...bindings) as never;
      sql.exec = exec;
      throw new Error('disk full');
    };
  });

test.each([
  ['a single event', 1, { type: 'move', ply: 0, move: 'a3xa5' }],
  ['the second of two', 2, { type: 'move', ply: 0, move: 'a3xa5xa7' }],
])(
  'a fault while storing %s leaves no row, tells the client, and the table lives on',
  async (_, nth, move) => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    // One capture goes on with a game, two captures end it.
    const { id, white, black } = await startGame({ fen: nth === 1 ? 'W:Wa3:Ba4,h8' : 'W:Wa3:Ba4,a6' });
    const before = await storedEvents(id);
    await failInsertion(id, nth);
    white.skip();
    white.send({ type: 'command', id: 'm0', command: move });
    expect(await white.next()).toEqual({ type: 'error', code: 'malformed' });
    expect((await white.ended()).code).toBe(1011);
    expect(String(log.mock.calls)).toMatch(/^message: Error,.*tableStore/);
    expect(String(log.mock.calls), 'what a fault says may be secret').not.toContain('disk full');
    expect(await storedEvents(id)).toEqual(before);
    const again = await join(id, 'ann');
    black.skip();
    expect((await again.command('m0', move)).message).toEqual({
      type: 'ack',
      id: 'm0',
      seq: before.length + nth,
    });
    expect((await black.nextOf('events')).events).toHaveLength(nth);
  },
);

test('a fault after the row was written: what is stored counts, and the resend is answered', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const { id, white } = await startGame();
  const move = { type: 'move', ply: 0, move: 'a3-a4' };
  await inside(id, ({ storage: { sql } }) => {
    const exec = sql.exec.bind(sql);
    sql.exec = (query, ...bindings) => {
      exec(query, ...bindings);
      sql.exec = exec;
      throw new Error('too late');
    };
  });
  expect((await white.command('m0', move)).message).toEqual({ type: 'error', code: 'malformed' });
  await white.ended();
  const again = await join(id, 'ann');
  expect((await again.command('m0', move)).message).toEqual({ type: 'ack', id: 'm0', seq: 5 });
  expect(await storedEvents(id)).toHaveLength(5);
  expect(log).toHaveBeenCalledOnce();
});

test('the schema knows its version; a newer one is refused, not misread', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const id = await createTable();
  const version = (change = 'SELECT version FROM schema') =>
    inside(id, ({ storage }) => storage.sql.exec(change).toArray());
  expect(await version()).toEqual([{ version: 2 }]);
  await version('UPDATE schema SET version = 3');
  await evictDurableObject(objectOf(id));
  expect((await request(`/api/tables/${id}`)).status).toBe(500);
  await version('UPDATE schema SET version = 2');
  expect((await request(`/api/tables/${id}`)).status).toBe(200);
  expect(log).toHaveBeenCalled();
});

test('a table of an earlier schema is brought up to date when somebody comes, and keeps its events', async () => {
  const { id } = await startGame();
  const stored = await storedEvents(id);
  await inside(id, ({ storage: { sql } }) => {
    sql.exec('DROP TABLE absences');
    sql.exec('UPDATE schema SET version = 1');
  });
  await abortAllDurableObjects();
  const white = await join(id, 'ann');
  expect(await white.command('m0', { type: 'move', ply: 0, move: 'a3-a4' })).toMatchObject({
    message: { seq: 5 },
  });
  expect((await storedEvents(id)).slice(0, -1)).toEqual(stored);
  const found = await inside(id, ({ storage: { sql } }) => [
    ...sql.exec('SELECT version FROM schema').toArray(),
    ...sql.exec('SELECT seat FROM absences').toArray(),
  ]);
  expect(found).toEqual([{ version: 2 }, { seat: 'black' }]);
});
