import { abortAllDurableObjects, evictDurableObject, runDurableObjectAlarm } from 'cloudflare:test';
import { expect, test } from 'vitest';
import type { ServerMessage } from '../../protocol/messages.ts';
import type { TableId } from '../../table/ids.ts';
import { createTable, eventually, type Game, join, objectOf, type Peer, startGame } from './setup/people.ts';
import { countRows, inside } from './setup/storage.ts';
import { later, MINUTE, SECOND, standStill } from './setup/time.ts';

type Presence = Extract<ServerMessage, { readonly type: 'presence' }>;

const presenceOf = (peer: Peer): Presence | undefined => {
  const text = peer.frames.filter((frame) => frame.startsWith('{"type":"presence"')).at(-1);
  return text === undefined ? undefined : JSON.parse(text);
};

/** Waits until the last presence that a peer was told has these claims. */
const sees = (peer: Peer, claimable: Presence['claimable']): Promise<true> =>
  eventually(
    () => (JSON.stringify(presenceOf(peer)?.claimable) === JSON.stringify(claimable) ? true : undefined),
    `${JSON.stringify(claimable)}, not ${JSON.stringify(presenceOf(peer))}`,
  );

const claim = (result: 'win' | 'draw') => ({ type: 'claim', result });
const move = (ply: number, path: string) => ({ type: 'move', ply, move: path });
const TOO_SOON = { type: 'reject', code: 'too-soon' };

const gone = async (peer: Peer): Promise<void> => {
  peer.close();
  await peer.ended();
};

/** A game in which it is Black's turn; time stands still. */
async function blackToMove(): Promise<Game> {
  standStill();
  const game = await startGame();
  await game.white.command('m0', move(0, 'a3-a4'));
  await game.black.settled();
  return game;
}

const keptAbsences = (id: TableId) =>
  inside(id, ({ storage }) => storage.sql.exec('SELECT * FROM absences').toArray());

test.each([
  ['win', 'white'],
  ['draw', null],
] as const)('after 60 s the one who waits may claim a %s, not a moment earlier', async (result, winner) => {
  const { white, black } = await blackToMove();
  const left = Date.now();
  await gone(black);
  await sees(white, { black: left + MINUTE });
  later(MINUTE - 1);
  expect((await white.command('c0', claim(result))).message).toMatchObject(TOO_SOON);
  later(1);
  expect((await white.command('c1', claim(result))).message).toMatchObject({ type: 'ack' });
  const { events } = await white.nextOf('events');
  expect(events).toMatchObject([{ type: 'ended', outcome: { winner, reason: 'abandonment' } }]);
  await sees(white, undefined);
});

test('the absence runs whoever is to move; the claim waits for the turn of the one who is away', async () => {
  const { white, black } = await startGame();
  await gone(black);
  later(2 * MINUTE);
  expect((await white.command('c0', claim('win'))).message).toMatchObject(TOO_SOON);
  await white.command('m0', move(0, 'a3-a4'));
  expect((await white.command('c1', claim('win'))).message).toMatchObject({ type: 'ack' });
});

test('whoever comes back ends it, and the next absence begins anew', async () => {
  const { id, white, black } = await blackToMove();
  await gone(black);
  later(30 * SECOND);
  await white.command('here', { type: 'sit' });
  later(20 * SECOND);
  const back = await join(id, 'bob');
  await sees(white, undefined);
  later(10 * SECOND);
  expect((await white.command('c0', claim('win'))).message).toMatchObject(TOO_SOON);
  const left = Date.now();
  await gone(back);
  await sees(white, { black: left + MINUTE });
  expect(presenceOf(white)).toMatchObject({ white: true, black: false });
});

test('two tabs on a seat: the absence begins when the last one has gone', async () => {
  const { id, white, black } = await blackToMove();
  const second = await join(id, 'bob');
  await gone(black);
  await white.settled();
  expect(presenceOf(white)).toMatchObject({ black: true });
  expect(presenceOf(white)?.claimable).toBeUndefined();
  later(5 * SECOND);
  const left = Date.now();
  await gone(second);
  await sees(white, { black: left + MINUTE });
});

