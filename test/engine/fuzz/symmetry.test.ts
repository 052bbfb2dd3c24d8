import { expect } from 'vitest';
import {
  legalMoves,
  makeMove,
  opposite,
  type Position,
  RULESETS,
  type Rules,
  setSize,
} from '../../../engine/index.ts';
import { pathsOf } from '../helpers.ts';
import { holdsForAll } from './fuzz.ts';
import { mapped, positions } from './positions.ts';

type Mapping = (square: number) => number;

const turnAround: Mapping = (square) => 63 - square;
const flipRanks: Mapping = (square) => square ^ 56;
const flipFiles: Mapping = (square) => square ^ 7;

const exchanged = (position: Position, map: Mapping): Position =>
  mapped(position, opposite(position.turn), ({ square, piece }) => ({
    square: map(square),
    piece: { ...piece, color: opposite(piece.color) },
  }));

const mirrored = (position: Position, map: Mapping): Position =>
  mapped(position, position.turn, ({ square, piece }) => ({ square: map(square), piece }));

const mappedPaths = (position: Position, map: Mapping): readonly string[] =>
  legalMoves(position)
    .map((move) => makeMove({ ...move, from: map(move.from), landings: move.landings.map(map) }))
    .sort();

/** The rulesets whose board is the same in a mirror: a board of dark squares is not. */
const whole: readonly Rules[] = RULESETS.filter(({ squares }) => setSize(squares) === 64);

holdsForAll('moves are the same with the colors exchanged and the board turned', positions, (position) => {
  expect(pathsOf(exchanged(position, turnAround))).toEqual(mappedPaths(position, turnAround));
});

holdsForAll(
  'moves are the same with the colors exchanged and the ranks mirrored',
  positions,
  (position) => {
    expect(pathsOf(exchanged(position, flipRanks))).toEqual(mappedPaths(position, flipRanks));
  },
  { rulesets: whole },
);

holdsForAll(
  'moves are the same with the files mirrored',
  positions,
  (position) => {
    expect(pathsOf(mirrored(position, flipFiles))).toEqual(mappedPaths(position, flipFiles));
  },
  { rulesets: whole },
);
