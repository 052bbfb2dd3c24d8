import type { ReplayWords } from './replay-words.ts';

export const replay: ReplayWords = {
  controls: 'Oynatma',
  first: 'Baş',
  back: 'Geri',
  next: 'İleri',
  last: 'Son',
  play: 'Oynat',
  pause: 'Duraklat',
  games: 'Oyun',
  game: (number) => `${number}. oyun`,
  instead: (move) => `ya da ${move}`,
  start: 'İlk hamleden önce',
  at: (ply, plies, variation) => `${variation ? 'Varyant, hamle' : 'Hamle'} ${ply}/${plies}.`,
  results: {
    '1-0': 'Beyaz kazandı',
    '0-1': 'Siyah kazandı',
    '1/2-1/2': 'Berabere',
    '0-0': 'İkisi de kaybetti',
    '*': 'Bitmedi',
  },
  onBoard: (result) => `tahtada: ${result}`,
};
