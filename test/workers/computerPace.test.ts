import { expect, test } from 'vitest';
import { thinkingTime } from '../../ai/index.ts';
import { Computer, THINKING } from '../../durable-objects/computer.ts';
import { advance, remember, type Standing } from '../../durable-objects/memory.ts';
import { NEVER } from '../../durable-objects/presence.ts';
import { initialPosition, makeFen, turkish } from '../../engine/index.ts';
import type { Happening, Settings } from '../../table/events.ts';
import { COMPUTER, type PlayerId } from '../../table/ids.ts';
import { opening } from '../../table/opening.ts';

const ANN = 'ann' as PlayerId;
const PLAIN = {
  rules: 'turkish',
  fen: makeFen(initialPosition(turkish)),
  clock: null,
  visibility: 'private',
  suggestions: 'on',
  invite: null,
  opponent: 'computer',
  level: 3,
} as const satisfies Settings;

const dueTime = (standing: Standing): number => new Computer('t', THINKING).due(standing);

type Timed = readonly [at: number, Happening];

/** What the object knows of a table that Ann, as White, opened at 0, after more happened. */
const standing = (settings: Settings, happenings: readonly Timed[], player: PlayerId | null = ANN) => {
  const opened = opening(settings, { player, seat: 'white', name: '' });
  const memory = remember(opened.map((happening, n) => ({ event: { seq: n + 1, at: 0, ...happening } })));
  if (!memory) throw new Error('It is open.');
  return happenings.reduce<Standing>(
    (before, [at, happening]) => advance(before, [{ seq: before.seq + 1, at, ...happening }]),
    memory,
  );
};

const moved = (ply: number, move: string): Happening => ({
  type: 'moved',
  ply,
  move,
  by: ply % 2 === 0 ? 'white' : 'black',
});
const offered: Happening = { type: 'offered', offer: 'draw', by: 'white' };

/** How long after `from` the computer is due. */
test.each<readonly [string, readonly Timed[], number | null]>([
  ['it is not its turn', [], null],
  ['somebody has moved', [[5_000, moved(0, 'a3-a4')]], 5_000],
  [
    'it has moved',
    [
      [5_000, moved(0, 'a3-a4')],
      [7_000, moved(1, 'a6-a5')],
    ],
    null,
  ],
  ['a draw is offered on the other’s turn', [[9_000, offered]], 9_000],
  [
    'a draw is offered on its own: counted from its turn',
    [
      [5_000, moved(0, 'a3-a4')],
      [5_500, offered],
    ],
    5_000,
  ],
  [
    'the move was taken back',
    [
      [5_000, moved(0, 'a3-a4')],
      [5_100, { type: 'takenBack', ply: 0, by: 'white' }],
    ],
    null,
  ],
  ['the game is over', [[1, { type: 'ended', outcome: { winner: 'black', reason: 'resignation' } }]], null],
])('%s', (_, happenings, from) => {
  const now = standing(PLAIN, happenings);
  expect(dueTime(now)).toBe(from === null ? NEVER : from + thinkingTime(now.table.game));
});

test('with the first move it is due from the start; while nobody has come, never', () => {
  const black = { ...PLAIN, fen: 'B:Wa3,h3:Ba6,h6' };
  const { table, ...rest } = standing(black, []);
  expect(dueTime({ table, ...rest })).toBe(thinkingTime(table.game));
  expect(dueTime(standing(black, [], null))).toBe(NEVER);
});

test('at a friend’s table, never', () => {
  expect(dueTime(standing({ ...PLAIN, opponent: 'friend', level: null }, []))).toBe(NEVER);
});

test.each([
  [600, 5_000],
  [3, 100],
  [1, 34],
])('with %i s on its clock it takes at most %i ms', (initial, most) => {
  const now = standing({ ...PLAIN, clock: { initial, increment: 0 } }, [[0, moved(0, 'a3-a4')]]);
  expect(now.table.seats.black?.player).toBe(COMPUTER);
  expect(dueTime(now)).toBeGreaterThan(0);
  expect(dueTime(now)).toBeLessThanOrEqual(most);
});

test.each([
  [11, 'waits for nothing', true],
  [9, 'waits for their move', false],
])('with %i s on a person’s running clock, their draw offer %s', (initial, _, isDue) => {
  const timed = { ...PLAIN, clock: { initial, increment: 0 } };
  const offer = standing(timed, [
    [0, moved(0, 'a3-a4')],
    [500, moved(1, 'h6-h5')],
    [600, offered],
  ]);
  expect(dueTime(offer)).toBeGreaterThan(600);
  expect(dueTime(offer) < NEVER).toBe(isDue);
  const answered = advance(offer, [{ seq: offer.seq + 1, at: 700, ...moved(2, 'b3-b4') }]);
  expect(answered.table.game.moves).toHaveLength(3);
  expect(dueTime(answered)).toBeLessThan(NEVER);
  expect(dueTime(standing(timed, [[600, offered]]))).toBeLessThan(NEVER);
});
