import type { AssistWords } from './assist-words.ts';
import { count, taken as piecesTaken } from './uk-board.ts';

const OR = new Intl.ListFormat('uk', { type: 'disjunction' });
const SIDES = { white: 'Білі', black: 'Чорні' } as const;
const WHOSE = { white: 'білих', black: 'чорних' } as const;

export const assist: AssistWords = {
  language: 'uk',
  heading: 'Клавіші',
  arrows: 'Стрілки',
  keys: {
    arrows: 'з поля на поле, як видно дошку',
    edges: 'до краю',
    jump: 'на цю вертикаль, на цю горизонталь',
    act: 'взяти шашку, піти туди; також пробіл',
    cancel: 'повернути на місце',
    scan: 'що стоїть на лініях звідси',
    lastMove: 'останній хід',
    movable: 'що може ходити або мусить бити',
    pieces: 'де стоять усі шашки',
    captured: 'що побито і що лишилося',
    clocks: 'годинники',
    input: 'написати хід',
    keys: 'ці клавіші',
  },
  lines: [
    'Угору',
    'Праворуч угору',
    'Праворуч',
    'Праворуч униз',
    'Униз',
    'Ліворуч униз',
    'Ліворуч',
    'Ліворуч угору',
  ],
  nothing: 'до краю порожньо',
  noMove: 'Ходів ще не було.',
  noClocks: 'Годинників немає.',
  clock: (color, time) => `У ${WHOSE[color]} ${time}.`,
  left: (color, men, kings, taken) =>
    `У ${WHOSE[color]} ${count(men, 'шашка', 'шашки', 'шашок')} і ${count(kings, 'дамка', 'дамки', 'дамок')}${
      taken === null ? '' : `; побили ${piecesTaken(taken)}`
    }.`,
  standing: (color, men, kings) =>
    `${SIDES[color]}: ${[
      ...(men.length > 0 ? [`${men.length === 1 ? 'шашка' : 'шашки'} ${men.join(', ')}`] : []),
      ...(kings.length > 0 ? [`${kings.length === 1 ? 'дамка' : 'дамки'} ${kings.join(', ')}`] : []),
    ].join('; ')}.`,
  toMove: (color) => `Хід ${WHOSE[color]}.`,
  unmovable: 'Тут зараз немає чим ходити.',
  movable: (squares) => `Можуть ходити: ${squares.join(', ')}.`,
  mustTake: (squares) => `Мусять бити: ${squares.join(', ')}.`,
  picked: (square, targets) => `Вибрано ${square}. Можна на ${OR.format(targets)}.`,
  onward: (square, targets) => `На ${square}. Далі на ${OR.format(targets)}.`,
  putBack: (square) => `Повернуто на ${square}.`,
  field: 'Хід, наприклад d3-d4',
  make: 'Піти',
  unread: 'Напишіть хід полями, наприклад d3-d4.',
  stuck: (square) => `З ${square} ніхто не може піти.`,
  elsewhere: (square, targets) => `З ${square} можна на ${OR.format(targets)}.`,
  due: (moves) => `Треба бити: ${OR.format(moves)}.`,
  several: (moves) => `Таких ходів кілька: ${OR.format(moves)}.`,
};
