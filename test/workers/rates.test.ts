import { beforeEach, describe, expect, test, vi } from 'vitest';
import { startGame as beginGame, legalMoves, makeMove, playMove, turkish } from '../../engine/index.ts';
import type { ServerMessage } from '../../protocol/messages.ts';
import type { TableId } from '../../table/ids.ts';
import { ask, flood, isAnswer, tally, times } from './setup/flood.ts';
import { connect, createTable, join, KEYS, type Peer, startGame } from './setup/people.ts';
import { storedEvents } from './setup/storage.ts';
import { later, SECOND, standStill } from './setup/time.ts';

// Hundreds of sockets take their time on a slow machine.
vi.setConfig({ testTimeout: 60_000 });

// However slow the machine, all of this happens at once.
beforeEach(standStill);

/** So many moves of a game that is not over after them. */
function gameOf(plies: number): readonly string[] {
  let game = beginGame(turkish);
  return times(plies).map((ply) => {
    const legal = legalMoves(game.position);
    const move = legal[(ply * 7) % legal.length];
    if (!move) throw new Error(`over after ${ply}`);
    const next = playMove(game, move);
    if (!next.ok) throw new Error(next.error.message);
    game = next.value;
    return makeMove(move);
  });
}

/** A socket of somebody whom nobody knows, each under a key of their own. */
async function enter(id: TableId, name: string): Promise<Peer> {
  const peer = await connect(id);
  peer.send({ type: 'hello', v: 1, key: `secret-key-of-${name}`.padEnd(30, '-') });
  await peer.nextOf('presence');
  return peer;
}

describe('a socket that gets nowhere is answered each time, and after a hundred times only that it is too much', () => {
  test.each<[string, string, (index: number) => object | string]>([
    ['no JSON', 'malformed', () => '{'],
    ['frames that are too long', 'too-large', () => 'x'.repeat(5_000)],
    ['unknown commands', 'unknown-command', (index) => ask(`c${index}`, { type: 'castle' })],
    ['malformed commands', 'malformed', (index) => ask(`c${index}`, { type: 'move' })],
    [
      'moves out of turn',
      'not-your-turn',
      (index) => ask(`c${index}`, { type: 'move', ply: 0, move: 'a6-a5' }),
    ],
    ['moves at another ply', 'stale', (index) => ask(`c${index}`, { type: 'move', ply: 7, move: 'a6-a5' })],
    [
      'answers to nothing',
      'no-offer',
      (index) => ask(`c${index}`, { type: 'answer', offer: 'draw', accept: true }),
    ],
    ['wrong tickets', 'no-offer', (index) => ask(`c${index}`, { type: 'takeOver', ticket: 'guess' })],
  ])('%s', async (_, code, frame) => {
    const { id, white, black } = await startGame();
    // Another socket, whose own hello has cost it one already.
    const second = await join(id, 'bob');
    expect(await flood(second, 150, frame)).toEqual([
      ...Array(99).fill(code),
      ...Array(51).fill('rate-limited'),
    ]);
    later(SECOND);
    expect(await flood(second, 12, frame)).toEqual([
      ...Array(10).fill(code),
      ...Array(2).fill('rate-limited'),
    ]);
    expect(second.closed).toBeUndefined();
    // It may go on playing, and nobody else has noticed anything.
    expect(await flood(white, 1, () => ask('w', { type: 'move', ply: 0, move: 'a3-a4' }))).toEqual(['ack']);
    expect(await flood(second, 1, () => ask('b', { type: 'move', ply: 1, move: 'a6-a5' }))).toEqual(['ack']);
    expect(await flood(black, 1, () => ask('x', { type: 'move', ply: 1, move: 'a6-a5' }))).toEqual(['stale']);
  });

  test('hellos', async () => {
    const peer = await join(await createTable());
    const codes = await flood(peer, 150, () => ({ type: 'hello', v: 1, key: KEYS.cem }));
    expect(codes).toEqual([...Array(50).fill('welcome'), ...Array(100).fill('rate-limited')]);
    later(SECOND);
    expect(await flood(peer, 2, () => ({ type: 'hello', v: 1 }))).toEqual(['welcome', 'rate-limited']);
    expect(peer.closed).toBeUndefined();
  });

  test('hellos of greeted sockets keep no newcomer out', async () => {
    const id = await createTable();
    for (const _ of times(20)) await flood(await join(id), 60, () => ({ type: 'hello', v: 1 }));
    const late = await connect(id);
    late.send({ type: 'hello', v: 1 });
    expect(await late.next()).toMatchObject({ type: 'welcome' });
  });

  test('before hello, too', async () => {
    const peer = await connect(await createTable());
    expect(tally(await flood(peer, 150, () => 'x'))).toEqual({ malformed: 100, 'rate-limited': 50 });
  });

  test('what a stale command has missed is not told without end', async () => {
    const { white, black } = await startGame();
    await white.command('w', { type: 'move', ply: 0, move: 'a3-a4' });
    black.skip();
    for (const index of times(150)) black.send(ask(`c${index}`, { type: 'move', ply: 0, move: 'a6-a5' }));
    expect((await black.settled()).filter(({ type }) => type === 'events').length).toBeLessThanOrEqual(100);
  });
});

