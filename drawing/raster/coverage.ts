import type { Outline } from './outline.ts';

/**
 * How much of each pixel of a part of a picture is covered, row by row: each cell holds by how much more of its pixel is covered than of
 * the one at its left. The sum, without its sign and at most 1, is the share.
 */
export interface Coverage {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly cells: Float32Array;
  /** From one row to the next in `cells`, which go on a little beyond the last pixel. */
  readonly stride: number;
}

/** Where units become pixels. */
export interface Placing {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Adds what one edge covers of the pixels at its right. */
function addEdge(cells: Float32Array, stride: number, x0: number, y0: number, x1: number, y1: number): void {
  if (y0 === y1) return;
  const down = y0 < y1;
  const top = down ? y0 : y1;
  const bottom = down ? y1 : y0;
  const slope = (x1 - x0) / (y1 - y0);
  let x = down ? x0 : x1;
  for (let row = Math.floor(top); row < bottom; row += 1) {
    const height = Math.min(row + 1, bottom) - Math.max(row, top);
    const next = x + slope * height;
    const from = Math.min(x, next);
    const to = Math.max(x, next);
    const amount = down ? height : -height;
    const first = Math.floor(from);
    const last = Math.ceil(to);
    const at = row * stride + first;
    if (last <= first + 1) {
      // Within one pixel: covered at the right of the edge's middle.
      const rest = amount * ((from + to) / 2 - first);
      cells[at] = (cells[at] ?? 0) + amount - rest;
      cells[at + 1] = (cells[at + 1] ?? 0) + rest;
    } else {
      // Across several: what lies at the left of each pixel's right edge, as a trapezium.
      const share = amount / (to - from);
      let before = 0;
      for (let pixel = first; pixel < last; pixel += 1) {
        const near = Math.max(from, pixel);
        const far = Math.min(to, pixel + 1);
        const covered = (far - near) * (pixel + 1 - (near + far) / 2) * share + (near - from) * share;
        cells[at + pixel - first] = (cells[at + pixel - first] ?? 0) + covered - before;
        before = covered;
      }
      cells[at + last - first] = (cells[at + last - first] ?? 0) + amount - before;
    }
    x = next;
  }
}

/** Numbers between two limits. */
const within = (n: number, low: number, high: number): number => Math.min(Math.max(n, low), high);

/** A part of an edge: where it begins and ends. */
type Edge = readonly [x0: number, y0: number, x1: number, y1: number];

/** Adds an edge of which a part may lie beyond the left or the right side: that part covers as much as if it ran along the side. */
function addWithin(cells: Float32Array, stride: number, [x0, y0, x1, y1]: Edge, side: number): void {
  const [low, high] = [Math.min(x0, x1), Math.max(x0, x1)];
  if (high <= 0 || low >= side || (low >= 0 && high <= side)) {
    addEdge(cells, stride, within(x0, 0, side), y0, within(x1, 0, side), y1);
    return;
  }
  const cut = low < 0 ? 0 : side;
  const y = y0 + ((cut - x0) * (y1 - y0)) / (x1 - x0);
  addWithin(cells, stride, [x0, y0, cut, y], side);
  addWithin(cells, stride, [cut, y, x1, y1], side);
}

/** Adds what an edge covers of a part of a picture that is so wide and high; what lies above or below covers nothing. */
function addClipped(
  cells: Float32Array,
  stride: number,
  [x0, y0, x1, y1]: Edge,
  width: number,
  height: number,
): void {
  const top = within(Math.min(y0, y1), 0, height);
  const bottom = within(Math.max(y0, y1), 0, height);
  if (top === bottom) return;
  const [from, to] = y0 < y1 ? [top, bottom] : [bottom, top];
  const xAt = (y: number): number =>
    y === y0 ? x0 : y === y1 ? x1 : x0 + ((y - y0) * (x1 - x0)) / (y1 - y0);
  addWithin(cells, stride, [xAt(from), from, xAt(to), to], width);
}

/**
 * What the outlines cover of a picture of this size: the area of each pixel that lies inside of them by the nonzero rule. Exact but in pixels
 * through which more than one edge goes: there shares of outlines that run the same way add up (to 1 at most) though they may lie over each
 * other, and those of opposite ways cancel out. Null where nothing is covered.
 */
export const coverageOf = (
  outlines: readonly Outline[],
  { x, y, scale }: Placing,
  size: { readonly width: number; readonly height: number },
): Coverage | null => {
  let minX = size.width;
  let minY = size.height;
  let maxX = 0;
  let maxY = 0;
  const placed = outlines.map(({ points }) => {
    const pixels = new Float64Array(points.length);
    for (let at = 0; at < points.length; at += 2) {
      const px = x + (points[at] ?? 0) * scale;
      const py = y + (points[at + 1] ?? 0) * scale;
      pixels[at] = px;
      pixels[at + 1] = py;
      minX = Math.min(minX, px);
      maxX = Math.max(maxX, px);
      minY = Math.min(minY, py);
      maxY = Math.max(maxY, py);
    }
    return pixels;
  });
  const left = Math.max(0, Math.floor(minX));
  const top = Math.max(0, Math.floor(minY));
  const width = Math.min(size.width, Math.ceil(maxX)) - left;
  const height = Math.min(size.height, Math.ceil(maxY)) - top;
  if (width <= 0 || height <= 0) return null;
  // Two cells more in each row, for the edges at its end.
  const stride = width + 2;
  const cells = new Float32Array(stride * height);
  const isInside = minX >= 0 && minY >= 0 && maxX <= size.width && maxY <= size.height;
  for (const pixels of placed) {
    let x0 = (pixels.at(-2) ?? 0) - left;
    let y0 = (pixels.at(-1) ?? 0) - top;
    for (let at = 0; at < pixels.length; at += 2) {
      const x1 = (pixels[at] ?? 0) - left;
      const y1 = (pixels[at + 1] ?? 0) - top;
      if (isInside) addEdge(cells, stride, x0, y0, x1, y1);
      else addClipped(cells, stride, [x0, y0, x1, y1], width, height);
      x0 = x1;
      y0 = y1;
    }
  }
  return { left, top, width, height, cells, stride };
};
