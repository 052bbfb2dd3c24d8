import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import {
  ALL_SQUARES,
  canCapture,
  canMove,
  destination,
  distinctMoves,
  hasSquare,
  legalMoves,
  type Move,
  makeFen,
  makeMove,
  makePosition,
  makeSquare,
  opposite,
  type Position,
  parseFen,
  parseMove,
  parseSquare,
  perft,
  perftPaths,
  pieceAt,
  piecesOf,
  play,
  playMove,
  positionKey,
  RULESETS,
  type Rules,
  samePosition,
  sameSet,
  setSize,
  squareSet,
  startGame,
  turkish,
  union,
} from '../../engine/index.ts';
import { pathsOf, unwrap } from './helpers.ts';

type Placed = ReturnType<typeof piecesOf>[number];

/** A legal position from any pieces: those on squares that are not used are left out, and a man on its far row is crowned. */
const fromPieces = (rules: Rules, turn: 'white' | 'black', all: readonly Placed[]): Position => {
  const pieces = all.filter(({ square }) => hasSquare(rules.squares, square));
  const on = (keep: (placed: Placed) => boolean) =>
    squareSet(pieces.filter(keep).map(({ square }) => square));
  return unwrap(
    makePosition(rules, {
      turn,
      white: on(({ piece }) => piece.color === 'white'),
      black: on(({ piece }) => piece.color === 'black'),
      kings: on(
        ({ piece, square }) => piece.role === 'king' || square >> 3 === (piece.color === 'white' ? 7 : 0),
      ),
    }),
  );
};

const placed = fc.record({
  square: fc.integer({ min: 0, max: 63 }),
  piece: fc.record({
    color: fc.constantFrom('white' as const, 'black' as const),
    role: fc.constantFrom('man' as const, 'king' as const),
  }),
});
const positionsBy = (rulesets: readonly Rules[], maxLength = 22): fc.Arbitrary<Position> =>
  fc
    .tuple(
      fc.constantFrom(...rulesets),
      fc.constantFrom('white' as const, 'black' as const),
      fc.uniqueArray(placed, { maxLength, selector: ({ square }) => square }),
    )
    .map(([rules, turn, pieces]) => fromPieces(rules, turn, pieces));
const positions = positionsBy(RULESETS);

/** Turned by 180° with the colors exchanged. */
const turned = (position: Position): Position =>
  fromPieces(
    position.rules,
    opposite(position.turn),
    piecesOf(position).map(({ square, piece }) => ({
      square: 63 - square,
      piece: { ...piece, color: opposite(piece.color) },
    })),
  );

/** Left and right exchanged. */
const mirrored = (position: Position): Position =>
  fromPieces(
    position.rules,
    position.turn,
    piecesOf(position).map(({ square, piece }) => ({ square: square ^ 7, piece })),
  );

const pathsWith = (position: Position, map: (square: number) => number): string[] =>
  legalMoves(position)
    .map((move: Move) => makeMove({ ...move, from: map(move.from), landings: move.landings.map(map) }))
    .sort();

/** How many times as long as usual, and then each time with other values: `FUZZ=100 vitest run --project node test/engine/properties`. */
const TIMES = Number(process.env.FUZZ ?? 1);
vi.setConfig({ testTimeout: 10_000 * TIMES });

const holds = <T>(arbitrary: fc.Arbitrary<T>, check: (value: T) => void, numRuns = 600): void =>
  fc.assert(fc.property(arbitrary, check), {
    numRuns: numRuns * TIMES,
    ...(TIMES === 1 ? { seed: 20261129 } : {}),
  });

describe('after a legal move', () => {
  const counts = ({ white, black }: Position) => ({ white: setSize(white), black: setSize(black) });

  test('the mover has as many pieces, the other side as many fewer as were captured', () => {
    holds(positions, (position) => {
      for (const move of distinctMoves(position)) {
        const before = counts(position);
        const after = counts(play(position, move));
        expect(after[position.turn]).toBe(before[position.turn]);
        expect(after[opposite(position.turn)]).toBe(before[opposite(position.turn)] - move.captures.length);
      }
    });
  });

  test('it is the turn of the other side and the position is one that its rules accept', () => {
    holds(positions, (position) => {
      for (const move of distinctMoves(position)) {
        const after = play(position, move);
        expect(after.turn).toBe(opposite(position.turn));
        expect(unwrap(makePosition(position.rules, after))).toEqual(after);
        expect(pieceAt(after, destination(move))?.color).toBe(position.turn);
      }
    });
  });

  test('the number of kings changes by captured kings and crownings only', () => {
    holds(positions, (position) => {
      for (const move of distinctMoves(position)) {
        const after = play(position, move);
        const taken = move.captures.filter((square) => pieceAt(position, square)?.role === 'king').length;
        const wasKing = pieceAt(position, move.from)?.role === 'king';
        const isKing = pieceAt(after, destination(move))?.role === 'king';
        const stops = position.rules.crowning === 'in-passing' ? move.landings : [destination(move)];
        const crowned = stops.some((square) => square >> 3 === (position.turn === 'white' ? 7 : 0));
        expect(isKing).toBe(wasKing || crowned);
        expect(setSize(after.kings)).toBe(setSize(position.kings) - taken + (isKing && !wasKing ? 1 : 0));
      }
    });
  });
});

