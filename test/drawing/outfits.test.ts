import { describe, expect, test } from 'vitest';
import {
  outfitOf,
  PIECE_SETS,
  pieceSetNamed,
  type Shape,
  shapesMarkup,
  THEMES,
  USUAL_OUTFIT,
} from '../../drawing/index.ts';
import { COLORS } from '../../engine/index.ts';

/** Shapes without their colors. */
const bare = (shapes: readonly Shape[]): string =>
  shapesMarkup(shapes).replace(/ (class|fill|stroke)="[^"]*"/g, '');

describe.each(PIECE_SETS)('%s', (name) => {
  const set = pieceSetNamed(name);

  test.each(COLORS)("%s's king is told from the man without color", (color) => {
    expect(bare(set.crown(color))).not.toBe('');
    expect(bare(set.man(color))).not.toContain(bare(set.crown(color)));
  });

  test('is the same in shape for both sides', () => {
    expect(bare(set.man('white'))).toBe(bare(set.man('black')));
    expect(bare(set.crown('white'))).toBe(bare(set.crown('black')));
  });

  test('stays in its square', () => {
    for (const shape of [...set.man('white'), ...set.crown('white')]) {
      const numbers =
        shape.kind === 'ellipse'
          ? [shape.x - shape.rx, shape.x + shape.rx, shape.y - shape.ry, shape.y + shape.ry]
          : [...shape.d.matchAll(/[MLQ ](-?[\d.]+) (-?[\d.]+)(?=[MLQAZHV]|$)/g)].flatMap(([, x, y]) => [
              Number(x),
              Number(y),
            ]);
      for (const number of numbers) {
        expect(number).toBeGreaterThanOrEqual(0);
        expect(number).toBeLessThanOrEqual(100);
      }
    }
  });
});

test('the sets are told from one another', () => {
  expect(new Set(PIECE_SETS.map((name) => bare(pieceSetNamed(name).crown('white')))).size).toBe(
    PIECE_SETS.length,
  );
});

test('what the core draws with is the first of all looks', () => {
  const outfit = outfitOf(THEMES[0], PIECE_SETS[0]);
  expect(outfit.palette).toBe(USUAL_OUTFIT.palette);
  for (const color of COLORS) {
    expect(outfit.man(color)).toEqual(USUAL_OUTFIT.man(color));
    expect(outfit.crown(color)).toEqual(USUAL_OUTFIT.crown(color));
  }
});

test.each(['lined', 'contrast'] as const)(
  '%s has neither shadow nor gloss, nothing half seen, and thicker lines',
  (theme) => {
    for (const pieces of PIECE_SETS)
      for (const color of COLORS) {
        const shapes = [...outfitOf(theme, pieces).man(color), ...outfitOf(theme, pieces).crown(color)];
        expect(shapes.filter(({ opacity }) => opacity)).toEqual([]);
        expect(shapes.filter(({ fill = '' }) => /Edge|Groove/.test(fill))).toEqual([]);
        const usual =
          pieceSetNamed(pieces)
            .crown(color)
            .find(({ stroke }) => stroke)?.width ?? 0;
        const own =
          outfitOf(theme, pieces)
            .crown(color)
            .find(({ stroke }) => stroke)?.width ?? 1;
        expect(own).toBeGreaterThan(usual);
      }
  },
);
