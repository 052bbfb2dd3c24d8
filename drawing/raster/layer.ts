import { type ColorTable, LEVELS, SAME } from './colorTable.ts';
import type { Coverage } from './coverage.ts';

/** A picture, or a part of one that lies on others: a color of the table for each pixel, and how much it covers, of `LEVELS`. */
export interface Layer {
  readonly width: number;
  readonly height: number;
  readonly inks: Uint8Array;
  readonly levels: Uint8Array;
}

/** A layer with nothing on it. */
export const emptyLayer = (width: number, height: number): Layer => ({
  width,
  height,
  inks: new Uint8Array(width * height),
  levels: new Uint8Array(width * height),
});

/** A layer of one color. */
export const filledLayer = (width: number, height: number, ink: number): Layer => ({
  width,
  height,
  inks: new Uint8Array(width * height).fill(ink),
  levels: new Uint8Array(width * height).fill(LEVELS),
});

/** Lays so much of a color over one pixel. */
function lay(
  layer: Layer,
  at: number,
  ink: number,
  level: number,
  colors: ColorTable,
  same: number = SAME.edge,
): void {
  const { inks, levels } = layer;
  const below = levels[at] ?? 0;
  if (level === LEVELS || below === 0) {
    inks[at] = ink;
    levels[at] = level;
  } else if (below === LEVELS) {
    inks[at] = colors.mix(inks[at] ?? 0, ink, level, same);
  } else {
    const both = level + (below * (LEVELS - level)) / LEVELS;
    inks[at] = colors.mix(inks[at] ?? 0, ink, Math.round((LEVELS * level) / both), same);
    levels[at] = Math.round(both);
  }
}

/** What is covered alike in a row of more pixels than that is an area, not an edge. */
const EDGE = 3;

/** Lays a color over all that is covered. */
export function layCoverage(
  layer: Layer,
  { left, top, width, height, cells, stride }: Coverage,
  ink: number,
  opacity: number,
  colors: ColorTable,
): void {
  const full = opacity * LEVELS;
  for (let row = 0; row < height; row += 1) {
    const start = (top + row) * layer.width + left;
    const first = row * stride;
    let covered = 0;
    for (let column = 0; column < width; ) {
      covered += cells[first + column] ?? 0;
      // From here on to the next edge all is covered alike.
      let end = column + 1;
      while (end < width && cells[first + end] === 0) end += 1;
      const level = Math.round(Math.min(Math.abs(covered), 1) * full);
      if (level === LEVELS) {
        layer.inks.fill(ink, start + column, start + end);
        layer.levels.fill(LEVELS, start + column, start + end);
      } else if (level > 0) {
        const same = Math.abs(covered) > 0.999 && end - column > EDGE ? SAME.area : SAME.edge;
        for (let at = start + column; at < start + end; at += 1) lay(layer, at, ink, level, colors, same);
      }
      column = end;
    }
  }
}

/** Fills a rectangle. */
export function fillRect(
  layer: Layer,
  ink: number,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  for (let row = y; row < y + height; row += 1) {
    const start = row * layer.width + x;
    layer.inks.fill(ink, start, start + width);
    layer.levels.fill(LEVELS, start, start + width);
  }
}

/** Lays one layer onto another, its upper left corner at x and y. */
export function blit(target: Layer, source: Layer, x: number, y: number, colors: ColorTable): void {
  const { inks, levels } = source;
  const right = Math.min(source.width, target.width - x);
  const bottom = Math.min(source.height, target.height - y);
  for (let row = 0; row < bottom; row += 1) {
    const from = row * source.width;
    const to = (y + row) * target.width + x;
    for (let column = 0; column < right; column += 1) {
      const at = from + column;
      const level = levels[at] ?? 0;
      const ink = inks[at] ?? 0;
      if (level === LEVELS) target.inks[to + column] = ink;
      else if (level > 0) {
        // A tint or a shadow: what is beside it is the same.
        const isArea =
          (levels[at - 1] === level && inks[at - 1] === ink) ||
          (levels[at + 1] === level && inks[at + 1] === ink);
        lay(target, to + column, ink, level, colors, isArea ? SAME.area : SAME.edge);
      }
    }
  }
}