describe('legal moves', () => {
  test('are quiet, or captures (T9), of one size where the majority counts (T10), each piece taken once', () => {
    holds(positions, (position) => {
      const moves = legalMoves(position);
      const { majority } = position.rules;
      const kinds = moves.map(({ captures }) => (majority ? captures.length : captures.length > 0));
      expect(new Set(kinds).size).toBeLessThanOrEqual(1);
      expect(new Set(moves.map(makeMove)).size).toBe(moves.length);
      for (const { landings, captures } of moves) {
        expect(new Set(captures).size).toBe(captures.length);
        expect(landings).toHaveLength(Math.max(1, captures.length));
        for (const square of captures) expect(pieceAt(position, square)?.color).toBe(opposite(position.turn));
      }
    });
  });

  test('agree with canMove, canCapture and perft', () => {
    holds(positions, (position) => {
      const moves = legalMoves(position);
      expect(canMove(position)).toBe(moves.length > 0);
      expect(canCapture(position)).toBe((moves[0]?.captures.length ?? 0) > 0);
      expect(perftPaths(position, 1)).toBe(moves.length);
      expect(perft(position, 1)).toBe(distinctMoves(position).length);
    });
  });

  test('are the same with the colors exchanged and the board turned', () => {
    holds(positions, (position) => {
      expect(pathsOf(turned(position))).toEqual(pathsWith(position, (square) => 63 - square));
    });
  });

  test('are the same in a mirror, where that leaves the squares as they are', () => {
    const allSquares = RULESETS.filter(({ squares }) => sameSet(squares, ALL_SQUARES));
    expect(allSquares).toHaveLength(5);
    holds(positionsBy(allSquares), (position) => {
      expect(pathsOf(mirrored(position))).toEqual(pathsWith(position, (square) => square ^ 7));
    });
  });
});

describe('texts', () => {
  test('a position survives its FEN, and so does its key', () => {
    holds(positions, (position) => {
      const read = unwrap(parseFen(makeFen(position), position.rules));
      expect(read).toEqual(position);
      expect(positionKey(read)).toBe(positionKey(position));
    });
  });

  test('equal keys mean equal positions', () => {
    const few = positionsBy([turkish], 2);
    holds(
      fc.tuple(few, few),
      ([one, other]) => {
        expect(positionKey(one) === positionKey(other)).toBe(samePosition(one, other));
      },
      3000,
    );
  });

  test('a move survives its path', () => {
    holds(positions, (position) => {
      for (const move of legalMoves(position).slice(0, 20)) {
        expect(unwrap(parseMove(position, makeMove(move)))).toEqual(move);
      }
    });
  });

  const fenLike = fc
    .array(
      fc.constantFrom(
        'W',
        'B',
        ':',
        ',',
        'K',
        '-',
        ' ',
        'a',
        'h',
        '1',
        '8',
        'a2',
        'Kd4',
        'W:Wa3:B',
        '\n',
        '🙂',
      ),
      {
        maxLength: 14,
      },
    )
    .map((parts) => parts.join(''));
  const anyText = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fenLike);

  test('no text makes a parser throw, and an error has its place in the text', () => {
    holds(
      fc.tuple(anyText, fc.constantFrom(...RULESETS)),
      ([text, rules]) => {
        const game = startGame(rules);
        const fen = parseFen(text, rules);
        if (fen.ok) expect(unwrap(parseFen(makeFen(fen.value), rules))).toEqual(fen.value);
        else {
          expect(fen.error.at).toBeGreaterThanOrEqual(0);
          expect(fen.error.at).toBeLessThanOrEqual(text.length);
          expect(fen.error.message).not.toMatch(/[\r\n]/);
        }
        const square = parseSquare(text);
        if (square.ok) expect(makeSquare(square.value)).toBe(text);
        expect(parseMove(game.position, text).ok).toBe(pathsOf(game.position).includes(text));
        expect(playMove(game, text).ok).toBe(parseMove(game.position, text).ok);
      },
      2000,
    );
  });
});

test('a set of squares is a union of its parts', () => {
  const squares = fc.uniqueArray(fc.integer({ min: 0, max: 63 }));
  holds(fc.tuple(squares, squares), ([one, other]) => {
    expect(union(squareSet(one), squareSet(other))).toEqual(squareSet([...one, ...other]));
  });
});
