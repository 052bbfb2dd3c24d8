import type { PdnGame } from '../../engine/pdn/types.ts';
import { announcement } from '../board/announcement.ts';
import type { BoardWords } from '../board/words.ts';
import type { ReplayWords } from '../i18n/replay-words.ts';
import { type EndingWords, isOver, outcomeText, resultText } from './ending.ts';
import type { Place, Seen } from './replay.ts';

/** What somebody who listens is told at a place: the last move, how far one is, what was written there, and how it ended. */
export const placeText = (
  { result, rules }: PdnGame,
  place: Place,
  now: Seen,
  words: EndingWords & { readonly board: BoardWords },
  own: { readonly replay: ReplayWords },
): string => {
  const { before, position, lastMove, comments, plies, outcome } = now;
  const inVariation = place.branches.length > 0;
  const end =
    inVariation && outcome
      ? outcomeText(outcome, rules, words)
      : resultText(result, outcome, rules, words, own);
  const where = lastMove
    ? [
        announcement({ position: before }, { position, lastMove }, words.board),
        own.replay.at(place.ply, plies, inVariation),
      ]
    : [own.replay.start];
  return [...where, ...comments, isOver(result, place, now) ? end : ''].filter((text) => text).join(' ');
};
