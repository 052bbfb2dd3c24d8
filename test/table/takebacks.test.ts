import { describe, expect, test } from 'vitest';
import { snapshot } from '../../table/snapshot.ts';
import {
  ALI,
  answer,
  BANU,
  CAN,
  type Doing,
  game,
  move,
  offer,
  open,
  outcomeOf,
  record,
  resign,
  type Told,
  tell,
} from './people.ts';

const standing = ({ table }: Told) => snapshot(table).offers;
const moves = ({ table }: Told) => snapshot(table).moves.join(' ');
const agreed = (told: Told, asker: typeof ALI, at = 0): Told =>
  tell(told, [asker, offer('takeback'), at], [asker === ALI ? BANU : ALI, answer('takeback', true), at]);
const GOING = game(open(), 'a3-a4', 'h6-h5', 'b3-b4', 'g6-g5');

describe('a takeback returns to before the offerer’s last own move', () => {
  test.each<readonly [string, Told, typeof ALI, number, string]>([
    ['not answered yet', game(open(), 'a3-a4'), ALI, 0, ''],
    ['answered already', game(open(), 'a3-a4', 'h6-h5'), ALI, 0, ''],
    ['its one move, of two', game(open(), 'a3-a4', 'h6-h5'), BANU, 1, 'a3-a4'],
    ['of several, the opponent having moved', GOING, ALI, 2, 'a3-a4 h6-h5'],
    ['of several, the last', GOING, BANU, 3, 'a3-a4 h6-h5 b3-b4'],
  ])('%s', (_, told, asker, ply, left) => {
    const by = asker === ALI ? 'white' : 'black';
    const back = agreed(told, asker);
    expect(back.events.slice(-3).map(({ seq, at, ...happening }) => happening)).toEqual([
      { type: 'offered', offer: 'takeback', by, ply },
      { type: 'answered', offer: 'takeback', by: by === 'white' ? 'black' : 'white', accept: true },
      { type: 'takenBack', ply, by },
    ]);
    expect(moves(back)).toBe(left);
    expect(snapshot(back.table)).toMatchObject({ phase: 'playing', ply, turn: by, offers: [] });
    expect(outcomeOf(back, asker, move(ply, by === 'white' ? 'd3-d4' : 'd6-d5'))).toBe('moved');
  });

  test('where Black moves first, too', () => {
    const told = tell(game(open({ fen: 'B:Wa2,h2:Ba7,h7' })), [BANU, move(0, 'a7-a6')]);
    expect(outcomeOf(told, ALI, offer('takeback'))).toBe('too-soon');
    expect(snapshot(agreed(told, BANU).table)).toMatchObject({ ply: 0, turn: 'black' });
  });

  test('and a game that was taken back to its start may be left', () => {
    expect(outcomeOf(agreed(game(open(), 'a3-a4'), ALI), BANU, { type: 'leave' })).toBe('left');
  });
});

describe('a takeback is refused', () => {
  test.each<readonly [string, Told, typeof ALI | null, string]>([
    ['somebody without a seat', GOING, CAN, 'not-seated'],
    ['nobody', GOING, null, 'not-seated'],
    ['before anybody moved', game(open()), ALI, 'too-soon'],
    ['before one has moved oneself', game(open(), 'a3-a4'), BANU, 'too-soon'],
    ['a second time', tell(GOING, [ALI, offer('takeback')]), ALI, 'already-offered'],
    ['when the game is over', tell(GOING, [ALI, resign]), ALI, 'game-over'],
  ])('%s: %s', (_, told, asker, code) => {
    expect(outcomeOf(told, asker, offer('takeback'))).toBe(code);
  });

  test('by its offerer’s own yes, and where there is none', () => {
    expect(outcomeOf(tell(GOING, [ALI, offer('takeback')]), ALI, answer('takeback', true))).toBe('no-offer');
    expect(outcomeOf(GOING, ALI, answer('takeback', true))).toBe('no-offer');
  });
});

