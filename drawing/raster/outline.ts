import type { Shape } from '../shapes.ts';

/** A line through points, x and y in turn; a closed one ends where it begins without saying so. */
export interface Outline {
  readonly points: readonly number[];
  readonly closed: boolean;
}

/** So many chords to an arc of this angle that none is seen; `radius` in pixels. */
const chords = (angle: number, radius: number): number =>
  Math.max(4, Math.ceil(Math.abs(angle) * Math.sqrt(Math.max(radius, 1)) * 1.2));

/** Around an ellipse, from one angle to another, in a frame that is turned by `tilt`; without its first point. */
function* around(
  center: readonly [number, number],
  radii: readonly [number, number],
  tilt: number,
  from: number,
  sweep: number,
  scale: number,
): Generator<number> {
  const steps = chords(sweep, Math.max(...radii) * scale);
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  for (let step = 1; step <= steps; step += 1) {
    const angle = from + (sweep * step) / steps;
    const [x, y] = [radii[0] * Math.cos(angle), radii[1] * Math.sin(angle)];
    yield center[0] + x * cos - y * sin;
    yield center[1] + x * sin + y * cos;
  }
}

/** The arc of a path, by its end points, as SVG has it (SVG 2, B.2.4). */
function* arc(
  [x0, y0]: readonly [number, number],
  [rx0, ry0, degrees, large, clockwise, x, y]: readonly number[],
  scale: number,
): Generator<number> {
  const end = [x ?? 0, y ?? 0] as const;
  const radii = [Math.abs(rx0 ?? 0), Math.abs(ry0 ?? 0)] as const;
  if (radii[0] === 0 || radii[1] === 0) {
    yield* end;
    return;
  }
  const tilt = ((degrees ?? 0) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  const [dx, dy] = [(x0 - end[0]) / 2, (y0 - end[1]) / 2];
  const [px, py] = [cos * dx + sin * dy, cos * dy - sin * dx];
  // Radii that do not reach are enlarged until they do.
  const reach = (px / radii[0]) ** 2 + (py / radii[1]) ** 2;
  const grown = Math.sqrt(Math.max(1, reach));
  const [rx, ry] = [radii[0] * grown, radii[1] * grown];
  const across = (rx * py) ** 2 + (ry * px) ** 2;
  const root = across === 0 ? 0 : Math.sqrt(Math.max(0, ((rx * ry) ** 2 - across) / across));
  const side = (large === 1) === (clockwise === 1) ? -root : root;
  const [cx, cy] = [(side * rx * py) / ry, (-side * ry * px) / rx];
  const center = [cos * cx - sin * cy + (x0 + end[0]) / 2, sin * cx + cos * cy + (y0 + end[1]) / 2] as const;
  const from = Math.atan2((py - cy) / ry, (px - cx) / rx);
  const to = Math.atan2((-py - cy) / ry, (-px - cx) / rx);
  const turn = 2 * Math.PI;
  const sweep = clockwise === 1 ? (to - from + turn) % turn : -((from - to + turn) % turn);
  yield* around(center, [rx, ry], tilt, from, sweep, scale);
}

/** A curve through its control points, the first of which is where it begins. */
function* curve(controls: readonly number[], scale: number): Generator<number> {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3, y3] = controls;
  const length = Math.hypot(x1 - x0, y1 - y0) + Math.hypot(x2 - x1, y2 - y1);
  const steps = Math.max(4, Math.ceil(Math.sqrt(length * scale) * 1.4));
  for (let step = 1; step <= steps; step += 1) {
    const t = step / steps;
    const u = 1 - t;
    if (x3 === undefined || y3 === undefined) {
      yield u * u * x0 + 2 * u * t * x1 + t * t * x2;
      yield u * u * y0 + 2 * u * t * y1 + t * t * y2;
    } else {
      yield u ** 3 * x0 + 3 * u * u * t * x1 + 3 * u * t * t * x2 + t ** 3 * x3;
      yield u ** 3 * y0 + 3 * u * u * t * y1 + 3 * u * t * t * y2 + t ** 3 * y3;
    }
  }
}

