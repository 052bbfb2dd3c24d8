import { abortAllDurableObjects, evictDurableObject } from 'cloudflare:test';
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { TableAnswer } from '../../protocol/http.ts';
import type { TableId } from '../../table/ids.ts';
import { eventually, join, KEYS, objectOf, type Peer, request, startGame } from './setup/people.ts';
import { storedEvents } from './setup/storage.ts';

const TICKET = 'ticket-of-ann-0123456789';
const OTHER = 'other-ticket-0123456789';
const HASH = createHash('sha256').update(TICKET).digest('base64url');
const handOver = (ticket = TICKET) => ({ type: 'handOver', ticket });
const takeOver = (ticket = TICKET) => ({ type: 'takeOver', ticket });
const REVOKE = { type: 'revoke' };
const move = (ply: number, path: string) => ({ type: 'move', ply, move: path });
const playerOf = (key: string) => createHash('sha256').update(key).digest('base64url');
const CEM = playerOf(KEYS.cem);
const NO_OFFER = { type: 'reject', code: 'no-offer' };

const tableOf = async (id: TableId) => (await (await request(`/api/tables/${id}`)).json<TableAnswer>()).table;
const lastPresence = (peer: Peer) => {
  const text = peer.frames.filter((frame) => frame.startsWith('{"type":"presence"')).at(-1);
  return text === undefined ? undefined : JSON.parse(text);
};

test('a seat goes on on another device: name and side stay, the ticket is used up, the old device watches', async () => {
  const { id, white, black } = await startGame();
  await white.command('m0', move(0, 'a3-a4'));
  await black.settled();
  expect((await white.command('h', handOver())).message).toEqual({ type: 'ack', id: 'h', seq: 6 });
  expect(await black.nextOf('events')).toMatchObject({
    events: [{ seq: 6, type: 'ticketed', seat: 'white', ticket: HASH }],
  });
  const phone = await join(id, 'cem');
  expect((await phone.command('t', takeOver())).message).toEqual({ type: 'ack', id: 't', seq: 7 });
  expect(await black.nextOf('events')).toMatchObject({
    events: [{ seq: 7, type: 'tookOver', seat: 'white', player: CEM }],
  });
  expect((await tableOf(id)).seats.white).toEqual({ player: CEM, name: 'Ann' });
  await black.command('m1', move(1, 'h6-h5'));
  expect((await white.command('m2', move(2, 'b3-b4'))).message).toMatchObject({ code: 'not-seated' });
  expect((await phone.command('m2', move(2, 'b3-b4'))).message.type).toBe('ack');
  expect((await white.command('t2', takeOver())).message).toMatchObject(NO_OFFER);
  // The old device counts among those who watch.
  await eventually(() => (lastPresence(black)?.spectators === 1 ? true : undefined), 'the old device');
  expect(lastPresence(black)).toEqual({ type: 'presence', white: true, black: true, spectators: 1 });
  phone.close();
  await eventually(() => (lastPresence(black)?.white === false ? true : undefined), 'the absence');
  expect(lastPresence(black)).toMatchObject({ white: false, claimable: { white: expect.any(Number) } });
});

test('an absence ends when the seat is taken over', async () => {
  const { id, white, black } = await startGame();
  await white.command('h', handOver());
  white.close();
  await eventually(() => lastPresence(black)?.claimable, 'the absence');
  const phone = await join(id, 'cem');
  await phone.command('t', takeOver());
  await eventually(() => (lastPresence(black)?.white ? true : undefined), 'the return');
  expect(lastPresence(black)?.claimable).toBeUndefined();
});

test.each([
  ['hibernation', (id: TableId) => evictDurableObject(objectOf(id))],
  [
    'an eviction that closes all sockets',
    (id: TableId) => evictDurableObject(objectOf(id), { webSockets: 'close' }),
  ],
  ['a crash', () => abortAllDurableObjects()],
])('a ticket is good after %s; so is the first ack of the one who took over', async (_, interrupt) => {
  const { id, white } = await startGame();
  await white.command('h', handOver());
  await interrupt(id);
  const phone = await join(id, 'cem');
  const first = (await phone.command('t', takeOver())).message;
  expect(first).toEqual({ type: 'ack', id: 't', seq: 6 });
  const stored = await storedEvents(id);
  await interrupt(id);
  const again = await join(id, 'cem');
  expect((await again.command('t', takeOver())).message).toEqual(first);
  // By another id it is no repetition: the ticket is used up.
  expect((await again.command('t2', takeOver())).message).toMatchObject(NO_OFFER);
  expect(await storedEvents(id)).toEqual(stored);
});

