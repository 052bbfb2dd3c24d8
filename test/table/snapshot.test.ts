import { describe, expect, test } from 'vitest';
import { COMPUTER } from '../../table/ids.ts';
import { fromSnapshot, snapshot, type TableSnapshot } from '../../table/snapshot.ts';
import { digestOf, TICKETS } from './cast.ts';
import {
  ALI,
  answer,
  BANU,
  CAN,
  game,
  leave,
  move,
  ONE_MOVE,
  offer,
  open,
  PLAIN,
  record,
  resign,
  sit,
  type Told,
  tell,
} from './people.ts';

const CLAIM = 'claim-'.repeat(4);
const invite = digestOf(CLAIM);
const handOver = { type: 'handOver', ticket: TICKETS[0] } as const;
const takeOver = { type: 'takeOver', ticket: TICKETS[0] } as const;
const AWAY = { white: false, black: true };
const timed = { clock: { initial: 60, increment: 2 }, suggestions: 'off', visibility: 'public' } as const;
const over = tell(game(open(timed), 'a3-a4', 'h6-h5'), [ALI, resign, 800]);

const TABLES: readonly (readonly [string, Told])[] = [
  ['empty', open()],
  ['empty, timed', open(timed, 77)],
  ['waiting', tell(open(), [ALI, { type: 'sit', seat: 'black', name: 'Şükrü' }])],
  ['new', game(open())],
  ['left after a start', tell(game(open()), [ALI, leave])],
  ['going, with an offer', tell(game(open(timed), 'a3-a4', 'h6-h5', 'b3-b4'), [ALI, offer('draw')])],
  [
    'going, with offers of both sides',
    tell(game(open(), 'a3-a4', 'h6-h5'), [ALI, offer('draw')], [BANU, offer('takeback')]),
  ],
  [
    'taken back',
    tell(game(open(timed), 'a3-a4', 'h6-h5'), [ALI, offer('takeback')], [BANU, answer('takeback', true)]),
  ],
  [
    'by invitation, with a ticket out',
    tell(open({ invite }), [ALI, { type: 'sit', claim: CLAIM }], [ALI, handOver]),
  ],
  ['taken over', tell(game(open(), 'a3-a4'), [ALI, handOver], [CAN, takeOver])],
  ['given up as lost', tell(game(open(), 'a3-a4'), [ALI, { type: 'claim', result: 'draw' }, 0, AWAY])],
  [
    'timed, with time given back twice',
    record(
      tell(game(open(timed), 'a3-a4', 'h6-h5'), [ALI, { type: 'move', ply: 2, move: 'b3-b4', lag: 90 }, 800]),
      90_000,
      [{ type: 'delayed', seat: 'black', late: 29_200, clock: { white: 61_290, black: 29_200 } }],
    ),
  ],
  ['against the computer', tell(open({ opponent: 'computer', level: 8 }), [COMPUTER, sit], [ALI, sit])],
  ['won by the rules', tell(game(open({ fen: ONE_MOVE })), [ALI, move(0, 'd4xd6xf6')])],
  ['over, with an offer', tell(over, [BANU, offer('rematch')])],
  [
    'in its second game',
    tell(over, [BANU, offer('rematch')], [ALI, offer('rematch')], [BANU, move(0, 'b3-b4')]),
  ],
  [
    'left before its second game',
    tell(over, [BANU, offer('rematch')], [ALI, offer('rematch')], [ALI, leave]),
  ],
];

