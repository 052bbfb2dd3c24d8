import type { CourtesyWords } from './courtesy-words.ts';

const LIST = new Intl.ListFormat('tr');

const stand =
  (whose: string, one: string, many: string) =>
  (squares: readonly string[]): string =>
    `${whose}${LIST.format(squares)} ${squares.length === 1 ? one : many} tehdit altında.`;

export const courtesyWords: CourtesyWords = {
  yoursAttacked: stand('', 'taşın', 'taşların'),
  attacked: { white: stand('Beyazın ', 'taşı', 'taşları'), black: stand('Siyahın ', 'taşı', 'taşları') },
  soonKing: (square) => `Yakında dama: ${square}.`,
  king: (square) => `Dama: ${square}.`,
  missed: (moves) => `Sen yokken: ${moves} hamle`,
  skip: 'Geç',
  sounds: 'Sesler',
  vibrate: 'Karşı taraf oynayınca titreşim',
  announce: 'Tehdit altındaki taşları ve damaya çıkanları söyle',
  showMissed: 'Kaçırdığım hamleleri göster',
};
