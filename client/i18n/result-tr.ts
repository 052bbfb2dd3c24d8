import type { Color } from '../../engine/types.ts';
import type { ResultWords } from './words.ts';

const SIDES = { white: 'Beyaz', black: 'Siyah' };
const OF_SIDES = { white: 'Beyazın', black: 'Siyahın' };

const about =
  (predicate: string, draw = '') =>
  (loser: Color | null): string =>
    loser === null ? draw : `${SIDES[loser]} ${predicate}`;

const aboutIts =
  (predicate: string, draw = '') =>
  (loser: Color | null): string =>
    loser === null ? draw : `${OF_SIDES[loser]} ${predicate}`;

const always = (sentence: string) => (): string => sentence;

/** How games end. */
export const result: ResultWords = {
  youWon: 'Kazandın',
  youLost: 'Kaybettin',
  yours: {
    resignation: 'sen terk ettin',
    timeout: 'süren doldu',
    abandonment: 'geri gelmedin',
  },
  won: { white: 'Beyaz kazandı', black: 'Siyah kazandı' },
  draw: 'Berabere',
  reasons: {
    'no-pieces': aboutIts('taşı kalmadı'),
    blocked: aboutIts('oynayacak hamlesi yok'),
    'lone-man': aboutIts('tek taşı kaldı'),
    'one-each': always('birer taş kaldı'),
    repetition: always('aynı konum üçüncü kez oluştu'),
    'no-progress': (_, idle) => `iki taraf da ${idle} hamle boyunca taş almadı, taş ilerletmedi`,
    'three-kings': always('üç ya da daha çok dama tek damayı zamanında yakalayamadı'),
    'kings-only': (_, idle) => `iki taraf da ${idle} hamle boyunca taş almadan yalnız dama oynattı`,
    agreement: always('iki taraf anlaştı'),
    resignation: about('terk etti'),
    timeout: aboutIts('süresi bitti', 'süre bitti'),
    abandonment: about('geri dönmedi', 'oyun yarım kaldı'),
  },
  score: 'Skor',
};
