import type { Color } from '../../engine/types.ts';
import type { ResultWords } from './words.ts';

const SIDES = { white: 'Білі', black: 'Чорні' };

const about =
  (predicate: string, draw = '') =>
  (loser: Color | null): string =>
    loser === null ? draw : `${SIDES[loser].toLowerCase()} ${predicate}`;

/** What there is with the loser, or is not any more. */
const aboutTheir =
  (predicate: string, draw = '') =>
  (loser: Color | null): string =>
    loser === null ? draw : `у ${loser === 'white' ? 'білих' : 'чорних'} ${predicate}`;

const always = (sentence: string) => (): string => sentence;

/** How games end. */
export const result: ResultWords = {
  youWon: 'Ви виграли',
  youLost: 'Ви програли',
  yours: {
    resignation: 'ви здалися',
    timeout: 'ваш час вийшов',
    abandonment: 'ви не повернулися',
  },
  won: { white: 'Білі виграли', black: 'Чорні виграли' },
  draw: 'Нічия',
  reasons: {
    'no-pieces': aboutTheir('не лишилося шашок'),
    blocked: aboutTheir('немає ходу'),
    'lone-man': aboutTheir('одна шашка'),
    'one-each': always('у кожного по одній фігурі'),
    repetition: always('та сама позиція втретє'),
    'no-progress': (_, idle) => `по ${idle} ходів без взяття і без кроку шашки вперед`,
    'three-kings': always('три або більше дамок не впіймали одну вчасно'),
    'kings-only': (_, idle) => `по ${idle} ходів самими дамками без взяття`,
    agreement: always('за згодою обох'),
    resignation: about('здалися'),
    timeout: aboutTheir('вийшов час', 'час вийшов'),
    abandonment: about('не повернулися', 'гру покинуто'),
  },
  score: 'Рахунок',
};
