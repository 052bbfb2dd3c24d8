import { describe, expect, test } from 'vitest';
import {
  BOARD_INKS,
  BOARD_PALETTE,
  boardSvg,
  classesOf,
  coordinatesMarkup,
  inkRules,
  MARKS,
  markShapes,
  pieceShapes,
  placeOf,
  shapesMarkup,
  squareAt,
  surfaceMarkup,
} from '../../drawing/index.ts';
import {
  ALL_SQUARES,
  COLORS,
  type Color,
  difference,
  initialPosition,
  type Position,
  parseFen,
  parseMove,
  parseSquare,
  ROLES,
  RULESETS,
  russian,
  squareSet,
  turkish,
} from '../../engine/index.ts';

const start = initialPosition(turkish);

const position = (fen: string): Position => {
  const parsed = parseFen(fen, turkish);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
};

/** The uses of a drawing in a picture: `white-man 0,600`. */
const uses = (picture: string): string[] =>
  [...picture.matchAll(/<use href="#([\w-]+)" x="(\d+)" y="(\d+)"\/>/g)].map(
    ([, id, x, y]) => `${id} ${x},${y}`,
  );

describe('a place on the board', () => {
  test.each([
    ['a1', 'white', 0, 7],
    ['h8', 'white', 7, 0],
    ['h1', 'black', 0, 0],
    ['a1', 'black', 7, 0],
    ['d3', 'white', 3, 5],
    ['d3', 'black', 4, 2],
  ] as const)('%s seen by %s: column %i, row %i', (name, orientation, column, row) => {
    const square = parseSquare(name);
    if (!square.ok) throw new Error(name);
    expect(placeOf(square.value, orientation)).toEqual({ column, row });
    expect(squareAt({ column, row }, orientation)).toBe(square.value);
  });
});

describe('the picture of a position', () => {
  test('of the start holds 32 men at their places', () => {
    const drawn = uses(boardSvg(start));
    expect(drawn).toHaveLength(32);
    expect(drawn).toContain('white-man 0,600');
    expect(drawn).toContain('white-man 700,500');
    expect(drawn).toContain('black-man 0,100');
    expect(drawn).toContain('black-man 700,200');
  });

  test('shows kings by another drawing than men', () => {
    expect(uses(boardSvg(position('W:WKa1,b2:BKh8,g7'))).sort()).toEqual([
      'black-king 700,0',
      'black-man 600,100',
      'white-king 0,700',
      'white-man 100,600',
    ]);
    for (const color of COLORS) {
      const [man, king] = ROLES.map((role) => shapesMarkup(pieceShapes({ color, role })));
      expect(king).not.toBe(man);
    }
  });

  test('turns for Black, and for Turkish coordinates if nobody says otherwise', () => {
    const one = position('W:WKa1:BKh7');
    expect(uses(boardSvg(one, { orientation: 'black' }))).toContain('white-king 700,0');
    expect(uses(boardSvg(one, { coordinates: 'turkish' }))).toContain('white-king 700,0');
    expect(uses(boardSvg(one, { coordinates: 'turkish', orientation: 'white' }))).toContain(
      'white-king 0,700',
    );
  });

  test('outlines both squares of the last move', () => {
    const move = parseMove(start, 'a3-a4');
    if (!move.ok) throw new Error(move.error.message);
    expect(
      uses(boardSvg(start, { lastMove: move.value })).filter((use) => use.startsWith('last-move')),
    ).toEqual(['last-move 0,500', 'last-move 0,400']);
  });

  test('is small: at most 6 KB for the start position', () => {
    expect(new TextEncoder().encode(boardSvg(start)).length).toBeLessThanOrEqual(6 * 1024);
  });

  test('is the same each time', () => {
    expect(boardSvg(start)).toBe(boardSvg(initialPosition(turkish)));
  });

  test('has the size that is asked for', () => {
    expect(boardSvg(start)).toContain('width="480" height="480"');
    expect(boardSvg(start, { size: 96 })).toContain('width="96" height="96"');
  });

  test.each([
    ['markup', '<script>alert(1)</script>', '<title>&lt;script&gt;alert(1)&lt;/script&gt;</title>'],
    ['quotes', `"Dama" & 'çay'`, '<title>&quot;Dama&quot; &amp; &#39;çay&#39;</title>'],
    ['what XML cannot hold', 'a\u0000b\uD800c\uFFFEd', '<title>a b c d</title>'],
    ['an emoji', '👑', '<title>👑</title>'],
  ])('escapes %s', (_, title, expected) => {
    expect(boardSvg(start, { title })).toContain(expected);
  });

  test('is right by day where a policy forbids its style sheet', () => {
    const bare = boardSvg(start).replace(/<style>.*<\/style>/, '');
    expect(bare).toContain(`class="ivory ivoryLine-stroke" fill="${BOARD_PALETTE.ivory.day}"`);
    expect(bare).toContain(`stop-color="${BOARD_PALETTE.wood.day}"`);
    expect(bare).not.toContain(BOARD_PALETTE.wood.night);
  });

  test('describes itself when asked', () => {
    expect(boardSvg(start, { description: 'White to move' })).toContain('<desc>White to move</desc>');
    expect(boardSvg(start)).not.toMatch(/<title|<desc/);
  });

  test('has no script, no link elsewhere and no style attribute', () => {
    const picture = boardSvg(start, { title: 'x', description: 'y' });
    expect(picture).not.toMatch(/<script|\son\w+=|\sstyle=|@import|<image|<foreignObject/);
    expect(
      [...picture.matchAll(/url\(([^)]*)\)|href="([^"]*)"/g)].map(([, url, href]) => url ?? href),
    ).toEqual(expect.arrayContaining(['#strips', '#white-man']));
    expect(picture.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:/);
  });
});

