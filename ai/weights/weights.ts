import type { Rules } from '../../engine/index.ts';
import {
  FEATURES,
  FEW_SAFE_STEPS,
  GUARDED_BEHIND,
  GUARDED_BESIDE,
  KING_ALONE,
  KINGS,
  KINGS_MOBILITY,
  MEN,
  MEN_MOBILITY,
  ONLY_KINGS,
  PASSED,
  SAFE_STEPS,
  setUpSize,
  TEMPO,
} from '../features.ts';

/** What each feature is worth, in hundredths of a man: with all pieces on the board, and with none. Between them it is mixed by the pieces. */
export interface Weights {
  readonly opening: readonly number[];
  readonly ending: readonly number[];
}

/** By guess, where the tuning begins: a man 100 and 4 for each row, a king 4 men among the many of Turkish draughts, else 3. */
export const guessedWeights = (rules: Rules): Weights => {
  const king = setUpSize(rules) > 24 ? 400 : 300;
  const values = Array.from({ length: FEATURES }, (_, feature) => {
    if (feature >= MEN && feature < KINGS) return 100 + 4 * (feature >> 2);
    return feature >= KINGS && feature < TEMPO ? king : 0;
  });
  values[TEMPO] = 5;
  values[MEN_MOBILITY] = 1;
  values[KINGS_MOBILITY] = 1;
  values[GUARDED_BEHIND] = 3;
  values[GUARDED_BESIDE] = 2;
  values[SAFE_STEPS] = 2;
  for (let few = 0; few < 3; few++) values[FEW_SAFE_STEPS + few] = -30 + 10 * few;
  for (let row = 0; row < 4; row++) values[PASSED + row] = 10 + 15 * row;
  values[ONLY_KINGS] = 0;
  values[KING_ALONE] = 50;
  return { opening: values, ending: values };
};
