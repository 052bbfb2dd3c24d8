import type { BoardWords, MoveState, SquareState } from '../board/words.ts';

const SIDES = { white: 'Beyaz', black: 'Siyah' } as const;
const COLORS = { white: 'beyaz', black: 'siyah' } as const;
const ROLES = { man: 'taş', king: 'dama' } as const;

const squareLabel = (state: SquareState): string =>
  [
    state.name,
    state.piece
      ? `${COLORS[state.piece.color]} ${ROLES[state.piece.role]}`
      : state.used
        ? 'boş'
        : 'oyun dışı',
    state.taken ? 'alındı' : '',
    state.chosen ? 'seçili' : '',
    state.mustCapture && !state.chosen ? 'almak zorunda' : '',
    state.movable && !state.mustCapture && !state.chosen ? 'oynayabilir' : '',
    state.target ? 'buraya gidebilir' : '',
    state.attacked ? 'tehdit altında' : '',
    state.lastMove ? 'son hamle' : '',
  ]
    .filter((part) => part !== '')
    .join(', ');

const moveSentence = ({ color, squares, captures, crowned }: MoveState): string => {
  const taken = captures === 0 ? '' : ` ${captures} taş aldı`;
  return `${SIDES[color]}${taken}: ${squares.join(', ')}${crowned ? ', dama oldu' : ''}.`;
};

/** The board in Turkish. */
export const board: BoardWords = {
  board: (below) => `Dama tahtası, altta ${COLORS[below]}`,
  square: squareLabel,
  moved: moveSentence,
  help: 'Tuşlar ve adıyla hamle',
  problem: ({ about }) => `Bu tahta istendiği gibi gösterilemiyor (${about}).`,
};
