import { belongsTo, get, isKing, other, readFen, type Side, squareName } from './board.ts';
import { slowMoves, slowPlay } from './moves.ts';
import type { History } from './outcome.ts';
import type { SlowRules } from './rules.ts';

/** The squares of a side's pieces, from a1 to h8, and what stands there. */
const placed = (fen: string, side: Side): Map<string, string> => {
  const { board } = readFen(fen);
  const found = new Map<string, string>();
  for (let rank = 0; rank < 8; rank++) {
    for (let file = 0; file < 8; file++) {
      const piece = get(board, file, rank);
      if (belongsTo(piece, side)) found.set(squareName(file, rank), piece);
    }
  }
  return found;
};

/** What any legal move of `attacker` would take, if it were its turn. */
const attacked = (fen: string, attacker: Side, rules: SlowRules): string[] => {
  const again = attacker + fen.slice(1);
  const standing = [...placed(again, other(attacker)).keys()];
  const left = slowMoves(again, rules).map((path) => placed(slowPlay(again, path, rules), other(attacker)));
  return standing.filter((square) => left.some((after) => !after.has(square)));
};

/** The men that were said to be kings soon, followed from the start by their squares. */
const followSaid = ({ fens, moves }: History): { said: boolean; square: string } => {
  let known = new Set<string>();
  let said = false;
  let to = '';
  for (const [ply, path] of moves.entries()) {
    const side: Side = fens[ply]?.startsWith('W') ? 'W' : 'B';
    const row = side === 'W' ? '7' : '2';
    const after = placed(fens[ply + 1] ?? '', side);
    const enemies = placed(fens[ply + 1] ?? '', other(side));
    const from = path.slice(0, 2);
    to = path.slice(-2);
    const knew = known.has(side + from);
    const man = !isKing(after.get(to) ?? '');
    const enters = man && to.charAt(1) === row && from.charAt(1) !== row;
    said = enters && !knew;
    known.delete(side + from);
    known = new Set([...known].filter((key) => key.startsWith(side) || enemies.has(key.slice(1))));
    if (man && (knew || enters)) known.add(side + to);
  }
  return { said, square: to };
};

/** What is said about the last move, as `king d8`, `soon-king d7`, `under-attack a4 b5`. */
export const slowAnnouncements = (history: History, over: boolean, rules: SlowRules): string[] => {
  const { fens, moves } = history;
  const [before = '', after = ''] = fens.slice(-2);
  const path = moves[moves.length - 1] ?? '';
  const side: Side = before.startsWith('W') ? 'W' : 'B';
  const { said, square } = followSaid(history);
  const wasMan = !isKing(placed(before, side).get(path.slice(0, 2)) ?? '');
  const isKingNow = isKing(placed(after, side).get(square) ?? '');
  const squares = attacked(after, side, rules);
  return [
    ...(wasMan && isKingNow ? [`king ${square}`] : []),
    ...(said && !over ? [`soon-king ${square}`] : []),
    ...(squares.length > 0 && !over ? [['under-attack', ...squares].join(' ')] : []),
  ];
};
