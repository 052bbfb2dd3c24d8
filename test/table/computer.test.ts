import { describe, expect, test } from 'vitest';
import { LEVELS as AI_LEVELS, OFFERED_LEVEL } from '../../ai/index.ts';
import { type Happening, LEVELS, type Settings, USUAL_LEVEL } from '../../table/events.ts';
import { COMPUTER, isPlayerId } from '../../table/ids.ts';
import { opening } from '../../table/opening.ts';
import { snapshot } from '../../table/snapshot.ts';
import { computerSide, newTable } from '../../table/table.ts';
import {
  ALI,
  answer,
  BANU,
  leave,
  move,
  offer,
  outcomeOf,
  PLAIN,
  record,
  resign,
  sit,
  tell,
} from './people.ts';

const SETTINGS: Settings = { ...PLAIN, opponent: 'computer', level: 4 };
const opened = (player: typeof ALI | null, seat: 'white' | 'black', settings = SETTINGS) => {
  const [first, ...rest] = opening(settings, { player, seat, name: 'Ali' });
  if (first?.type !== 'opened') throw new Error('It opens.');
  const told = { table: newTable({ ...first, at: 5 }), events: [{ seq: 1, at: 5, ...first }] };
  return record(told, 5, rest);
};

test('the computer’s player id is none that a key can have', () => {
  expect(COMPUTER).toHaveLength(43);
  expect(isPlayerId(COMPUTER)).toBe(true);
  // 43 characters of base64url are 258 bits, a hash has 256: of every hash the last two are zero.
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  expect(alphabet.indexOf(COMPUTER.slice(-1)) % 4).not.toBe(0);
});

test('the levels are those of the computer player', () => {
  expect(LEVELS).toEqual(AI_LEVELS);
  expect(USUAL_LEVEL).toBe(OFFERED_LEVEL);
});

describe('opening a table', () => {
  const ALI_SITS = { type: 'sat', player: ALI, name: 'Ali' } as const;
  const COMPUTER_SITS = { type: 'sat', player: COMPUTER, name: '' } as const;
  const START = { type: 'started', game: 1 } as const;
  const friendly: Settings = { ...SETTINGS, opponent: 'friend', level: null };

  test.each<readonly [string, Settings, typeof ALI | null, 'white' | 'black', readonly Happening[]]>([
    ['for a friend, without a key', friendly, null, 'black', []],
    ['for a friend', friendly, ALI, 'black', [{ ...ALI_SITS, seat: 'black' }]],
    [
      'against the computer as White',
      SETTINGS,
      ALI,
      'white',
      [{ ...COMPUTER_SITS, seat: 'black' }, { ...ALI_SITS, seat: 'white' }, START],
    ],
    [
      'against the computer as Black',
      SETTINGS,
      ALI,
      'black',
      [{ ...COMPUTER_SITS, seat: 'white' }, { ...ALI_SITS, seat: 'black' }, START],
    ],
    ['against the computer, without a key', SETTINGS, null, 'black', [{ ...COMPUTER_SITS, seat: 'white' }]],
  ])('%s', (_, settings, player, seat, happenings) => {
    expect(opening(settings, { player, seat, name: 'Ali' })).toEqual([
      { type: 'opened', ...settings },
      ...happenings,
    ]);
  });

  test('shows opponent and level', () => {
    expect(snapshot(opened(ALI, 'white').table)).toMatchObject({
      phase: 'playing',
      opponent: 'computer',
      level: 4,
      seats: { white: { player: ALI, name: 'Ali' }, black: { player: COMPUTER, name: '' } },
    });
  });

  test('without a key keeps the wished seat for the first who comes, on that side alone', () => {
    const told = opened(null, 'black');
    expect(snapshot(told.table)).toMatchObject({ phase: 'open', seats: { black: null } });
    expect(outcomeOf(told, BANU, { type: 'sit', seat: 'white' })).toBe('seat-taken');
    const seated = tell(told, [BANU, sit]);
    expect(snapshot(seated.table)).toMatchObject({
      phase: 'playing',
      seats: { white: { player: COMPUTER }, black: { player: BANU } },
    });
    expect(outcomeOf(seated, ALI, sit)).toBe('seat-taken');
  });
});