/** How many frames of this type came to a socket. */
const count = (peer: Peer, type: ServerMessage['type']): number =>
  peer.frames.filter((text) => text.startsWith(`{"type":"${type}"`)).length;

describe('what is passed on', () => {
  const react = (index: number) => ask(`r${index}`, { type: 'react', reaction: 'hello' });

  test('of one socket: five at once, then one a second', async () => {
    const { white, black } = await startGame();
    expect(await flood(white, 8, react)).toEqual([...Array(5).fill('ack'), ...Array(3).fill('rate-limited')]);
    later(SECOND);
    expect(await flood(white, 2, react)).toEqual(['ack', 'rate-limited']);
    await expect.poll(() => count(black, 'reaction')).toBe(6);
    // Suggestions and reactions are one allowance, moves and offers are another.
    expect(await flood(white, 1, () => ask('o', { type: 'offer', offer: 'draw' }))).toEqual(['ack']);
  });

  test('at one table: forty at once, over all sockets', async () => {
    const { id, white } = await startGame();
    const peers = await Promise.all(times(10).map(() => join(id)));
    await white.settled();
    const codes = await Promise.all(peers.map((peer) => flood(peer, 5, react)));
    expect(tally(codes.flat())).toEqual({ ack: 40, 'rate-limited': 10 });
    await expect.poll(() => count(white, 'reaction')).toBe(40);
  });

  test('suggestions, too', async () => {
    const { id, white } = await startGame();
    const peer = await join(id);
    const moves = ['a3-a4', 'b3-b4', 'c3-c4', 'd3-d4', 'e3-e4', 'f3-f4', 'g3-g4'];
    const suggest = (index: number) => ask(`s${index}`, { type: 'suggest', ply: 0, move: moves[index] });
    await white.settled();
    expect(await flood(peer, 7, suggest)).toEqual([
      ...Array(5).fill('ack'),
      ...Array(2).fill('rate-limited'),
    ]);
    await expect.poll(() => count(white, 'suggestion')).toBe(5);
  });
});

describe('rows written by what is no move are bounded, over all sockets and identities', () => {
  test('many people who sit down and leave', async () => {
    const id = await createTable();
    for (const index of times(60)) {
      const peer = await enter(id, `${index}`);
      await flood(peer, 2, (step) =>
        ask(`${step}`, step === 0 ? { type: 'sit', seat: 'white' } : { type: 'leave' }),
      );
    }
    expect(await storedEvents(id)).toHaveLength(1 + 100);
  });

  test('one who offers the seat and takes that back, from many sockets', async () => {
    const { id, black } = await startGame();
    const peers = await Promise.all(times(3).map(() => join(id, 'ann')));
    const both = (index: number) =>
      index % 2 === 0 ? { type: 'handOver', ticket: 'ticket-ticket-ticket-1' } : { type: 'revoke' };
    for (const [tab, peer] of peers.entries()) {
      const codes = await flood(peer, 60, (index) => ask(`${tab}-${index}`, both(index)));
      expect(codes.includes('rate-limited')).toBe(tab > 0);
    }
    // Sitting down was the first of a hundred.
    expect(await storedEvents(id)).toHaveLength(4 + 99);
    // The other side has its own.
    expect(await flood(black, 1, () => ask('o', { type: 'offer', offer: 'draw' }))).toEqual(['ack']);
  });
});

