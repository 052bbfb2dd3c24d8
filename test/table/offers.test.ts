import { describe, expect, test } from 'vitest';
import { decide } from '../../table/decide.ts';
import { snapshot } from '../../table/snapshot.ts';
import {
  ALI,
  answer,
  BANU,
  CAN,
  type Doing,
  game,
  move,
  ONE_MOVE,
  offer,
  open,
  outcomeOf,
  PLAIN,
  resign,
  type Told,
  tell,
} from './people.ts';

const standing = (told: { readonly table: Parameters<typeof snapshot>[0] }) => snapshot(told.table).offers;

describe('a draw offer', () => {
  test('waits for the opponent', () => {
    const told = tell(game(open()), [ALI, offer('draw')]);
    expect(told.events.at(-1)).toMatchObject({ type: 'offered', offer: 'draw', by: 'white' });
    expect(standing(told)).toEqual([{ offer: 'draw', by: 'white' }]);
    expect(outcomeOf(told, ALI, answer('draw', true))).toBe('no-offer');
    expect(outcomeOf(told, CAN, answer('draw', true))).toBe('not-seated');
  });

  // cases.md: Rate-limited offer acknowledged.
  test('twice in one ply: the second is already-offered', () => {
    expect(outcomeOf(tell(game(open()), [ALI, offer('draw')]), ALI, offer('draw'))).toBe('already-offered');
  });

  test('accepted: a draw by agreement', () => {
    const told = tell(game(open()), [BANU, offer('draw')]);
    expect(decide(told.table, answer('draw', true), { player: ALI, now: 0 })).toEqual({
      ok: true,
      value: [
        { type: 'answered', offer: 'draw', by: 'white', accept: true },
        { type: 'ended', outcome: { winner: null, reason: 'agreement' } },
      ],
    });
    expect(snapshot(tell(told, [ALI, answer('draw', true)]).table)).toMatchObject({
      phase: 'finished',
      offers: [],
      score: { white: 0.5, black: 0.5 },
    });
  });

  test('declined: gone, and not to be made again at once', () => {
    const told = tell(game(open()), [ALI, offer('draw')], [BANU, answer('draw', false)]);
    expect(standing(told)).toEqual([]);
    expect(outcomeOf(told, BANU, answer('draw', true))).toBe('no-offer');
    expect(outcomeOf(told, ALI, offer('draw'))).toBe('too-soon');
  });

  test('from both sides agrees', () => {
    const told = tell(game(open()), [ALI, offer('draw')]);
    expect(outcomeOf(told, BANU, offer('draw'))).toBe('answered+ended');
  });

  // cases.md: Own move kills or hides draw offer.
  test('lives through the offerer’s own move', () => {
    const told = tell(game(open()), [ALI, offer('draw')], [ALI, move(0, 'a3-a4')]);
    expect(standing(told)).toEqual([{ offer: 'draw', by: 'white' }]);
    expect(snapshot(tell(told, [BANU, answer('draw', true)]).table).outcome).toEqual({
      winner: null,
      reason: 'agreement',
    });
  });

  test('ends with the opponent’s move', () => {
    const told = tell(game(open()), [ALI, move(0, 'a3-a4')], [ALI, offer('draw')], [BANU, move(1, 'h6-h5')]);
    expect(standing(told)).toEqual([]);
    expect(outcomeOf(told, BANU, answer('draw', true))).toBe('no-offer');
  });

  test('ends with the game', () => {
    const told = tell(game(open({ fen: ONE_MOVE })), [ALI, offer('draw')], [ALI, move(0, 'd4xd6xf6')]);
    expect(standing(told)).toEqual([]);
    expect(outcomeOf(told, BANU, answer('draw', true))).toBe('game-over');
  });
});

