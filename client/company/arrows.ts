import { placeOf } from '../../drawing/geometry.ts';
import { type Color, parseSquare } from '../../engine/index.ts';
import type { Suggested } from '../../protocol/messages.ts';

/** A point over the board: 0 to 8 from its left and its upper edge, one to a square. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A proposed move as it is drawn. */
export interface Arrow {
  readonly move: string;
  readonly count: number;
  /** Whether this person proposes it. */
  readonly own: boolean;
  /** From the piece over every landing square up to the head. */
  readonly shaft: readonly Point[];
  /** The head's tip and its two other corners. */
  readonly head: readonly [Point, Point, Point];
  /** The shaft's width. */
  readonly width: number;
  /** The middle of the number. */
  readonly badge: Point;
}

/** How far from the middle of its square the shaft begins: the piece is still seen. */
const START = 0.2;
const HEAD = 0.34;
const THIN = 0.1;
/** What the shaft of a move that everybody wants is wider. */
const WIDER = 0.12;
/** Two numbers nearer to each other than this cannot be read. */
const APART = 0.46;
/** Where on a leg the number may stand, the best place first. */
const PLACES = [0.5, 0.25, 0.75];

const between = (from: Point, to: Point, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** The middles of the squares of a landing path. */
const middles = (path: string, orientation: Color): readonly Point[] =>
  path.split(/[-x]/).flatMap((name) => {
    const square = parseSquare(name);
    if (!square.ok) return [];
    const { column, row } = placeOf(square.value, orientation);
    return { x: column + 0.5, y: row + 0.5 };
  });

/** A point so far on the way from one to another, at most to its middle. */
const onWay = (from: Point, to: Point, far: number): Point =>
  between(from, to, Math.min(0.5, far / (distance(from, to) || 1)));

const headOf = (root: Point, tip: Point, width: number): Arrow['head'] => {
  const length = distance(root, tip) || 1;
  const half = (0.12 + width * 0.7) / length;
  const across = { x: (root.y - tip.y) * half, y: (tip.x - root.x) * half };
  return [
    tip,
    { x: root.x + across.x, y: root.y + across.y },
    { x: root.x - across.x, y: root.y - across.y },
  ];
};

/** A place for the number where no other one stands: on the last leg, else on an earlier one, else on the last all the same. */
const badgeOn = (shaft: readonly Point[], tip: Point, taken: readonly Point[]): Point => {
  const ends = [...shaft.slice(0, -1), tip];
  const places = ends
    .slice(1)
    .map((end, leg) => PLACES.map((part) => between(ends[leg] ?? end, end, part)))
    .reverse()
    .flat();
  return places.find((place) => taken.every((other) => distance(other, place) >= APART)) ?? places[0] ?? tip;
};

/**
 * The arrows of a tally, in its order: the most wanted first, to be drawn lowest, as it is the widest.
 *
 * @param own this person's proposal
 */
export const arrowsOf = (
  moves: readonly Suggested[],
  orientation: Color,
  own: string | undefined,
): readonly Arrow[] => {
  const all = moves.reduce((sum, { count }) => sum + count, 0);
  const arrows: Arrow[] = [];
  for (const { move, count } of moves) {
    const [start, ...landings] = middles(move, orientation);
    const [first] = landings;
    const tip = landings.at(-1);
    if (start === undefined || first === undefined || tip === undefined) continue; // No path: a server of another time.
    const width = THIN + (WIDER * count) / all;
    const root = onWay(tip, landings.at(-2) ?? start, HEAD);
    const shaft = [onWay(start, first, START), ...landings.slice(0, -1), root];
    const badge = badgeOn(
      shaft,
      tip,
      arrows.map((arrow) => arrow.badge),
    );
    arrows.push({ move, count, own: move === own, shaft, head: headOf(root, tip, width), width, badge });
  }
  return arrows;
};