describe('against the computer', () => {
  test('moves that are taken back pay for no more of them', async () => {
    const id = await createTable({ opponent: 'computer', key: KEYS.ann });
    const tabs = await Promise.all(times(5).map(() => join(id, 'ann')));
    const codes: string[] = [];
    for (const round of times(200)) {
      const tab = tabs[round % tabs.length];
      if (!tab) continue;
      codes.push(...(await flood(tab, 1, () => ask(`m${round}`, { type: 'move', ply: 0, move: 'a3-a4' }))));
      codes.push(...(await flood(tab, 1, () => ask(`t${round}`, { type: 'offer', offer: 'takeback' }))));
    }
    expect(codes).toContain('rate-limited');
    const takenBack = (await storedEvents(id)).filter(({ happening }) => happening.includes('"takenBack"'));
    expect(takenBack.length).toBeLessThanOrEqual(100);
  });
});

describe('what was answered already', () => {
  test('a recorded command gets its first ack again however often it is sent, and costs nothing', async () => {
    const { id, white } = await startGame();
    const move = () => ask('m', { type: 'move', ply: 0, move: 'a3-a4' });
    expect(await flood(white, 300, move)).toEqual(Array(300).fill('ack'));
    expect(await flood(white, 1, () => ask('o', { type: 'offer', offer: 'draw' }))).toEqual(['ack']);
    expect(await storedEvents(id)).toHaveLength(6);
  });

  test('a whole game is not told again and again to whoever says that they stand at its beginning', async () => {
    const { id, white, black } = await startGame();
    const plies = 58;
    for (const [ply, move] of gameOf(plies).entries()) {
      const mover = ply % 2 ? black : white;
      expect((await mover.command(`m${ply}`, { type: 'move', ply, move })).message.type).toBe('ack');
    }
    const peer = await join(id);
    peer.skip();
    for (const index of times(95)) peer.send(ask(`s${index}`, { type: 'suggest', ply: 0, move: 'a3-a4' }));
    const frames = await peer.settled();
    expect(
      tally(frames.filter(isAnswer).map((frame) => ('code' in frame ? frame.code : frame.type))),
    ).toEqual({ stale: 95 });
    // Each time the 59 events of the game are read.
    expect(frames.filter(({ type }) => type === 'events')).toHaveLength(Math.floor(5_000 / (plies + 1)));
  });
});

describe('nothing legitimate is too much', () => {
  test('a client that comes back again and again, and sends thirty commands once more', async () => {
    const { id, white, black } = await startGame();
    await white.command('m', { type: 'move', ply: 0, move: 'a3-a4' });
    for (const visit of times(5)) {
      const peer = await join(id, 'ann');
      const codes = await flood(peer, 30, (index) =>
        index === 0
          ? ask('m', { type: 'move', ply: 0, move: 'a3-a4' })
          : ask(`${visit}-${index}`, { type: 'move', ply: 0, move: 'b3-b4' }),
      );
      expect(tally(codes)).toEqual({ ack: 1, stale: 29 });
      peer.close();
      await peer.ended();
    }
    expect((await black.command('m', { type: 'move', ply: 1, move: 'a6-a5' })).message.type).toBe('ack');
  });

  test('a club of 300 comes at once', async () => {
    const { id, white } = await startGame();
    const peers = await Promise.all(times(300).map(() => join(id)));
    expect(peers.every(({ closed }) => closed === undefined)).toBe(true);
    later(2 * SECOND);
    await white.command('x', { type: 'sit' });
    expect(white.frames.at(-1)).toContain('"spectators":300');
  });
});
