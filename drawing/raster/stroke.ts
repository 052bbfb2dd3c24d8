import type { Outline } from './outline.ts';

/** A corner's miter may be so many times as long as the line is wide, as in SVG; a sharper one is cut off. */
const MITER_LIMIT = 4;

/** A polygon that runs around its inside in the one direction that counts as inside, so that polygons that overlap add up. */
const positive = (points: readonly number[]): Outline => {
  let area = 0;
  for (let at = 0; at < points.length; at += 2) {
    const next = (at + 2) % points.length;
    area += (points[at] ?? 0) * (points[next + 1] ?? 0) - (points[next] ?? 0) * (points[at + 1] ?? 0);
  }
  if (area >= 0) return { points, closed: true };
  const reversed: number[] = [];
  for (let at = points.length - 2; at >= 0; at -= 2) reversed.push(points[at] ?? 0, points[at + 1] ?? 0);
  return { points: reversed, closed: true };
};

/** One straight part of a line: where it begins and ends, and its direction. */
interface Segment {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly along: readonly [number, number];
}

const segmentsOf = ({ points, closed }: Outline): readonly Segment[] => {
  const segments: Segment[] = [];
  const last = closed ? points.length : points.length - 2;
  for (let at = 0; at < last; at += 2) {
    const next = (at + 2) % points.length;
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = [points[at], points[at + 1], points[next], points[next + 1]];
    const length = Math.hypot(x1 - x0, y1 - y0);
    if (length > 1e-6)
      segments.push({ from: [x0, y0], to: [x1, y1], along: [(x1 - x0) / length, (y1 - y0) / length] });
  }
  return segments;
};

/** What fills the outer side of a corner between two segments: the miter, or where that would be too long a straight cut. */
const corner = (before: Segment, after: Segment, half: number): Outline => {
  const [ax, ay] = before.along;
  const [bx, by] = after.along;
  const [x, y] = after.from;
  const side = ax * by - ay * bx > 0 ? -half : half;
  const [p, q] = [
    [x - ay * side, y + ax * side],
    [x - by * side, y + bx * side],
  ] as const;
  const cosine = ax * bx + ay * by;
  // The square of the miter's length over the line's width, by the half angle.
  const reach = 2 / (1 + cosine);
  const tip =
    reach > MITER_LIMIT ** 2
      ? []
      : [x + ((p[0] + q[0]) / 2 - x) * reach, y + ((p[1] + q[1]) / 2 - y) * reach];
  return positive([x, y, ...p, ...tip, ...q]);
};

/** The area that a line of this width covers, as polygons that may overlap; its ends are cut straight. */
export const strokeOutlines = (outline: Outline, width: number): readonly Outline[] => {
  const half = width / 2;
  const segments = segmentsOf(outline);
  return segments.flatMap((segment, at) => {
    const { from, to, along } = segment;
    const [nx, ny] = [-along[1] * half, along[0] * half];
    const body = positive([
      ...[from[0] + nx, from[1] + ny, to[0] + nx, to[1] + ny],
      ...[to[0] - nx, to[1] - ny, from[0] - nx, from[1] - ny],
    ]);
    const before = at > 0 ? segments[at - 1] : outline.closed ? segments.at(-1) : undefined;
    return before ? [body, corner(before, segment, half)] : [body];
  });
};
