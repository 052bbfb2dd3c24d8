import { runDurableObjectAlarm } from 'cloudflare:test';
import { expect, test } from 'vitest';
import type { TableAnswer } from '../../protocol/http.ts';
import type { TableId } from '../../table/ids.ts';
import { type Game, join, objectOf, request, startGame } from './setup/people.ts';
import { storedEvents } from './setup/storage.ts';
import { later, SECOND, standStill } from './setup/time.ts';

const move = (ply: number, path: string) => ({ type: 'move', ply, move: path });
const RESIGN = { type: 'resign' };
const LEAVE = { type: 'leave' };
const TIMEOUT = { winner: 'black', reason: 'timeout' };

const tableOf = async (id: TableId) => (await (await request(`/api/tables/${id}`)).json<TableAnswer>()).table;
const outcomes = async (id: TableId) =>
  (await storedEvents(id))
    .map(({ happening }) => JSON.parse(happening))
    .filter(({ type }) => type === 'ended')
    .map(({ outcome }) => outcome);

/** White is to move and has 10 s, by a clock that stands still. */
async function timedGame(): Promise<Game> {
  standStill();
  const game = await startGame({ clock: { initial: 10, increment: 0 } });
  await game.white.command('m0', move(0, 'a3-a4'));
  await game.black.command('m1', move(1, 'h6-h5'));
  await Promise.all([game.white.settled(), game.black.settled()]);
  return game;
}

test.each([
  ['a millisecond before the flag falls', 10 * SECOND - 1, 'ack', []],
  ['with the flag', 10 * SECOND, 'reject', [TIMEOUT]],
])('flag against move: %s', async (_, passed, answer, ends) => {
  const { id, white } = await timedGame();
  later(passed);
  const [moved] = await Promise.all([
    white.command('m2', move(2, 'b3-b4')),
    runDurableObjectAlarm(objectOf(id)),
  ]);
  expect(moved.message.type).toBe(answer);
  expect(await outcomes(id)).toEqual(ends);
});

test.each([
  ['before', 10 * SECOND - 1, 'ack', { winner: 'white', reason: 'resignation' }],
  ['after', 10 * SECOND, 'reject', TIMEOUT],
])(
  'resign against flag: the one who is not to move resigns just %s it',
  async (_, passed, answer, outcome) => {
    const { id, black } = await timedGame();
    later(passed);
    const [resigned] = await Promise.all([black.command('r', RESIGN), runDurableObjectAlarm(objectOf(id))]);
    expect(resigned.message.type).toBe(answer);
    later(SECOND);
    await runDurableObjectAlarm(objectOf(id));
    expect(await outcomes(id)).toEqual([outcome]);
  },
);

test('both resign at once: the first one has lost, the other hears that it is over', async () => {
  const { id, white, black } = await startGame();
  const answers = await Promise.all([white.command('r', RESIGN), black.command('r', RESIGN)]);
  expect(answers.map(({ message }) => message.type).sort()).toEqual(['ack', 'reject']);
  expect(await outcomes(id)).toHaveLength(1);
});

test('two tabs on a seat make one move: the other hears of it, then that its own is stale', async () => {
  const { id, white } = await startGame();
  const tab = await join(id, 'ann');
  const answers = await Promise.all([
    white.command('tab-1', move(0, 'a3-a4')),
    tab.command('tab-2', move(0, 'b3-b4')),
  ]);
  expect(answers.map(({ message }) => message.type).sort()).toEqual(['ack', 'reject']);
  const late = answers.find(({ message }) => message.type === 'reject');
  expect(late?.message).toMatchObject({ code: 'stale' });
  expect(late?.events.some(({ type }) => type === 'moved')).toBe(true);
  expect((await tableOf(id)).ply).toBe(1);
});

test('two tabs on a seat send the same command: one move, one answer for both', async () => {
  const { id, white } = await startGame();
  const tab = await join(id, 'ann');
  const answers = await Promise.all([white, tab].map((peer) => peer.command('m0', move(0, 'a3-a4'))));
  expect(answers.map(({ message }) => message)).toEqual([
    { type: 'ack', id: 'm0', seq: 5 },
    { type: 'ack', id: 'm0', seq: 5 },
  ]);
  expect((await tableOf(id)).ply).toBe(1);
});

test.each([
  ['the leaving first', true],
  ['the move first', false],
])('leaving against the first move: %s', async (_, leavesFirst) => {
  const { id, white, black } = await startGame();
  const leaves = () => black.command('l', LEAVE);
  const moves = () => white.command('m0', move(0, 'a3-a4'));
  if (leavesFirst) {
    expect((await leaves()).message.type).toBe('ack');
    expect((await moves()).message).toMatchObject({ code: 'not-started' });
    expect(await tableOf(id)).toMatchObject({ phase: 'open', ply: 0, seats: { black: null } });
  } else {
    expect((await moves()).message.type).toBe('ack');
    expect((await leaves()).message).toMatchObject({ code: 'stale' });
    expect(await tableOf(id)).toMatchObject({ phase: 'playing', ply: 1, seats: { black: { name: 'Bob' } } });
  }
});

test('two sit down on the last seat at once: one has it', async () => {
  const { id, black } = await startGame();
  await black.command('l', LEAVE);
  const [cem, dan] = [await join(id, 'cem'), await join(id, 'dan')];
  const answers = await Promise.all([cem.command('s', { type: 'sit' }), dan.command('s', { type: 'sit' })]);
  expect(answers.map(({ message }) => message.type).sort()).toEqual(['ack', 'reject']);
  expect(answers.map(({ message }) => message)).toContainEqual(
    expect.objectContaining({ type: 'reject', code: 'seat-taken' }),
  );
});

test('crossed rematches are one game with changed colors', async () => {
  const { id, white, black } = await startGame();
  await white.command('r', RESIGN);
  const rematch = { type: 'offer', offer: 'rematch' };
  const answers = await Promise.all([white.command('o', rematch), black.command('o', rematch)]);
  expect(answers.map(({ message }) => message.type)).toEqual(['ack', 'ack']);
  expect(await tableOf(id)).toMatchObject({
    game: 2,
    phase: 'playing',
    seats: { white: { name: 'Bob' }, black: { name: 'Ann' } },
  });
});
