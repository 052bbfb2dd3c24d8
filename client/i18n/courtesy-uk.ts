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

export const courtesyWords: CourtesyWords = {
  yoursAttacked: stand('У вас'),
  attacked: { white: stand('У білих'), black: stand('У чорних') },
  soonKing: (square) => `Скоро дамка: ${square}.`,
  king: (square) => `Дамка на ${square}.`,
  missed: (moves) => `Поки вас не було: ${moved(moves)}`,
  skip: 'Пропустити',
  sounds: 'Звуки',
  vibrate: 'Вібрація, коли суперник походив',
  announce: 'Казати, що під боєм і хто став дамкою',
  showMissed: 'Показувати ходи, які я пропускаю',
};
