import { evictDurableObject } from 'cloudflare:test';
import { describe, expect, test } from 'vitest';
import { connect, type Game, join, KEYS, objectOf, type Peer, startGame } from './setup/people.ts';
import { inside, storedEvents } from './setup/storage.ts';

const suggest = (move: string, ply = 0) => ({ type: 'suggest', ply, move });
const told = (moves: readonly (readonly [string, number])[], ply = 0) => ({
  type: 'suggestion',
  ply,
  moves: moves.map(([move, count]) => ({ move, count })),
});

/** The suggestions and reactions among the frames that somebody has not read yet. */
const heard = async (peer: Peer): Promise<readonly object[]> =>
  (await peer.settled()).filter(({ type }) => type === 'suggestion' || type === 'reaction');

let next = 0;
const answerTo = async (peer: Peer, command: object): Promise<object> =>
  (await peer.command(`x${next++}`, command)).message;

/** A game with somebody who watches by name and somebody without a key. */
async function watched(body: object = {}): Promise<Game & { readonly cem: Peer; readonly keyless: Peer }> {
  const game = await startGame(body);
  const [cem, keyless] = [await join(game.id, 'cem'), await join(game.id)];
  await Promise.all([game.white, game.black, cem, keyless].map((peer) => peer.settled()));
  return { ...game, cem, keyless };
}

