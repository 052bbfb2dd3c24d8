import { describe, expect, test } from 'vitest';
import { type Judged, Limits } from '../../durable-objects/limits.ts';
import { err, ok } from '../../engine/index.ts';
import type { Happening } from '../../table/events.ts';
import type { PlayerId } from '../../table/ids.ts';

const T = 1_000_000;
const PLAYER = 'ann'.padEnd(43, '_') as PlayerId;

const happening: { readonly [name: string]: Happening } = {
  moved: { type: 'moved', ply: 0, move: 'a3-a4', by: 'white' },
  offered: { type: 'offered', offer: 'draw', by: 'white' },
  sat: { type: 'sat', seat: 'white', player: PLAYER, name: '' },
  ended: { type: 'ended', outcome: { winner: 'black', reason: 'resignation' } },
};
const made = (name: string) => ok(happening[name] ? [happening[name]] : []);

const MOVE: Judged = {
  command: { type: 'move', ply: 0, move: 'a3-a4' },
  decision: made('moved'),
  seat: 'white',
};
const WRONG: Judged = { ...MOVE, decision: err('illegal-move') };
const OFFER: Judged = { command: { type: 'offer', offer: 'draw' }, decision: made('offered'), seat: 'white' };
const THEIR_OFFER: Judged = { ...OFFER, seat: 'black' };
const SIT: Judged = { command: { type: 'sit' }, decision: made('sat'), seat: null };
const SIT_AGAIN: Judged = { command: { type: 'sit' }, decision: ok([]), seat: 'white' };
const RESIGN: Judged = { command: { type: 'resign' }, decision: made('ended'), seat: 'white' };
const SUGGEST: Judged = { command: { type: 'suggest', ply: 0, move: 'a3-a4' }, decision: ok([]), seat: null };
const REACT: Judged = { command: { type: 'react', reaction: 'hello' }, decision: ok([]), seat: 'white' };

/** How many of so many tries, all at the same time unless told otherwise, may be. */
const count = (tries: number, may: (index: number) => boolean): number =>
  Array.from({ length: tries }, (_, index) => may(index)).filter(Boolean).length;

const own = {};
const oneSocket = () => own;
const socketsEach = () => ({});

describe('of 5,000 at once', () => {
  test.each<[string, Judged, () => object, number]>([
    ['moves are never too many', MOVE, oneSocket, 5_000],
    ['nor are resignations', RESIGN, oneSocket, 5_000],
    ['refused moves of one socket: 100', WRONG, oneSocket, 100],
    ['refused moves of as many sockets: each may', WRONG, socketsEach, 5_000],
    ['offers of one socket: 100', OFFER, oneSocket, 100],
    ['offers of one seat over as many sockets: 100', OFFER, socketsEach, 100],
    ['people who sit down on the same seat: 100', SIT, socketsEach, 100],
    ['sitting where one sits writes nothing: 100 a socket', SIT_AGAIN, oneSocket, 100],
    ['suggestions of one socket: 5', SUGGEST, oneSocket, 5],
    ['suggestions of as many sockets: 40', SUGGEST, socketsEach, 40],
    ['reactions of one socket: 5', REACT, oneSocket, 5],
    ['reactions of as many sockets: 40', REACT, socketsEach, 40],
  ])('%s', (_, judged, socket, wanted) => {
    const limits = new Limits();
    expect(count(5_000, () => limits.chargeCommand(socket(), judged, 0, T))).toBe(wanted);
  });
});

describe('in a minute, with a try each millisecond, after the burst', () => {
  test.each<[string, Judged, () => object, number]>([
    ['refused moves: ten a second', WRONG, oneSocket, 100 + 600],
    ['acts of a seat: two a second', OFFER, socketsEach, 100 + 120],
    ['suggestions of a socket: one a second', SUGGEST, oneSocket, 5 + 60],
    ['suggestions at a table: twenty a second', SUGGEST, socketsEach, 40 + 1_200],
  ])('%s', (_, judged, socket, wanted) => {
    const limits = new Limits();
    expect(count(60_001, (index) => limits.chargeCommand(socket(), judged, 0, T + index))).toBe(wanted);
  });
});

test('whoever has used up everything may still move and resign', () => {
  const limits = new Limits();
  count(200, () => limits.chargeCommand(own, OFFER, 0, T));
  count(200, () => limits.chargeTry(own, 0, T));
  expect([OFFER, MOVE, RESIGN].map((judged) => limits.chargeCommand(own, judged, 0, T))).toEqual([
    false,
    true,
    true,
  ]);
});

test("what one seat spends, the other side and other people's sockets have still", () => {
  const limits = new Limits();
  count(500, () => limits.chargeCommand({}, OFFER, 0, T));
  expect(limits.chargeCommand({}, OFFER, 0, T)).toBe(false);
  expect(limits.chargeCommand({}, THEIR_OFFER, 0, T)).toBe(true);
  expect(limits.chargeCommand({}, SUGGEST, 0, T)).toBe(true);
});

