import { describe, expect, test } from 'vitest';
import {
  boardSvg,
  INK_USES,
  MARKS,
  markShapes,
  outfitOf,
  PIECE_SETS,
  placeOf,
  shapesMarkup,
  squareAt,
  surfaceShapes,
  THEMES,
  themeNamed,
  USUAL_OUTFIT,
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
  RULESETS,
  russian,
  type SquareSet,
  squareSet,
  turkish,
} from '../../engine/index.ts';

const start = initialPosition(turkish);

const LOOKS = THEMES.flatMap((theme) => PIECE_SETS.map((pieces) => ({ theme, pieces })));

const surface = (squares: SquareSet, orientation: Color): string =>
  shapesMarkup(surfaceShapes(squares, orientation, USUAL_OUTFIT));

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

  test.each(LOOKS)('of $pieces on $theme is small', (look) => {
    // Wood has its grain; look.md has no number. A page's picture is to be there before its scripts, which are 20 KB.
    expect(new TextEncoder().encode(boardSvg(start, look)).length).toBeLessThanOrEqual(10 * 1024);
  });

  test('is of sweets on pistachio if nobody says otherwise', () => {
    expect(boardSvg(start)).toBe(boardSvg(start, { theme: 'pistachio', pieces: 'sweets' }));
    const kings = position('W:WKa1,b2:BKh7,g6');
    expect(new Set(LOOKS.map((look) => boardSvg(kings, look))).size).toBe(LOOKS.length);
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

  test.each(LOOKS)('of $pieces on $theme is right by day where a policy forbids its style sheet', (look) => {
    const { palette } = themeNamed(look.theme);
    const bare = boardSvg(start, look).replace(/<style>.*<\/style>/, '');
    expect(bare).toMatch(new RegExp(`class="ivory ivoryLine-stroke" fill="${palette.ivory.day}"`));
    expect(bare).toContain(`fill="${palette.wood.day}"`);
    expect(bare).not.toContain('var(');
  });

  test('describes itself when asked', () => {
    expect(boardSvg(start, { description: 'White to move' })).toContain('<desc>White to move</desc>');
    expect(boardSvg(start)).not.toMatch(/<title|<desc/);
  });

  test('has no script, no link elsewhere and no style attribute', () => {
    const picture = boardSvg(start, { title: 'x', description: 'y' });
    expect(picture).not.toMatch(/<script|\son\w+=|\sstyle=|@import|<image|<foreignObject/);
    const links = [...picture.matchAll(/url\(([^)]*)\)|href="([^"]*)"/g)].map(([, url, href]) => url ?? href);
    expect([...new Set(links)].sort()).toEqual(['#black-man', '#white-man']);
    expect(picture.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:/);
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
    expect(pale(surface(onlyA1, 'white'))).toEqual(['0,700']);
    expect(pale(surface(onlyA1, 'black'))).toEqual(['700,0']);
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

describe("the night's rules in a picture", () => {
  const nightOf = (picture: string): string =>
    /@media\(prefers-color-scheme:dark\)\{(.*)\}<\/style>/.exec(picture)?.[1] ?? '';
  const kings = position('W:WKa1,b2:BKh7,g6');

  test.each(LOOKS)('of $pieces on $theme paint all that differs by night', (look) => {
    const picture = boardSvg(kings, look);
    const { palette } = themeNamed(look.theme);
    const rules = nightOf(picture);
    const painted = [...picture.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
    for (const name of new Set(painted)) {
      const [ink = '', use = 'fill'] = name.split('-');
      const shades = Object.entries(palette).find(([one]) => one === ink)?.[1];
      if (!shades || shades.day === shades.night) expect(rules).not.toContain(`.${name}{`);
      else expect(rules).toContain(`.${name}{${use}:${shades.night}}`);
    }
    expect(painted.length).toBeGreaterThan(8);
  });

  test('leave out what is not drawn', () => {
    expect(nightOf(boardSvg(start))).not.toContain('.walnut{');
    expect(nightOf(boardSvg(kings))).toContain('.walnut{');
  });
});

test('every ink is used by some look', () => {
  const shapes = [
    ...LOOKS.map(({ theme, pieces }) => outfitOf(theme, pieces)).flatMap((outfit) => [
      ...surfaceShapes(russian.squares, 'white', outfit),
      ...COLORS.flatMap((color) => [...outfit.man(color), ...outfit.crown(color)]),
    ]),
    ...MARKS.flatMap(markShapes),
  ];
  const used = new Set(['coordinate', ...shapes.flatMap(({ fill, stroke }) => [fill, stroke])]);
  used.delete(undefined);
  expect([...used].sort()).toEqual(Object.keys(INK_USES).sort());
});

test('each mark has a shape of its own', () => {
  const bare = MARKS.map((mark) =>
    shapesMarkup(markShapes(mark)).replace(/ (class|fill|stroke)="[^"]*"/g, ''),
  );
  expect(new Set(bare).size).toBe(MARKS.length);
});
