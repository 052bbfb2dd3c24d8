import type { ReplayWords } from './replay-words.ts';

export const replay: ReplayWords = {
  controls: 'Перегляд',
  first: 'Початок',
  back: 'Назад',
  next: 'Далі',
  last: 'Кінець',
  play: 'Пуск',
  pause: 'Пауза',
  games: 'Партія',
  game: (number) => `Партія ${number}`,
  instead: (move) => `або ${move}`,
  start: 'Перед першим ходом',
  at: (ply, plies, variation) => `${variation ? 'Варіант, хід' : 'Хід'} ${ply} з ${plies}.`,
  results: {
    '1-0': 'Білі виграли',
    '0-1': 'Чорні виграли',
    '1/2-1/2': 'Нічия',
    '0-0': 'Обидва програли',
    '*': 'Не закінчено',
  },
  onBoard: (result) => `на дошці: ${result}`,
};
