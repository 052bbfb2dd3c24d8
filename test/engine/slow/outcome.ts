import { belongsTo, isKing, other, readFen, type Side } from './board.ts';
import { slowCanCapture, slowMoves } from './moves.ts';
import type { SlowRules } from './rules.ts';

/** One way to end a game by itself, with its number of plies where it counts some. */
export type SlowEnding = readonly [
  kind:
    | 'one each'
    | 'one each, unless it is captured'
    | 'one king each, unless it is captured'
    | 'lone man'
    | 'repetition'
    | 'no progress'
    | 'no capture, no man moved'
    | 'three kings'
    | 'kings only',
  plies?: number,
];

export interface SlowOutcome {
  readonly winner: 'white' | 'black' | null;
  readonly reason: string;
}

/** All that happened: `fens[0]` is the start and `fens[n]` the position after `moves[n - 1]`. */
export interface History {
  readonly fens: readonly string[];
  readonly moves: readonly string[];
}

const draw = (reason: string): SlowOutcome => ({ winner: null, reason });
const lastOf = (fens: readonly string[]): string => fens[fens.length - 1] ?? '';

export const slowPieces = (fen: string, side: Side): string[] =>
  readFen(fen)
    .board.flat()
    .filter((piece) => belongsTo(piece, side));

/** How many of the last plies in a row satisfy a test, which sees the position before the ply and its path. */
const plySince = ({ fens, moves }: History, test: (before: string, path: string) => boolean): number => {
  let plies = 0;
  for (let ply = moves.length - 1; ply >= 0 && test(fens[ply] ?? '', moves[ply] ?? ''); ply--) plies++;
  return plies;
};

const movesKing = (before: string, path: string): boolean => before.includes(`K${path.slice(0, 2)}`);
const isCapture = (path: string): boolean => path.includes('x');
const isSideways = (path: string): boolean => path.charAt(1) === path.charAt(4);

/** R13: three kings or more and nothing else against one king and nothing else. */
const isThreeAgainstOne = (fen: string): boolean => {
  const [white, black] = [slowPieces(fen, 'W'), slowPieces(fen, 'B')];
  const [fewer = 0, more = 0] = [white.length, black.length].sort((a, b) => a - b);
  return [...white, ...black].every(isKing) && fewer === 1 && more >= 3;
};

const judge = ([kind, plies = 0]: SlowEnding, history: History, rules: SlowRules): SlowOutcome | null => {
  const fen = lastOf(history.fens);
  const [white, black] = [slowPieces(fen, 'W'), slowPieces(fen, 'B')];
  const oneEach = white.length === 1 && black.length === 1;
  switch (kind) {
    case 'one each':
      return oneEach ? draw('one-each') : null;
    case 'one each, unless it is captured':
      return oneEach && !slowCanCapture(fen, rules) ? draw('one-each') : null;
    case 'one king each, unless it is captured': {
      const kings = [...white, ...black].every(isKing);
      return oneEach && kings && !slowCanCapture(fen, rules) ? draw('one-each') : null;
    }
    case 'lone man': {
      if ([...white, ...black].some(isKing) || slowCanCapture(fen, rules)) return null;
      if (white.length === 1 && black.length >= 2) return { winner: 'black', reason: 'lone-man' };
      return black.length === 1 && white.length >= 2 ? { winner: 'white', reason: 'lone-man' } : null;
    }
    case 'repetition':
      return history.fens.filter((earlier) => earlier === fen).length >= 3 ? draw('repetition') : null;
    case 'no progress': {
      const idle = plySince(
        history,
        (before, path) => !isCapture(path) && (movesKing(before, path) || isSideways(path)),
      );
      return idle >= plies ? draw('no-progress') : null;
    }
    case 'no capture, no man moved':
    case 'kings only': {
      const idle = plySince(history, (before, path) => !isCapture(path) && movesKing(before, path));
      return idle >= plies ? draw(kind === 'kings only' ? 'kings-only' : 'no-progress') : null;
    }
    case 'three kings': {
      const since = isThreeAgainstOne(fen) ? plySince(history, isThreeAgainstOne) : 0;
      return since >= plies ? draw('three-kings') : null;
    }
  }
};

/** How a game ends with its last position, or null. */
export const slowOutcome = (history: History, rules: SlowRules): SlowOutcome | null => {
  const fen = lastOf(history.fens);
  const { turn } = readFen(fen);
  if (slowMoves(fen, rules).length === 0) {
    const reason = slowPieces(fen, turn).length === 0 ? 'no-pieces' : 'blocked';
    return { winner: other(turn) === 'W' ? 'white' : 'black', reason };
  }
  for (const ending of rules.endings) {
    const outcome = judge(ending, history, rules);
    if (outcome) return outcome;
  }
  return null;
};