describe('suggestions', () => {
  test('everybody who has said hello sees them, the most wanted first; nothing is stored', async () => {
    const { id, white, black, cem, keyless } = await watched();
    const stranger = await connect(id);
    const before = await storedEvents(id);
    expect(await answerTo(cem, suggest('b3-b4'))).toMatchObject({ type: 'ack', seq: 4 });
    for (const peer of [white, black, cem, keyless])
      expect(await heard(peer)).toEqual([told([['b3-b4', 1]])]);
    await answerTo(keyless, suggest('a3-a4'));
    expect(await heard(white)).toEqual([
      told([
        ['a3-a4', 1],
        ['b3-b4', 1],
      ]),
    ]);
    const more = await join(id);
    await answerTo(more, suggest('b3-b4'));
    const now = told([
      ['b3-b4', 2],
      ['a3-a4', 1],
    ]);
    expect((await heard(black)).at(-1)).toEqual(now);
    expect(await stranger.settled()).toEqual([]);
    expect(await storedEvents(id)).toEqual(before);
  });

  test('who comes later sees them after presence', async () => {
    const { id, cem } = await watched();
    await answerTo(cem, suggest('b3-b4'));
    const late = await connect(id);
    late.send({ type: 'hello', v: 1 });
    expect((await late.settled()).map(({ type }) => type)).toEqual([
      'welcome',
      'snapshot',
      'presence',
      'suggestion',
    ]);
  });

  test('and none where there are none', async () => {
    const { id } = await watched();
    const late = await connect(id);
    late.send({ type: 'hello', v: 1 });
    expect((await late.settled()).map(({ type }) => type)).toEqual(['welcome', 'snapshot', 'presence']);
  });

  test('one person has one, over all their tabs', async () => {
    const { id, white, cem } = await watched();
    const tab = await join(id, 'cem');
    await answerTo(cem, suggest('b3-b4'));
    await answerTo(tab, suggest('c3-c4'));
    await answerTo(cem, suggest('c3-c4'));
    // The last one changes nothing, so nothing is told.
    expect(await heard(white)).toEqual([told([['b3-b4', 1]]), told([['c3-c4', 1]])]);
  });

  test('of people without a key each socket has one', async () => {
    const { id, white, keyless } = await watched();
    const another = await join(id);
    await answerTo(keyless, suggest('b3-b4'));
    await answerTo(another, suggest('b3-b4'));
    await answerTo(another, suggest('c3-c4'));
    expect((await heard(white)).at(-1)).toEqual(
      told([
        ['b3-b4', 1],
        ['c3-c4', 1],
      ]),
    );
  });

  test('they are gone with a move, and a takeback to the same ply does not bring them back', async () => {
    const { id, white, black, cem } = await watched();
    await answerTo(cem, suggest('b3-b4'));
    expect(await heard(white)).toEqual([told([['b3-b4', 1]])]);
    await answerTo(white, { type: 'move', ply: 0, move: 'a3-a4' });
    const late = await cem.command('late', suggest('b3-b4'));
    expect(late.message).toMatchObject({ type: 'reject', code: 'stale', seq: 5 });
    expect(late.events.at(-1)).toMatchObject({ seq: 5, type: 'moved' });
    expect(await heard(white)).toEqual([]);
    await answerTo(white, { type: 'offer', offer: 'takeback' });
    await answerTo(black, { type: 'answer', offer: 'takeback', accept: true });
    const newcomer = await join(id);
    expect(await heard(newcomer)).toEqual([]);
    await answerTo(newcomer, suggest('c3-c4'));
    expect(await heard(white)).toEqual([told([['c3-c4', 1]])]);
  });

  test('they outlive hibernation, of everybody who is there', async () => {
    const { id, white, cem, keyless } = await watched();
    await answerTo(cem, suggest('b3-b4'));
    await evictDurableObject(objectOf(id));
    await answerTo(keyless, suggest('b3-b4'));
    expect((await heard(white)).at(-1)).toEqual(told([['b3-b4', 2]]));
  });

  test.each([
    ['', false],
    [' out of hibernation', true],
  ])('one goes with its socket%s', async (_, asleep) => {
    const { id, white, cem } = await watched();
    await answerTo(cem, suggest('b3-b4'));
    await white.settled();
    if (asleep) await evictDurableObject(objectOf(id));
    cem.close();
    await cem.ended();
    expect(await heard(white)).toEqual([told([])]);
  });

  test('one stays while another socket of its person does', async () => {
    const { id, white, cem } = await watched();
    const tab = await join(id, 'cem');
    await answerTo(cem, suggest('b3-b4'));
    await white.settled();
    cem.close();
    await cem.ended();
    expect(await heard(white)).toEqual([]);
    const late = await join(id);
    expect(await heard(late)).toEqual([told([['b3-b4', 1]])]);
    tab.close();
    await tab.ended();
    expect(await heard(white)).toEqual([told([])]);
  });

  test('one goes with the identity under which it was made, and stays with the same one', async () => {
    const { white, cem, keyless } = await watched();
    await answerTo(cem, suggest('b3-b4'));
    await answerTo(keyless, suggest('b3-b4'));
    cem.send({ type: 'hello', v: 1, key: KEYS.cem });
    keyless.send({ type: 'hello', v: 1, key: KEYS.dan });
    await Promise.all([cem.settled(), keyless.settled()]);
    expect((await heard(white)).slice(-2)).toEqual([told([['b3-b4', 2]]), told([['b3-b4', 1]])]);
  });

  test('one goes when its person takes a seat over', async () => {
    const { white, black, cem } = await watched();
    await answerTo(cem, suggest('b3-b4'));
    const ticket = 'ticket-ticket-ticket-1';
    await answerTo(white, { type: 'handOver', ticket });
    expect(await answerTo(cem, { type: 'takeOver', ticket })).toMatchObject({ type: 'ack' });
    expect(await heard(black)).toEqual([told([['b3-b4', 1]]), told([])]);
    // The old device watches now, and may propose.
    await answerTo(white, suggest('c3-c4'));
    expect(await heard(black)).toEqual([told([['c3-c4', 1]])]);
  });

  test.each<[string, 'white' | 'cem', object, string]>([
    ['a player', 'white', suggest('a3-a4'), 'not-your-turn'],
    ['another ply', 'cem', suggest('a3-a4', 1), 'stale'],
    ['no legal move', 'cem', suggest('a3-a5'), 'illegal-move'],
    ['a ply that is none', 'cem', suggest('a3-a4', -1), 'malformed'],
  ])('%s is refused, and nobody hears of it', async (_, who, command, code) => {
    const game = await watched();
    expect(await answerTo(game[who], command)).toMatchObject({ type: 'reject', code });
    expect(await heard(game.black)).toEqual([]);
  });

  test('a table without them does not know the command', async () => {
    const { cem } = await watched({ suggestions: 'off' });
    expect(await answerTo(cem, suggest('a3-a4'))).toMatchObject({ type: 'reject', code: 'unknown-command' });
  });

  test('the same id is decided anew, for nothing was recorded', async () => {
    const { cem, white } = await watched();
    expect((await cem.command('s', suggest('a3-a4'))).message).toMatchObject({ type: 'ack', seq: 4 });
    await answerTo(white, { type: 'move', ply: 0, move: 'a3-a4' });
    expect((await cem.command('s', suggest('a3-a4'))).message).toMatchObject({
      type: 'reject',
      code: 'stale',
    });
  });

  test('an attachment with one stays far below the limit of 16,384 bytes', async () => {
    const { id, cem } = await watched();
    await answerTo(cem, suggest('b3-b4'));
    const sizes = await inside(id, (state) =>
      state.getWebSockets().map((socket) => JSON.stringify(socket.deserializeAttachment()).length),
    );
    expect(Math.max(...sizes)).toBeLessThan(512);
  });
});

describe('reactions', () => {
  test.each([
    ['white', 'white'],
    ['black', 'black'],
    ['cem', 'spectator'],
    ['keyless', 'spectator'],
  ] as const)('of %s go to everybody as those of %s, and are not stored', async (who, by) => {
    const game = await watched();
    const before = await storedEvents(game.id);
    expect(await answerTo(game[who], { type: 'react', reaction: 'nice-move' })).toMatchObject({
      type: 'ack',
      seq: 4,
    });
    for (const peer of [game.white, game.black, game.cem, game.keyless]) {
      expect(await heard(peer)).toEqual([{ type: 'reaction', reaction: 'nice-move', by }]);
    }
    expect(await storedEvents(game.id)).toEqual(before);
  });

  test('another one is malformed', async () => {
    const { cem, white } = await watched();
    expect(await answerTo(cem, { type: 'react', reaction: 'idiot' })).toMatchObject({ code: 'malformed' });
    expect(await heard(white)).toEqual([]);
  });
});
