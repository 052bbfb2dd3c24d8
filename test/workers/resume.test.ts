import { evictDurableObject } from 'cloudflare:test';
import { expect, test } from 'vitest';
import type { TableAnswer } from '../../protocol/http.ts';
import type { TableEvent } from '../../table/events.ts';
import { evolve } from '../../table/evolve.ts';
import type { TableId } from '../../table/ids.ts';
import { snapshot } from '../../table/snapshot.ts';
import type { Table } from '../../table/table.ts';
import { connect, type Game, join, KEYS, objectOf, type Person, request, startGame } from './setup/people.ts';
import { countReads, inside } from './setup/storage.ts';

const PATH = ['a3-a4', 'h6-h5', 'b3-b4', 'g6-g5', 'c3-c4', 'f6-f5', 'd3-d4'];

async function playOn({ white, black }: Game, from: number, to: number): Promise<void> {
  for (const [index, move] of PATH.slice(from, to).entries()) {
    const ply = from + index;
    await (ply % 2 === 0 ? white : black).command(`m${ply}`, { type: 'move', ply, move });
  }
}

const hello = async (id: string, since: number | undefined, person?: Person) => {
  const peer = await connect(id);
  peer.send({
    type: 'hello',
    v: 1,
    ...(person && { key: KEYS[person] }),
    ...(since !== undefined && { since }),
  });
  return [await peer.next(), await peer.next(), await peer.next()] as const;
};

const stateOf = async (id: string): Promise<TableAnswer> => (await request(`/api/tables/${id}`)).json();

test('whatever a client has seen, the rest brings it to the same table', async () => {
  const game = await startGame();
  await playOn(game, 0, 5);
  const { seq: last, table: now } = await stateOf(game.id);
  const all: TableEvent[] = [];
  for (let since = 0; since <= last; since++) {
    const [welcome, rest, presence] = await hello(game.id, since);
    expect(welcome).toEqual({ type: 'welcome', v: 1, role: 'spectator', seq: last, at: expect.any(Number) });
    if (rest.type !== 'events') throw new Error(rest.type);
    if (since === 0) all.push(...rest.events);
    expect(rest.events).toEqual(all.slice(since));
    expect(presence.type).toBe('presence');
  }
  expect(all.map(({ seq }) => seq)).toEqual(Array.from({ length: last }, (_, index) => index + 1));
  const table = all.reduce<Table | undefined>(evolve, undefined);
  expect(table && snapshot(table)).toEqual(now);
});

test.each([
  ['nothing seen', undefined],
  ['more seen than there is', 99],
  ['a number of no event', -1],
  ['no whole number', 2.5],
])('%s: a snapshot', async (_, since) => {
  const { id } = await startGame();
  const [, second] = await hello(id, since);
  expect(second).toEqual({ type: 'snapshot', ...(await stateOf(id)) });
});

test('who missed more than a thousand events gets a snapshot instead', async () => {
  const { id } = await startGame();
  await inside(id, ({ storage }) => {
    storage.transactionSync(() => {
      for (let seq = 5; seq <= 1_005; seq++) {
        const answered = JSON.stringify({ type: 'answered', offer: 'draw', by: 'white', accept: false });
        storage.sql.exec('INSERT INTO events VALUES (?, 0, ?, NULL, NULL)', seq, answered);
      }
    });
  });
  await evictDurableObject(objectOf(id));
  expect((await hello(id, 4))[1].type).toBe('snapshot');
  expect((await hello(id, 5))[1].type).toBe('events');
});

test.each([
  ['awake', async () => undefined],
  ['after sleep', (id: TableId) => evictDurableObject(objectOf(id))],
] as const)(
  'a stale move in a later game reads this game alone and gets what was missed of it, %s',
  async (_, interrupt) => {
    const game = await startGame();
    const { id, white, black } = game;
    await playOn(game, 0, 4);
    await white.command('r', { type: 'resign' });
    await white.command('o', { type: 'offer', offer: 'rematch' });
    await black.command('a', { type: 'answer', offer: 'rematch', accept: true });
    const { seq: start } = await stateOf(id);
    await black.command('first', { type: 'move', ply: 0, move: 'a3-a4' });
    await interrupt(id);
    await stateOf(id);
    await white.settled();
    const reads = await countReads(id);
    const stale = await white.command('late', { type: 'move', ply: 0, move: 'h6-h5' });
    expect(stale.message).toMatchObject({ type: 'reject', code: 'stale' });
    expect(stale.events).toMatchObject([
      { seq: start + 1, type: 'moved', ply: 0, move: 'a3-a4', by: 'white' },
    ]);
    expect(reads()).toBe(2);
  },
);

test('a move between the snapshot and the socket is not lost', async () => {
  const game = await startGame();
  await playOn(game, 0, 6);
  const { seq, table } = await stateOf(game.id);
  expect(table.ply).toBe(6);
  await playOn(game, 6, 7);
  const [, rest] = await hello(game.id, seq);
  expect(rest).toMatchObject({ type: 'events', events: [{ type: 'moved', ply: 6, move: 'd3-d4' }] });
});

test('the key restores the seat, the link alone makes a spectator', async () => {
  const { id, white } = await startGame();
  white.close();
  await white.ended();
  const [asAnn] = await hello(id, undefined, 'ann');
  expect(asAnn).toMatchObject({
    type: 'welcome',
    role: 'white',
    player: expect.stringMatching(/^[\w-]{43}$/),
  });
  const [asCem] = await hello(id, undefined, 'cem');
  expect(asCem).toMatchObject({ type: 'welcome', role: 'spectator', player: expect.any(String) });
  const [asAnyone] = await hello(id, undefined);
  expect(asAnyone).toEqual({ type: 'welcome', v: 1, role: 'spectator', seq: 4, at: expect.any(Number) });
});

test('a second hello answers a fresh welcome, also under another key', async () => {
  const { id } = await startGame();
  const peer = await join(id);
  peer.send({ type: 'hello', v: 1, key: KEYS.bob, since: 4 });
  expect(await peer.settled()).toMatchObject([
    { type: 'welcome', role: 'black', seq: 4 },
    { type: 'events', events: [] },
    { type: 'presence', white: true, black: true, spectators: 0 },
  ]);
  expect((await peer.command('m', { type: 'move', ply: 0, move: 'a3-a4' })).message).toMatchObject({
    code: 'not-your-turn',
  });
});

test('a socket that never said hello is told nothing', async () => {
  const game = await startGame();
  const silent = await connect(game.id);
  await playOn(game, 0, 3);
  expect(await silent.settled()).toEqual([]);
});
