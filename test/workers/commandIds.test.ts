import { abortAllDurableObjects, evictDurableObject } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { join, objectOf, startGame } from './setup/people.ts';
import { storedEvents } from './setup/storage.ts';

const MOVE = { type: 'move', ply: 0, move: 'a3-a4' };

test('a resent command gets its first ack again and does nothing else', async () => {
  const { id, white, black } = await startGame();
  expect((await white.command('m0', MOVE)).message).toEqual({ type: 'ack', id: 'm0', seq: 5 });
  await black.command('m1', { type: 'move', ply: 1, move: 'h6-h5' });
  const stored = await storedEvents(id);
  await black.settled();
  await white.settled();
  expect((await white.command('m0', MOVE)).message).toEqual({ type: 'ack', id: 'm0', seq: 5 });
  // Whatever is in it: the id decides.
  for (const command of [{ type: 'resign' }, { type: 'move', ply: 'first' }, { type: 'dance' }, {}]) {
    expect((await white.command('m0', command)).message).toEqual({ type: 'ack', id: 'm0', seq: 5 });
  }
  expect(await storedEvents(id)).toEqual(stored);
  expect(await black.settled()).toEqual([]);
});

test('an ack names the last event that its command made, and a resend from another socket does too', async () => {
  const { id } = await startGame();
  const elsewhere = await join(id, 'bob');
  // Bob's sitting down made `sat` and `started`.
  expect((await elsewhere.command('sit', { type: 'sit' })).message).toEqual({
    type: 'ack',
    id: 'sit',
    seq: 4,
  });
});

test('an id belongs to a person: two people may use the same', async () => {
  const { white, black } = await startGame();
  expect((await white.command('same', MOVE)).message).toMatchObject({ type: 'ack', seq: 5 });
  const second = await black.command('same', { type: 'move', ply: 1, move: 'h6-h5' });
  expect(second.message).toMatchObject({ type: 'ack', seq: 6 });
});

test.each([
  ['hibernation', (id: Parameters<typeof objectOf>[0]) => evictDurableObject(objectOf(id))],
  [
    'an eviction that closes the sockets',
    (id: Parameters<typeof objectOf>[0]) => evictDurableObject(objectOf(id), { webSockets: 'close' }),
  ],
  ['a crash', () => abortAllDurableObjects()],
])('the first ack survives %s', async (_, interrupt) => {
  const { id, white } = await startGame();
  await white.command('m0', MOVE);
  await interrupt(id);
  const again = await join(id, 'ann');
  const stored = await storedEvents(id);
  expect((await again.command('m0', MOVE)).message).toEqual({ type: 'ack', id: 'm0', seq: 5 });
  expect(await storedEvents(id)).toEqual(stored);
});

test('a rejected command is decided anew under the same id, also after sleep', async () => {
  const { id, white, black } = await startGame();
  const reply = { type: 'move', ply: 1, move: 'h6-h5' };
  expect((await black.command('m1', reply)).message).toMatchObject({ type: 'reject', code: 'stale' });
  await evictDurableObject(objectOf(id));
  await white.command('m0', MOVE);
  expect((await black.command('m1', reply)).message).toEqual({ type: 'ack', id: 'm1', seq: 6 });
});

test('a command that makes nothing happen is acknowledged, not recorded, and decided anew', async () => {
  const { id, white } = await startGame();
  const stored = await storedEvents(id);
  expect((await white.command('again', { type: 'sit', seat: 'black' })).message).toEqual({
    type: 'ack',
    id: 'again',
    seq: 4,
  });
  expect(await storedEvents(id)).toEqual(stored);
  expect((await white.command('again', MOVE)).message).toEqual({ type: 'ack', id: 'again', seq: 5 });
});

test('the same frame twice in a row is one move and two equal acks', async () => {
  const { id, white } = await startGame();
  const frame = { type: 'command', id: 'm0', command: MOVE };
  white.skip();
  white.send(frame);
  white.send(frame);
  const ack = { type: 'ack', id: 'm0', seq: 5 };
  expect([await white.nextOf('ack'), await white.nextOf('ack')]).toEqual([ack, ack]);
  expect(await storedEvents(id)).toHaveLength(5);
});
