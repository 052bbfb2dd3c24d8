import type { LooksWords } from './looks-words.ts';

export const looksWords: LooksWords = {
  theme: 'Board',
  pieces: 'Pieces',
  coordinates: 'Coordinates',
  called: {
    pistachio: 'Pistachio',
    wood: 'Wood',
    lined: 'Lined paper',
    night: 'Night',
    contrast: 'High contrast',
    sweets: 'Sweets',
    discs: 'Discs',
    chess: 'Pawn and queen',
    stacked: 'Discs, a king is two',
    algebraic: 'Left and below',
    turkish: 'Turkish: right and above',
    none: 'None',
  },
};
