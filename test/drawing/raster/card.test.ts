import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { PIECE_SETS, THEMES, type Theme } from '../../../drawing/looks.ts';
import { outfitOf } from '../../../drawing/outfits.ts';
import { CARD_HEIGHT, CARD_WIDTH, type Card, tableCard } from '../../../drawing/raster/card.ts';
import { PAPERS } from '../../../drawing/raster/papers.ts';
import { makePng } from '../../../drawing/raster/png.ts';
import { themeNamed } from '../../../drawing/themeDesigns.ts';
import {
  initialPosition,
  type Position,
  parseFen,
  parseSquare,
  russian,
  type Square,
  turkish,
} from '../../../engine/index.ts';

const pack = promisify(deflate) as (bytes: Uint8Array) => Promise<Uint8Array>;

const position = (fen: string): Position => {
  const parsed = parseFen(fen, turkish);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
};

const SHOWN = position('B:Wa2,Kd4:Ba7,Kh8');
const CARD: Card = {
  position: SHOWN,
  start: SHOWN,
  orientation: 'white',
  coordinates: 'algebraic',
  standing: { kind: 'to-move', side: 'black' },
};

/** A pixel's color as `#RRGGBB`. */
const reader = (card: Card, theme: Theme = 'pistachio', pieces: (typeof PIECE_SETS)[number] = 'discs') => {
  const { pixels, palette, width } = tableCard(card, outfitOf(theme, pieces), PAPERS[theme]);
  return (x: number, y: number): string => {
    const place = 3 * (pixels[y * width + x] ?? 0);
    const hex = [...palette.slice(place, place + 3)].map((byte) => byte.toString(16).padStart(2, '0'));
    return `#${hex.join('').toUpperCase()}`;
  };
};

const squareOf = (name: string): Square => {
  const parsed = parseSquare(name);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
};

/** The middle of a square, White below; by the measures of the picture: 68 pixels a square, from 43 on. */
const middleOf = (square: string): readonly [number, number] => {
  const at = squareOf(square);
  return [43 + 34 + 68 * (at & 7), 43 + 34 + 68 * (7 - (at >> 3))];
};

const day = (theme: Theme) => themeNamed(theme).palette;

describe('the board', () => {
  const color = reader(CARD);
  const { wood, ivory, black, walnut, brass, frame } = day('pistachio');

  test.each([
    ['a man of White', 'a2', ivory.day],
    ['a man of Black', 'a7', black.day],
    ['a king of White wears its crown', 'd4', walnut.day],
    ['a king of Black wears its crown', 'h8', brass.day],
    ['an empty square', 'e5', wood.day],
  ])('%s', (_, square, expected) => {
    expect(color(...middleOf(square))).toBe(expected);
  });

  test('the frame, and paper around it', () => {
    expect(color(38, 300)).toBe(frame.day);
    expect(color(10, 10)).toBe(PAPERS.pistachio.page);
  });

  test('the other way round', () => {
    const turned = reader({ ...CARD, orientation: 'black' });
    const [x, y] = middleOf('a2');
    expect(turned(43 + 8 * 68 - (x - 43), 43 + 8 * 68 - (y - 43))).toBe(ivory.day);
  });

  test('the last move is outlined on both squares', () => {
    const move = { from: squareOf('e4'), landings: [squareOf('e5')], captures: [] };
    const marked = reader({ ...CARD, lastMove: move });
    for (const square of ['e4', 'e5']) {
      const [x, y] = middleOf(square);
      expect(marked(x, y - 31)).toBe(day('pistachio').lastMove.day);
      expect(color(x, y - 31)).toBe(wood.day);
    }
  });

  test('squares that the rules leave out are pale', () => {
    const start = initialPosition(russian);
    const shown = reader({ ...CARD, position: start, start });
    expect(shown(...middleOf('e5'))).toBe(wood.day);
    expect(shown(...middleOf('d5'))).toBe(day('pistachio').paleWood.day);
  });

  test('coordinates, unless they are not wanted', () => {
    const corner = (coordinates: Card['coordinates']) => {
      const at = reader({ ...CARD, coordinates });
      const seen = new Set<string>();
      for (let x = 43 + 50; x < 43 + 66; x += 1) for (let y = 600 - 40; y < 585; y += 1) seen.add(at(x, y));
      return seen.has(day('pistachio').coordinate.day);
    };
    expect([corner('algebraic'), corner('none')]).toEqual([true, false]);
  });
});

