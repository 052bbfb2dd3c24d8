import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { expect, test, vi } from 'vitest';
import type { TableId } from '../../table/ids.ts';
import { createTable, join, objectOf, request, startGame } from './setup/people.ts';
import { alarmOf, inside, storedEvents, traces } from './setup/storage.ts';
import { DAY, later, SECOND } from './setup/time.ts';

const statusOf = async (id: TableId) => (await request(`/api/tables/${id}`)).status;
const outcomeOf = async (id: TableId) =>
  (await (await request(`/api/tables/${id}`)).json<{ table: { outcome: object | null } }>()).table.outcome;
const ends = async (id: TableId) =>
  (await storedEvents(id)).filter(({ happening }) => happening.includes('"ended"')).length;
const forgetAlarm = (id: TableId) => inside(id, ({ storage }) => storage.deleteAlarm());
const TIMEOUT = { winner: 'black', reason: 'timeout' };

/** White is to move and has 10 s; both have made their first move and nobody is connected. */
async function timedGame(): Promise<TableId> {
  const { id, white, black } = await startGame({ clock: { initial: 10, increment: 0 } });
  await white.command('m0', { type: 'move', ply: 0, move: 'a3-a4' });
  await black.command('m1', { type: 'move', ply: 1, move: 'h6-h5' });
  for (const peer of [white, black]) {
    peer.close();
    await peer.ended();
  }
  return id;
}

test('a table where no game was ever started vanishes after 7 days', async () => {
  const id = await createTable();
  const opened = Date.now();
  const alarm = await alarmOf(id);
  expect(Math.abs((alarm ?? 0) - (opened + 7 * DAY))).toBeLessThan(5 * SECOND);
  const peer = await join(id, 'ann');
  await peer.command('sit', { type: 'sit' });
  later(7 * DAY + SECOND);
  expect(await runDurableObjectAlarm(objectOf(id))).toBe(true);
  expect((await peer.ended()).code).toBe(4404);
  expect(await statusOf(id)).toBe(404);
  expect(await traces(id)).toEqual({ schema: [], alarm: null });
});

test('before that an alarm changes nothing and is armed again, strictly later', async () => {
  const id = await createTable();
  later(6 * DAY);
  expect(await runDurableObjectAlarm(objectOf(id))).toBe(true);
  expect(await statusOf(id)).toBe(200);
  expect(await alarmOf(id)).toBeGreaterThan(Date.now());
});

test.each(['state', 'socket'] as const)(
  'without its alarm it vanishes when somebody asks for its %s',
  async (what) => {
    const id = await createTable();
    await forgetAlarm(id);
    later(8 * DAY);
    const path = what === 'state' ? `/api/tables/${id}` : `/api/tables/${id}/socket`;
    const response = await request(path, what === 'socket' ? { headers: { Upgrade: 'websocket' } } : {});
    expect(response.status).toBe(404);
    expect(await traces(id)).toEqual({ schema: [], alarm: null });
  },
);

test('a table where a game was started stays', async () => {
  const { id } = await startGame();
  later(400 * DAY);
  await runDurableObjectAlarm(objectOf(id));
  expect(await statusOf(id)).toBe(200);
});

test('both sockets closed, the deadline passed: the flag falls by the alarm', async () => {
  const id = await timedGame();
  expect(await alarmOf(id)).not.toBeNull();
  later(11 * SECOND);
  expect(await runDurableObjectAlarm(objectOf(id))).toBe(true);
  expect(await ends(id)).toBe(1);
  expect(await outcomeOf(id)).toEqual(TIMEOUT);
});

test('an alarm before the deadline is armed again, strictly later, and the flag falls then', async () => {
  const id = await timedGame();
  later(5 * SECOND);
  await runDurableObjectAlarm(objectOf(id));
  expect(await ends(id)).toBe(0);
  expect(await alarmOf(id)).toBeGreaterThan(Date.now());
  later(6 * SECOND);
  await runDurableObjectAlarm(objectOf(id));
  expect(await ends(id)).toBe(1);
});

test('an alarm that could not be set is set by whoever comes next', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const { id, white, black } = await startGame({ clock: { initial: 10, increment: 0 } });
  await white.command('m0', { type: 'move', ply: 0, move: 'a3-a4' });
  await forgetAlarm(id);
  await evictDurableObject(objectOf(id));
  await inside(id, ({ storage }) => {
    const { setAlarm } = storage;
    storage.setAlarm = async () => {
      storage.setAlarm = setAlarm;
      throw new Error('storage');
    };
  });
  black.send({ type: 'command', id: 'm1', command: { type: 'move', ply: 1, move: 'h6-h5' } });
  await black.ended();
  expect(await statusOf(id)).toBe(200);
  const alarm = await alarmOf(id);
  expect(alarm).not.toBeNull();
  expect(alarm).toBeLessThanOrEqual(Date.now() + 10 * SECOND);
  expect(log).toHaveBeenCalledOnce();
  expect((await white.command('m2', { type: 'resign' })).message).toMatchObject({ type: 'ack' });
});

test('an alarm that fires twice, or after sleep, flags once', async () => {
  const id = await timedGame();
  later(11 * SECOND);
  await runInDurableObject(objectOf(id), async (object) => {
    await object.alarm();
    await object.alarm();
  });
  await evictDurableObject(objectOf(id));
  await runInDurableObject(objectOf(id), (object) => object.alarm());
  expect(await ends(id)).toBe(1);
});

test('the deadline past and no alarm: whoever comes finds the flag fallen', async () => {
  const id = await timedGame();
  await forgetAlarm(id);
  later(11 * SECOND);
  expect(await outcomeOf(id)).toEqual(TIMEOUT);
  expect(await ends(id)).toBe(1);
});

test('a move after the deadline: everyone hears of the flag first, then the move is refused', async () => {
  const { white, black } = await startGame({ clock: { initial: 10, increment: 0 } });
  await white.command('m0', { type: 'move', ply: 0, move: 'a3-a4' });
  await black.command('m1', { type: 'move', ply: 1, move: 'h6-h5' });
  await white.settled();
  later(11 * SECOND);
  const late = await white.command('m2', { type: 'move', ply: 2, move: 'b3-b4' });
  expect(late.events).toMatchObject([{ seq: 7, type: 'ended', outcome: TIMEOUT }]);
  expect(late.message).toEqual({ type: 'reject', id: 'm2', code: 'game-over', seq: 7 });
});

test('timeout, then resignation: the first end stands', async () => {
  const id = await timedGame();
  later(11 * SECOND);
  const black = await join(id, 'bob');
  expect((await black.command('r', { type: 'resign' })).message).toMatchObject({ code: 'game-over' });
  expect(await outcomeOf(id)).toEqual(TIMEOUT);
  expect(await ends(id)).toBe(1);
});

test('the alarm fires by itself', async () => {
  const { id, white, black } = await startGame({ clock: { initial: 1, increment: 0 } });
  await white.command('m0', { type: 'move', ply: 0, move: 'a3-a4' });
  await black.command('m1', { type: 'move', ply: 1, move: 'h6-h5' });
  black.skip();
  await black.nextOf('events');
  expect(await outcomeOf(id)).toEqual(TIMEOUT);
});
