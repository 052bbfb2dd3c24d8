import { describe, expect, test } from 'vitest';
import { coordinatesMarkup } from '../../drawing/index.ts';
import { ALL_SQUARES, COLORS, type Color, russian } from '../../engine/index.ts';

describe('coordinates', () => {
  /** The characters by ink, each with its place: `a 95,795`. */
  const labels = (markup: string): Record<string, readonly string[]> => {
    const found: Record<string, string[]> = {};
    for (const [, x = '', y = '', ink = '', text = ''] of markup.matchAll(
      /<text x="(\d+)" y="(\d+)"[^>]* class="(\w+)"[^>]*>([a-h1-8])</g,
    ))
      found[ink] = [...(found[ink] ?? []), `${text} ${x},${y}`];
    return found;
  };
  const inOrder = (markup: string, pattern: RegExp): string =>
    Object.values(labels(markup))
      .flat()
      .map((label) => label.charAt(0))
      .filter((text) => pattern.test(text))
      .join('');

  test.each([
    ['algebraic', 'white', 'abcdefgh', '87654321'],
    ['algebraic', 'black', 'hgfedcba', '12345678'],
    ['turkish', 'black', 'hgfedcba', '12345678'],
    ['turkish', 'white', 'abcdefgh', '87654321'],
    ['none', 'white', '', ''],
  ] as const)('%s seen by %s', (coordinates, orientation, files, ranks) => {
    const markup = coordinatesMarkup(coordinates, orientation, ALL_SQUARES);
    expect(inOrder(markup, /[a-h]/)).toBe(files);
    expect(inOrder(markup, /\d/)).toBe(ranks);
  });

  test.each(['algebraic', 'turkish'] as const)(
    '%s for two who sit opposite never share a corner of a square',
    (coordinates) => {
      const places = (markup: string) =>
        Object.values(labels(markup))
          .flat()
          .map((label) => label.slice(2).split(',').map(Number));
      const lower = places(coordinatesMarkup(coordinates, 'white', ALL_SQUARES, true));
      const upper = places(coordinatesMarkup(coordinates, 'black', ALL_SQUARES, true));
      const seen = [...lower, ...upper.map(([x = 0, y = 0]) => [800 - x, 800 - y])].map(String);
      expect(seen).toHaveLength(32);
      expect(new Set(seen).size).toBe(32);
    },
  );

  test.each(['algebraic', 'turkish'] as const)(
    '%s for two who sit opposite never stand beside those of another square',
    (coordinates) => {
      const places = (orientation: Color, turn: boolean) =>
        Object.values(labels(coordinatesMarkup(coordinates, orientation, ALL_SQUARES, true)))
          .flat()
          .map((label) => label.slice(2).split(',').map(Number))
          .map(([x = 0, y = 0]) => (turn ? [800 - x, 800 - y] : [x, y]))
          .map(([x = 0, y = 0]) => ({ x, y, column: Math.floor(x / 100) }));
      const seen = [...places('white', false), ...places('black', true)];
      const pairs = seen.flatMap((one) => seen.map((other) => [one, other] as const));
      const touching = pairs.filter(
        ([one, other]) => other.column === one.column + 1 && other.x - one.x < 20 && one.y === other.y,
      );
      expect(touching).toEqual([]);
    },
  );

  test.each([
    // Letters at the lower right of the bottom row, numbers at the upper left of the left column; Turkish the other way about.
    ['algebraic', 'white', ['a 95,795', 'h 795,795', '8 5,5', '1 5,705']],
    ['algebraic', 'black', ['h 95,795', 'a 795,795', '1 5,5', '8 5,705']],
    ['turkish', 'black', ['h 5,5', 'a 705,5', '1 795,95', '8 795,795']],
  ] as const)('%s seen by %s stand at the edges', (coordinates, orientation, expected) => {
    const { coordinate } = labels(coordinatesMarkup(coordinates, orientation, ALL_SQUARES));
    expect(coordinate).toEqual(expect.arrayContaining([...expected]));
  });

  test.each(COLORS)('seen by %s have the ink of the square that they stand on (R1)', (orientation) => {
    const { coordinate = [], frame = [] } = labels(
      coordinatesMarkup('algebraic', orientation, russian.squares),
    );
    const text = (of: readonly string[]) =>
      of
        .map((label) => label.charAt(0))
        .sort()
        .join('');
    // Lower left and upper right are used: a1 and h8 either way.
    expect([text(coordinate), text(frame)]).toEqual(
      orientation === 'white' ? ['1357aceg', '2468bdfh'] : ['2468bdfh', '1357aceg'],
    );
  });
});