describe('beside the board', () => {
  const MIDDLE = [898, 315] as const;
  const { ivory, black } = day('pistachio');

  test.each([
    ['White to move', { kind: 'to-move', side: 'white' }, ivory.day, PAPERS.pistachio.rim],
    ['Black to move', { kind: 'to-move', side: 'black' }, black.day, PAPERS.pistachio.rim],
    ['White has won', { kind: 'won', side: 'white' }, day('pistachio').walnut.day, PAPERS.pistachio.accent],
    ['Black has won', { kind: 'won', side: 'black' }, day('pistachio').brass.day, PAPERS.pistachio.accent],
    ['drawn', { kind: 'drawn' }, undefined, PAPERS.pistachio.accent],
    ['a seat is free', { kind: 'open' }, undefined, PAPERS.pistachio.rim],
  ] as const)('%s', (_, standing, middle, rim) => {
    const color = reader({ ...CARD, standing });
    if (middle) expect(color(...MIDDLE)).toBe(middle);
    else expect([color(840, 310), color(960, 310)]).toEqual([ivory.day, black.day]);
    // The rim of the round ground.
    expect(color(898, 315 - 163)).toBe(rim);
  });

  test('sixteen that were taken leave the name to be read', () => {
    const bare = position('B:Wa2:Ba7');
    const lost = { ...CARD, position: bare, start: initialPosition(turkish) };
    const paper = (card: Card): number => {
      const color = reader(card);
      let bare = 0;
      for (let x = 1025; x < 1200; x += 1)
        for (let y = 550; y < 600; y += 1) bare += Number(color(x, y) === PAPERS.pistachio.page);
      return bare;
    };
    expect(paper(lost)).toBe(paper({ ...lost, start: bare }));
    expect(reader(lost)(980, 630 - 29 - 25)).not.toBe(PAPERS.pistachio.page);
  });

  test('what was taken lies at the end of who took it', () => {
    const start = position('W:Wa2,b2,c2,Kd4:Ba7,b7,Kh8');
    const taken = reader({ ...CARD, start });
    const top = 30 + 25;
    const bottom = 630 - 29 - 25;
    expect([taken(655, top), taken(684, top), taken(655, bottom)]).toEqual([ivory.day, ivory.day, black.day]);
    const none = reader(CARD);
    expect([none(655, top), none(655, bottom)]).toEqual([PAPERS.pistachio.page, PAPERS.pistachio.page]);
  });
});

const START = initialPosition(turkish);
const MOVE = { from: squareOf('a2'), landings: [squareOf('d4')], captures: [] };
const KINGS = position('B:WKa2,Kd4,b2,c3,e3:BKa7,Kh8,b7,c6,f6');

/** What pictures are busy with: all pieces, kings of both sides, a last move, what was taken, and how a game stands. */
const BUSY: readonly (readonly [name: string, card: Partial<Card>])[] = [
  ['the start', { position: START, standing: { kind: 'open' } }],
  [
    'kings, the last move, and White has won',
    { position: KINGS, lastMove: MOVE, standing: { kind: 'won', side: 'white' } },
  ],
  [
    'kings, the last move, and Black has won',
    {
      position: KINGS,
      lastMove: MOVE,
      standing: { kind: 'won', side: 'black' },
      coordinates: 'turkish',
      orientation: 'black',
    },
  ],
  ['all pieces, a last move, and a draw', { position: START, lastMove: MOVE, standing: { kind: 'drawn' } }],
];

describe.each(THEMES)('%s', (theme) => {
  describe.each(PIECE_SETS)(
    '%s: an indexed picture that is small enough to send, with places to spare',
    (pieces) => {
      test.each(BUSY)('%s', async (_, busy) => {
        const picture = tableCard({ ...CARD, start: START, ...busy }, outfitOf(theme, pieces), PAPERS[theme]);
        // With all 256 taken the nearest color would have had to do.
        expect(picture.palette.length / 3).toBeLessThan(256);
        const png = await makePng(picture, pack);
        expect(png.length).toBeLessThan(45_000);
        const { width, height, data } = PNG.sync.read(Buffer.from(png));
        expect([width, height]).toEqual([CARD_WIDTH, CARD_HEIGHT]);
        const pixel = 4 * (10 * CARD_WIDTH + 10);
        const corner = Buffer.from(data.subarray(pixel, pixel + 3)).toString('hex');
        expect(`#${corner.toUpperCase()}`).toBe(PAPERS[theme].page);
      });
    },
  );
});

test('the same table gives the same picture', () => {
  const paint = () => tableCard(CARD, outfitOf('wood', 'chess'), PAPERS.wood);
  expect(paint()).toEqual(paint());
});
