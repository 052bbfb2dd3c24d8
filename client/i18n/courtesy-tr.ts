import type { CourtesyWords } from './courtesy-words.ts';

const LIST = new Intl.ListFormat('tr');

const stand =
  (whose: string, one: string, many: string) =>
  (squares: readonly string[]): string =>
    `${whose}${LIST.format(squares)} ${squares.length === 1 ? one : many} tehdit altında.`;

const mayClaim = (turn: boolean): string => (turn ? 'Hamleni yap, oyunu' : 'Oyunu');

export const courtesyWords: CourtesyWords = {
  yoursAttacked: stand('', 'taşın', 'taşların'),
  attacked: { white: stand('Beyazın ', 'taşı', 'taşları'), black: stand('Siyahın ', 'taşı', 'taşları') },
  soonKing: (square) => `Yakında dama: ${square}.`,
  king: (square) => `Dama: ${square}.`,
  newGame: (side) =>
    side ? `Yeni oyun: ${side === 'white' ? 'beyazla' : 'siyahla'} oynuyorsun.` : 'Yeni oyun.',
  absence: {
    away: (name) => `${name} uzakta.`,
    awayFor: (name, turn, left) => `${name} uzakta. ${mayClaim(turn)} ${left} sonra bitirebilirsin.`,
    awayLong: (name, turn) => `${name} geri dönmedi. ${mayClaim(turn)} bitirebilirsin.`,
    back: (name) => `${name} geri döndü.`,
    win: 'Galibiyeti al',
    draw: 'Berabere say',
  },
  missed: (moves) => `Sen yokken: ${moves} hamle`,
  skip: 'Geç',
  sounds: 'Sesler',
  vibrate: 'Karşı taraf oynayınca titreşim',
  announce: 'Tehdit altındaki taşları ve damaya çıkanları söyle',
  showMissed: 'Kaçırdığım hamleleri göster',
};