/** A thousand games at once: how many things in them are refused. */
const refusedIn = (game: readonly Judged[]): number => {
  const limits = new Limits();
  const played = Array.from({ length: 1_000 }, () => game).flat();
  return played.filter((judged) => {
    const isRefused = !limits.chargeCommand({}, judged, 0, T);
    if (judged === MOVE) limits.rewardMove();
    return isRefused;
  }).length;
};

test('bots that play game after game are never too fast: each move gives both sides an act back', () => {
  expect(refusedIn([MOVE, OFFER, THEIR_OFFER])).toBe(0);
});

test('games that end without a move are acts and nothing else', () => {
  // A hundred games, and no more: who agrees to the next one makes no move either.
  expect(refusedIn([RESIGN, OFFER, THEIR_OFFER])).toBe(2 * 900);
});

test('suggestions and reactions share what a socket may say', () => {
  const limits = new Limits();
  expect(count(6, (index) => limits.chargeCommand(own, index % 2 ? REACT : SUGGEST, 0, T))).toBe(5);
});

describe('to look through a frame costs a try for each 32 hashes', () => {
  test.each<[string, number, number]>([
    ['nothing to hash', 0, 100],
    ['an id as long as a UUID, by invitation', 30, 100],
    ['32', 32, 100],
    ['33', 33, 50],
    ['the longest id, by invitation', 214, 14],
  ])('%s', (_, hashes, wanted) => {
    for (const charge of [
      (limits: Limits) => limits.chargeTry(own, hashes, T),
      (limits: Limits) => limits.chargeCommand(own, WRONG, hashes, T),
      (limits: Limits) => limits.chargeCommand(own, SIT_AGAIN, hashes, T),
    ]) {
      const limits = new Limits();
      expect(count(200, () => charge(limits))).toBe(wanted);
    }
  });

  test('what is passed on pays for it, too; moves never do', () => {
    const limits = new Limits();
    expect(count(99, () => limits.chargeTry(own, 0, T))).toBe(99);
    expect(limits.chargeCommand(own, SUGGEST, 214, T)).toBe(false);
    expect(limits.chargeCommand(own, SUGGEST, 32, T)).toBe(true);
    expect(limits.chargeCommand(own, MOVE, 214, T)).toBe(true);
  });
});

describe('what is told once more', () => {
  test.each<
    [string, (limits: Limits, time: number) => boolean, readonly [atOnce: number, inAMinute: number]]
  >([
    [
      'a game of 900 events to a socket that says hello again',
      (limits, time) => limits.chargeHelloAgain(own, null, 900, time),
      [5, 11],
    ],
    ['nothing new', (limits, time) => limits.chargeHelloAgain(own, null, 0, time), [50, 110]],
    ['a thousand events missed', (limits, time) => limits.chargeRepeat(own, 1_000, time), [5, 11]],
    ['ten', (limits, time) => limits.chargeRepeat(own, 10, time), [500, 1_100]],
  ])('%s', (_, charge, [atOnce, inAMinute]) => {
    const limits = new Limits();
    expect(count(5_000, () => charge(limits, T))).toBe(atOnce);
    expect(atOnce + count(6_000, (index) => charge(limits, T + 10 * (index + 1)))).toBe(inAMinute);
  });

  test('is paid by the socket alone: others still come in, and it may still try', () => {
    const limits = new Limits();
    const sockets = Array.from({ length: 50 }, () => ({}));
    for (const socket of sockets) count(100, () => limits.chargeHelloAgain(socket, null, 0, T));
    expect(count(2_000, () => limits.chargeHello({}, null, T))).toBe(1_000);
    expect(limits.chargeTry(sockets[0] ?? own, 0, T)).toBe(true);
  });

  test('and to a player by their seat, too', () => {
    const limits = new Limits();
    expect(count(500, () => limits.chargeHelloAgain({}, 'white', 0, T))).toBe(100);
    expect(limits.chargeHello({}, 'black', T)).toBe(true);
  });
});

describe('hellos', () => {
  test.each<[string, () => object, 'white' | null, number]>([
    ['of one socket: 100', oneSocket, null, 100],
    ['of strangers over as many sockets: 1,000', socketsEach, null, 1_000],
    ['of a seat over as many sockets: 100', socketsEach, 'white', 100],
  ])('of 5,000 at once %s', (_, socket, seat, wanted) => {
    const limits = new Limits();
    expect(count(5_000, () => limits.chargeHello(socket(), seat, T))).toBe(wanted);
  });

  test('a club of 300 comes in at once, and so does everybody after a restart', () => {
    const limits = new Limits();
    expect(count(300, () => limits.chargeHello({}, null, T))).toBe(300);
    expect(count(500, () => limits.chargeHello({}, null, T))).toBe(500);
  });

  test('strangers keep no player out', () => {
    const limits = new Limits();
    count(5_000, () => limits.chargeHello({}, null, T));
    expect([limits.chargeHello({}, null, T), limits.chargeHello({}, 'white', T)]).toEqual([false, true]);
  });
});
