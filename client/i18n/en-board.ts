import type { BoardWords, MoveState, SquareState } from '../board/words.ts';

const SIDES = { white: 'White', black: 'Black' } as const;

const squareLabel = (state: SquareState): string =>
  [
    state.name,
    state.piece ? `${state.piece.color} ${state.piece.role}` : state.used ? 'empty' : 'not in play',
    state.taken ? 'taken' : '',
    state.chosen ? 'picked up' : '',
    state.mustCapture && !state.chosen ? 'must take' : '',
    state.movable && !state.mustCapture && !state.chosen ? 'can move' : '',
    state.target ? 'go here' : '',
    state.attacked ? 'under attack' : '',
    state.lastMove ? 'last move' : '',
  ]
    .filter((part) => part !== '')
    .join(', ');

const moveSentence = ({ color, squares, captures, crowned }: MoveState): string => {
  const [from, ...landings] = squares;
  const taken = captures === 0 ? '' : ` takes ${captures === 1 ? 'a piece' : `${captures} pieces`}`;
  return `${SIDES[color]}${taken}: ${from} to ${landings.join(', ')}${crowned ? ', now a king' : ''}.`;
};

/** The board in English. */
export const board: BoardWords = {
  board: (below) => `Draughts board, ${SIDES[below]} below`,
  square: squareLabel,
  moved: moveSentence,
  help: 'Keys, and moves by name',
  problem: ({ about }) => `This board cannot be shown as it was meant (${about}).`,
};
