import { describe, expect, test } from 'vitest';
import { track } from '../../../client/board/later/tracking.ts';
import type { PlacedPiece } from '../../../client/board/preview.ts';
import { makeSquare, piecesOf } from '../../../engine/index.ts';
import { position, square } from './positions.ts';

const pieces = (fen: string): readonly PlacedPiece[] => piecesOf(position(fen));

/** `0:a1 1:b1`: identities and squares. */
const seen = (tracked: readonly { id: number; square: number }[]): string =>
  tracked.map(({ id, square: at }) => `${id}:${makeSquare(at)}`).join(' ');

const first = track([], pieces('W:Wa1,b1:Ba7,b7'));

describe('identities from one position to the next', () => {
  test.each([
    ['stay with pieces that stay', 'W:Wa1,b1:Ba7,b7', null, '0:a1 1:b1 2:a7 3:b7'],
    ['follow the piece that is known to have moved', 'W:Wb1,c1:Ba7,b7', ['a1', 'c1'], '0:c1 1:b1 2:a7 3:b7'],
    ['follow it onto a square that another one left', 'W:Wb1,b2:Ba7', ['a1', 'b2'], '0:b2 1:b1 2:a7'],
    ['follow the one that must have moved', 'W:Wa1,c1:Ba7,b7', null, '0:a1 1:c1 2:a7 3:b7'],
    ['leave a gap where a piece was captured', 'W:Wa1,b1:Bb7', null, '0:a1 1:b1 3:b7'],
    ['are new for a piece that came back', 'W:Wa1,b1:Ba7,b7,c7', null, '0:a1 1:b1 2:a7 3:b7 4:c7'],
    ['stay with a man that is crowned', 'W:WKa8,b1:Bb7', ['a1', 'a8'], '0:a8 1:b1 3:b7'],
    ['never pass to the other color', 'W:Wa7,b1:BKa1,b7', null, '0:a7 1:b1 2:a1 3:b7'],
    ['end with the last piece', 'W:W:B', null, ''],
  ] as const)('%s', (_, fen, move, expected) => {
    const known = move && { from: square(move[0]), to: square(move[1]) };
    expect(seen(track(first, pieces(fen), known))).toBe(expected);
  });
});