describe('against the computer', () => {
  const going = tell(opened(ALI, 'white'), [ALI, move(0, 'a3-a4')], [COMPUTER, move(1, 'h6-h5')]);

  test('it moves by the same rules', () => {
    const told = tell(opened(ALI, 'white'), [ALI, move(0, 'a3-a4')]);
    expect(outcomeOf(told, ALI, move(1, 'h6-h5'))).toBe('not-your-turn');
    expect(outcomeOf(told, COMPUTER, move(1, 'h6-h6'))).toBe('illegal-move');
    expect(outcomeOf(told, COMPUTER, move(1, 'h6-h5'))).toBe('moved');
    expect(outcomeOf(going, COMPUTER, move(2, 'h5-h4'))).toBe('not-your-turn');
  });

  test.each<readonly [string, typeof going, number]>([
    ['after its move', going, 0],
    ['before it', tell(going, [ALI, move(2, 'b3-b4')]), 2],
  ])('a takeback is taken back at once, %s', (_, told, ply) => {
    const back = tell(told, [ALI, offer('takeback'), 9]);
    expect(back.events.slice(-3).map(({ seq, at, ...happening }) => happening)).toEqual([
      { type: 'offered', offer: 'takeback', by: 'white', ply },
      { type: 'answered', offer: 'takeback', by: 'black', accept: true },
      { type: 'takenBack', ply, by: 'white' },
    ]);
    expect(snapshot(back.table)).toMatchObject({ ply, turn: 'white', offers: [] });
  });

  // Nobody is asked, so nobody is pestered: a learner takes back as often as they like.
  test('takebacks may follow each other at once, draw offers not', () => {
    const back = tell(going, [ALI, offer('takeback')], [ALI, move(0, 'b3-b4')]);
    expect(snapshot(back.table).rests.white).toEqual({ draw: 0, takeback: 0 });
    expect(outcomeOf(back, ALI, offer('takeback'))).toBe('offered+answered+takenBack');
    const declined = tell(going, [ALI, offer('draw')], [COMPUTER, answer('draw', false)]);
    expect(outcomeOf(declined, ALI, offer('draw'))).toBe('too-soon');
  });

  test('there is none before one’s own first move', () => {
    const told = tell(opened(ALI, 'black'), [COMPUTER, move(0, 'a3-a4')]);
    expect(outcomeOf(told, ALI, offer('takeback'))).toBe('too-soon');
  });

  test('a draw offer waits for its answer', () => {
    const told = tell(going, [ALI, offer('draw')]);
    expect(snapshot(told.table).offers).toEqual([{ offer: 'draw', by: 'white' }]);
    expect(outcomeOf(told, COMPUTER, answer('draw', true))).toBe('answered+ended');
    expect(outcomeOf(told, COMPUTER, answer('draw', false))).toBe('answered');
  });

  test('a rematch starts at once, colors swapped, score kept', () => {
    const again = tell(going, [ALI, resign], [ALI, offer('rematch')]);
    expect(again.events.slice(-3)).toMatchObject([
      { type: 'offered', offer: 'rematch', by: 'white' },
      { type: 'answered', offer: 'rematch', by: 'black', accept: true },
      { type: 'started', game: 2 },
    ]);
    expect(snapshot(again.table)).toMatchObject({
      phase: 'playing',
      seats: { white: { player: COMPUTER }, black: { player: ALI } },
      score: { white: 1, black: 0 },
    });
    expect(computerSide(again.table)).toBe('white');
    expect(outcomeOf(again, COMPUTER, move(0, 'a3-a4'))).toBe('moved');
  });

  test('leaving before the first move leaves it waiting for the next to come', () => {
    const left = tell(opened(ALI, 'white'), [ALI, leave]);
    expect(snapshot(left.table)).toMatchObject({ phase: 'open', seats: { white: null } });
    expect(snapshot(tell(left, [BANU, sit]).table)).toMatchObject({
      phase: 'playing',
      seats: { white: { player: BANU }, black: { player: COMPUTER } },
    });
  });
});
