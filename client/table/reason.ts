import { opposite } from '../../engine/position.ts';
import type { Rules } from '../../engine/rules.ts';
import type { Color, Outcome } from '../../engine/types.ts';
import type { ResultWords } from '../i18n/words.ts';
import { idleMoves } from './idle.ts';

/**
 * Why a game ended, as it is said to a side, or to everybody: nobody is told of their own doing as if another had done it. A reason that
 * a later server has is given as it is.
 */
export const reasonText = (
  { winner, reason }: Outcome,
  to: Color | null,
  rules: Rules,
  { reasons, yours }: ResultWords,
): string => {
  const own: { readonly [reason in Outcome['reason']]?: string } = winner && to && winner !== to ? yours : {};
  const known: { readonly [reason: string]: ResultWords['reasons'][Outcome['reason']] } = reasons;
  return own[reason] ?? known[reason]?.(winner && opposite(winner), idleMoves(rules)) ?? reason;
};