describe('one offer of a kind per side per three of one’s own moves', () => {
  const declined = (told: Told, kind: 'draw' | 'takeback', player = ALI): Told =>
    tell(told, [player, offer(kind)], [player === ALI ? BANU : ALI, answer(kind, false)]);
  /** So many moves more, of both sides in turn. */
  const played = (told: Told, plies: number): Told => {
    const paths = ['b3-b4', 'g6-g5', 'c3-c4', 'f6-f5', 'd3-d4', 'e6-e5', 'a2-a3', 'h7-h6'].slice(0, plies);
    return tell(told, ...paths.map((path, n): Doing => [n % 2 === 0 ? ALI : BANU, move(2 + n, path)]));
  };
  const going = game(open(), 'a3-a4', 'h6-h5');

  test.each<readonly [string, 'draw' | 'takeback', typeof ALI, number, string]>([
    ['at once', 'draw', ALI, 0, 'too-soon'],
    ['after one', 'draw', ALI, 1, 'too-soon'],
    ['after two', 'draw', ALI, 3, 'too-soon'],
    ['after two and the opponent’s', 'draw', ALI, 4, 'too-soon'],
    ['after three', 'draw', ALI, 5, 'offered'],
    ['of a takeback, after two', 'takeback', ALI, 4, 'too-soon'],
    ['of a takeback, after three', 'takeback', ALI, 5, 'offered'],
    ['by Black, after two', 'draw', BANU, 5, 'too-soon'],
    ['by Black, after three', 'draw', BANU, 6, 'offered'],
  ])('again %s', (_, kind, player, plies, expected) => {
    expect(outcomeOf(played(declined(going, kind, player), plies), player, offer(kind))).toBe(expected);
  });

  test('is one of each kind, and one of each side', () => {
    const told = declined(going, 'draw');
    expect(snapshot(told.table).rests).toEqual({
      white: { draw: 3, takeback: 0 },
      black: { draw: 0, takeback: 0 },
    });
    expect(outcomeOf(told, ALI, offer('takeback'))).toBe('offered');
    expect(outcomeOf(told, BANU, offer('draw'))).toBe('offered');
  });

  test('counts from the offer, not from its answer', () => {
    const asked = played(tell(going, [ALI, offer('draw')]), 1);
    expect(snapshot(asked.table).rests.white).toEqual({ draw: 2, takeback: 0 });
    expect(outcomeOf(asked, ALI, offer('draw'))).toBe('already-offered');
    expect(outcomeOf(tell(asked, [BANU, answer('draw', false)]), ALI, offer('draw'))).toBe('too-soon');
  });

  test('an offer that the opponent’s move has ended was one', () => {
    expect(outcomeOf(played(tell(going, [ALI, offer('draw')]), 2), ALI, offer('draw'))).toBe('too-soon');
  });

  test('to agree by offering the same is never too soon', () => {
    const told = tell(declined(going, 'draw', BANU), [ALI, offer('draw')]);
    expect(outcomeOf(told, BANU, offer('draw'))).toBe('answered+ended');
  });

  test('a takeback shortens nothing', () => {
    const told = played(declined(going, 'draw'), 2);
    const back = tell(told, [ALI, offer('takeback')], [BANU, answer('takeback', true)]);
    expect(snapshot(back.table).rests).toEqual({
      white: { draw: 2, takeback: 3 },
      black: { draw: 0, takeback: 0 },
    });
    expect(outcomeOf(back, ALI, offer('draw'))).toBe('too-soon');
  });

  test('the next game knows nothing of it; a rematch may be offered as often as one likes', () => {
    let told = tell(declined(going, 'draw'), [BANU, resign]);
    for (let n = 0; n < 5; n++) told = tell(told, [ALI, offer('rematch')], [BANU, answer('rematch', false)]);
    const next = tell(told, [ALI, offer('rematch')], [BANU, offer('rematch')]);
    expect(outcomeOf(next, ALI, offer('draw'))).toBe('offered');
    expect(outcomeOf(next, BANU, offer('draw'))).toBe('offered');
  });
});

describe('a rematch', () => {
  const over = tell(game(open(), 'a3-a4'), [BANU, resign]);

  test('swaps the colors, keeps the score and starts from the table’s position', () => {
    const told = tell(over, [ALI, offer('rematch')], [BANU, answer('rematch', true)]);
    expect(told.events.slice(-2)).toMatchObject([
      { type: 'answered', offer: 'rematch', by: 'black', accept: true },
      { type: 'started', game: 2 },
    ]);
    expect(snapshot(told.table)).toMatchObject({
      phase: 'playing',
      game: 2,
      start: PLAIN.fen,
      fen: PLAIN.fen,
      moves: [],
      offers: [],
      outcome: null,
      seats: { white: { player: BANU, name: 'Banu' }, black: { player: ALI, name: 'Ali' } },
      score: { white: 0, black: 1 },
    });
  });

  test('swaps again each time; the score follows the person', () => {
    const again = [
      [ALI, offer('rematch')],
      [BANU, offer('rematch')],
    ] as const;
    const third = tell(over, ...again, [BANU, resign], ...again);
    expect(snapshot(third.table)).toMatchObject({
      game: 3,
      seats: { white: { player: ALI }, black: { player: BANU } },
      score: { white: 2, black: 0 },
    });
    const fourth = tell(third, [ALI, offer('draw')], [BANU, offer('draw')], ...again);
    expect(snapshot(fourth.table)).toMatchObject({ game: 4, score: { white: 0.5, black: 2.5 } });
  });

  // cases.md: Rematch sent twice, unacceptable, or seatless.
  test('offered crosswise gives one game', () => {
    const told = tell(over, [ALI, offer('rematch')], [BANU, offer('rematch')]);
    expect(told.events.filter(({ type }) => type === 'started')).toHaveLength(2);
    expect(outcomeOf(told, ALI, offer('rematch'))).toBe('too-soon');
    expect(outcomeOf(told, BANU, answer('rematch', true))).toBe('no-offer');
  });

  test('declined may be offered again', () => {
    const told = tell(over, [ALI, offer('rematch')], [BANU, answer('rematch', false)]);
    expect(snapshot(told.table)).toMatchObject({ phase: 'finished', game: 1, offers: [] });
    expect(outcomeOf(told, ALI, offer('rematch'))).toBe('offered');
    expect(outcomeOf(told, BANU, offer('rematch'))).toBe('offered');
  });

  test('offered twice by the same person: already-offered', () => {
    expect(outcomeOf(tell(over, [ALI, offer('rematch')]), ALI, offer('rematch'))).toBe('already-offered');
  });

  test('starts with full clocks', () => {
    const told = tell(
      game(open({ clock: { initial: 60, increment: 1 } })),
      [ALI, move(0, 'a3-a4'), 0],
      [BANU, move(1, 'h6-h5'), 0],
      [ALI, move(2, 'b3-b4'), 7_000],
      [ALI, resign, 9_000],
      [ALI, offer('rematch'), 9_000],
      [BANU, offer('rematch'), 10_000],
    );
    expect(snapshot(told.table).clock).toEqual({
      initial: 60,
      increment: 1,
      white: 60_000,
      black: 60_000,
      running: null,
      at: 10_000,
      quota: { white: 500, black: 500 },
      delayed: false,
    });
  });
});
