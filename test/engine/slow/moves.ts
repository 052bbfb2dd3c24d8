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
import { SLOW_RULES, type SlowRules, type Way } from './rules.ts';

/** A whole capture from a square on: the squares landed on, one for each piece taken. */
type Line = readonly string[];

/** A captured piece that still stands there (R7): it is nobody's and its square is not free. */
const DEAD = 'x';

const isFree = (board: Board, file: number, rank: number, { onlyDark, unused = [] }: SlowRules): boolean =>
  get(board, file, rank) === '.' &&
  (!onlyDark || (file + rank) % 2 === 0) &&
  !unused.includes(squareName(file, rank));

const forSide = (ways: readonly Way[], piece: string): readonly Way[] =>
  piece === 'b' ? ways.map(([right, up]): Way => [right, -up]) : ways;

const stepsOf = (piece: string, rules: SlowRules): readonly Way[] =>
  isKing(piece) ? rules.kingSteps : forSide(rules.manSteps, piece);
const jumpsOf = (piece: string, rules: SlowRules): readonly Way[] =>
  isKing(piece) ? rules.kingJumps : forSide(rules.manJumps, piece);
const isLong = (piece: string, rules: SlowRules): boolean => isKing(piece) && rules.longKings;

const isEnemy = (piece: string, mover: string): boolean =>
  belongsTo(piece, mover.toUpperCase() === 'W' ? 'B' : 'W');

const isFarRow = (piece: string, rank: number): boolean => rank === (piece.toUpperCase() === 'W' ? 7 : 0);

/** The free squares from one on, in a way, up to the first that is not. */
const freeRun = (board: Board, [file, rank]: Way, [right, up]: Way, rules: SlowRules): Way[] => {
  const run: Way[] = [];
  for (let at: Way = [file, rank]; isFree(board, ...at, rules); at = [at[0] + right, at[1] + up])
    run.push(at);
  return run;
};

/**
 * Every whole line of jumps (R8) of a piece that has been lifted off the board (T5 to T8, R5 to R8, R11). Each jump changes a copy
 * of the board. `last` is the way of the jump before.
 */
const linesFrom = (
  board: Board,
  piece: string,
  [file, rank]: Way,
  last: Way | null,
  rules: SlowRules,
): Line[] => {
  const lines: Line[] = [];
  for (const way of jumpsOf(piece, rules)) {
    const [right, up] = way;
    if (!rules.turnsBack && last && right === -last[0] && up === -last[1]) continue;
    const before = isLong(piece, rules) ? freeRun(board, [file + right, rank + up], way, rules).length : 0;
    const overFile = file + right * (before + 1);
    const overRank = rank + up * (before + 1);
    if (!isEnemy(get(board, overFile, overRank), piece)) continue;
    const after = copyBoard(board);
    put(after, overFile, overRank, rules.leavesLate ? DEAD : '.');
    const behind = freeRun(after, [overFile + right, overRank + up], way, rules);
    const oneOnly = !isLong(piece, rules) || rules.kingLands === 'right behind';
    const landings = (oneOnly ? behind.slice(0, 1) : behind).map((at) => {
      const onFarRow = !isKing(piece) && isFarRow(piece, at[1]);
      const now = onFarRow && rules.farRow === 'crowns' ? piece.toUpperCase() : piece;
      const stopped = onFarRow && rules.farRow === 'ends the move';
      return { name: squareName(...at), further: stopped ? [] : linesFrom(after, now, at, way, rules) };
    });
    const goingOn = landings.filter(({ further }) => further.length > 0);
    const chosen = rules.kingLands === 'where it can go on' && goingOn.length > 0 ? goingOn : landings;
    for (const { name, further } of chosen) {
      if (further.length === 0) lines.push([name]);
      else lines.push(...further.map((line) => [name, ...line]));
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

/** T9, T10, R9, R10: the captures as landing paths. */
const captures = (board: Board, side: Side, rules: SlowRules): string[] => {
  const found: { path: string; taken: number }[] = [];
  eachPiece(board, side, (piece, file, rank) => {
    const lifted = copyBoard(board);
    put(lifted, file, rank, '.');
    for (const line of linesFrom(lifted, piece, [file, rank], null, rules)) {
      found.push({ path: [squareName(file, rank), ...line].join('x'), taken: line.length });
    }
  });
  const most = found.reduce((best, { taken }) => Math.max(best, taken), 0);
  return found.filter(({ taken }) => !rules.mostPieces || taken === most).map(({ path }) => path);
};

/** T3, T4, R3, R4 */
const quietMoves = (board: Board, side: Side, rules: SlowRules): string[] => {
  const found: string[] = [];
  eachPiece(board, side, (piece, file, rank) => {
    for (const way of stepsOf(piece, rules)) {
      const run = freeRun(board, [file + way[0], rank + way[1]], way, rules);
      for (const to of isLong(piece, rules) ? run : run.slice(0, 1)) {
        found.push(`${squareName(file, rank)}-${squareName(...to)}`);
      }
    }
  });
  return found;
};

/** Every legal move of a position as a landing path, sorted; draws are not judged. */
export const slowMoves = (fen: string, rules: SlowRules = SLOW_RULES.turkish): string[] => {
  const { turn, board } = readFen(fen);
  const jumps = captures(board, turn, rules);
  return (jumps.length > 0 ? jumps : quietMoves(board, turn, rules)).sort();
};

/** The canonical FEN after a legal landing path: whatever lies under the path has been captured. */
export const slowPlay = (fen: string, path: string, rules: SlowRules = SLOW_RULES.turkish): string => {
  const { turn, board } = readFen(fen);
  const stops = path
    .split(/[-x]/)
    .map((name): Way => ['abcdefgh'.indexOf(name.charAt(0)), Number(name.charAt(1)) - 1]);
  const [start] = stops;
  const end = stops[stops.length - 1];
  if (!start || !end) throw new Error(`Bad path ${path}`);
  const piece = get(board, ...start);
  let [file, rank] = start;
  for (const [toFile, toRank] of stops) {
    while (file !== toFile || rank !== toRank) {
      put(board, file, rank, '.');
      file += Math.sign(toFile - file);
      rank += Math.sign(toRank - rank);
    }
  }
  const crowningStops = rules.farRow === 'crowns' ? stops.slice(1) : [end];
  const crowned = crowningStops.some(([, on]) => isFarRow(piece, on));
  put(board, ...end, crowned ? piece.toUpperCase() : piece);
  return writeFen({ turn: other(turn), board });
};

/** Whether the side to move can capture. */
export const slowCanCapture = (fen: string, rules: SlowRules = SLOW_RULES.turkish): boolean =>
  slowMoves(fen, rules).some((path) => path.includes('x'));

/** Perft, moves of one piece that leave the same position counted once. */
export const slowPerft = (fen: string, depth: number, rules: SlowRules = SLOW_RULES.turkish): number => {
  if (depth === 0) return 1;
  const after = new Map(
    slowMoves(fen, rules).map((path) => {
      const next = slowPlay(fen, path, rules);
      return [path.slice(0, 2) + next, next];
    }),
  );
  return [...after.values()].reduce((sum, next) => sum + slowPerft(next, depth - 1, rules), 0);
};
