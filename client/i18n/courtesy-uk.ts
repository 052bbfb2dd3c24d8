import type { CourtesyWords } from './courtesy-words.ts';

const LIST = new Intl.ListFormat('uk');
const RULES = new Intl.PluralRules('uk');

const stand =
  (whose: string) =>
  (squares: readonly string[]): string =>
    `${whose} під боєм ${LIST.format(squares)}.`;

/** `1 хід`, `2 ходи`, `5 ходів`. */
const moved = (moves: number): string => {
  const form = RULES.select(moves);
  return `${moves} ${form === 'one' ? 'хід' : form === 'few' ? 'ходи' : 'ходів'}`;
};

const mayClaim = (turn: boolean): string => `${turn ? 'Зробіть хід, і гру' : 'Гру'} можна завершити`;

export const courtesyWords: CourtesyWords = {
  yoursAttacked: stand('У вас'),
  attacked: { white: stand('У білих'), black: stand('У чорних') },
  soonKing: (square) => `Скоро дамка: ${square}.`,
  king: (square) => `Дамка на ${square}.`,
  newGame: (side) => (side ? `Нова гра: ви граєте ${side === 'white' ? 'білими' : 'чорними'}.` : 'Нова гра.'),
  absence: {
    away: (name) => `Суперник відійшов: ${name}.`,
    awayFor: (name, turn, left) => `Суперник відійшов: ${name}. ${mayClaim(turn)} через ${left}.`,
    awayLong: (name, turn) => `Суперник не повернувся: ${name}. ${mayClaim(turn)}.`,
    back: (name) => `Суперник повернувся: ${name}.`,
    win: 'Зарахувати перемогу',
    draw: 'Зарахувати нічию',
  },
  missed: (moves) => `Поки вас не було: ${moved(moves)}`,
  skip: 'Пропустити',
  sounds: 'Звуки',
  vibrate: 'Вібрація, коли суперник походив',
  announce: 'Казати, що під боєм і хто став дамкою',
  showMissed: 'Показувати ходи, які я пропускаю',
};