test('of two devices that show the ticket at once exactly one has the seat', async () => {
  const { id, white } = await startGame();
  await white.command('h', handOver());
  const devices = await Promise.all([join(id, 'cem'), join(id, 'dan')]);
  const answers = await Promise.all(devices.map((device) => device.command('t', takeOver())));
  expect(answers.map(({ message }) => message.type).sort()).toEqual(['ack', 'reject']);
  expect(answers.find(({ message }) => message.type === 'reject')?.message).toMatchObject(NO_OFFER);
  const taken = (await storedEvents(id)).filter(({ happening }) => happening.includes('tookOver'));
  expect(taken).toHaveLength(1);
});

test.each([
  ['the move first: it counts', true],
  ['the takeover first: the move is nobody’s', false],
])('a move in flight while the seat goes over: %s', async (_, moveFirst) => {
  const { id, white } = await startGame();
  await white.command('h', handOver());
  const phone = await join(id, 'cem');
  const moves = () => white.command('m0', move(0, 'a3-a4'));
  const takes = () => phone.command('t', takeOver());
  const [moved, taken] = moveFirst
    ? [await moves(), await takes()]
    : [await takes(), await moves()].reverse();
  expect(taken?.message).toMatchObject({ type: 'ack' });
  expect(moved?.message).toMatchObject(moveFirst ? { type: 'ack' } : { type: 'reject', code: 'not-seated' });
  expect((await tableOf(id)).ply).toBe(moveFirst ? 1 : 0);
  // The old device's own resend of a move that counts is answered as before.
  if (moveFirst) expect((await moves()).message).toEqual(moved?.message);
  const next = moveFirst ? 'stale' : undefined;
  expect((await phone.command('m0', move(0, 'a3-a4'))).message).toMatchObject(
    next ? { code: next } : { type: 'ack' },
  );
});

test('what does not take a seat over, and stores nothing', async () => {
  const { id, white, black } = await startGame();
  const [watcher, phone] = [await join(id), await join(id, 'cem')];
  const stored = (await storedEvents(id)).length;
  expect((await phone.command('t', takeOver())).message).toMatchObject(NO_OFFER);
  expect((await phone.command('h', handOver())).message).toMatchObject({ code: 'not-seated' });
  expect((await white.command('r', REVOKE)).message).toMatchObject(NO_OFFER);
  expect((await white.command('h', handOver('short'))).message).toMatchObject({ code: 'malformed' });
  expect(await storedEvents(id)).toHaveLength(stored);
  await white.command('h1', handOver());
  expect((await watcher.command('t', takeOver())).message).toMatchObject({ code: 'not-seated' });
  expect((await black.command('t', takeOver())).message).toMatchObject({ code: 'seat-taken' });
  expect((await white.command('t', takeOver())).message.type).toBe('ack');
  expect((await white.command('h2', handOver())).message.type).toBe('ack');
  expect((await phone.command('t', takeOver(HASH))).message).toMatchObject(NO_OFFER);
  expect(await storedEvents(id)).toHaveLength(stored + 1);
});

test('a ticket that was taken back, or that another one has replaced, is worth nothing', async () => {
  const { id, white } = await startGame();
  const phone = await join(id, 'cem');
  await white.command('h1', handOver());
  await white.command('h2', handOver(OTHER));
  expect((await phone.command('t', takeOver())).message).toMatchObject(NO_OFFER);
  await white.command('r', REVOKE);
  expect((await tableOf(id)).seats.white).not.toHaveProperty('ticket');
  expect((await phone.command('t', takeOver(OTHER))).message).toMatchObject(NO_OFFER);
});

test('points go along', async () => {
  const { id, white, black } = await startGame();
  await black.command('r', { type: 'resign' });
  await white.command('h', handOver());
  const phone = await join(id, 'cem');
  await phone.command('t', takeOver());
  expect(await tableOf(id)).toMatchObject({ score: { white: 1, black: 0 }, points: { [CEM]: 1 } });
});

test('a seat against the computer goes over as any other', async () => {
  const init = { method: 'POST', body: JSON.stringify({ opponent: 'computer', key: KEYS.ann, name: 'Ann' }) };
  const { id } = await (await request('/api/tables', init)).json<{ id: TableId }>();
  const ann = await join(id, 'ann');
  await ann.command('h', handOver());
  const phone = await join(id, 'cem');
  expect((await phone.command('t', takeOver())).message.type).toBe('ack');
  expect((await phone.command('m', move(0, 'a3-a4'))).message.type).toBe('ack');
});

test('a ticket in the id of its own command is refused, and never sent back', async () => {
  const { id, white } = await startGame();
  const stored = await storedEvents(id);
  for (const command of [handOver(), takeOver()]) {
    expect((await white.command(TICKET, command)).message).toEqual({ type: 'error', code: 'malformed' });
    expect((await white.command(`h-${TICKET}`, command)).message).toEqual({
      type: 'error',
      code: 'malformed',
    });
  }
  expect(await storedEvents(id)).toEqual(stored);
});
