import type { LooksWords } from './looks-words.ts';

export const looksWords: LooksWords = {
  theme: 'Дошка',
  pieces: 'Фігури',
  coordinates: 'Координати',
  called: {
    pistachio: 'Фісташкова',
    wood: 'Дерев’яна',
    lined: 'Розлінований папір',
    night: 'Нічна',
    contrast: 'Висока контрастність',
    sweets: 'Цукерки',
    discs: 'Шашки',
    chess: 'Пішак і ферзь',
    stacked: 'Шашки, дамка з двох',
    algebraic: 'Ліворуч і внизу',
    turkish: 'Турецькі: праворуч і вгорі',
    none: 'Немає',
  },
};
