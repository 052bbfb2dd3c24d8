import { isOvercrowded } from '../../engine/crowding.ts';
import {
  err,
  makePosition,
  type Position,
  type Result,
  type Rules,
  type Square,
  squareSet,
  squaresOf,
} from '../../engine/index.ts';

const SIDES = { W: 'white', B: 'black' } as const;

const isSide = (letter: string): letter is keyof typeof SIDES => Object.hasOwn(SIDES, letter);

/** The used squares in Hub's order, as a page is read with White at the bottom: rank 8 first, each rank from the a-file on. */
const squaresInOrder = ({ squares }: Rules): readonly Square[] =>
  [...squaresOf(squares)].sort((a, b) => (b >> 3) - (a >> 3) || a - b);

/**
 * Reads a position as `Wbbbb…ewww`: the side to move, then a letter for each used square: `w` and `b` are men, `W` and `B` kings, `e` is
 * empty. Refused with `bad-position`, whose `at` tells where, with `too-many-pieces`, or as `makePosition` refuses it.
 */
export const parseHubPosition = (text: string, rules: Rules): Result<Position> => {
  const fail = (at: number, message: string): Result<never> => err({ code: 'bad-position', message, at });
  const side = text.charAt(0);
  const letters = text.slice(1);
  const order = squaresInOrder(rules);
  if (!isSide(side)) return fail(0, 'A position begins with the side to move, W or B.');
  const strange = letters.search(/[^wbWBe]/);
  if (strange !== -1) return fail(strange + 1, 'The letters of squares are w, b, W, B and e.');
  if (letters.length !== order.length) {
    return fail(text.length, `${rules.name} has ${order.length} squares, and here are ${letters.length}.`);
  }
  const holding = (wanted: string) =>
    squareSet(order.filter((_, index) => wanted.includes(letters.charAt(index))));
  const turn = SIDES[side];
  const setup = { turn, white: holding('wW'), black: holding('bB'), kings: holding('WB') };
  const position = makePosition(rules, setup);
  return position.ok && isOvercrowded(position.value)
    ? err({ code: 'too-many-pieces', message: 'A side has more pieces than it begins with.' })
    : position;
};
