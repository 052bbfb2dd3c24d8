import {
  type Move,
  makeSquare,
  type Position,
  parseFen,
  parseMove,
  parseSquare,
  type Square,
  turkish,
} from '../../../engine/index.ts';

/** A Turkish position; throws on what is none, for tests only. */
export const position = (fen: string): Position => {
  const parsed = parseFen(fen, turkish);
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
