import { describe, expect, test } from 'vitest';
import { remember } from '../../durable-objects/memory.ts';
import { type Proposer, tally } from '../../durable-objects/suggestions.ts';
import type { Happening } from '../../table/events.ts';
import type { PlayerId } from '../../table/ids.ts';

const player = (name: string): PlayerId => name.padEnd(43, '_') as PlayerId;
const [ANN, BOB] = [player('ann'), player('bob')];

const sat = (seat: 'white' | 'black', who: PlayerId): Happening => ({
  type: 'sat',
  seat,
  player: who,
  name: '',
});
const moved = (ply: number, move: string, by: 'white' | 'black'): Happening => ({
  type: 'moved',
  ply,
  move,
  by,
});

const OPENED: readonly Happening[] = [
  {
    type: 'opened',
    rules: 'turkish',
    fen: 'W:Wa2,b2,c2,d2,e2,f2,g2,h2,a3,b3,c3,d3,e3,f3,g3,h3:Ba6,b6,c6,d6,e6,f6,g6,h6,a7,b7,c7,d7,e7,f7,g7,h7',
    clock: null,
    visibility: 'private',
    suggestions: 'on',
  },
  sat('white', ANN),
  sat('black', BOB),
  { type: 'started', game: 1 },
];

const standingAfter = (...more: readonly Happening[]) => {
  const rows = [...OPENED, ...more].map((happening, index) => ({
    event: { seq: index + 1, at: 0, ...happening },
  }));
  const memory = remember(rows);
  if (!memory) throw new Error('There is an opened.');
  return memory;
};

const proposes = (move: string, position = 4, who: PlayerId | null = null): Proposer => ({
  player: who,
  proposal: { position, move },
});

/** So many moves of White's, each proposed by as many people as its number in the list says. */
const NINE = ['a3-a4', 'b3-b4', 'c3-c4', 'd3-d4', 'e3-e4', 'f3-f4', 'g3-g4', 'h3-h4', 'a3-b3'];

describe('the tally of the present position', () => {
  test.each<[string, readonly Proposer[], readonly (readonly [string, number])[]]>([
    ['nobody proposes anything', [{ player: null, proposal: null }], []],
    ['one', [proposes('a3-a4')], [['a3-a4', 1]]],
    [
      'the most wanted first, however late they came',
      [proposes('a3-a4'), proposes('h3-h4'), proposes('h3-h4')],
      [
        ['h3-h4', 2],
        ['a3-a4', 1],
      ],
    ],
    [
      'of equally many by path',
      [proposes('c3-c4'), proposes('a3-a4'), proposes('b3-b4')],
      [
        ['a3-a4', 1],
        ['b3-b4', 1],
        ['c3-c4', 1],
      ],
    ],
    ['none of another position', [proposes('a3-a4', 3), proposes('a3-a4', 5)], []],
    [
      'none of somebody who has a seat',
      [proposes('a3-a4', 4, ANN), proposes('a3-a4', 4, player('cem'))],
      [['a3-a4', 1]],
    ],
    [
      'of nine moves the eight most wanted',
      NINE.flatMap((move, index) => Array.from({ length: index + 1 }, () => proposes(move))),
      NINE.map((move, index) => [move, index + 1] as const)
        .slice(1)
        .reverse(),
    ],
  ])('%s', (_, proposers, wanted) => {
    expect(tally(proposers, standingAfter()).map(({ move, count }) => [move, count])).toEqual(wanted);
  });
});

test.each<[string, readonly Happening[], number]>([
  ['a start', [], 4],
  ['a move', [moved(0, 'a3-a4', 'white')], 5],
  ['an offer after it', [moved(0, 'a3-a4', 'white'), { type: 'offered', offer: 'draw', by: 'black' }], 5],
  [
    'a takeback to where it was before',
    [
      moved(0, 'a3-a4', 'white'),
      { type: 'offered', offer: 'takeback', by: 'white', ply: 0 },
      { type: 'answered', offer: 'takeback', by: 'black', accept: true },
      { type: 'takenBack', ply: 0, by: 'white' },
    ],
    8,
  ],
])('%s makes a position of its own', (_, happenings, position) => {
  const standing = standingAfter(...happenings);
  expect(standing.position).toBe(position);
  expect(tally([proposes('a3-a4', 4), proposes('b3-b4', position)], standing)).toContainEqual({
    move: 'b3-b4',
    count: 1,
  });
  expect(tally([proposes('a3-a4', 4)], standing)).toHaveLength(position === 4 ? 1 : 0);
});

test('nobody proposes anything when the game is over', () => {
  const standing = standingAfter({ type: 'ended', outcome: { winner: 'white', reason: 'resignation' } });
  expect(standing.position).toBe(4);
  expect(tally([proposes('a3-a4')], standing)).toEqual([]);
});
