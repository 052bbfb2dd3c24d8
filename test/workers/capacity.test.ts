import { expect, test, vi } from 'vitest';
import { Sockets } from '../../durable-objects/sockets.ts';
import type { ServerMessage } from '../../protocol/messages.ts';
import type { TableId } from '../../table/ids.ts';
import { connect, createTable, join, KEYS, type Person, request, startGame } from './setup/people.ts';
import { inside } from './setup/storage.ts';
import { later, SECOND } from './setup/time.ts';

// Hundreds of sockets take their time on a slow machine.
vi.setConfig({ testTimeout: 60_000 });

const times = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

/** Several at a time, so that nothing waits in vain on a slow machine. */
async function crowd(id: TableId, count: number, enter = () => join(id)) {
  const peers = [];
  for (let begun = 0; begun < count; begun += 20) {
    peers.push(...(await Promise.all(times(Math.min(20, count - begun)).map(enter))));
  }
  return peers;
}

const upgrade = (id: TableId) => request(`/api/tables/${id}/socket`, { headers: { Upgrade: 'websocket' } });

async function hello(id: TableId, person?: Person) {
  const peer = await connect(id);
  peer.send({ type: 'hello', v: 1, ...(person && { key: KEYS[person] }) });
  return { peer, first: await peer.next() };
}

test('500 who never say who they are keep nobody out: the first of them goes', async () => {
  const { id, white } = await startGame();
  const strangers = await crowd(id, 498, () => connect(id));
  // To make a noise is not to say who one is.
  strangers[0]?.send('x');
  await strangers[0]?.settled();
  const { first } = await hello(id, 'bob');
  expect(first).toMatchObject({ type: 'welcome', role: 'black' });
  expect(await strangers[0]?.ended()).toMatchObject({ code: 1013 });
  expect(strangers.filter(({ closed }) => closed)).toHaveLength(1);
  expect((await white.command('m', { type: 'move', ply: 0, move: 'a3-a4' })).message.type).toBe('ack');
});

test('460 may watch; beside them there are twenty places on each seat, and then none', async () => {
  const { id, white, black } = await startGame();
  const watchers = await crowd(id, 460);
  const tooMany = await hello(id);
  expect(tooMany.first).toEqual({ type: 'error', code: 'rate-limited' });
  expect((await tooMany.peer.ended()).code).toBe(1013);

  await crowd(id, 19, () => join(id, 'ann'));
  expect((await hello(id, 'ann')).first).toEqual({ type: 'error', code: 'rate-limited' });
  expect((await hello(id, 'bob')).first).toMatchObject({ type: 'welcome', role: 'black' });
  await crowd(id, 18, () => join(id, 'bob'));

  await expect.poll(() => openSockets(id)).toBe(500);
  const refused = await upgrade(id);
  expect([refused.status, await refused.json()]).toEqual([
    429,
    { error: { code: 'rate-limited', message: expect.any(String) } },
  ]);
  expect(refused.headers.get('Access-Control-Allow-Origin')).toBe('*');

  // Those who are silent make room: none of them has sent a ping.
  later(41 * SECOND);
  for (const peer of [white, black]) peer.send('x');
  expect((await hello(id)).first).toMatchObject({ type: 'welcome', role: 'spectator' });
  expect(watchers.filter(({ closed }) => closed)).toHaveLength(1);
  expect([white.closed, black.closed]).toEqual([undefined, undefined]);
});

const openSockets = (id: TableId) =>
  inside(
    id,
    (state) => state.getWebSockets().filter(({ readyState }) => readyState === WebSocket.OPEN).length,
  );

const isFrame = (text: string): boolean => text.startsWith('{"type":"suggestion"');
const FRAME: ServerMessage = { type: 'suggestion', ply: 0, moves: [{ move: 'x'.repeat(100_000), count: 1 }] };

test('who was sent more than 4 MB without a sign of life is closed with 1013; a ping is one, a frame too', async () => {
  const id = await createTable();
  const [deaf, pinging, speaking] = [await join(id), await join(id), await join(id, 'ann')];
  const sockets = await inside(id, (state) => new Sockets(state));
  const tellMuch = () =>
    inside(id, () => {
      for (const _ of times(41)) sockets.broadcast(FRAME);
    });
  await tellMuch();
  pinging.send('ping');
  await pinging.settled();
  await inside(id, (state) => {
    for (const socket of state.getWebSockets())
      if (sockets.visitor(socket)?.player) sockets.hear(socket, Date.now());
  });
  await tellMuch();
  expect((await deaf.ended()).code).toBe(1013);
  expect(deaf.frames.filter(isFrame)).toHaveLength(41);
  for (const peer of [pinging, speaking]) {
    await peer.settled();
    expect(peer.closed).toBeUndefined();
    expect(peer.frames.filter(isFrame)).toHaveLength(82);
  }
});
