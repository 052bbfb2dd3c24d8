import * as fc from 'fast-check';
import { expect } from 'vitest';
import { FEN_PROBLEMS } from '../../../engine/fenProblems.ts';
import {
  legalMoves,
  makeFen,
  makeMove,
  makeSquare,
  parseFen,
  parseMove,
  parseSquare,
  positionKey,
  type Rules,
} from '../../../engine/index.ts';
import { unwrap } from '../helpers.ts';
import { holds, holdsForAll } from './fuzz.ts';
import { positions } from './positions.ts';
import { mutated, wild, wordy } from './texts.ts';

holdsForAll('a position survives its FEN, and so does its key', positions, (position, rules) => {
  const read = unwrap(parseFen(makeFen(position), rules));
  expect(read).toEqual(position);
  expect(positionKey(read)).toBe(positionKey(position));
});

holdsForAll('a move survives its path', positions, (position) => {
  for (const move of legalMoves(position).slice(0, 20)) {
    expect(unwrap(parseMove(position, makeMove(move)))).toEqual(move);
  }
});

const FEN_WORDS = ['W', 'B', ':', ',', 'K', '-', ' ', 'a', 'h', '1', '8', 'a2', 'Kd4', 'W:Wa3:B', '\n', '🙂'];
const fens = (rules: Rules): fc.Arbitrary<string> =>
  fc.oneof(wild, wordy(FEN_WORDS, 14), mutated(positions(rules).map(makeFen), wordy(FEN_WORDS, 2)));

holdsForAll(
  'no text makes parseFen throw, and an error has its place in the text',
  fens,
  (text, rules) => {
    const fen = parseFen(text, rules);
    if (fen.ok) {
      expect(unwrap(parseFen(makeFen(fen.value), rules))).toEqual(fen.value);
      return;
    }
    expect(FEN_PROBLEMS).toContain(fen.error.code);
    expect(fen.error.at).toBeGreaterThanOrEqual(0);
    expect(fen.error.at).toBeLessThanOrEqual(text.length);
    expect(fen.error.message).not.toMatch(/[\r\n]/);
  },
  { runs: 300 },
);

const moveTexts = (rules: Rules) =>
  positions(rules).chain((position) => {
    const paths = legalMoves(position).slice(0, 50).map(makeMove);
    const good = paths.length > 0 ? fc.constantFrom(...paths) : fc.constant('a3-a4');
    const words = ['-', 'x', ':', 'a', '1', 'a1', 'h8'];
    return fc.oneof(good, wild, mutated(good, wordy(words, 2))).map((text) => ({ position, text }));
  });

holdsForAll(
  'a text is a move if and only if it is the path of a legal one',
  moveTexts,
  ({ position, text }) => {
    const move = parseMove(position, text);
    expect(move.ok).toBe(legalMoves(position).some((legal) => makeMove(legal) === text));
    if (!move.ok) expect(move.error.message).not.toMatch(/[\r\n]/);
  },
);

holds(
  'a text is a square if and only if it is its name',
  fc.oneof(wild, wordy(['a', 'h', '1', '8'], 3)),
  (text) => {
    const square = parseSquare(text);
    if (square.ok) expect(makeSquare(square.value)).toBe(text);
  },
);