describe('the offer', () => {
  test('is fixed when it is made, and stands through the offerer’s own next move', () => {
    const told = tell(GOING, [ALI, offer('takeback')], [ALI, move(4, 'c3-c4')]);
    expect(standing(told)).toEqual([{ offer: 'takeback', by: 'white', ply: 2 }]);
    expect(moves(tell(told, [BANU, answer('takeback', true)]))).toBe('a3-a4 h6-h5');
  });

  test('ends with the opponent’s move, which is a reply', () => {
    const told = tell(GOING, [BANU, offer('takeback')], [ALI, move(4, 'c3-c4')]);
    expect(standing(told)).toEqual([]);
    expect(outcomeOf(told, ALI, answer('takeback', true))).toBe('no-offer');
  });

  test('declined changes nothing, and is not to be made again at once', () => {
    const told = tell(GOING, [ALI, offer('takeback')], [BANU, answer('takeback', false)]);
    expect(moves(told)).toBe(moves(GOING));
    expect(standing(told)).toEqual([]);
    expect(outcomeOf(told, ALI, offer('takeback'))).toBe('too-soon');
  });

  // cases.md: One offer masks another.
  test('stands beside a draw offer, the same side’s or the other’s', () => {
    const told = tell(GOING, [ALI, offer('draw')], [ALI, offer('takeback')]);
    expect(standing(told)).toEqual([
      { offer: 'draw', by: 'white' },
      { offer: 'takeback', by: 'white', ply: 2 },
    ]);
    const crossed = tell(GOING, [ALI, offer('draw')], [BANU, offer('takeback')]);
    expect(standing(crossed)).toHaveLength(2);
    expect(standing(tell(crossed, [BANU, answer('draw', false)]))).toEqual([
      { offer: 'takeback', by: 'black', ply: 3 },
    ]);
  });

  test('of both sides are two: each means another move, and one’s answer is to the other’s', () => {
    const told = tell(GOING, [ALI, offer('takeback')], [BANU, offer('takeback')]);
    expect(standing(told)).toEqual([
      { offer: 'takeback', by: 'white', ply: 2 },
      { offer: 'takeback', by: 'black', ply: 3 },
    ]);
    expect(moves(tell(told, [BANU, answer('takeback', true)]))).toBe('a3-a4 h6-h5');
    expect(moves(tell(told, [ALI, answer('takeback', true)]))).toBe('a3-a4 h6-h5 b3-b4');
    expect(standing(tell(told, [BANU, answer('takeback', false)]))).toEqual([
      { offer: 'takeback', by: 'black', ply: 3 },
    ]);
  });

  // cases.md: Takeback keeps old draw offer.
  test('accepted clears every other: draw offered at ply 6, back to 4, played on, no offer stands', () => {
    const six = game(open(), 'a3-a4', 'h6-h5', 'b3-b4', 'g6-g5', 'c3-c4', 'f6-f5');
    const back = agreed(tell(six, [ALI, offer('draw')]), ALI);
    expect([moves(back), standing(back)]).toEqual(['a3-a4 h6-h5 b3-b4 g6-g5', []]);
    const again: readonly Doing[] = [
      [ALI, move(4, 'c3-c4')],
      [BANU, move(5, 'f6-f5')],
    ];
    const replayed = tell(back, ...again);
    expect(standing(replayed)).toEqual([]);
    expect(outcomeOf(replayed, BANU, answer('draw', true))).toBe('no-offer');
  });
});

test('repetitions are those of the moves that stay (T14)', () => {
  const shuffle = ['a1-b1', 'h8-g8', 'b1-a1', 'g8-h8'];
  const seven = game(open({ fen: 'W:WKa1,b2:BKh8,g7' }), ...shuffle, ...shuffle.slice(0, 3));
  expect(outcomeOf(seven, BANU, move(7, 'g8-h8'))).toBe('moved+ended');
  const back = agreed(seven, ALI);
  expect(snapshot(back.table).ply).toBe(6);
  const other = tell(back, [ALI, move(6, 'b1-c1')], [BANU, move(7, 'g8-h8')], [ALI, move(8, 'c1-a1')]);
  expect(outcomeOf(other, BANU, move(9, 'h8-g8'))).toBe('moved');
  const same = tell(back, [ALI, move(6, 'b1-a1')]);
  expect(outcomeOf(same, BANU, move(7, 'g8-h8'))).toBe('moved+ended');
});

