import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { expect, test, vi } from 'vitest';
import type { TableId } from '../../table/ids.ts';
import { connect, createTable, join, objectOf, request, startGame } from './setup/people.ts';
import { inside } from './setup/storage.ts';

test('seats, sockets and clocks outlive hibernation', async () => {
  const { id, white, black } = await startGame({ clock: { initial: 300, increment: 2 } });
  await white.command('m0', { type: 'move', ply: 0, move: 'a3-a4' });
  await evictDurableObject(objectOf(id));
  white.skip();
  black.skip();
  expect((await black.command('m1', { type: 'move', ply: 1, move: 'a6-a5' })).message.type).toBe('ack');
  for (const peer of [white, black]) {
    const { events } = await peer.nextOf('events');
    expect(events).toMatchObject([{ seq: 6, type: 'moved', ply: 1, move: 'a6-a5', by: 'black' }]);
  }
  const { table } = await (await request(`/api/tables/${id}`)).json<{ table: object }>();
  expect(table).toMatchObject({
    seats: { white: { name: 'Ann' }, black: { name: 'Bob' } },
    clock: { initial: 300, increment: 2, running: 'white' },
  });
});

test('an eviction that closes the sockets: seats resume', async () => {
  const { id, white, black } = await startGame();
  await white.command('m0', { type: 'move', ply: 0, move: 'a3-a4' });
  await evictDurableObject(objectOf(id), { webSockets: 'close' });
  await Promise.all([white.ended(), black.ended()]);
  const again = await join(id, 'bob', 5);
  expect(again.frames[0]).toContain('"role":"black"');
  expect((await again.command('m1', { type: 'move', ply: 1, move: 'a6-a5' })).message.type).toBe('ack');
});

test('ping is answered with pong, before hello too and while the object sleeps', async () => {
  const id = await createTable();
  const peer = await connect(id);
  peer.send('ping');
  expect(await peer.nextText()).toBe('pong');
  await evictDurableObject(objectOf(id));
  peer.send('ping');
  expect(await peer.nextText()).toBe('pong');
});

test.each([
  ['1000', 1000, 1000],
  ['1001, going away', 1001, 1001],
  ['1003', 1003, 1003],
  ['1007', 1007, 1007],
  ['1014', 1014, 1014],
  ['3000', 3000, 3000],
  ['4999', 4999, 4999],
  ["one of the client's own", 4321, 4321],
])('a close with %s is answered', async (_, sent, answered) => {
  const peer = await join(await createTable());
  peer.close(sent);
  expect((await peer.ended()).code).toBe(answered);
});

/** Tells the object that Ann's socket was closed with this code, as the platform does with what a raw frame says. */
const closeAnn = (id: TableId, code: number, spoil: (socket: WebSocket) => void = () => undefined) =>
  runInDurableObject(objectOf(id), async (object, state) => {
    const { table } = (await object.read()) ?? {};
    const ann = state
      .getWebSockets()
      .find((socket) => socket.deserializeAttachment().player === table?.seats.white?.player);
    if (!ann) throw new Error('no socket');
    spoil(ann);
    await object.webSocketClose(ann, code);
  });

test.each([0, 1, 999, 1004, 1005, 1006, 1015, 1016, 2999, 5000, 65_535])(
  'the code %i, which nobody may send, is answered with 1000, and the others are told',
  async (code) => {
    const { id, white, black } = await startGame();
    black.skip();
    await closeAnn(id, code);
    expect((await white.ended()).code).toBe(1000);
    expect(await black.nextOf('presence')).toMatchObject({ white: false, black: true });
  },
);

test('a socket that cannot be closed has gone all the same', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const { id, black } = await startGame();
  black.skip();
  await closeAnn(id, 1000, (socket) => {
    Object.defineProperty(socket, 'readyState', { value: WebSocket.CLOSED });
    socket.close = () => {
      throw new Error('too late');
    };
  });
  expect(await black.nextOf('presence')).toMatchObject({ white: false, black: true });
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});

test('a close that comes again, and an error after it, change nothing', async () => {
  const { id, white, black } = await startGame();
  await runInDurableObject(objectOf(id), async (object, state) => {
    for (const socket of state.getWebSockets()) {
      await object.webSocketClose(socket, 1006);
      await object.webSocketClose(socket, 1006);
      await object.webSocketError(socket);
    }
  });
  await Promise.all([white.ended(), black.ended()]);
  const again = await join(id, 'ann');
  expect((await again.command('m0', { type: 'move', ply: 0, move: 'a3-a4' })).message.type).toBe('ack');
});

test('a socket whose close is not answered yet is neither sent to nor counted', async () => {
  const { id, white, black } = await startGame();
  await join(id);
  const move = JSON.stringify({
    type: 'command',
    id: 'm0',
    command: { type: 'move', ply: 0, move: 'a3-a4' },
  });
  white.skip();
  await runInDurableObject(objectOf(id), async (object, state) => {
    const sockets = new Map(
      state.getWebSockets().map((socket) => [socket.deserializeAttachment().player, socket] as const),
    );
    const { table } = (await object.read()) ?? {};
    const mover = sockets.get(table?.seats.white?.player);
    const opponent = sockets.get(table?.seats.black?.player);
    if (!mover || !opponent) throw new Error('two players are connected');
    sockets.get(null)?.close(1000);
    opponent.close(1000);
    expect(state.getWebSockets()).toHaveLength(3);
    await object.webSocketMessage(mover, move);
    await object.webSocketError(opponent);
  });
  expect(await white.next()).toMatchObject({ type: 'ack', id: 'm0' });
  expect(await white.next()).toMatchObject({ type: 'events' });
  expect(await white.next()).toEqual({
    type: 'presence',
    white: true,
    black: false,
    spectators: 0,
    claimable: { black: expect.any(Number) },
  });
  await black.ended();
});

test('an attachment stays far below the limit of 16,384 bytes', async () => {
  const { id } = await startGame();
  const attachments = await inside(id, (state) =>
    state.getWebSockets().map((socket) => JSON.stringify(socket.deserializeAttachment())),
  );
  expect(attachments).toHaveLength(2);
  for (const attachment of attachments) expect(attachment.length).toBeLessThan(512);
});
