import { describe, expect, test } from 'vitest';
import {
  connect,
  createTable,
  type Game,
  join,
  KEYS,
  type Peer,
  request,
  startGame,
} from './setup/people.ts';
import { storedEvents } from './setup/storage.ts';

const MALFORMED = { type: 'error', code: 'malformed' };
const command = (body: object, id = 'c') => ({ type: 'command', id, command: body });
const move = (ply: number, path: string) => command({ type: 'move', ply, move: path });
const rejected = (code: string, id = 'c') => ({ type: 'reject', id, code, seq: 4 });

/** Who sends it. The table is at ply 0; its last event is number 4. */
type Sender = 'stranger' | 'watcher' | 'keyless' | 'white' | 'black';

const senders: { readonly [sender in Sender]: (game: Game) => Promise<Peer> } = {
  stranger: ({ id }) => connect(id),
  watcher: ({ id }) => join(id, 'cem'),
  keyless: ({ id }) => join(id),
  white: async ({ white }) => white,
  black: async ({ black }) => black,
};

const LONG = JSON.stringify(command({ type: 'sit', name: 'x'.repeat(5_000) }));

describe('each bad frame gets its answer, nothing is stored, and the table lives on', () => {
  test.each<[string, Sender, string | object, readonly object[]]>([
    ['no JSON', 'white', '{"type":', [MALFORMED]],
    ['no JSON before hello', 'stranger', 'hello', [MALFORMED]],
    ['an empty frame', 'white', '', [MALFORMED]],
    ['JSON that is no object', 'white', '[1]', [MALFORMED]],
    ['a binary frame', 'white', new Uint8Array([1, 2, 3]), [MALFORMED]],
    ['a binary frame before hello', 'stranger', new Uint8Array([1, 2, 3]), [MALFORMED]],
    ['a frame of 5 KiB', 'white', LONG, [{ type: 'error', code: 'too-large' }]],
    ['a frame of 5 KiB that is no JSON', 'white', 'x'.repeat(5_120), [{ type: 'error', code: 'too-large' }]],
    ['1,400 characters of 3 bytes', 'white', '€'.repeat(1_400), [{ type: 'error', code: 'too-large' }]],
    ['an unknown type', 'white', { type: 'teleport' }, [MALFORMED]],
    ['an unknown command', 'white', command({ type: 'castle' }), [rejected('unknown-command')]],
    [
      'a claim while nobody is away',
      'white',
      command({ type: 'claim', result: 'win' }),
      [rejected('too-soon')],
    ],
    ['a command without an id', 'white', { type: 'command', command: { type: 'resign' } }, [MALFORMED]],
    ['a move without a ply', 'white', command({ type: 'move', move: 'a3-a4' }), [rejected('malformed')]],
    ['a command before hello', 'stranger', move(0, 'a3-a4'), [MALFORMED]],
    ['a malformed command before hello', 'stranger', command({ type: 'move' }), [MALFORMED]],
    ['an unknown command before hello', 'stranger', command({ type: 'castle' }), [MALFORMED]],
    ['"ping " with a space', 'white', 'ping ', [MALFORMED]],
    ['"ping " before hello', 'stranger', 'ping ', [MALFORMED]],
    ['"PING"', 'white', 'PING', [MALFORMED]],
    ['an illegal move', 'white', move(0, 'a3-a5'), [rejected('illegal-move')]],
    ['a move that is no path', 'white', move(0, 'O-O'), [rejected('illegal-move')]],
    ['a move out of turn', 'black', move(0, 'a6-a5'), [rejected('not-your-turn')]],
    ['a move by a spectator', 'watcher', move(0, 'a3-a4'), [rejected('not-seated')]],
    ['a wrong ply by a spectator', 'watcher', move(9, 'a3-a4'), [rejected('not-seated')]],
    ['a move without a key', 'keyless', move(0, 'a3-a4'), [rejected('not-seated')]],
    ['a sit without a key', 'keyless', command({ type: 'sit' }), [rejected('not-seated')]],
    [
      'a sit on a taken seat',
      'watcher',
      command({ type: 'sit', seat: 'white', name: '' }),
      [rejected('seat-taken')],
    ],
    ['a sit where no seat is free', 'watcher', command({ type: 'sit' }), [rejected('seat-taken')]],
    ['a leave by a spectator', 'watcher', command({ type: 'leave' }), [rejected('not-seated')]],
    ['a resignation by a spectator', 'watcher', command({ type: 'resign' }), [rejected('not-seated')]],
    [
      'an answer to no offer',
      'white',
      command({ type: 'answer', offer: 'draw', accept: true }),
      [rejected('no-offer')],
    ],
    ['a key that is none', 'stranger', { type: 'hello', v: 1, key: 'short' }, [MALFORMED]],
    ['a since that is none', 'stranger', { type: 'hello', v: 1, since: '4' }, [MALFORMED]],
  ])('%s', async (_, sender, frame, answers) => {
    const game = await startGame();
    const before = await storedEvents(game.id);
    const peer = await senders[sender](game);
    await game.white.settled();
    await game.black.settled();
    peer.send(frame);
    expect(await peer.settled()).toEqual(answers);
    expect(peer.closed).toBeUndefined();
    expect(await storedEvents(game.id)).toEqual(before);
    expect((await game.white.command('alive', { type: 'move', ply: 0, move: 'a3-a4' })).message).toEqual({
      type: 'ack',
      id: 'alive',
      seq: 5,
    });
    expect(await game.black.settled()).toMatchObject([{ type: 'events', events: [{ seq: 5 }] }]);
  });
});

