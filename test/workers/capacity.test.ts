import { expect, test, vi } from 'vitest';
import { Sockets } from '../../durable-objects/sockets.ts';
import { TableObject } from '../../durable-objects/tableObject.ts';
import type { ServerMessage } from '../../protocol/messages.ts';
import type { TableId } from '../../table/ids.ts';
import { connect, createTable, join, KEYS, type Person, request, startGame } from './setup/people.ts';
import { inside } from './setup/storage.ts';
import { later, SECOND, standStill } from './setup/time.ts';

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
  const proposer = await join(id);
  // First of all, so that it will have been silent longest.
  await proposer.command('s', { type: 'suggest', ply: 0, move: 'a3-a4' });
  const watchers = [proposer, ...(await crowd(id, 459))];
  const tooMany = await hello(id);
  expect(tooMany.first).toEqual({ type: 'error', code: 'rate-limited' });
  expect((await tooMany.peer.ended()).code).toBe(1013);

  await crowd(id, 19, () => join(id, 'ann'));
  expect((await hello(id, 'ann')).first).toEqual({ type: 'error', code: 'rate-limited' });
  expect((await hello(id, 'bob')).first).toMatchObject({ type: 'welcome', role: 'black' });
  // One of as many as may be is not one too many for themselves.
  black.send({ type: 'hello', v: 1, key: KEYS.bob });
  white.send({ type: 'hello', v: 1, key: KEYS.ann });
  for (const peer of [white, black])
    expect(await peer.settled()).toContainEqual(expect.objectContaining({ type: 'welcome' }));
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
  // With whoever was asked out goes what they proposed, although they never say that they have gone.
  expect(await white.settled()).toContainEqual({ type: 'suggestion', ply: 0, moves: [] });
});

test('whoever takes a seat over brings no more sockets to it than may be, and the other side comes back', async () => {
  const { id, white, black } = await startGame();
  await white.command('m', { type: 'move', ply: 0, move: 'a3-a4' });
  const others = await crowd(id, 460, () => join(id, 'cem'));
  await white.command('h', { type: 'handOver', ticket: 'ticket-ticket-ticket-1' });
  const taker = others[0];
  expect(
    (await taker?.command('t', { type: 'takeOver', ticket: 'ticket-ticket-ticket-1' }))?.message,
  ).toMatchObject({
    type: 'ack',
  });
  await expect.poll(() => others.filter(({ closed }) => closed?.code === 1013).length).toBe(440);
  expect(taker?.closed).toBeUndefined();
  black.close();
  await black.ended();
  expect((await hello(id, 'bob')).first).toMatchObject({ type: 'welcome', role: 'black' });
});

test('who gives a seat up takes their sockets among those who watch, who are no more than may be', async () => {
  const id = await createTable();
  const tabs = await crowd(id, 20, () => join(id, 'ann'));
  const leaver = tabs[0];
  await leaver?.command('s', { type: 'sit' });
  await crowd(id, 460);
  await leaver?.command('l', { type: 'leave' });
  await expect.poll(() => openSockets(id)).toBe(460);
  expect(leaver?.closed).toBeUndefined();
});

const openSockets = (id: TableId) =>
  inside(
    id,
    (state) => state.getWebSockets().filter(({ readyState }) => readyState === WebSocket.OPEN).length,
  );

const isFrame = (text: string): boolean => text.startsWith('{"type":"suggestion"');
const FRAME: ServerMessage = { type: 'suggestion', ply: 0, moves: [{ move: 'x'.repeat(100_000), count: 1 }] };

const tellMuch = (id: TableId, sockets: Sockets, count = 41) =>
  inside(id, () => {
    for (const _ of times(count)) sockets.broadcast(FRAME);
  });

const hearAll = (id: TableId, sockets: Sockets) =>
  inside(id, (state) => {
    for (const socket of state.getWebSockets()) sockets.hear(socket, Date.now());
  });

