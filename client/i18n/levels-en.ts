import type { LevelWords } from './level-words.ts';

export const levelWords: LevelWords = {
  level: 'Level',
  levels: {
    1: '1 · first steps',
    2: '2 · gentle',
    3: '3 · friendly',
    4: '4 · attentive',
    5: '5 · skilled',
    6: '6 · strong',
    7: '7 · very strong',
    8: '8 · as strong as it can',
  },
  easy: 'Easy first games',
  easyHint: 'Your first few games are played at a gentler level.',
};