test('a socket that falls silent is away 40 s after its last word, whenever that is noticed', async () => {
  const { id, white } = await blackToMove();
  const heard = Date.now();
  later(45 * SECOND);
  await white.command('here', { type: 'sit' });
  await runDurableObjectAlarm(objectOf(id));
  const from = await eventually(() => presenceOf(white)?.claimable?.black, 'the absence');
  // Heard last a little later than on this test's clock, which stands still: by a ping.
  expect(from).toBeGreaterThanOrEqual(heard + 40 * SECOND + MINUTE);
  expect(from).toBeLessThan(heard + 45 * SECOND + MINUTE);
});

test('somebody whom a ping has brought back, which wakes nobody, is not claimed against', async () => {
  const { id, white, black } = await blackToMove();
  later(45 * SECOND);
  await white.command('here', { type: 'sit' });
  await runDurableObjectAlarm(objectOf(id));
  await eventually(() => presenceOf(white)?.claimable?.black, 'the absence');
  later(MINUTE);
  // The platform knows of pings by its own clock; by the one of this test it is now.
  await inside(id, (state) => {
    state.getWebSocketAutoResponseTimestamp = () => new Date(Date.now());
  });
  expect((await white.command('c0', claim('win'))).message).toMatchObject(TOO_SOON);
  await sees(white, undefined);
  expect((await black.command('m1', move(1, 'h6-h5'))).message.type).toBe('ack');
});

test.each([
  ['hibernation', (id: TableId) => evictDurableObject(objectOf(id))],
  [
    'an eviction that closes all sockets',
    (id: TableId) => evictDurableObject(objectOf(id), { webSockets: 'close' }),
  ],
  ['a crash', () => abortAllDurableObjects()],
])('since when somebody is away outlives %s', async (_, interrupt) => {
  const { id, black, white } = await blackToMove();
  const left = Date.now();
  await gone(black);
  await sees(white, { black: left + MINUTE });
  later(30 * SECOND);
  await interrupt(id);
  const back = await join(id, 'ann');
  await sees(back, { black: left + MINUTE });
  later(30 * SECOND);
  expect((await back.command('c0', claim('win'))).message).toMatchObject({ type: 'ack' });
});

test('whom a crash has cut off is away from the moment on at which the table is looked at again', async () => {
  const { id } = await blackToMove();
  await abortAllDurableObjects();
  later(10 * MINUTE);
  const back = await join(id, 'ann');
  await sees(back, { black: Date.now() + MINUTE });
  expect((await back.command('c0', claim('win'))).message).toMatchObject(TOO_SOON);
});

test('whoever is away when a game starts is away from its start on', async () => {
  standStill();
  const id = await createTable();
  const white = await join(id, 'ann');
  await white.command('sit', { type: 'sit' });
  await gone(white);
  later(10 * MINUTE);
  const black = await join(id, 'bob');
  expect(presenceOf(black)?.claimable).toBeUndefined();
  await black.command('sit', { type: 'sit' });
  await sees(black, { white: Date.now() + MINUTE });
  later(MINUTE);
  expect((await black.command('c0', claim('win'))).message).toMatchObject({ type: 'ack' });
});

test('whoever leaves before the first move is no longer away; the end of a game ends it for all', async () => {
  const { id, white, black } = await startGame();
  await gone(black);
  await eventually(() => presenceOf(white)?.claimable, 'the absence');
  await white.command('leave', { type: 'leave' });
  await sees(white, undefined);
  expect(await keptAbsences(id)).toEqual([]);
});

test('both may be away; who comes back may claim against the other', async () => {
  const { id, white, black } = await blackToMove();
  const watcher = await join(id);
  const left = Date.now();
  await gone(white);
  later(SECOND);
  await gone(black);
  await sees(watcher, { white: left + MINUTE, black: left + SECOND + MINUTE });
  later(2 * MINUTE);
  const back = await join(id, 'ann');
  await sees(watcher, { black: left + SECOND + MINUTE });
  expect((await watcher.command('c0', claim('win'))).message).toMatchObject({ code: 'not-seated' });
  expect((await back.command('c1', claim('draw'))).message).toMatchObject({ type: 'ack' });
});

test('nobody is away from the computer', async () => {
  const id = await createTable({ opponent: 'computer', key: 'somebody-0123456789' });
  const watcher = await join(id);
  expect(presenceOf(watcher)).toEqual({ type: 'presence', white: false, black: true, spectators: 1 });
  expect(await keptAbsences(id)).toEqual([]);
});

