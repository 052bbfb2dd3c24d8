import type { Shape } from '../shapes.ts';

/** A line through points, x and y in turn; a closed one ends where it begins without saying so. */
export interface Outline {
  readonly points: readonly number[];
  readonly closed: boolean;
}

/** So many chords to an arc of this angle that none is seen; `radius` in pixels. */
const chords = (angle: number, radius: number): number =>
  Math.max(4, Math.ceil(Math.abs(angle) * Math.sqrt(Math.max(radius, 1)) * 1.2));

/** An arc of an ellipse that is turned by `tilt`. */
interface Arc {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  readonly tilt: number;
  readonly from: number;
  readonly sweep: number;
}

/** Goes on along an arc, from behind its first point. */
function goAround(points: number[], { x, y, rx, ry, tilt, from, sweep }: Arc, scale: number): void {
  const steps = chords(sweep, Math.max(rx, ry) * scale);
  const cos = Math.cos(tilt);
  const sin = Math.sin(tilt);
  for (let step = 1; step <= steps; step += 1) {
    const angle = from + (sweep * step) / steps;
    const along = rx * Math.cos(angle);
    const across = ry * Math.sin(angle);
    points.push(x + along * cos - across * sin, y + along * sin + across * cos);
  }
}

/** Goes on along the arc of a path, by its end points, as SVG has it (SVG 2, B.2.4). */
function goArc(points: number[], x0: number, y0: number, numbers: readonly number[], scale: number): void {
  const [rx0 = 0, ry0 = 0, degrees = 0, large, clockwise, x1 = 0, y1 = 0] = numbers;
  // One that ends where it begins is none, whatever its radii (SVG 2, 9.5.1).
  if (x0 === x1 && y0 === y1) return;
  if (rx0 === 0 || ry0 === 0) {
    points.push(x1, y1);
    return;
  }
  const tilt = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  const [dx, dy] = [(x0 - x1) / 2, (y0 - y1) / 2];
  const [px, py] = [cos * dx + sin * dy, cos * dy - sin * dx];
  // Radii that do not reach are enlarged until they do.
  const grown = Math.sqrt(Math.max(1, (px / rx0) ** 2 + (py / ry0) ** 2));
  const [rx, ry] = [Math.abs(rx0) * grown, Math.abs(ry0) * grown];
  const across = (rx * py) ** 2 + (ry * px) ** 2;
  const root = across === 0 ? 0 : Math.sqrt(Math.max(0, ((rx * ry) ** 2 - across) / across));
  const side = (large === 1) === (clockwise === 1) ? -root : root;
  const [cx, cy] = [(side * rx * py) / ry, (-side * ry * px) / rx];
  const from = Math.atan2((py - cy) / ry, (px - cx) / rx);
  const to = Math.atan2((-py - cy) / ry, (-px - cx) / rx);
  const turn = 2 * Math.PI;
  const sweep = clockwise === 1 ? (to - from + turn) % turn : -((from - to + turn) % turn);
  const [x, y] = [cos * cx - sin * cy + (x0 + x1) / 2, sin * cx + cos * cy + (y0 + y1) / 2];
  goAround(points, { x, y, rx, ry, tilt, from, sweep }, scale);
}

/** Goes on along a curve through its control points, the first of which is where it begins. */
function goCurve(points: number[], controls: readonly number[], scale: number): void {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3, y3] = controls;
  const length = Math.hypot(x1 - x0, y1 - y0) + Math.hypot(x2 - x1, y2 - y1);
  const steps = Math.max(4, Math.ceil(Math.sqrt(length * scale) * 1.4));
  for (let step = 1; step <= steps; step += 1) {
    const t = step / steps;
    const u = 1 - t;
    if (x3 === undefined || y3 === undefined) {
      const [a, b, c] = [u * u, 2 * u * t, t * t];
      points.push(a * x0 + b * x1 + c * x2, a * y0 + b * y1 + c * y2);
    } else {
      const [a, b, c, d] = [u ** 3, 3 * u * u * t, 3 * u * t * t, t ** 3];
      points.push(a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3);
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

/** The two flags of an arc may stand right before what follows: `a3 3 0 106 0`. */
const FLAG = /[01]/g;

/** The steps of a path: a command's letter with the numbers of one use of it. */
function* stepsOf(d: string): Generator<{ readonly letter: string; readonly numbers: readonly number[] }> {
  let letter = '';
  let numbers: number[] = [];
  for (let at = 0; ; ) {
    const isFlag = /a/i.test(letter) && (numbers.length === 3 || numbers.length === 4);
    const pattern = isFlag ? FLAG : TOKEN;
    pattern.lastIndex = at;
    const found = pattern.exec(d);
    if (!found) return;
    at = pattern.lastIndex;
    const [text, command] = found;
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
      if (command === 'A') goArc(points, x, y, given, scale);
      if (command === 'Q' || command === 'T') {
        bend = command === 'Q' ? [a, b] : [bendX, bendY];
        goCurve(points, [x, y, ...bend, ...(command === 'Q' ? [c, e] : [a, b])], scale);
      }
      if (command === 'C' || command === 'S') {
        bend = command === 'C' ? [c, e] : [a, b];
        goCurve(points, [x, y, ...(command === 'C' ? [] : [bendX, bendY]), ...given], scale);
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
  const points: number[] = [];
  goAround(points, { x, y, rx, ry, tilt: 0, from: 0, sweep: 2 * Math.PI }, scale);
  return [{ points, closed: true }];
};
