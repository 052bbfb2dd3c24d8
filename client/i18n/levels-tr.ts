import type { LevelWords } from './level-words.ts';

export const levelWords: LevelWords = {
  level: 'Seviye',
  levels: {
    1: '1 · ilk adımlar',
    2: '2 · yumuşak',
    3: '3 · dostça',
    4: '4 · dikkatli',
    5: '5 · becerikli',
    6: '6 · güçlü',
    7: '7 · çok güçlü',
    8: '8 · elinden gelenin en iyisi',
  },
  easy: 'İlk oyunlar kolay olsun',
  easyHint: 'İlk birkaç oyunda bilgisayar daha yumuşak oynar.',
};
