import {
  type Announcement,
  announcements,
  backTo,
  type Color,
  type Game,
  makeSquare,
  type Square,
} from '../../engine/index.ts';
import type { CourtesyWords } from '../i18n/courtesy-words.ts';

/** What a courteous player would say with the last move, for one who plays or watches. */
export interface Courtesy {
  /** The squares whose piece is under attack. */
  readonly attacked: readonly Square[];
  /** All of it in words; empty where there is nothing to say. */
  readonly text: string;
  /** What is to be said after the move itself, which says already that a man was crowned. */
  readonly aside: string;
}

/** Before the first move, and after one that calls for nothing. */
export const NOTHING_TO_SAY: Courtesy = { attacked: [], text: '', aside: '' };

const sentence = (said: Announcement, turn: Color, own: Color | null, words: CourtesyWords): string => {
  if (said.kind === 'king') return words.king(makeSquare(said.square));
  if (said.kind === 'soon-king') return words.soonKing(makeSquare(said.square));
  const squares = said.squares.map(makeSquare);
  return own === turn ? words.yoursAttacked(squares) : words.attacked[turn](squares);
};

/**
 * The announcements of a game's last move, in words.
 *
 * @param own the side of the person who is spoken to; null for those who watch, and for two at one device
 */
export const courtesyOf = (game: Game, own: Color | null, words: CourtesyWords): Courtesy => {
  const { moves, position } = game;
  if (moves.length === 0) return NOTHING_TO_SAY;
  const said = announcements(game, backTo(game, moves.length - 1).position);
  const say = (some: readonly Announcement[]): string =>
    some.map((one) => sentence(one, position.turn, own, words)).join(' ');
  return {
    attacked: said.flatMap((one) => (one.kind === 'under-attack' ? one.squares : [])),
    text: say(said),
    aside: say(said.filter(({ kind }) => kind !== 'king')),
  };
};
