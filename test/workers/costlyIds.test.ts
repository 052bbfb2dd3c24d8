import { beforeEach, describe, expect, test } from 'vitest';
import { ask, flood, isAnswer, tally, times } from './setup/flood.ts';
import { createTable, join, KEYS, startGame } from './setup/people.ts';
import { standStill } from './setup/time.ts';

// However slow the machine, all of this happens at once.
beforeEach(standStill);

describe('what it takes long to look through for secrets is paid for first', () => {
  // 107 stretches of it are as long as the key.
  const long = (index: number) => `${index}`.padEnd(128, '-');
  const revoke = (id: string) => ask(id, { type: 'revoke' });

  test('and is sent back only if it was paid', async () => {
    const { id, white } = await startGame();
    const peer = await join(id, 'dan');
    for (const index of times(30)) peer.send(revoke(long(index)));
    const answers = (await peer.settled()).filter(isAnswer);
    const [looked, limited] = [answers.slice(0, 24), answers.slice(24)];
    expect(looked).toEqual(
      times(24).map((index) => ({ type: 'reject', id: long(index), code: 'not-seated', seq: 4 })),
    );
    expect(limited).toEqual(Array(6).fill({ type: 'error', code: 'rate-limited' }));
    // Nor does an id go back that would give the key away.
    peer.send(revoke(`${KEYS.dan}-${long(0)}`.slice(0, 128)));
    expect((await peer.settled()).filter(isAnswer)).toEqual([{ type: 'error', code: 'rate-limited' }]);
    expect(await flood(white, 1, () => ask('w', { type: 'move', ply: 0, move: 'a3-a4' }))).toEqual(['ack']);
  });

  test('ids as long as a UUID are rejected by their name, however many', async () => {
    const { id } = await startGame();
    const peer = await join(id, 'dan');
    for (const index of times(150)) peer.send(revoke(`${index}`.padEnd(36, '-')));
    expect((await peer.settled()).filter(({ type }) => type === 'reject')).toHaveLength(150);
  });

  test('unknown commands and malformed ones, too', async () => {
    const peer = await join(await createTable(), 'dan');
    const codes = await flood(peer, 30, (index) =>
      ask(long(index), index % 2 ? { type: 'castle' } : { type: 'move' }),
    );
    expect(tally(codes)).toEqual({ malformed: 12, 'unknown-command': 12, 'rate-limited': 6 });
    expect(peer.frames.filter((text) => text === '{"type":"error","code":"rate-limited"}')).toHaveLength(6);
  });

  test('a player moves on by the longest ids, whatever else they did', async () => {
    const { white, black } = await startGame();
    await flood(white, 150, () => 'x');
    const move = (index: number) => ask(long(index), { type: 'move', ply: 0, move: 'a3-a4' });
    expect(await flood(white, 1, move)).toEqual(['ack']);
    expect(await flood(black, 1, () => ask('b', { type: 'move', ply: 1, move: 'a6-a5' }))).toEqual(['ack']);
  });

  test('whoever goes on with moves that would give their key away has to go', async () => {
    const { white } = await startGame();
    white.skip();
    for (const _ of times(150)) white.send(ask(`${KEYS.ann}!`, { type: 'move', ply: 0, move: 'a3-a4' }));
    expect((await white.ended()).code).toBe(1013);
    expect(white.frames.filter((text) => text.includes('malformed')).length).toBeLessThan(100);
  });
});

test('moves that would give a key away give no act back', async () => {
  const { id, white } = await startGame();
  for (const tab of times(2)) {
    await flood(await join(id, 'ann'), 60, (index) =>
      ask(
        `${tab}-${index}`,
        index % 2 ? { type: 'revoke' } : { type: 'handOver', ticket: 'ticket-ticket-ticket-1' },
      ),
    );
  }
  const leak = () => ask(`${KEYS.ann}!`, { type: 'move', ply: 0, move: 'a3-a4' });
  expect(tally(await flood(white, 20, leak))).toEqual({ malformed: 20 });
  expect(await flood(white, 1, () => ask('o', { type: 'offer', offer: 'draw' }))).toEqual(['rate-limited']);
});