/** How many numbers each command takes at a time. */
const ARITY: { readonly [command: string]: number } = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  Q: 4,
  T: 2,
  C: 6,
  S: 4,
  A: 7,
  Z: 0,
};

const TOKEN = /([a-z])|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;

/** The steps of a path: a command's letter with the numbers of one use of it. */
function* stepsOf(d: string): Generator<{ readonly letter: string; readonly numbers: readonly number[] }> {
  let letter = '';
  let numbers: number[] = [];
  for (const [text, command] of d.matchAll(TOKEN)) {
    if (command === undefined) numbers.push(Number(text));
    else {
      letter = command;
      numbers = [];
    }
    if (numbers.length < (ARITY[letter.toUpperCase()] ?? 0)) continue;
    yield { letter, numbers };
    numbers = [];
    // Pairs that follow the first of a move are lines.
    if (letter === 'M') letter = 'L';
    if (letter === 'm') letter = 'l';
  }
}

/** The numbers of a relative step as absolute ones. */
const absolute = (letter: string, numbers: readonly number[], x: number, y: number): readonly number[] => {
  if (letter < 'a') return numbers;
  if (letter === 'h') return numbers.map((n) => n + x);
  if (letter === 'v') return numbers.map((n) => n + y);
  if (letter === 'a') return numbers.map((n, at) => (at === 5 ? n + x : at === 6 ? n + y : n));
  return numbers.map((n, at) => n + (at % 2 === 0 ? x : y));
};

/** The outlines of an SVG path. `scale` says how many pixels a unit will have: curves become as many chords as that needs. */
export const pathOutlines = (d: string, scale: number): readonly Outline[] => {
  const outlines: { points: number[]; closed: boolean }[] = [];
  let points: number[] = [];
  let [x, y] = [0, 0];
  /** Where a smooth curve begins to bend: the last control point, mirrored. */
  let [bendX, bendY] = [0, 0];
  const begin = (): void => {
    points = [x, y];
    outlines.push({ points, closed: false });
  };
  for (const { letter, numbers } of stepsOf(d)) {
    const command = letter.toUpperCase();
    const given = absolute(letter, numbers, x, y);
    const [a = 0, b = 0, c = 0, e = 0] = given;
    const from = points.length;
    let bend: readonly [number, number] | undefined;
    if (command === 'M') {
      [x, y] = [a, b];
      begin();
    } else if (command === 'Z') {
      const last = outlines.at(-1);
      if (last) last.closed = true;
      [x, y] = [points[0] ?? 0, points[1] ?? 0];
      points = [x, y];
    } else {
      if (outlines.at(-1)?.points !== points) begin();
      if (command === 'L') points.push(a, b);
      if (command === 'H') points.push(a, y);
      if (command === 'V') points.push(x, a);
      if (command === 'A') points.push(...arc([x, y], given, scale));
      if (command === 'Q' || command === 'T') {
        bend = command === 'Q' ? [a, b] : [bendX, bendY];
        points.push(...curve([x, y, ...bend, ...(command === 'Q' ? [c, e] : [a, b])], scale));
      }
      if (command === 'C' || command === 'S') {
        bend = command === 'C' ? [c, e] : [a, b];
        points.push(...curve([x, y, ...(command === 'C' ? [] : [bendX, bendY]), ...given], scale));
      }
      if (points.length > from) [x = 0, y = 0] = points.slice(-2);
    }
    [bendX, bendY] = bend ? [2 * x - bend[0], 2 * y - bend[1]] : [x, y];
  }
  return outlines;
};

/** The outlines of a shape in its own units. */
export const outlinesOf = (shape: Shape, scale: number): readonly Outline[] => {
  if (shape.kind === 'path') return pathOutlines(shape.d, scale);
  const { x, y, rx, ry } = shape;
  return [{ points: [...around([x, y], [rx, ry], 0, 0, 2 * Math.PI, scale)], closed: true }];
};
