import { describe, expect, test } from 'vitest';
import { decide } from '../../table/decide.ts';
import { parseRefusedWords } from '../../table/refusedWords.ts';
import { snapshot } from '../../table/snapshot.ts';
import { seatOf } from '../../table/table.ts';
import { ALI, BANU, CAN, game, leave, move, offer, open, outcomeOf, resign, sit, tell } from './people.ts';

describe('sit', () => {
  test('takes White first, then Black, and then the game has started', () => {
    const { table, events } = tell(open({}, 5), [ALI, sit, 6], [BANU, sit, 7]);
    expect(events.slice(1)).toEqual([
      { seq: 2, at: 6, type: 'sat', seat: 'white', player: ALI, name: '' },
      { seq: 3, at: 7, type: 'sat', seat: 'black', player: BANU, name: '' },
      { seq: 4, at: 7, type: 'started', game: 1 },
    ]);
    expect(table.phase).toBe('playing');
    expect([seatOf(table, ALI), seatOf(table, BANU), seatOf(table, CAN), seatOf(table, null)]).toEqual([
      'white',
      'black',
      null,
      null,
    ]);
  });

  test('takes the seat that is asked for', () => {
    const told = tell(open(), [ALI, { type: 'sit', seat: 'black' }]);
    expect(seatOf(told.table, ALI)).toBe('black');
    expect(seatOf(tell(told, [BANU, sit]).table, BANU)).toBe('white');
  });

  test.each([
    ['Admin', 'malformed'],
    ['The 4dmin', 'malformed'],
    ['Administra', 'ok'],
    [undefined, 'ok'],
  ] as const)('may go by the name %s where a word is refused: %s', (name, expected) => {
    const refusedWords = parseRefusedWords('admin');
    const asked = { ...sit, ...(name !== undefined && { name }) } as const;
    const decision = decide(open().table, asked, { player: ALI, now: 0, refusedWords });
    expect(decision.ok ? 'ok' : decision.error).toBe(expected);
    // A name that nobody may have comes before everything else that is wrong.
    const keyless = decide(open().table, asked, { player: null, now: 0, refusedWords });
    expect(keyless).toMatchObject({ error: expected === 'ok' ? 'not-seated' : 'malformed' });
  });

  test('two at once: the second to be decided gets the other seat, a third none', () => {
    const white = { type: 'sit', seat: 'white' } as const;
    const told = tell(open(), [ALI, white]);
    expect(outcomeOf(told, BANU, white)).toBe('seat-taken');
    expect(outcomeOf(tell(told, [BANU, sit]), CAN, sit)).toBe('seat-taken');
  });

  // cases.md: Join leaks another's credentials.
  test("on White's taken seat with an empty name: seat-taken", () => {
    const told = tell(open(), [ALI, sit]);
    expect(outcomeOf(told, CAN, { type: 'sit', seat: 'white', name: '' })).toBe('seat-taken');
  });

  test('passes over a claim where nobody needs one', () => {
    expect(outcomeOf(open(), ALI, { type: 'sit', claim: 'anything' })).toBe('sat');
  });
});

describe('leave', () => {
  // cases.md: Leave/rejoin takes both seats. One identity, one seat.
  test('and sit twice: one seat', () => {
    const told = tell(open(), [ALI, sit], [ALI, leave], [ALI, { type: 'sit', seat: 'black' }], [ALI, sit]);
    expect(told.table.seats).toEqual({ white: null, black: expect.objectContaining({ player: ALI }) });
  });

  test('before the first move opens the table again, and the next one to sit starts the same game', () => {
    const left = tell(game(open()), [BANU, offer('draw')], [ALI, leave]);
    expect(snapshot(left.table)).toMatchObject({ phase: 'open', game: 1, offers: [], moves: [], ply: 0 });
    const told = tell(left, [CAN, sit]);
    expect(snapshot(told.table)).toMatchObject({
      phase: 'playing',
      game: 1,
      offers: [],
      seats: { white: { player: CAN }, black: { player: BANU } },
    });
  });

  test('after the first move is too late', () => {
    expect(outcomeOf(game(open(), 'a3-a4'), BANU, leave)).toBe('stale');
  });

  describe("before a rematch's first move", () => {
    const again = [
      [ALI, offer('rematch')],
      [BANU, offer('rematch')],
    ] as const;
    const second = tell(game(open(), 'a3-a4'), [BANU, resign], ...again);
    const left = tell(second, [ALI, leave]);

    test("keeps the game's number, and the other's points", () => {
      expect(snapshot(second.table)).toMatchObject({ game: 2, score: { white: 0, black: 1 } });
      expect(snapshot(tell(second, [BANU, leave]).table)).toMatchObject({
        phase: 'open',
        game: 2,
        score: { white: 0, black: 1 },
      });
    });

    test('leaves a newcomer a clean score', () => {
      expect(snapshot(left.table).score).toEqual({ white: 0, black: 0 });
      expect(snapshot(tell(left, [CAN, sit]).table)).toMatchObject({
        phase: 'playing',
        game: 2,
        seats: { white: { player: BANU }, black: { player: CAN } },
        score: { white: 0, black: 0 },
      });
    });

    test('lets the one who left come back to their points, on either side', () => {
      expect(snapshot(tell(left, [ALI, sit]).table)).toMatchObject({
        game: 2,
        score: { white: 0, black: 1 },
      });
      const swapped = tell(left, [BANU, leave], [ALI, { type: 'sit', seat: 'white' }]);
      expect(snapshot(swapped.table).score).toEqual({ white: 1, black: 0 });
    });
  });

  test('by both, then two others play', () => {
    const told = tell(
      game(open()),
      [ALI, leave],
      [BANU, leave],
      [CAN, sit],
      [BANU, sit],
      [CAN, move(0, 'a3-a4')],
    );
    expect(snapshot(told.table)).toMatchObject({ phase: 'playing', game: 1, ply: 1 });
  });
});

test('a decision holds what happened, without number or time', () => {
  expect(decide(open().table, sit, { player: ALI, now: 9 })).toEqual({
    ok: true,
    value: [{ type: 'sat', seat: 'white', player: ALI, name: '' }],
  });
});
