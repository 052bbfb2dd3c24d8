import { evictDurableObject, runDurableObjectAlarm } from 'cloudflare:test';
import { expect, test } from 'vitest';
import type { TableAnswer } from '../../protocol/http.ts';
import type { TableId } from '../../table/ids.ts';
import { type Game, join, KEYS, objectOf, request, startGame } from './setup/people.ts';
import { alarmOf, inside, storedEvents } from './setup/storage.ts';
import { later, SECOND, standStill } from './setup/time.ts';

const move = (ply: number, path: string) => ({ type: 'move', ply, move: path });
const tableOf = async (id: TableId) => (await (await request(`/api/tables/${id}`)).json<TableAnswer>()).table;
const happenings = async (id: TableId, type: string) =>
  (await storedEvents(id))
    .map(({ happening }) => JSON.parse(happening))
    .filter((happening) => happening.type === type);
const ring = (id: TableId) => runDurableObjectAlarm(objectOf(id));
const TIMEOUT = { winner: 'black', reason: 'timeout' };

/** White is to move and has 30 s, by a clock that stands still. */
async function timedGame(): Promise<Game> {
  standStill();
  const game = await startGame({ clock: { initial: 30, increment: 0 } });
  await game.white.command('m0', move(0, 'a3-a4'));
  await game.black.command('m1', move(1, 'h6-h5'));
  await Promise.all([game.white.settled(), game.black.settled()]);
  return game;
}

test('an alarm more than 10 s late gives the time back, tells everyone, and is armed again', async () => {
  const { id, white, black } = await timedGame();
  later(30 * SECOND + 10 * SECOND + 1);
  expect(await ring(id)).toBe(true);
  const clock = { white: 10 * SECOND + 1, black: 30 * SECOND };
  for (const peer of [white, black]) {
    expect((await peer.nextOf('events')).events).toMatchObject([
      { seq: 7, at: Date.now(), type: 'delayed', seat: 'white', late: 10 * SECOND + 1, clock },
    ]);
  }
  expect(await alarmOf(id)).toBeLessThanOrEqual(Date.now() + clock.white);
  expect(await tableOf(id)).toMatchObject({
    phase: 'playing',
    clock: { ...clock, running: 'white', delayed: true },
  });
  later(5 * SECOND);
  const moved = await white.command('m2', move(2, 'b3-b4'));
  expect(moved.message).toMatchObject({ type: 'ack' });
  expect(await tableOf(id)).toMatchObject({ clock: { white: 5 * SECOND + 1, delayed: false } });
});

test('it gives back no more than the side had when its turn came', async () => {
  const { id } = await timedGame();
  later(30 * SECOND + 3_600 * SECOND);
  await ring(id);
  expect(await happenings(id, 'delayed')).toMatchObject([
    { late: 3_600 * SECOND, clock: { white: 30 * SECOND } },
  ]);
});

test('10 s late is the player’s own lateness: the flag falls', async () => {
  const { id } = await timedGame();
  later(30 * SECOND + 10 * SECOND);
  await ring(id);
  expect(await happenings(id, 'delayed')).toEqual([]);
  expect(await happenings(id, 'ended')).toMatchObject([{ outcome: TIMEOUT }]);
});

test('late again in the same move: the flag falls; in the next move there is time again', async () => {
  const first = await timedGame();
  later(60 * SECOND);
  await ring(first.id);
  later(120 * SECOND);
  await ring(first.id);
  expect(await happenings(first.id, 'delayed')).toHaveLength(1);
  expect(await happenings(first.id, 'ended')).toMatchObject([{ outcome: TIMEOUT }]);

  const { id, white } = await timedGame();
  later(60 * SECOND);
  await ring(id);
  await white.command('m2', move(2, 'b3-b4'));
  later(60 * SECOND);
  await ring(id);
  expect(await happenings(id, 'delayed')).toMatchObject([{ seat: 'white' }, { seat: 'black' }]);
  expect(await happenings(id, 'ended')).toEqual([]);
});

test('a message that comes before the late alarm does not flag, and counts', async () => {
  const { id, white, black } = await timedGame();
  later(45 * SECOND);
  const { message, events } = await white.command('m2', move(2, 'b3-b4'));
  expect(events).toMatchObject([{ seq: 7, type: 'delayed', seat: 'white', late: 15 * SECOND }]);
  expect(message).toEqual({ type: 'ack', id: 'm2', seq: 8 });
  expect((await black.nextOf('events')).events).toMatchObject([{ type: 'delayed' }]);
  expect((await black.nextOf('events')).events).toMatchObject([
    { type: 'moved', clock: { white: 15 * SECOND } },
  ]);
  await ring(id);
  expect(await happenings(id, 'ended')).toEqual([]);
});

test('after sleep with both sockets closed: delayed once, then flagged once, with nobody there', async () => {
  const { id, white, black } = await timedGame();
  for (const peer of [white, black]) {
    peer.close();
    await peer.ended();
  }
  await evictDurableObject(objectOf(id), { webSockets: 'close' });
  later(60 * SECOND);
  await ring(id);
  await evictDurableObject(objectOf(id));
  expect(await tableOf(id)).toMatchObject({ phase: 'playing', clock: { delayed: true } });
  later(30 * SECOND);
  await ring(id);
  await ring(id);
  await evictDurableObject(objectOf(id));
  await request(`/api/tables/${id}`);
  expect(await happenings(id, 'delayed')).toHaveLength(1);
  expect(await happenings(id, 'ended')).toMatchObject([{ outcome: TIMEOUT }]);
});

test('in time, after sleep, both sockets closed: flagged once, by the alarm or by whoever comes', async () => {
  for (const wake of [ring, tableOf]) {
    const { id, white, black } = await timedGame();
    for (const peer of [white, black]) {
      peer.close();
      await peer.ended();
    }
    await evictDurableObject(objectOf(id), { webSockets: 'close' });
    later(31 * SECOND);
    await wake(id);
    await ring(id);
    expect(await happenings(id, 'ended'), String(wake)).toMatchObject([{ outcome: TIMEOUT }]);
  }
});

test('a lost alarm and a lag do not move the deadline: a move after it meets a game that is over', async () => {
  const { id, white } = await timedGame();
  await inside(id, ({ storage }) => storage.deleteAlarm());
  later(30 * SECOND);
  const { message } = await white.command('m2', { ...move(2, 'b3-b4'), lag: 500 });
  expect(message).toMatchObject({ type: 'reject', code: 'game-over' });
  expect(await happenings(id, 'ended')).toMatchObject([{ outcome: TIMEOUT }]);
});

test('the computer is given its time back, too, and moves', async () => {
  standStill();
  const body = { opponent: 'computer', level: 1, key: KEYS.ann, clock: { initial: 30, increment: 0 } };
  const init = { method: 'POST', body: JSON.stringify(body) };
  const { id } = await (await request('/api/tables', init)).json<{ id: TableId }>();
  const ann = await join(id, 'ann');
  await ann.command('m0', move(0, 'a3-a4'));
  later(5 * SECOND);
  await ring(id);
  await ann.command('m2', move(2, 'b3-b4'));
  later(100 * SECOND);
  await ring(id);
  expect(await happenings(id, 'delayed')).toMatchObject([{ seat: 'black', late: expect.any(Number) }]);
  expect(await tableOf(id)).toMatchObject({ phase: 'playing', ply: 4, turn: 'white' });
});
