import { evictDurableObject, runDurableObjectAlarm } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { connect, createTable, eventually, join, objectOf, type Peer, startGame } from './setup/people.ts';
import { alarmOf } from './setup/storage.ts';
import { later, SECOND, standStill } from './setup/time.ts';

/** Without what somebody may claim, which `absence.test.ts` is about. */
const lastPresence = (peer: Peer): object | undefined => {
  const text = peer.frames.filter((frame) => frame.startsWith('{"type":"presence"')).at(-1);
  if (text === undefined) return undefined;
  const { claimable, ...presence } = JSON.parse(text);
  return presence;
};

const sees = (peer: Peer, white: boolean, black: boolean, spectators: number): Promise<true> => {
  const wanted = JSON.stringify({ type: 'presence', white, black, spectators });
  return eventually(
    () => (JSON.stringify(lastPresence(peer)) === wanted ? true : undefined),
    `${wanted}, not ${JSON.stringify(lastPresence(peer))}`,
  );
};

test('two sockets on one seat: present until the last one has gone', async () => {
  const { id, white, black } = await startGame();
  const second = await join(id, 'ann');
  await sees(black, true, true, 0);
  white.close();
  await white.ended();
  await black.settled();
  await sees(black, true, true, 0);
  second.close();
  await second.ended();
  await sees(black, false, true, 0);
});

test("a reload: the old socket's late end does not mark the seat absent", async () => {
  const { id, white, black } = await startGame();
  const reloaded = await join(id, 'ann');
  white.close();
  await white.ended();
  const told = black.frames.filter((text) => text.includes('"white":false'));
  expect((await reloaded.command('m0', { type: 'move', ply: 0, move: 'a3-a4' })).message.type).toBe('ack');
  expect(black.frames.filter((text) => text.includes('"white":false'))).toEqual(told);
  await sees(black, true, true, 0);
});

test('a socket that has not said hello makes nobody present, and is no spectator', async () => {
  const { id, black } = await startGame();
  await connect(id);
  const watcher = await join(id);
  await sees(watcher, true, true, 1);
  await sees(black, true, true, 1);
});

test('a seat that changes is told at once, the number of spectators at most once a second', async () => {
  const { id, white, black } = await startGame();
  await sees(white, true, true, 0);
  // Ahead of the platform's clock, by which the alarm fires: it does not come by itself.
  standStill();
  later(60 * SECOND);
  await Promise.all([white.command('here', { type: 'sit' }), black.command('here', { type: 'sit' })]);
  later(2 * SECOND);
  const first = await join(id);
  await sees(white, true, true, 1);
  await join(id);
  await join(id);
  await white.settled();
  expect(lastPresence(white)).toMatchObject({ spectators: 1 });
  expect(await alarmOf(id)).not.toBeNull();
  black.close();
  await sees(white, true, false, 3);
  first.close();
  await first.ended();
  await white.settled();
  expect(lastPresence(white)).toMatchObject({ spectators: 3 });
  later(2 * SECOND);
  expect(await runDurableObjectAlarm(objectOf(id))).toBe(true);
  await sees(white, true, false, 2);
});

test('the number is told by the alarm a second later, without anybody doing anything', async () => {
  const { id, white } = await startGame();
  await Promise.all([join(id), join(id), join(id)]);
  await sees(white, true, true, 3);
});

test('presence is not repeated while nothing changes, across hibernation too', async () => {
  const { id, white, black } = await startGame();
  await sees(white, true, true, 0);
  await sees(black, true, true, 0);
  const count = () => black.frames.filter((text) => text.startsWith('{"type":"presence"')).length;
  const before = count();
  await white.command('m0', { type: 'move', ply: 0, move: 'a3-a4' });
  await evictDurableObject(objectOf(id));
  await black.command('m1', { type: 'move', ply: 1, move: 'h6-h5' });
  await runDurableObjectAlarm(objectOf(id));
  await black.settled();
  expect(count()).toBe(before);
});

test('a socket that is silent for 40 s counts as absent; the alarm notices, and a word brings it back', async () => {
  const { id, white, black } = await startGame();
  await sees(white, true, true, 0);
  standStill();
  later(30 * SECOND);
  black.send('x');
  await black.settled();
  await runDurableObjectAlarm(objectOf(id));
  await white.settled();
  // White has just sent a ping: on the platform's clock, which stands 30 s before ours.
  expect(lastPresence(black)).toMatchObject({ white: true, black: true });
  later(11 * SECOND);
  expect(await runDurableObjectAlarm(objectOf(id))).toBe(true);
  await sees(black, false, true, 0);
  expect(await alarmOf(id)).toBeGreaterThan(Date.now());
  await white.command('x', { type: 'sit' });
  await sees(black, true, true, 0);
});

test('a spectator that is silent for 40 s is counted no more; a word brings it back', async () => {
  const { id, white, black } = await startGame();
  const [silent, awake] = [await join(id), await join(id)];
  standStill();
  later(30 * SECOND);
  await awake.command('none', { type: 'leave' });
  await white.command('here', { type: 'sit' });
  await sees(white, true, true, 2);
  const due = await alarmOf(id);
  expect(due).toBeLessThanOrEqual(Date.now() + 11 * SECOND);
  later(11 * SECOND);
  await black.command('here', { type: 'sit' });
  expect(await runDurableObjectAlarm(objectOf(id))).toBe(true);
  await sees(white, true, true, 1);
  await silent.command('none', { type: 'leave' });
  later(2 * SECOND);
  await runDurableObjectAlarm(objectOf(id));
  await sees(white, true, true, 2);
});

test('pings keep a seat present although they wake nobody', async () => {
  const { id, white, black } = await startGame();
  later(-35 * SECOND);
  white.send('x');
  black.send('x');
  await Promise.all([white.settled(), black.settled()]);
  later(35 * SECOND + 10 * SECOND);
  await runDurableObjectAlarm(objectOf(id));
  expect((await white.command('x', { type: 'sit' })).message.type).toBe('ack');
  await sees(white, true, true, 0);
  await sees(black, true, true, 0);
});

test('sitting down is told at once', async () => {
  const id = await createTable();
  const [ann, watcher] = [await join(id, 'ann'), await join(id)];
  later(2 * SECOND);
  // Now both have been told of both, and nothing is due any more.
  await ann.command('none', { type: 'leave' });
  await watcher.settled();
  await ann.command('sit', { type: 'sit' });
  expect((await watcher.settled()).slice(-1)).toEqual([
    { type: 'presence', white: true, black: false, spectators: 1 },
  ]);
});

test('when somebody was last heard outlives hibernation', async () => {
  const { id, white, black } = await startGame();
  await sees(white, true, true, 0);
  later(20 * SECOND);
  await white.command('x', { type: 'sit' });
  await evictDurableObject(objectOf(id));
  later(25 * SECOND);
  await runDurableObjectAlarm(objectOf(id));
  // Nobody has heard of Black for 45 s, of White for 25.
  await sees(black, true, false, 0);
});
