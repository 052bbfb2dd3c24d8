/**
 * A board for the slow generator: eight ranks of eight characters. `w` and `b` are men, `W` and `B` kings, `.` is free.
 * `board[0][0]` is a1. It shares nothing with the engine, so that the two can be compared.
 */
export type Board = string[][];
export type Side = 'W' | 'B';

export interface SlowPosition {
  readonly turn: Side;
  readonly board: Board;
}

export const other = (side: Side): Side => (side === 'W' ? 'B' : 'W');

export const copyBoard = (board: Board): Board => board.map((rank) => [...rank]);

/** The character on a square, or a blank outside the board. */
export const get = (board: Board, file: number, rank: number): string => board[rank]?.[file] ?? ' ';

export const put = (board: Board, file: number, rank: number, piece: string): void => {
  const row = board[rank];
  if (!row || file < 0 || file > 7) throw new Error(`There is no square ${file}, ${rank}.`);
  row[file] = piece;
};

export const belongsTo = (piece: string, side: Side): boolean => piece.toUpperCase() === side;
export const isKing = (piece: string): boolean => piece === 'W' || piece === 'B';

export const squareName = (file: number, rank: number): string => 'abcdefgh'.charAt(file) + (rank + 1);

/** Reads a FEN that is known to be good; throws on the rest. */
export const readFen = (fen: string): SlowPosition => {
  const [turn, ...sides] = fen.split(':');
  if (turn !== 'W' && turn !== 'B') throw new Error(`Bad FEN ${fen}`);
  const board: Board = Array.from({ length: 8 }, () => Array.from({ length: 8 }, () => '.'));
  for (const side of sides) {
    const color = side.charAt(0);
    for (const item of side.slice(1).split(',')) {
      if (item === '') continue;
      const king = item.startsWith('K');
      const name = king ? item.slice(1) : item;
      const file = 'abcdefgh'.indexOf(name.charAt(0));
      put(board, file, Number(name.charAt(1)) - 1, king ? color : color.toLowerCase());
    }
  }
  return { turn, board };
};

/** The canonical FEN: White first, from a1 to h8. */
export const writeFen = ({ turn, board }: SlowPosition): string => {
  const list = (side: Side): string => {
    const items: string[] = [];
    for (let rank = 0; rank < 8; rank++) {
      for (let file = 0; file < 8; file++) {
        const piece = get(board, file, rank);
        if (belongsTo(piece, side)) items.push((isKing(piece) ? 'K' : '') + squareName(file, rank));
      }
    }
    return side + items.join(',');
  };
  return `${turn}:${list('W')}:${list('B')}`;
};
