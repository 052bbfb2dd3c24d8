import { plyBefore } from '../../engine/game.ts';
import { legalMoves } from '../../engine/moves.ts';
import { makeMove } from '../../engine/notation.ts';
import { opposite, piecesOf } from '../../engine/position.ts';
import type { Color, PerColor, Position } from '../../engine/types.ts';
import type { PlayWords } from '../i18n/play-words.ts';
import type { Words } from '../i18n/words.ts';
import { reasonText } from '../table/reason.ts';
import type { MoveRow } from '../table/view.ts';
import { isPerson, type Match, outcomeOf } from './match.ts';
import type { Play } from './play.ts';

/** One side at the board, and what a person who plays it can read and do. */
export interface SideView {
  readonly color: Color;
  readonly name: string;
  /** `15 men · 1 king` */
  readonly counts: string;
  readonly toMove: boolean;
  readonly isPerson: boolean;
  /** What there is to say to a person at this side of the board; empty while nothing is up to this side. */
  readonly text: string;
  /** The draw that the other side offers. */
  readonly offered: string;
  readonly mayTakeBack: boolean;
  /** Whether its own offer of a draw waits for an answer. */
  readonly hasOffered: boolean;
}

/** How a match ended, in words. */
interface ResultView {
  readonly headline: string;
  readonly reason: string;
}

/** What the page says of a match, in words. */
export interface MatchView {
  readonly rules: string;
  /** Why the computer plays softer than was chosen, or empty. */
  readonly softer: string;
  readonly movable: Color | 'none';
  readonly headline: string;
  /** Whether the headline is about the one person who plays. */
  readonly urgent: boolean;
  readonly detail: string;
  readonly failed: boolean;
  /** How far the computer is, from 0 to 1; null while there is nothing to see of it. */
  readonly progress: number | null;
  readonly sides: PerColor<SideView>;
  /** The side for whom the one row of buttons acts where both sit at the same device, else the person. */
  readonly actor: Color;
  readonly result: ResultView | undefined;
  readonly moves: readonly MoveRow[];
}

/** The one person who plays the computer; null where two play. */
export const personOf = ({ opponent }: Match): Color | null =>
  opponent.kind === 'computer' ? opposite(opponent.color) : null;

const countsOf = (position: Position, color: Color, words: Words): string => {
  const pieces = piecesOf(position).filter(({ piece }) => piece.color === color);
  const kings = pieces.filter(({ piece }) => piece.role === 'king').length;
  return words.seat.counts(pieces.length - kings, kings);
};

/** What the page calls a side. */
const nameOf = ({ opponent }: Match, color: Color, words: Words): string => {
  if (opponent.kind === 'here') return words.sides[color];
  return opponent.color === color ? words.seat.computer(opponent.level) : words.seat.you;
};

/** How it ended, as it is said to a side, or to both. */
const resultOf = (
  match: Match,
  to: Color | null,
  { result }: Pick<Words, 'result'>,
): ResultView | undefined => {
  const outcome = outcomeOf(match);
  if (!outcome) return undefined;
  const { winner } = outcome;
  const decided = (won: Color): string =>
    to === null ? result.won[won] : won === to ? result.youWon : result.youLost;
  return {
    headline: winner === null ? result.draw : decided(winner),
    reason: reasonText(outcome, to, match.game.rules, result),
  };
};

/** What is to be said of the capture that is due: how many pieces it takes where the majority counts (T10); empty if none is due. */
const captureDue = (position: Position, say: (most?: number) => string): string => {
  const pieces = legalMoves(position)[0]?.captures.length ?? 0;
  return pieces === 0 ? '' : say(position.rules.majority ? pieces : undefined);
};

/** Several sentences one after the other, those that say anything. */
export const sentences = (texts: readonly string[]): string => texts.filter((text) => text !== '').join(' ');

const sideText = ({ declined }: Play, match: Match, color: Color, { status, ...words }: Words): string => {
  const result = resultOf(match, color, words);
  if (result) return `${result.headline}: ${result.reason}`;
  const { position } = match.game;
  const due = position.turn === color ? status.yourMove : '';
  // Two lines hold no more.
  if (declined === color) return sentences([status.declined.draw, due]);
  return due && (captureDue(position, status.mustTake) || due);
};

const sideView = (state: Play, match: Match, color: Color, words: Words, { play }: PlayWords): SideView => {
  const { position } = match.game;
  const over = outcomeOf(match) !== null;
  const person = isPerson(match, color);
  const other = opposite(color);
  return {
    color,
    name: nameOf(match, color, words),
    counts: countsOf(position, color, words),
    toMove: !over && position.turn === color,
    isPerson: person,
    text: sideText(state, match, color, words),
    offered: person && match.offer === other ? play.drawOfferBy[other] : '',
    mayTakeBack: !over && plyBefore(match.game, color) !== undefined,
    hasOffered: match.offer === color,
  };
};

/** The side that begins by the rules on the left. */
const moveRows = ({ game: { moves } }: Match): readonly MoveRow[] =>
  Array.from({ length: Math.ceil(moves.length / 2) }, (_, row) => {
    const [first, second] = moves.slice(row * 2, row * 2 + 2).map(makeMove);
    return { number: row + 1, first: first ?? '', second: second ?? '' };
  });

const headlineOf = ({ thinking }: Play, match: Match, words: Words, { play }: PlayWords): string => {
  const { turn } = match.game.position;
  const person = personOf(match);
  if (person === null) return words.status.sideToMove[turn];
  if (thinking.state === 'failed') return play.stuck;
  if (match.offer === person) return play.considers;
  return turn === person ? words.status.yourMove : words.status.thinking;
};

const detailOf = ({ thinking, declined }: Play, match: Match, words: Words, { play }: PlayWords): string => {
  const { position } = match.game;
  const person = personOf(match);
  if (thinking.state === 'failed') return play.stuckDetail;
  const { youMustTake, mustTake } = words.status;
  const due = position.turn === person ? youMustTake : mustTake;
  const capture = person === null || position.turn === person ? captureDue(position, due) : '';
  return sentences([declined === null ? '' : words.status.declined.draw, capture]);
};

/** All that the page says of a match; `words` are every page's, `own` are of this one alone. */
export const matchView = (state: Play, match: Match, words: Words, own: PlayWords): MatchView => {
  const { thinking } = state;
  const { wish, opponent, game } = match;
  const { turn } = game.position;
  const person = personOf(match);
  const result = resultOf(match, person, words);
  const side = (color: Color) => sideView(state, match, color, words, own);
  const softer = opponent.kind === 'computer' && opponent.level < wish.level;
  const waits = result !== undefined || (person !== null && turn !== person);
  return {
    rules: words.rulesets[wish.rules],
    softer: softer ? own.play.softer(wish.level) : '',
    movable: waits ? 'none' : turn,
    headline: result?.headline ?? headlineOf(state, match, words, own),
    urgent: !result && turn === person,
    detail: result?.reason ?? detailOf(state, match, words, own),
    failed: thinking.state === 'failed',
    progress: thinking.state === 'failed' ? null : thinking.part,
    sides: { white: side('white'), black: side('black') },
    actor: person ?? turn,
    result,
    moves: moveRows(match),
  };
};
