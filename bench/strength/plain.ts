import { randomFractions } from '../../ai/index.ts';
import * as bits from '../../engine/bits.ts';
import * as boards from '../../engine/hot/board.ts';
import type { MoveList } from '../../engine/hot/moveList.ts';
import * as hotMoves from '../../engine/hot/moves.ts';
import { POSITION_SIZE } from '../../engine/hot/position.ts';
import { advance, distinctMoves, type Game, type Move, setSize } from '../../engine/index.ts';
import { outcomeKey } from '../../engine/moves.ts';
import { shuffled } from './shuffle.ts';

/*
 * The yardstick: what a plain search comes to. It looks a fixed number of plies ahead, plays captures to their end, and counts men,
 * kings and how far the men have come. It has no table, cuts nothing but by alpha-beta, tries moves as they are listed, and shares no
 * line with the search that it measures; what the game's outcome is it asks the engine, for the moves at the root only.
 */

// As in `engine/hot/near.ts`: what is imported and used again and again is a constant of this file.
const advanceBoard = boards.advanceBoard;
const listMoves = hotMoves.listMoves;
const bitCount = bits.bitCount;
const SIZE = POSITION_SIZE;

/** Three moves of each side. */
export const PLAIN_DEPTH = 6;

/** In hundredths of a man. A win is so much, less a ply for each that it takes. */
export const PLAIN_WIN = 30_000;
const MAN = 100;
const ROW = 3;

/** A king's worth: more where it sweeps rows and columns of a board that is used whole. */
const kingWorth = (squares: number): number => (squares === 64 ? 400 : 300);

/** No capture goes on longer: each takes a piece. */
const MOST_CAPTURES = 64;

/** What the plain search comes to. */
interface PlainChoice {
  readonly move: Move;
  /** For the side to move, in hundredths of a man. */
  readonly score: number;
  /** Positions visited, the root included. */
  readonly nodes: number;
  /** Every move, best first: exact where it comes within `margin` of the best, else no less than what it is worth. */
  readonly scores: readonly { readonly move: Move; readonly score: number }[];
}

/** How the plain search goes; every part may be left out. */
interface PlainOptions {
  /** Plies until captures are only played to their end. */
  readonly depth?: number;
  /** Which of the best moves is chosen, where several are. */
  readonly seed?: number;
  /** How far below the best move others are still told exactly, in hundredths of a man. */
  readonly margin?: number;
}

/** How far men have come, in rows: `lo`, `hi` are men who go up. */
const rowsOfMen = (lo: number, hi: number): number =>
  bitCount(lo & 0xff00) +
  2 * bitCount(lo & 0xff0000) +
  3 * bitCount(lo & 0xff000000) +
  4 * bitCount(hi & 0xff) +
  5 * bitCount(hi & 0xff00) +
  6 * bitCount(hi & 0xff0000) +
  7 * bitCount(hi & 0xff000000);

/** What a side of men (`lo`, `hi`) and `kings` has; men who go down have come as far as the squares above them. */
const worthOf = (lo: number, hi: number, goesUp: boolean, kings: number, king: number): number => {
  const men = bitCount(lo) + bitCount(hi);
  const up = rowsOfMen(lo, hi);
  return MAN * men + king * kings + ROW * (goesUp ? up : 7 * men - up);
};

/** As `outcomeKey`, of a listed move. */
const rowKey = ({ moves, captures, takenLo, takenHi }: MoveList, row: number): string => {
  const move = moves[row] ?? 0;
  return [move & 63, (move >> 6) & 63, captures ? takenLo[row] : 0, captures ? takenHi[row] : 0].join();
};

/** Searches a game that has a legal move. The same game and options give the same choice. */
export const plainSearch = (game: Game, options: PlainOptions = {}): PlainChoice => {
  const { depth = PLAIN_DEPTH, seed = 0, margin = 0 } = options;
  const { position } = game;
  const board = boards.makeBoard(position, depth + MOST_CAPTURES);
  const { positions } = board;
  const king = kingWorth(setSize(position.rules.squares));
  const whiteParity = position.turn === 'white' ? 0 : 1;
  let nodes = 1;

  const evaluate = (ply: number): number => {
    const at = ply * SIZE;
    const goesUp = (ply & 1) === whiteParity;
    const ownLo = positions[at] ?? 0;
    const ownHi = positions[at + 1] ?? 0;
    const enemyLo = positions[at + 2] ?? 0;
    const enemyHi = positions[at + 3] ?? 0;
    const menLo = ~(positions[at + 4] ?? 0);
    const menHi = ~(positions[at + 5] ?? 0);
    const ownKings = bitCount(ownLo & ~menLo) + bitCount(ownHi & ~menHi);
    const enemyKings = bitCount(enemyLo & ~menLo) + bitCount(enemyHi & ~menHi);
    const own = worthOf(ownLo & menLo, ownHi & menHi, goesUp, ownKings, king);
    return own - worthOf(enemyLo & menLo, enemyHi & menHi, !goesUp, enemyKings, king);
  };

  /** The value of a ply for its side to move, if it lies between `alpha` and `beta`; else a bound on that side. */
  const negamax = (ply: number, left: number, alpha: number, beta: number): number => {
    nodes++;
    const list = listMoves(board, ply);
    if (list.count === 0) return ply - PLAIN_WIN;
    if (left <= 0 && !list.captures) return evaluate(ply);
    let best = alpha;
    for (let row = 0; row < list.count; row++) {
      advanceBoard(board, ply, list, row);
      const value = -negamax(ply + 1, left - 1, -beta, -best);
      if (value > best) best = value;
      if (best >= beta) break;
    }
    return best;
  };

  const legal = new Map(distinctMoves(position).map((move) => [outcomeKey(move), move]));
  const list = listMoves(board, 0);
  const rows = shuffled(
    Array.from({ length: list.count }, (_, row) => row),
    randomFractions(seed),
  );
  let best = -PLAIN_WIN;
  const scores = rows.map((row) => {
    const move = legal.get(rowKey(list, row));
    if (!move) throw new Error('The two move generators disagree.');
    const drawn = advance(game, move).outcome?.winner === null;
    advanceBoard(board, 0, list, row);
    const score = drawn ? 0 : 0 - negamax(1, depth - 1, -PLAIN_WIN, margin - best);
    best = Math.max(best, score);
    return { move, score };
  });
  // A stable sort: of equal moves the first one of the shuffle stays first.
  scores.sort((a, b) => b.score - a.score);
  const [first] = scores;
  if (!first) throw new Error('A search was asked without a legal move.');
  return { ...first, nodes, scores };
};
