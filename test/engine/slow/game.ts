import { belongsTo, isKing, other, readFen, type Side } from './board.ts';
import type { Random } from './random.ts';
import { slowCanCapture, slowMoves, slowPlay } from './slow.ts';

export interface SlowOutcome {
  readonly winner: 'white' | 'black' | null;
  readonly reason: string;
}

/** A whole game: `fens[0]` is the start and `fens[n]` the position after `moves[n - 1]`. */
export interface SlowGame {
  readonly fens: readonly string[];
  readonly moves: readonly string[];
  readonly outcome: SlowOutcome | null;
}

export const START =
  'W:Wa2,b2,c2,d2,e2,f2,g2,h2,a3,b3,c3,d3,e3,f3,g3,h3:Ba6,b6,c6,d6,e6,f6,g6,h6,a7,b7,c7,d7,e7,f7,g7,h7';

const piecesOf = (fen: string, side: Side): string[] =>
  readFen(fen)
    .board.flat()
    .filter((piece) => belongsTo(piece, side));

/** T15: a capture, or a man that changes its rank. */
const isProgress = (before: string, path: string): boolean => {
  if (path.includes('x')) return true;
  const man = !before.includes(`K${path.slice(0, 2)}`);
  return man && path.charAt(1) !== path.charAt(4);
};

/** How a game ends with its last position (T12 to T15), or null. */
export const slowOutcome = (fens: readonly string[], moves: readonly string[]): SlowOutcome | null => {
  const fen = fens[fens.length - 1] ?? START;
  const { turn } = readFen(fen);
  if (slowMoves(fen).length === 0) {
    const reason = piecesOf(fen, turn).length === 0 ? 'no-pieces' : 'blocked';
    return { winner: other(turn) === 'W' ? 'white' : 'black', reason };
  }
  const white = piecesOf(fen, 'W');
  const black = piecesOf(fen, 'B');
  const oneKingEach = white.length === 1 && black.length === 1 && [...white, ...black].every(isKing);
  if (oneKingEach && !slowCanCapture(fen)) return { winner: null, reason: 'one-each' };
  if (fens.filter((earlier) => earlier === fen).length >= 3) return { winner: null, reason: 'repetition' };
  const last50 = moves.slice(-50);
  const idle = last50.every(
    (path, index) => !isProgress(fens[moves.length - last50.length + index] ?? START, path),
  );
  return last50.length === 50 && idle ? { winner: null, reason: 'no-progress' } : null;
};

/**
 * Plays on from a position until the game ends or has `plies` plies. `choose` picks among the legal paths, by default at
 * random. The same seed plays the same game.
 */
export const slowGame = (
  random: Random,
  plies: number,
  start = START,
  choose = (paths: readonly string[], _fen: string): string => random.pick(paths),
): SlowGame => {
  const fens = [start];
  const moves: string[] = [];
  let fen = start;
  let outcome = slowOutcome(fens, moves);
  while (outcome === null && moves.length < plies) {
    const path = choose(slowMoves(fen), fen);
    fen = slowPlay(fen, path);
    moves.push(path);
    fens.push(fen);
    outcome = slowOutcome(fens, moves);
  }
  return { fens, moves, outcome };
};
