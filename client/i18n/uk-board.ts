import type { BoardWords, MoveState, SquareState } from '../board/words.ts';

const SIDES = { white: 'Білі', black: 'Чорні' } as const;
const PIECES = {
  white: { man: 'біла шашка', king: 'біла дамка' },
  black: { man: 'чорна шашка', king: 'чорна дамка' },
} as const;

const RULES = new Intl.PluralRules('uk');

/** `1 шашка`, `2 шашки`, `5 шашок`. */
export const count = (number: number, one: string, few: string, many: string): string => {
  const form = RULES.select(number);
  return `${number} ${form === 'one' ? one : form === 'few' ? few : many}`;
};

/** `1 шашку`, `2 шашки`, `5 шашок`. */
export const taken = (pieces: number): string => count(pieces, 'шашку', 'шашки', 'шашок');

const squareLabel = (state: SquareState): string =>
  [
    state.name,
    state.piece ? PIECES[state.piece.color][state.piece.role] : state.used ? 'порожньо' : 'не в грі',
    state.taken ? 'побито' : '',
    state.chosen ? 'вибрано' : '',
    state.mustCapture && !state.chosen ? 'мусить бити' : '',
    state.movable && !state.mustCapture && !state.chosen ? 'може ходити' : '',
    state.target ? 'можна сюди' : '',
    state.attacked ? 'під боєм' : '',
    state.lastMove ? 'останній хід' : '',
  ]
    .filter((part) => part !== '')
    .join(', ');

const moveSentence = ({ color, squares, captures, crowned }: MoveState): string => {
  const captured = captures === 0 ? '' : ` б’ють ${taken(captures)}`;
  return `${SIDES[color]}${captured}: ${squares.join(', ')}${crowned ? ', тепер дамка' : ''}.`;
};

/** The board in Ukrainian. */
export const board: BoardWords = {
  board: (below) => `Дошка для шашок, унизу ${below === 'white' ? 'білі' : 'чорні'}`,
  square: squareLabel,
  moved: moveSentence,
  help: 'Клавіші та ходи за назвою',
  problem: ({ about }) => `Цю дошку не вдається показати так, як її задумано (${about}).`,
};