test('who was sent more than 4 MB is closed with 1013, whatever they say and however they ping', async () => {
  standStill();
  const id = await createTable();
  const [deaf, pinging, speaking] = [await join(id), await join(id), await join(id, 'ann')];
  const sockets = await inside(id, (state) => new Sockets(state));
  await tellMuch(id, sockets);
  pinging.send('ping');
  await hearAll(id, sockets);
  await tellMuch(id, sockets);
  for (const peer of [deaf, pinging, speaking]) {
    expect((await peer.ended()).code).toBe(1013);
    expect(peer.frames.filter(isFrame)).toHaveLength(41);
  }
});

test('time forgives what was sent to those of whom something is heard: as much a second as bots play', async () => {
  standStill();
  const id = await createTable();
  const [silent, heard] = [await join(id), await join(id, 'ann')];
  const sockets = await inside(id, (state) => new Sockets(state));
  for (const _ of times(4)) {
    await tellMuch(id, sockets);
    later(17 * SECOND);
    await inside(id, (state) => {
      for (const socket of state.getWebSockets())
        if (sockets.greetedSession(socket)?.player) sockets.hear(socket, Date.now());
    });
  }
  expect((await silent.ended()).code).toBe(1013);
  await heard.settled();
  expect(heard.closed).toBeUndefined();
  expect(heard.frames.filter(isFrame)).toHaveLength(4 * 41);
});

test('whose moves are accepted has read what they answer', async () => {
  standStill();
  const id = await createTable();
  const [deaf, mover] = [await join(id), await join(id, 'ann')];
  const sockets = await inside(id, (state) => new Sockets(state));
  for (const _ of times(2)) {
    await tellMuch(id, sockets);
    await inside(id, (state) => {
      for (const socket of state.getWebSockets())
        if (sockets.greetedSession(socket)?.player) sockets.answered(socket);
    });
  }
  expect((await deaf.ended()).code).toBe(1013);
  await mover.settled();
  expect(mover.closed).toBeUndefined();
});

test('that is told of each accepted move, and of nothing else', async () => {
  const { white, black } = await startGame();
  const answered = vi.spyOn(Sockets.prototype, 'answered');
  await black.command('m', { type: 'move', ply: 0, move: 'a6-a5' });
  await black.command('o', { type: 'offer', offer: 'draw' });
  expect(answered).toHaveBeenCalledTimes(0);
  await white.command('m', { type: 'move', ply: 0, move: 'a3-a4' });
  expect(answered).toHaveBeenCalledTimes(1);
});

test('where all sockets together were sent more than 128 MB, whoever was sent most goes first', async () => {
  standStill();
  const id = await createTable();
  const peers = await crowd(id, 40);
  const sockets = await inside(id, (state) => new Sockets(state));
  const greedy = await join(id, 'ann');
  await inside(id, (state) => {
    for (const socket of state.getWebSockets())
      if (sockets.greetedSession(socket)?.player) for (const _ of times(3)) sockets.send(socket, FRAME);
  });
  // 41 sockets times 33 frames are more than 128 MB, and 33 frames less than 4 MB.
  await tellMuch(id, sockets, 33);
  expect((await greedy.ended()).code).toBe(1013);
  for (const peer of peers) await peer.settled();
  expect(peers.filter(({ closed }) => closed)).toHaveLength(0);
});

test('who was asked out is counted no longer, although they never say that they have gone', async () => {
  const { id, white } = await startGame();
  vi.spyOn(TableObject.prototype, 'webSocketClose').mockResolvedValue();
  later(2 * SECOND);
  await join(id);
  expect(await white.nextOf('presence')).toMatchObject({ spectators: 1 });
  const gone = await inside(id, (state) => {
    const sockets = new Sockets(state);
    const watching = sockets.greeted().flatMap(([socket, { player }]) => (player === null ? [socket] : []));
    for (const socket of watching) sockets.turnAway(socket);
    return sockets.takeClosed();
  });
  // What the object's own sockets say that it has closed.
  vi.spyOn(Sockets.prototype, 'takeClosed').mockReturnValueOnce(gone);
  white.skip();
  later(2 * SECOND);
  await white.command('m', { type: 'move', ply: 0, move: 'a3-a4' });
  expect(await white.nextOf('presence')).toMatchObject({ spectators: 0 });
});
