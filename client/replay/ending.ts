import type { PdnResult } from '../../engine/pdn/types.ts';
import { opposite } from '../../engine/position.ts';
import type { Rules } from '../../engine/rules.ts';
import type { Outcome } from '../../engine/types.ts';
import type { ReplayWords } from '../i18n/replay-words.ts';
import type { ResultWords } from '../i18n/words.ts';
import { idleMoves } from '../table/idle.ts';
import type { Place, Seen } from './replay.ts';

/** The words for ends, as every dictionary of pages and of boards has them. */
export interface EndingWords {
  readonly result: ResultWords;
}

/** Who won by the rules, and why. */
export const outcomeText = ({ winner, reason }: Outcome, rules: Rules, { result }: EndingWords): string =>
  `${winner ? result.won[winner] : result.draw}: ${result.reasons[reason](winner && opposite(winner), idleMoves(rules))}`;

/** The result that an outcome is worth. */
const worth = ({ winner }: Outcome): PdnResult =>
  winner === null ? '1/2-1/2' : winner === 'white' ? '1-0' : '0-1';

/**
 * How a game ended. The declared result stands, with the board's reason where both agree; a game that is not finished by its file may be
 * over on the board.
 *
 * @param outcome of the position at its end
 */
export const resultText = (
  result: PdnResult,
  outcome: Outcome | null,
  rules: Rules,
  words: EndingWords,
  { replay }: { readonly replay: ReplayWords },
): string => {
  if (outcome && result === worth(outcome)) return outcomeText(outcome, rules, words);
  const board = outcome && result === '*' ? replay.onBoard(outcomeText(outcome, rules, words)) : '';
  return [replay.results[result], board].filter((text) => text !== '').join(' · ');
};

/** A result as it is printed. */
export const resultSign = (result: string): string => result.replace('1/2-1/2', '½-½');

/** Whether nobody is to move at a place: the line goes no further there, and the rules or the players have ended it. */
export const isOver = (result: PdnResult, { branches }: Place, { hasNext, outcome }: Seen): boolean =>
  !hasNext && (outcome !== null || (branches.length === 0 && result !== '*'));