test('going and coming back is a row each; moves beside an absence cost no more than others', async () => {
  const { id, white, black } = await startGame();
  const rows = await countRows(id);
  await gone(black);
  await eventually(() => presenceOf(white)?.claimable, 'the absence');
  expect(rows()).toBe(1);
  await white.command('m0', move(0, 'a3-a4'));
  expect(rows()).toBeLessThanOrEqual(3);
  const before = rows();
  await join(id, 'bob');
  await sees(white, undefined);
  expect(rows() - before).toBeLessThanOrEqual(2);
});

test('a claim against a return: the first to arrive counts', async () => {
  const first = await blackToMove();
  await gone(first.black);
  later(MINUTE);
  const back = await join(first.id, 'bob');
  expect((await first.white.command('c0', claim('win'))).message).toMatchObject(TOO_SOON);
  expect((await back.command('m1', move(1, 'h6-h5'))).message.type).toBe('ack');

  const second = await blackToMove();
  await gone(second.black);
  later(MINUTE);
  second.white.send({ type: 'command', id: 'c0', command: claim('win') });
  const late = await join(second.id, 'bob');
  expect((await late.command('m1', move(1, 'h6-h5'))).message).toMatchObject({ code: 'game-over' });
});

test('a claim in vain tells everybody of the return that no word had told', async () => {
  const { id, white } = await blackToMove();
  later(45 * SECOND);
  await white.command('here', { type: 'sit' });
  await runDurableObjectAlarm(objectOf(id));
  await eventually(() => presenceOf(white)?.claimable?.black, 'the absence');
  // Long before the next look is due.
  later(5 * SECOND);
  await inside(id, (state) => {
    state.getWebSocketAutoResponseTimestamp = () => new Date(Date.now());
  });
  expect((await white.command('c0', claim('win'))).message).toMatchObject(TOO_SOON);
  await sees(white, undefined);
  expect(presenceOf(white)).toMatchObject({ black: true });
});

test('an old socket that nobody listens at neither keeps somebody there nor puts off their absence', async () => {
  const { id, white } = await blackToMove();
  later(190 * SECOND);
  const second = await join(id, 'bob');
  await white.command('here', { type: 'sit' });
  await gone(second);
  await sees(white, { black: Date.now() + MINUTE });
});

test('somebody alone who falls silent and then goes is away since the silence, though nobody was there to notice', async () => {
  const { id, white, black } = await blackToMove();
  const heard = Date.now();
  await gone(white);
  later(190 * SECOND);
  await gone(black);
  const back = await join(id, 'ann');
  const from = await eventually(() => presenceOf(back)?.claimable?.black, 'the absence');
  // Heard last a little later than on this test's clock, which stands still: by a ping.
  expect(from).toBeGreaterThanOrEqual(heard + 40 * SECOND + MINUTE);
  expect(from).toBeLessThan(heard + 45 * SECOND + MINUTE);
});

test('who was silent before the game is away from its start on', async () => {
  standStill();
  const id = await createTable();
  const white = await join(id, 'ann');
  await white.command('sit', { type: 'sit' });
  later(10 * MINUTE);
  const black = await join(id, 'bob');
  await black.command('sit', { type: 'sit' });
  await sees(black, { white: Date.now() + MINUTE });
  expect((await black.command('c0', claim('win'))).message).toMatchObject(TOO_SOON);
});

test('who had gone just before an outage has a quarter of the wait to come back after it', async () => {
  const { id, white, black } = await blackToMove();
  const left = Date.now();
  await gone(black);
  await sees(white, { black: left + MINUTE });
  later(5 * SECOND);
  await abortAllDurableObjects();
  later(10 * MINUTE);
  // Somebody who only looks at the table over HTTP changes nothing: nobody is there yet who could claim.
  await objectOf(id).read();
  later(10 * SECOND);
  const back = await join(id, 'ann');
  await sees(back, { black: Date.now() + 15 * SECOND });
  expect((await back.command('c0', claim('win'))).message).toMatchObject(TOO_SOON);
  later(15 * SECOND);
  expect((await back.command('c1', claim('win'))).message).toMatchObject({ type: 'ack' });
});

test('a sleep is no outage: who waits at an open socket may claim when the time has come', async () => {
  const { id, white, black } = await blackToMove();
  await gone(black);
  await white.settled();
  later(MINUTE);
  await evictDurableObject(objectOf(id));
  expect((await white.command('c0', claim('win'))).message).toMatchObject({ type: 'ack' });
});