test.each([
  ['a later version', { type: 'hello', v: 2, key: KEYS.cem }],
  ['a later version with another shape', { type: 'hello', v: 7, key: 7, extra: [] }],
])('%s is incompatible and closed with 4400', async (_, hello) => {
  const { id } = await startGame();
  const peer = await connect(id);
  peer.send(hello);
  expect(await peer.next()).toEqual({ type: 'incompatible', v: 1 });
  expect((await peer.ended()).code).toBe(4400);
});

test('a move at a wrong ply is stale, and the missing events come along before the reject', async () => {
  const { id, white, black } = await startGame();
  const path = ['a3-a4', 'h6-h5', 'b3-b4', 'g6-g5', 'c3-c4'];
  for (const [ply, step] of path.entries()) {
    await (ply % 2 === 0 ? white : black).command(`m${ply}`, { type: 'move', ply, move: step });
  }
  const before = await (await request(`/api/tables/${id}`)).text();
  black.skip();
  const stale = await black.command('late', { type: 'move', ply: 4, move: 'f6-f5' });
  expect(stale.message).toEqual({ type: 'reject', id: 'late', code: 'stale', seq: 9 });
  expect(stale.events).toMatchObject([{ seq: 9, type: 'moved', ply: 4, move: 'c3-c4', by: 'white' }]);
  const older = await black.command('later', { type: 'move', ply: 2, move: 'f6-f5' });
  expect(older.events.map(({ seq }) => seq)).toEqual([7, 8, 9]);
  const ahead = await black.command('early', { type: 'move', ply: 8, move: 'f6-f5' });
  expect(ahead.message).toMatchObject({ code: 'stale' });
  expect(ahead.events.map(({ seq }) => seq)).toEqual([9]);
  expect(await (await request(`/api/tables/${id}`)).text()).toBe(before);
});

test('two people sit down at once: one gets the seat, the other is told', async () => {
  const id = await createTable();
  const [ann, bob] = [await join(id, 'ann'), await join(id, 'bob')];
  const sit = { type: 'sit', seat: 'white' };
  const answers = await Promise.all([ann.command('sit', sit), bob.command('sit', sit)]);
  expect(answers.map(({ message }) => message).sort((a, b) => a.type.localeCompare(b.type))).toEqual([
    { type: 'ack', id: 'sit', seq: 2 },
    { type: 'reject', id: 'sit', code: 'seat-taken', seq: 2 },
  ]);
  expect(await storedEvents(id)).toHaveLength(2);
});
