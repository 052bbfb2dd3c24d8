import { announcement } from '../board/announcement.ts';
import type { PlayWords } from '../i18n/play-words.ts';
import type { Words } from '../i18n/words.ts';
import type { Match } from './match.ts';
import type { Play } from './play.ts';
import { matchView, personOf, sentences } from './view.ts';

/** What happened between two states of a match, for those who listen. */
const happened = (before: Match, after: Match, aside: string, words: Words): string => {
  const [was, is] = [before.game, after.game];
  if (is.moves.length < was.moves.length) return words.status.takenBack;
  const lastMove = is.moves[is.moves.length - 1] ?? null;
  const moved = announcement(was, { position: is.position, lastMove }, words.board);
  return moved === null ? '' : sentences([moved, aside]);
};

/** A text as a sentence of its own. */
const sentence = (text: string): string => (/[.…?!]$|^$/.test(text) ? text : `${text}.`);

/**
 * What somebody who listens is told when the page goes from one state to the next: the move, and how things stand then. null where
 * there is nothing new.
 *
 * @param aside what is announced of the move
 */
export const saidAfter = (
  before: Play,
  after: Play,
  words: Words,
  own: PlayWords,
  aside = '',
): string | null => {
  const { match } = after;
  if (!match || after.choosing) return null;
  const failing = after.thinking.state !== before.thinking.state;
  if (match === before.match && !failing && !before.choosing) return null;
  const { sides, headline, detail, result } = matchView(after, match, words, own);
  const isNew = match.seed !== before.match?.seed;
  const news = isNew
    ? own.play.begun(personOf(match))
    : before.match && !before.choosing
      ? happened(before.match, match, aside, words)
      : '';
  const stand = result ? [`${headline}: ${detail}`] : [headline, detail];
  return sentences([news, sides.white.offered, sides.black.offered, ...stand].map(sentence));
};
