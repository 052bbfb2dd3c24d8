import { describe, expect, it } from 'vitest';
import { type Arrow, arrowsOf } from '../../../client/company/arrows.ts';

const one = (move: string, orientation: 'white' | 'black' = 'white'): Arrow => {
  const [arrow] = arrowsOf([{ move, count: 1 }], orientation, undefined);
  if (arrow === undefined) throw new Error(`no arrow for ${move}`);
  return arrow;
};

const rounded = (points: readonly { readonly x: number; readonly y: number }[]) =>
  points.map(({ x, y }) => [Number(x.toFixed(2)), Number(y.toFixed(2))]);

// The middle of a square: a1 lies at 0.5, 7.5 where White sits below, and at 7.5, 0.5 where Black does.
describe('an arrow goes from the piece over every landing square', () => {
  it.each([
    {
      move: 'd3-d4',
      orientation: 'white',
      tip: [3.5, 4.5],
      shaft: [
        [3.5, 5.3],
        [3.5, 4.84],
      ],
    },
    {
      move: 'd3-d4',
      orientation: 'black',
      tip: [4.5, 3.5],
      shaft: [
        [4.5, 2.7],
        [4.5, 3.16],
      ],
    },
    {
      move: 'd3-e3',
      orientation: 'white',
      tip: [4.5, 5.5],
      shaft: [
        [3.7, 5.5],
        [4.16, 5.5],
      ],
    },
    {
      move: 'a1-a8',
      orientation: 'white',
      tip: [0.5, 0.5],
      shaft: [
        [0.5, 7.3],
        [0.5, 0.84],
      ],
    },
    {
      move: 'd4xd6xf6',
      orientation: 'white',
      tip: [5.5, 2.5],
      shaft: [
        [3.5, 4.3],
        [3.5, 2.5],
        [5.16, 2.5],
      ],
    },
    {
      move: 'd4xd6xf6',
      orientation: 'black',
      tip: [2.5, 5.5],
      shaft: [
        [4.5, 3.7],
        [4.5, 5.5],
        [2.84, 5.5],
      ],
    },
    {
      move: 'g8xg6xe6xe4',
      orientation: 'white',
      tip: [4.5, 4.5],
      shaft: [
        [6.5, 0.7],
        [6.5, 2.5],
        [4.5, 2.5],
        [4.5, 4.16],
      ],
    },
  ] as const)('$move, $orientation below', ({ move, orientation, tip, shaft }) => {
    const arrow = one(move, orientation);
    expect(rounded(arrow.head.slice(0, 1))).toEqual([tip]);
    expect(rounded(arrow.shaft)).toEqual(shaft);
  });

  it('has a head whose two other corners lie on both sides of where the shaft ends', () => {
    const { head, shaft, width } = one('d3-d4');
    const [, left, right] = head;
    expect([left.y, right.y]).toEqual([shaft.at(-1)?.y, shaft.at(-1)?.y]);
    expect((left.x + right.x) / 2).toBeCloseTo(3.5);
    expect(Math.abs(left.x - right.x)).toBeGreaterThan(2 * width);
  });

  it('draws nothing of what is no path', () => {
    expect(
      arrowsOf(
        [
          { move: 'hello', count: 1 },
          { move: 'd3', count: 1 },
        ],
        'white',
        undefined,
      ),
    ).toEqual([]);
  });
});

describe('several arrows', () => {
  const widths = (counts: readonly number[]) =>
    arrowsOf(
      counts.map((count, index) => ({ move: `${'abcdefgh'[index]}3-${'abcdefgh'[index]}4`, count })),
      'white',
      undefined,
    ).map(({ width }) => width);

  it.each([
    { counts: [1], expected: [0.22] },
    { counts: [3, 1], expected: [0.19, 0.13] },
    { counts: [2, 2], expected: [0.16, 0.16] },
  ])('are as wide as their share: $counts', ({ counts, expected }) => {
    expect(widths(counts).map((width) => Number(width.toFixed(3)))).toEqual(expected);
  });

  it('tell whose own one is', () => {
    const tally = [
      { move: 'd3-d4', count: 3 },
      { move: 'e3-e4', count: 1 },
    ];
    const own = arrowsOf(tally, 'white', 'e3-e4').filter((arrow) => arrow.own);
    expect(own.map(({ move }) => move)).toEqual(['e3-e4']);
  });

  it('on the same line are drawn with the longest lowest, so that every head is seen', () => {
    const tally = ['d1-d4', 'd1-d8', 'd1-d6'].map((move) => ({ move, count: 1 }));
    expect(arrowsOf(tally, 'white', undefined).map(({ move }) => move)).toEqual(['d1-d8', 'd1-d6', 'd1-d4']);
  });

  it.each([
    { what: 'on the same line', moves: ['d1-d4', 'd1-d6', 'd1-d8'] },
    { what: 'to the same square', moves: ['d3-d4', 'c4-d4', 'e4-d4'] },
    { what: 'from the same piece', moves: ['d3-d4', 'd3-c3', 'd3-e3'] },
    { what: 'with the same last jump', moves: ['d4xd6xf6', 'f4xd4xd6xf6', 'b6xd6xf6'] },
  ])('$what have numbers that do not cover each other', ({ moves }) => {
    const badges = arrowsOf(
      moves.map((move) => ({ move, count: 1 })),
      'white',
      undefined,
    ).map(({ badge }) => badge);
    for (const [index, badge] of badges.entries()) {
      for (const other of badges.slice(index + 1)) {
        expect(Math.hypot(badge.x - other.x, badge.y - other.y)).toBeGreaterThanOrEqual(0.44);
      }
    }
  });
});
