import {
  type Board,
  belongsTo,
  copyBoard,
  get,
  isKing,
  other,
  put,
  readFen,
  type Side,
  squareName,
  writeFen,
} from './board.ts';

/** A line of jumps: the squares landed on, and how many pieces it takes. */
interface Line {
  readonly squares: string[];
  readonly taken: number;
}

type Way = readonly [number, number];
const WAYS: readonly Way[] = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
];

/** T3, T5: a man goes everywhere but backward. */
const waysOf = (piece: string): readonly Way[] => {
  if (isKing(piece)) return WAYS;
  const back = piece === 'w' ? -1 : 1;
  return WAYS.filter(([, up]) => up !== back);
};

const isEnemy = (piece: string, mover: string): boolean =>
  belongsTo(piece, mover.toUpperCase() === 'W' ? 'B' : 'W');

/**
 * Every line of jumps from a square whose piece has been lifted off the board (T5 to T8). Each jump takes its victim off a
 * copy of the board. `last` is the way of the jump before.
 */
const linesFrom = (board: Board, piece: string, file: number, rank: number, last: Way | null): Line[] => {
  const lines: Line[] = [];
  for (const [right, up] of waysOf(piece)) {
    if (last && right === -last[0] && up === -last[1]) continue;
    let overFile = file + right;
    let overRank = rank + up;
    while (isKing(piece) && get(board, overFile, overRank) === '.') {
      overFile += right;
      overRank += up;
    }
    if (!isEnemy(get(board, overFile, overRank), piece)) continue;
    const after = copyBoard(board);
    put(after, overFile, overRank, '.');
    let landFile = overFile + right;
    let landRank = overRank + up;
    while (get(board, landFile, landRank) === '.') {
      const here = squareName(landFile, landRank);
      lines.push({ squares: [here], taken: 1 });
      for (const line of linesFrom(after, piece, landFile, landRank, [right, up])) {
        lines.push({ squares: [here, ...line.squares], taken: 1 + line.taken });
      }
      if (!isKing(piece)) break;
      landFile += right;
      landRank += up;
    }
  }
  return lines;
};

/** Calls `visit` for every piece of a side. */
const eachPiece = (
  board: Board,
  side: Side,
  visit: (piece: string, file: number, rank: number) => void,
): void => {
  for (let rank = 0; rank < 8; rank++) {
    for (let file = 0; file < 8; file++) {
      const piece = get(board, file, rank);
      if (belongsTo(piece, side)) visit(piece, file, rank);
    }
  }
};

/** T9, T10: the lines that take the most, as landing paths. */
const captures = (board: Board, side: Side): string[] => {
  const found: { path: string; taken: number }[] = [];
  eachPiece(board, side, (piece, file, rank) => {
    const lifted = copyBoard(board);
    put(lifted, file, rank, '.');
    for (const line of linesFrom(lifted, piece, file, rank, null)) {
      found.push({ path: [squareName(file, rank), ...line.squares].join('x'), taken: line.taken });
    }
  });
  const most = found.reduce((best, { taken }) => Math.max(best, taken), 0);
  return found.filter(({ taken }) => taken === most).map(({ path }) => path);
};

/** T3, T4 */
const quietMoves = (board: Board, side: Side): string[] => {
  const found: string[] = [];
  eachPiece(board, side, (piece, file, rank) => {
    for (const [right, up] of waysOf(piece)) {
      let toFile = file + right;
      let toRank = rank + up;
      while (get(board, toFile, toRank) === '.') {
        found.push(`${squareName(file, rank)}-${squareName(toFile, toRank)}`);
        if (!isKing(piece)) break;
        toFile += right;
        toRank += up;
      }
    }
  });
  return found;
};

/** Every legal move of a position as a landing path, sorted. Turkish rules, T1 to T11; draws are not judged. */
export const slowMoves = (fen: string): string[] => {
  const { turn, board } = readFen(fen);
  const jumps = captures(board, turn);
  return (jumps.length > 0 ? jumps : quietMoves(board, turn)).sort();
};

/** The canonical FEN after a legal landing path. */
export const slowPlay = (fen: string, path: string): string => {
  const { turn, board } = readFen(fen);
  const stops = path
    .split(/[-x]/)
    .map((name): Way => ['abcdefgh'.indexOf(name.charAt(0)), Number(name.charAt(1)) - 1]);
  const [start] = stops;
  const end = stops[stops.length - 1];
  if (!start || !end) throw new Error(`Bad path ${path}`);
  const piece = get(board, start[0], start[1]);
  let [file, rank] = start;
  for (const [toFile, toRank] of stops) {
    while (file !== toFile || rank !== toRank) {
      put(board, file, rank, '.');
      file += Math.sign(toFile - file);
      rank += Math.sign(toRank - rank);
    }
  }
  const crowned = end[1] === (turn === 'W' ? 7 : 0);
  put(board, end[0], end[1], crowned ? piece.toUpperCase() : piece);
  return writeFen({ turn: other(turn), board });
};

/** Whether the side to move can capture. */
export const slowCanCapture = (fen: string): boolean => slowMoves(fen).some((path) => path.includes('x'));
