import type { Position } from '../engine/index.ts';
import { piecesOf } from '../engine/index.ts';
import { pieceIndex } from './evaluation.ts';
import { mix } from './random.ts';

/*
 * A position's hash in two halves of 32 bits: the numbers of its pieces and of the side to move, xored. Source: Zobrist, A New
 * Hashing Method with Application for Game Playing, 1970. The numbers are always the same, or levels would not play alike everywhere.
 */

const numbers = (seed: number): Int32Array =>
  Int32Array.from({ length: 257 }, (_, index) => mix(index + 1, seed));

/** By `pieceIndex`; the last one is for Black to move. */
export const KEYS_LO = /* @__PURE__ */ numbers(0x2545f491);
export const KEYS_HI = /* @__PURE__ */ numbers(0x1b873593);
export const BLACK_TO_MOVE = 256;

const hashHalf = (keys: Int32Array, position: Position): number =>
  piecesOf(position).reduce(
    (hash, { square, piece }) => hash ^ (keys[pieceIndex(piece.color, piece.role === 'king', square)] ?? 0),
    position.turn === 'black' ? (keys[BLACK_TO_MOVE] ?? 0) : 0,
  );

/** The hash of a position, from nothing; the search keeps it up to date from move to move. */
export const hashOf = (position: Position): { readonly lo: number; readonly hi: number } => ({
  lo: hashHalf(KEYS_LO, position),
  hi: hashHalf(KEYS_HI, position),
});