describe('a snapshot', () => {
  test('shows everything that anybody may see, and nothing else', () => {
    expect(snapshot(tell(open({ fen: ONE_MOVE }, 4), [ALI, { type: 'sit', name: 'Ali' }]).table)).toEqual({
      rules: 'turkish',
      phase: 'open',
      game: 1,
      start: ONE_MOVE,
      fen: ONE_MOVE,
      moves: [],
      turn: 'white',
      ply: 0,
      seats: { white: { player: ALI, name: 'Ali' }, black: null },
      offers: [],
      rests: { white: { draw: 0, takeback: 0 }, black: { draw: 0, takeback: 0 } },
      clock: null,
      outcome: null,
      score: { white: 0, black: 0 },
      points: {},
      visibility: 'private',
      suggestions: 'on',
      inviteOnly: false,
      invite: null,
      opponent: 'friend',
      level: null,
      unplayedSince: 4,
    });
  });

  test.each(TABLES)('of a table %s gives the table again', (_, { table }) => {
    const shown = snapshot(table);
    const wire: TableSnapshot = JSON.parse(JSON.stringify(shown));
    expect(fromSnapshot(wire)).toEqual({ ok: true, value: table });
    expect(wire).toEqual(shown);
  });

  test('is enough to count repetitions on (T14)', () => {
    const shuffle = ['a1-b1', 'h8-g8', 'b1-a1', 'g8-h8'];
    const told = game(open({ fen: 'W:WKa1,b2:BKh8,g7' }), ...shuffle, ...shuffle.slice(0, 3));
    const taken = fromSnapshot(snapshot(told.table));
    if (!taken.ok) throw new Error(taken.error.code);
    const ended = tell({ table: taken.value, events: [] }, [BANU, move(7, 'g8-h8')]);
    expect(snapshot(ended.table).outcome).toEqual({ winner: null, reason: 'repetition' });
  });
});

// One that was kept from before there was a computer player lacks both fields.
test('a snapshot without an opponent is of a table for a friend', () => {
  const { opponent, level, ...old } = snapshot(game(open(), 'a3-a4').table);
  expect(fromSnapshot(old)).toEqual({ ok: true, value: game(open(), 'a3-a4').table });
  expect([opponent, level]).toEqual(['friend', null]);
});

describe('a snapshot that cannot be is refused', () => {
  const good = snapshot(game(open(), 'a3-a4').table);
  const empty = snapshot(open().table);
  const ended = snapshot(over.table);
  const draw = { winner: null, reason: 'agreement' } as const;

  const BAD: readonly (readonly [string, TableSnapshot, string])[] = [
    ['an unknown ruleset', { ...good, rules: 'new' }, 'unknown-rules'],
    ['a bad start', { ...good, start: 'W:Wi9:B' }, 'unknown-square'],
    [
      'a start that is not canonical',
      { ...empty, start: PLAIN.fen.replace('a2,b2', 'b2,a2') },
      'contradiction',
    ],
    ['an illegal move', { ...good, moves: ['a3-a5'] }, 'illegal-move'],
    ['another position', { ...good, fen: empty.fen }, 'contradiction'],
    ['another turn', { ...good, turn: 'white' }, 'contradiction'],
    ['another ply', { ...good, ply: 3 }, 'contradiction'],
    ['a game without players', { ...good, seats: empty.seats }, 'contradiction'],
    ['points of nobody', { ...empty, score: { white: 1, black: 0 } }, 'contradiction'],
    ['a score that is not the points', { ...ended, points: { [ALI]: 7 } }, 'contradiction'],
    ['a game going on with an outcome', { ...good, outcome: draw }, 'contradiction'],
    ['a game over without one', { ...ended, outcome: null }, 'contradiction'],
    ['an open table with moves', { ...good, phase: 'open' }, 'contradiction'],
    ['an open table with an offer', { ...empty, offers: [{ offer: 'draw', by: 'white' }] }, 'contradiction'],
    ['an open table with an outcome', { ...empty, outcome: draw }, 'contradiction'],
    ['a game that was never started', { ...good, unplayedSince: 5 }, 'contradiction'],
    ['an invitation for everybody', { ...good, invite }, 'contradiction'],
    ['one for nobody', { ...good, inviteOnly: true }, 'contradiction'],
    [
      'an open table where somebody may not offer',
      { ...empty, rests: { ...empty.rests, white: { draw: 3, takeback: 0 } } },
      'contradiction',
    ],
  ];

  test.each(BAD)('%s', (_, given, code) => {
    expect(fromSnapshot(given)).toMatchObject({ ok: false, error: { code } });
  });
});

test('a table shows no more of a person than player and name', () => {
  const told = tell(open(), [ALI, sit]);
  expect(Object.keys(snapshot(told.table).seats.white ?? {})).toEqual(['player', 'name']);
});
