import type { Outline } from './outline.ts';

/** A corner's miter may be so many times as long as the line is wide, as in SVG; a sharper one is cut off. */
const MITER_LIMIT = 4;

/** Twice the area inside, negative where the points run the other way around it. */
const areaOf = (points: readonly number[]): number => {
  let area = 0;
  for (let at = 0; at < points.length; at += 2) {
    const next = (at + 2) % points.length;
    area += (points[at] ?? 0) * (points[next + 1] ?? 0) - (points[next] ?? 0) * (points[at + 1] ?? 0);
  }
  return area;
};

const reversed = (points: readonly number[]): readonly number[] => {
  const back: number[] = [];
  for (let at = points.length - 2; at >= 0; at -= 2) back.push(points[at] ?? 0, points[at + 1] ?? 0);
  return back;
};

/** Polygons whose area counts as inside in the one direction in which all do, so that those that overlap add up. */
const positive = (...polygons: readonly (readonly number[])[]): readonly Outline[] => {
  const area = polygons.reduce((sum, points) => sum + areaOf(points), 0);
  return polygons.map((points) => ({ points: area < 0 ? reversed(points) : points, closed: true }));
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
const corner = (before: Segment, after: Segment, half: number): readonly Outline[] => {
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

/** Turns of less than some 40° are those of a curve: no corner is to be seen there. */
const SMOOTH = 0.77;

const isSmooth = (segments: readonly Segment[], closed: boolean): boolean =>
  segments.every(({ along: [bx, by] }, at) => {
    const before = at > 0 || closed ? segments.at(at - 1) : undefined;
    return !before || before.along[0] * bx + before.along[1] * by > SMOOTH;
  });

/** Both sides of a line without corners, as one outline, or as two where it is closed. */
const bothSides = (segments: readonly Segment[], closed: boolean, half: number): readonly Outline[] => {
  const left: number[] = [];
  const right: number[] = [];
  const count = closed ? segments.length : segments.length + 1;
  for (let at = 0; at < count; at += 1) {
    const before = at > 0 || closed ? segments.at(at - 1) : undefined;
    const after = segments[at];
    const { from: [x, y] = before?.to ?? [0, 0] } = after ?? {};
    const [ax, ay] = before?.along ?? after?.along ?? [0, 0];
    const [bx, by] = after?.along ?? [ax, ay];
    // Half of the line's width from the middle of the turn, and so much more that the sides stay straight.
    const reach = half / (1 + ax * bx + ay * by);
    const [nx, ny] = [-(ay + by) * reach, (ax + bx) * reach];
    left.push(x + nx, y + ny);
    right.push(y - ny, x - nx);
  }
  right.reverse();
  return closed ? positive(left, right) : positive([...left, ...right]);
};

/** The area that a line of this width covers, as outlines that may overlap; its ends are cut straight. */
export const strokeOutlines = (outline: Outline, width: number): readonly Outline[] => {
  const half = width / 2;
  const { closed } = outline;
  const segments = segmentsOf(outline);
  if (segments.length === 0) return [];
  if (isSmooth(segments, closed)) return bothSides(segments, closed, half);
  return segments.flatMap((segment, at) => {
    const { from, to, along } = segment;
    const [nx, ny] = [-along[1] * half, along[0] * half];
    const body = positive([
      ...[from[0] + nx, from[1] + ny, to[0] + nx, to[1] + ny],
      ...[to[0] - nx, to[1] - ny, from[0] - nx, from[1] - ny],
    ]);
    const before = at > 0 ? segments[at - 1] : closed ? segments.at(-1) : undefined;
    return before ? [...body, ...corner(before, segment, half)] : body;
  });
};
