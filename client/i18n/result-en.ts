import type { Color } from '../../engine/types.ts';
import type { ResultWords } from './words.ts';

const SIDES = { white: 'White', black: 'Black' };

/** A sentence about the loser, or another one if nobody lost. */
const about =
  (predicate: string, draw = '') =>
  (loser: Color | null): string =>
    loser === null ? draw : `${SIDES[loser]} ${predicate}`;

const always = (sentence: string) => (): string => sentence;

/** How games end. */
export const result: ResultWords = {
  youWon: 'You won',
  youLost: 'You lost',
  yours: {
    resignation: 'you resigned',
    timeout: 'you ran out of time',
    abandonment: 'you stayed away',
  },
  won: { white: 'White won', black: 'Black won' },
  draw: 'A draw',
  reasons: {
    'no-pieces': about('has no pieces left'),
    blocked: about('cannot move'),
    'lone-man': about('is down to a lone man'),
    'one-each': always('one piece each'),
    repetition: always('the same position for the third time'),
    'no-progress': (_, idle) => `${idle} moves each without a capture or a man’s step forward`,
    'three-kings': always('three or more kings could not catch one in time'),
    'kings-only': (_, idle) => `${idle} moves each by kings only, without a capture`,
    agreement: always('both agreed'),
    resignation: about('resigned'),
    timeout: about('ran out of time', 'time ran out'),
    abandonment: about('stayed away', 'the game was abandoned'),
  },
  score: 'Score',
};
