import type { CourtesyWords } from './courtesy-words.ts';

const LIST = new Intl.ListFormat('tr');

const stand =
  (whose: string, one: string, many: string) =>
  (squares: string): string =>
    `${whose}${squares} ${squares.includes(' ') ? many : one} tehdit altında.`;

export const courtesyWords: CourtesyWords = {
  list: (squares) => LIST.format(squares),
  yoursAttacked: stand('', 'taşın', 'taşların'),
  attacked: { white: stand('Beyazın ', 'taşı', 'taşları'), black: stand('Siyahın ', 'taşı', 'taşları') },
  soonKing: (square) => `Yakında dama: ${square}.`,
  king: (square) => `Dama: ${square}.`,
  missed: (moves) => `Sen yokken: ${moves} hamle`,
  skip: 'Geç',
  announce: 'Tehdit altındaki taşları ve damaya çıkanları söyle',
  showMissed: 'Kaçırdığım hamleleri göster',
};
