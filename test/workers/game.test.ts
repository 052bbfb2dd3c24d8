import { expect, test } from 'vitest';
import type { TableAnswer } from '../../protocol/http.ts';
import { createTable, type Game, join, request, startGame } from './setup/people.ts';
import { storedEvents } from './setup/storage.ts';

const tableOf = async (id: string) => (await (await request(`/api/tables/${id}`)).json<TableAnswer>()).table;

const offer = (kind: string) => ({ type: 'offer', offer: kind });
const accept = (kind: string) => ({ type: 'answer', offer: kind, accept: true });
const ACK = { message: { type: 'ack' } };

async function startFrom(fen: string): Promise<Game> {
  return startGame({ fen });
}

test("a draw offer lives through the offerer's own move until the opponent answers", async () => {
  const { id, white, black } = await startGame();
  expect(await white.command('o', offer('draw'))).toMatchObject(ACK);
  expect(await white.command('m', { type: 'move', ply: 0, move: 'a3-a4' })).toMatchObject(ACK);
  expect(await black.command('a', accept('draw'))).toMatchObject(ACK);
  expect((await tableOf(id)).outcome).toEqual({ winner: null, reason: 'agreement' });
});

test('a second draw offer in the same ply is already-offered', async () => {
  const { white } = await startGame();
  await white.command('o1', offer('draw'));
  expect((await white.command('o2', offer('draw'))).message).toMatchObject({ code: 'already-offered' });
});

test('crossed rematch offers give one game, colors swapped, score kept', async () => {
  const { id, white, black } = await startGame();
  await white.command('r', { type: 'resign' });
  const crossed = await Promise.all([
    white.command('o', offer('rematch')),
    black.command('o', offer('rematch')),
  ]);
  expect(crossed).toMatchObject([ACK, ACK]);
  expect(await tableOf(id)).toMatchObject({
    phase: 'playing',
    game: 2,
    ply: 0,
    seats: { white: { name: 'Bob' }, black: { name: 'Ann' } },
    score: { white: 1, black: 0 },
  });
  const starts = (await storedEvents(id)).filter(({ happening }) => happening.includes('"started"'));
  expect(starts).toHaveLength(2);
  expect(await black.command('m', { type: 'move', ply: 0, move: 'a3-a4' })).toMatchObject(ACK);
});

test('leave, sit, sit again: one person, one seat', async () => {
  const id = await createTable();
  const ann = await join(id, 'ann');
  await ann.command('1', { type: 'sit', seat: 'white' });
  await ann.command('2', { type: 'leave' });
  await ann.command('3', { type: 'sit', seat: 'black' });
  await ann.command('4', { type: 'sit', seat: 'white' });
  expect((await tableOf(id)).seats).toMatchObject({ white: null, black: { name: '' } });
});

test('a three-jump capture is one path: its first jump alone is rejected', async () => {
  const { id, white } = await startFrom('W:Wa3,h1:Ba4,a6,b7,h8');
  const before = await tableOf(id);
  expect((await white.command('1', { type: 'move', ply: 0, move: 'a3xa5' })).message).toMatchObject({
    code: 'illegal-move',
  });
  expect(await tableOf(id)).toEqual(before);
  expect(await white.command('2', { type: 'move', ply: 0, move: 'a3xa5xa7xc7' })).toMatchObject(ACK);
});

test('the same move twice: the second is stale and the position stands', async () => {
  const { id, white } = await startGame();
  const move = { type: 'move', ply: 0, move: 'a3-a4' };
  await white.command('1', move);
  const { fen } = await tableOf(id);
  expect((await white.command('2', move)).message).toMatchObject({ code: 'stale' });
  expect((await tableOf(id)).fen).toBe(fen);
});

test('a move that ends the game is one frame of two events, and one ack for the last', async () => {
  const { id, white, black } = await startFrom('W:Wa3:Ba4');
  const { message } = await white.command('1', { type: 'move', ply: 0, move: 'a3xa5' });
  expect(message).toMatchObject({ type: 'ack', seq: 6 });
  expect(await black.settled()).toMatchObject([
    {
      type: 'events',
      events: [
        { seq: 5, type: 'moved', ply: 0, move: 'a3xa5', by: 'white' },
        { seq: 6, type: 'ended', outcome: { winner: 'white', reason: 'no-pieces' } },
      ],
    },
  ]);
  expect(await tableOf(id)).toMatchObject({ phase: 'finished', fen: 'B:Wa5:B' });
});

test('one move is one frame of at most 200 bytes to a spectator', async () => {
  const { id, white } = await startGame();
  const watcher = await join(id);
  await watcher.settled();
  const before = watcher.frames.length;
  await white.command('a-rather-long-command-id-0123456789', { type: 'move', ply: 0, move: 'a3-a4' });
  await watcher.settled();
  const frames = watcher.frames.slice(before).filter((text) => text !== 'pong');
  expect(frames).toHaveLength(1);
  expect(new TextEncoder().encode(frames[0]).length).toBeLessThanOrEqual(200);
});