describe('coordinates', () => {
  /** The characters by ink, each with its place: `a 95,795`. */
  const labels = (markup: string): Record<string, readonly string[]> => {
    const found: Record<string, string[]> = {};
    for (const [, xs = '', ys = '', ink = '', text = ''] of markup.matchAll(
      /<text x="([\d ]+)" y="([\d ]+)"[^>]* class="(\w+)"[^>]*>([a-h1-8]+)</g,
    )) {
      const places = xs.split(' ').map((x, index) => `${text.charAt(index)} ${x},${ys.split(' ')[index]}`);
      found[ink] = [...(found[ink] ?? []), ...places];
    }
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

describe('the squares that the rules leave out (R1)', () => {
  const pale = (markup: string): readonly string[] => {
    const [, d = ''] = /<path d="([^"]*)" class="paleWood"/.exec(markup) ?? [];
    return [...d.matchAll(/M(\d+) (\d+)h100v100h-100z/g)].map(([, x, y]) => `${x},${y}`);
  };

  test.each(COLORS)('are the light ones, seen by %s', (orientation) => {
    const drawn = pale(boardSvg(initialPosition(russian), { orientation }));
    expect(drawn).toHaveLength(32);
    // a1 is dark and lies at the lower left; so does h8, seen by Black.
    expect(drawn).not.toContain('0,700');
    expect(drawn).toContain('100,700');
  });

  test('turn with the board where they are no chequer', () => {
    const onlyA1 = difference(ALL_SQUARES, squareSet([0]));
    expect(pale(surfaceMarkup(onlyA1, 'white'))).toEqual(['0,700']);
    expect(pale(surfaceMarkup(onlyA1, 'black'))).toEqual(['700,0']);
  });

  test('are none where every square is used (T1)', () => {
    expect(boardSvg(start)).not.toContain('paleWood');
  });

  test('stand no piece of any ruleset', () => {
    for (const rules of RULESETS) {
      const picture = boardSvg(initialPosition(rules));
      const places = uses(picture).map((use) => use.split(' ')[1] ?? '');
      expect(places.filter((place) => pale(picture).includes(place))).toEqual([]);
      expect(places.length).toBeGreaterThan(20);
    }
  });
});

describe('style rules', () => {
  const ruled = (rules: string): string[] =>
    [...rules.matchAll(/\.([\w-]+)\{/g)].map(([, name]) => name ?? '').sort();
  const everything = [
    surfaceMarkup(russian.squares, 'white'),
    coordinatesMarkup('algebraic', 'white', russian.squares),
    ...COLORS.flatMap((color) => ROLES.map((role) => shapesMarkup(pieceShapes({ color, role })))),
    ...MARKS.map((mark) => shapesMarkup(markShapes(mark))),
  ].join('');

  test('every class that a drawing is painted by has a rule', () => {
    const classes = classesOf(everything);
    expect(classes.size).toBeGreaterThan(20);
    expect(ruled(inkRules(() => 'red', classes))).toEqual([...classes].sort());
    expect(ruled(inkRules(() => 'red'))).toEqual(expect.arrayContaining([...classes]));
  });

  test('every ink is used', () => {
    const used = [...classesOf(everything)].map((name) => name.replace(/-.*/, ''));
    expect([...new Set(used)].sort()).toEqual([...BOARD_INKS].sort());
  });

  test('a picture has rules for what it shows, and the night in them', () => {
    expect(boardSvg(start)).toContain(`.ivory{fill:${BOARD_PALETTE.ivory.night}}`);
    expect(boardSvg(start)).not.toContain('.walnut{');
    expect(boardSvg(position('W:WKa1:BKh7'))).toContain(`.walnut{fill:${BOARD_PALETTE.walnut.night}}`);
  });
});

test('each mark has a shape of its own', () => {
  const bare = MARKS.map((mark) =>
    shapesMarkup(markShapes(mark)).replace(/ (class|fill|stroke)="[^"]*"/g, ''),
  );
  expect(new Set(bare).size).toBe(MARKS.length);
});
