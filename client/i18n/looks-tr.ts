import type { LooksWords } from './looks-words.ts';

export const looksWords: LooksWords = {
  theme: 'Tahta',
  pieces: 'Taşlar',
  coordinates: 'Koordinatlar',
  called: {
    pistachio: 'Fıstık yeşili',
    wood: 'Ahşap',
    lined: 'Çizgili kâğıt',
    night: 'Gece',
    contrast: 'Yüksek karşıtlık',
    sweets: 'Şekerlemeler',
    discs: 'Pullar',
    chess: 'Piyon ve vezir',
    stacked: 'Pullar, dama iki kat',
    algebraic: 'Solda ve altta',
    turkish: 'Türk usulü: sağda ve üstte',
    none: 'Yok',
  },
};
