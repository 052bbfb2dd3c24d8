import {
  type Move,
  makeSquare,
  type Position,
  parseFen,
  parseMove,
  parseSquare,
  type Rules,
  type Square,
  turkish,
} from '../../../engine/index.ts';

/** A position, Turkish if nobody says otherwise; throws on what is none, for tests only. */
export const position = (fen: string, rules: Rules = turkish): Position => {
  const parsed = parseFen(fen, rules);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
};

export const square = (name: string): Square => {
  const parsed = parseSquare(name);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
};

export const move = (from: Position, path: string): Move => {
  const parsed = parseMove(from, path);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
};

/** Square names in order of the squares. */
export const names = (squares: Iterable<Square>): string =>
  [...squares]
    .sort((a, b) => a - b)
    .map(makeSquare)
    .join(' ');
