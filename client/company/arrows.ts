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
  readonly length: number;
}

/** How far from the middle of its square the shaft begins: the piece is still seen. */
const START = 0.2;
const HEAD = 0.34;
const THIN = 0.1;
/** What the shaft of a move that everybody wants is wider. */
const WIDER = 0.12;
/** Two numbers nearer to each other than this cannot be read. */
const APART = 0.46;
/** How far from a leg's end the number may stand, the best place first: just behind the head. */
const PLACES = [0.58, 1.04, 1.5];

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
const badgeOn = (path: readonly Point[], taken: readonly Point[]): Point | undefined => {
  const places = path
    .slice(1)
    .map((end, leg) => {
      const start = path[leg] ?? end;
      const length = distance(start, end);
      return PLACES.filter((far) => far < length).map((far) => between(end, start, far / length));
    })
    .reverse()
    .flat();
  return places.find((place) => taken.every((other) => distance(other, place) >= APART)) ?? places[0];
};

/** From the first point to the last over all between. */
const lengthOf = (path: readonly Point[]): number =>
  path.reduce((sum, point, index) => sum + distance(path[index - 1] ?? point, point), 0);

/**
 * The arrows of a tally in the order in which they are drawn: a long one below a short one, whose head would else not be seen where
 * both begin alike. The most wanted has the first choice where its number stands.
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
    const path = middles(move, orientation);
    const [start, ...landings] = path;
    const [first] = landings;
    const tip = landings.at(-1);
    if (start === undefined || first === undefined || tip === undefined) continue; // No path: a server of another time.
    const width = THIN + (WIDER * count) / all;
    const root = onWay(tip, landings.at(-2) ?? start, HEAD);
    const shaft = [onWay(start, first, START), ...landings.slice(0, -1), root];
    const taken = arrows.map((arrow) => arrow.badge);
    const badge = badgeOn(path, taken) ?? tip;
    const length = lengthOf(path);
    arrows.push({
      move,
      count,
      own: move === own,
      shaft,
      head: headOf(root, tip, width),
      width,
      badge,
      length,
    });
  }
  return arrows.sort((one, other) => other.length - one.length);
};