describe('clocks', () => {
  const timed = { clock: { initial: 60, increment: 2 } };
  const four = tell(
    game(open(timed)),
    [ALI, move(0, 'a3-a4'), 0],
    [BANU, move(1, 'h6-h5'), 0],
    [ALI, move(2, 'b3-b4'), 10_000],
    [BANU, move(3, 'g6-g5'), 15_000],
  );

  test('lose what the moves that go had earned, and the side to move now runs', () => {
    expect(snapshot(four.table).clock).toMatchObject({ white: 52_000, black: 57_000, running: 'white' });
    const back = agreed(four, BANU, 19_000);
    expect(back.events.at(-1)).toEqual({
      seq: back.events.length,
      at: 19_000,
      type: 'takenBack',
      ply: 3,
      by: 'black',
      clock: { white: 48_000, black: 55_000 },
    });
    expect(snapshot(back.table).clock).toEqual({
      ...timed.clock,
      white: 48_000,
      black: 55_000,
      running: 'black',
      at: 19_000,
      quota: { white: 600, black: 600 },
      delayed: false,
    });
  });

  test('rest again where not both have moved', () => {
    const two = tell(game(open(timed)), [ALI, move(0, 'a3-a4'), 0], [BANU, move(1, 'h6-h5'), 0]);
    expect(snapshot(agreed(two, BANU, 7_000).table).clock).toMatchObject({
      white: 53_000,
      black: 60_000,
      running: null,
    });
  });

  test.each<readonly [string, typeof ALI, number, object]>([
    ['of both sides’ moves, both', ALI, 15_000, { white: 50_000, black: 55_000 }],
    ['of one’s own last move, one’s own', BANU, 15_000, { white: 52_000, black: 55_000 }],
  ])('lose increments: %s', (_, asker, at, clock) => {
    expect(snapshot(agreed(four, asker, at).table).clock).toMatchObject(clock);
  });

  test.each<readonly [string, number, object]>([
    ['down to a second', 10_500, { white: 1_000, black: 5_000 }],
    ['nothing, where less is left', 14_200, { white: 300, black: 5_000 }],
  ])('lose increments: %s', (_, at, clock) => {
    const moved: readonly Doing[] = [
      [ALI, move(0, 'a3-a4'), 0],
      [BANU, move(1, 'h6-h5'), 0],
      [ALI, move(2, 'b3-b4'), 4_500],
      [BANU, move(3, 'g6-g5'), 4_500],
    ];
    const short = tell(game(open({ clock: { initial: 5, increment: 9.5 } })), ...moved);
    expect(snapshot(short.table).clock).toMatchObject({ white: 10_000, black: 14_500, running: 'white' });
    const back = tell(short, [ALI, offer('takeback'), at], [BANU, answer('takeback', true), at]);
    expect(snapshot(back.table).clock).toMatchObject(clock);
  });

  test('do not grow, however often somebody moves and takes it back', () => {
    const asks = { type: 'offered', offer: 'takeback', by: 'white', ply: 2 } as const;
    const twenty = Array.from({ length: 20 }).reduce<Told>(
      // Recorded, not asked for: so often nobody may ask.
      (told) =>
        tell(record(tell(told, [ALI, move(2, 'b3-b4')]), 0, [asks]), [BANU, answer('takeback', true)]),
      tell(
        game(open({ clock: { initial: 10, increment: 10 } })),
        [ALI, move(0, 'a3-a4')],
        [BANU, move(1, 'h6-h5')],
      ),
    );
    expect(snapshot(twenty.table).clock).toMatchObject({ white: 10_000, black: 10_000, running: 'white' });
  });

  test('of a game that Black begins, too', () => {
    const told = tell(
      game(open({ fen: 'B:Wa2,h2:Ba7,h7', clock: { initial: 10, increment: 5 } })),
      [BANU, move(0, 'a7-a6')],
      [ALI, move(1, 'a2-a3')],
      [BANU, move(2, 'a6-a5')],
    );
    expect(snapshot(told.table).clock).toMatchObject({ white: 10_000, black: 15_000 });
    expect(snapshot(agreed(told, BANU).table).clock).toMatchObject({ white: 10_000, black: 10_000 });
  });

  test('fall before a takeback that comes too late', () => {
    const asked = tell(four, [BANU, offer('takeback'), 20_000]);
    expect(outcomeOf(asked, ALI, answer('takeback', true), 67_000)).toBe('game-over');
  });
});
