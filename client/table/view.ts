import {
  COLORS,
  type Color,
  type Game,
  legalMoves,
  makeMove,
  opposite,
  type Position,
  piecesOf,
  type RulesetName,
} from '../../engine/index.ts';
import type { Settings } from '../../table/events.ts';
import { computerSide, score, type Table } from '../../table/table.ts';
import type { Words } from '../i18n/words.ts';
import { type Action, actionsOf, type Resting, restingOf } from './choices.ts';
import { type LinkView, linksOf } from './links.ts';
import { calledBy, nameAt } from './nameAt.ts';
import { type Question, questionsOf } from './questions.ts';
import { reasonText } from './reason.ts';
import { ownSeat, shown, type TableState } from './state.ts';

/** One side's line above or below the board. */
export interface PlayerView {
  readonly color: Color;
  readonly who: 'free' | 'computer' | 'person';
  readonly isYou: boolean;
  readonly name: string;
  /** `15 men · 1 king` */
  readonly counts: string;
  /** Undefined while nobody sits there or nobody has told, and of the computer. */
  readonly present: boolean | undefined;
  /** Whether the game waits for this side. */
  readonly toMove: boolean;
}

/** One move of each side, the one that begins by the rules on the left. */
export interface MoveRow {
  readonly number: number;
  readonly first: string;
  readonly second: string;
}

/** How a game ended, in words. */
interface ResultView {
  readonly headline: string;
  readonly reason: string;
  /** Which game of the table it ends, so that a result that was put aside is shown again after the next game. */
  readonly game: number;
}

/** What the page says and offers, in words. */
export interface View {
  readonly rules: string;
  /** What else the table was opened with: `5 min + 3 s`. */
  readonly terms: readonly string[];
  readonly orientation: Color;
  readonly movable: Color | 'none';
  readonly headline: string;
  /** Whether the headline is about you. */
  readonly urgent: boolean;
  readonly detail: string;
  /** What the last event was, where that is worth saying; it is in `detail`, too. */
  readonly news: string;
  readonly notice: string;
  /** To those who listen: that their own time is running out. */
  readonly warning: string;
  /** Above the board, below the board. */
  readonly players: readonly [PlayerView, PlayerView];
  readonly watching: string;
  /** Whether this person sits and waits for somebody to sit down opposite. */
  readonly alone: boolean;
  readonly links: readonly LinkView[];
  readonly freeSeats: readonly Color[];
  readonly actions: readonly Action[];
  readonly resting: Resting;
  /** Each kind of offer at most once, the latest last. */
  readonly questions: readonly Question[];
  readonly moves: readonly MoveRow[];
  /** `Ayşe 1½ – ½ Guest`, the side below the board first; empty before anybody has a point. */
  readonly score: string;
  readonly result: ResultView | undefined;
}

const termsOf = ({ clock, invite }: Settings, { terms }: Words): readonly string[] => [
  ...(clock === null ? [] : [terms.clock(clock.initial, clock.increment)]),
  ...(invite === null ? [] : [terms.byInvitation]),
];

/** Whether sitting down takes an invitation that we have not. */
const isShutOut = ({ claim }: TableState, { settings }: Table): boolean =>
  settings.invite !== null && claim === undefined;

/** What is to be said of the capture that is due: how many pieces it takes where the majority counts (T10); null if none is due. */
const captureDue = (position: Position, words: (most?: number) => string): string | null => {
  const pieces = legalMoves(position)[0]?.captures.length ?? 0;
  return pieces > 0 ? words(position.rules.majority ? pieces : undefined) : null;
};

const playerView = (
  state: TableState,
  table: Table,
  position: Position,
  color: Color,
  words: Words,
): PlayerView => {
  const seat = table.seats[color];
  const own = ownSeat(state);
  const isYou = color === own;
  const isComputer = computerSide(table) === color;
  const pieces = piecesOf(position).filter(({ piece }) => piece.color === color);
  const kings = pieces.filter(({ piece }) => piece.role === 'king').length;
  return {
    color,
    who: seat === null ? 'free' : isComputer ? 'computer' : 'person',
    isYou,
    name: seat === null ? words.seat.free : calledBy(own, table, color, words),
    counts: words.seat.counts(pieces.length - kings, kings),
    present:
      seat === null || isComputer
        ? undefined
        : isYou
          ? state.status.state === 'live'
          : state.presence?.[color],
    toMove: table.phase === 'playing' && position.turn === color,
  };
};

/** Half points as players write them: `1½`, `½`, `2`. */
const points = (value: number): string => {
  const whole = Math.floor(value);
  return `${whole === 0 && value > 0 ? '' : whole}${value > whole ? '½' : ''}`;
};

const resultView = (table: Table, own: Color | null, words: Words): ResultView | undefined => {
  if (table.phase !== 'finished') return undefined;
  const { winner } = table.outcome;
  const { youWon, youLost, won, draw } = words.result;
  const decided = (winner: Color): string => (own === null ? won[winner] : winner === own ? youWon : youLost);
  return {
    headline: winner === null ? draw : decided(winner),
    reason: reasonText(table.outcome, own, table.game.rules, words.result),
    game: table.number,
  };
};

const scoreText = (table: Table, own: Color | null, below: Color, words: Words): string => {
  const won = score(table);
  if (won.white + won.black === 0) return '';
  const name = (color: Color): string => calledBy(own, table, color, words);
  const above = opposite(below);
  return `${name(below)} ${points(won[below])} – ${points(won[above])} ${name(above)}`;
};

/** A game that the other side begins than the rules have it leaves the first place empty. */
const moveRows = ({ game: { rules, start, moves } }: Table): readonly MoveRow[] => {
  const paths = moves.map(makeMove);
  if (start.turn !== rules.firstMover && paths.length > 0) paths.unshift('…');
  return Array.from({ length: Math.ceil(paths.length / 2) }, (_, row) => ({
    number: row + 1,
    first: paths[row * 2] ?? '',
    second: paths[row * 2 + 1] ?? '',
  }));
};

/** Whose turn it is, or what the table waits for. */
const headlineOf = (state: TableState, table: Table, position: Position, words: Words): string => {
  const own = ownSeat(state);
  if (table.phase === 'open') {
    return own === null
      ? words.status.seatsFree(COLORS.filter((color) => table.seats[color] === null).length)
      : words.status.opponentWanted;
  }
  if (own === position.turn) return words.status.yourMove;
  if (computerSide(table) === position.turn) return words.status.thinking;
  return own === null
    ? words.status.sideToMove[position.turn]
    : words.status.waitFor(nameAt(table, position.turn, words));
};

/** What the last event was, where that is worth saying. */
const newsOf = ({ last }: TableState, own: Color | null, { status }: Words): string => {
  if (last?.type === 'takenBack') return status.takenBack;
  if (last?.type === 'delayed') return status.delayed;
  if (last?.type === 'left' && own !== null) return status.left;
  return last?.type === 'answered' && !last.accept && last.by !== own ? status.declined[last.offer] : '';
};

/** What the connection keeps one waiting for, which comes before anything but a result; undefined if nothing. */
const waitingFor = ({ status, pending }: TableState, words: Words): string | undefined => {
  if (status.state === 'waiting') {
    return pending.length > 0 ? words.status.kept : words.status.reconnecting;
  }
  return pending.some(({ late }) => late) ? words.status.sending : undefined;
};

/** What one may do about a free seat. */
const waitingDetail = (state: TableState, table: Table, own: Color | null, words: Words): string => {
  const { takeSeat, onlyInvited, sendLink, sendInvitation } = words.status;
  const shutOut = isShutOut(state, table);
  if (own === null) return shutOut ? onlyInvited : takeSeat;
  if (table.settings.invite === null) return sendLink;
  return shutOut ? '' : sendInvitation;
};

const detailOf = (
  state: TableState,
  table: Table,
  position: Position,
  ahead: boolean,
  words: Words,
): string => {
  const own = ownSeat(state);
  if (table.phase === 'open') return waitingDetail(state, table, own, words);
  const { youMustTake, mustTake } = words.status;
  const youWatch =
    table.settings.invite !== null && state.claim ? words.status.bothTaken : words.status.youWatch;
  const due = ahead ? null : captureDue(position, own === position.turn ? youMustTake : mustTake);
  return due ?? (own === null ? youWatch : '');
};

const noticeOf = ({ notice }: TableState, words: Words): string => {
  if (notice === undefined) return '';
  switch (notice.kind) {
    case 'refused':
      return words.refused[notice.code] ?? words.status.trouble;
    case 'trouble':
      return words.status.trouble;
    case 'name':
      return words.status.nameRefused;
    case 'seat':
      return words.status.seat[notice.to];
    case 'link':
      return words.status.link[notice.because];
  }
};

/**
 * What there is to see of the table; undefined until the server has told.
 *
 * @param onBoard what the board shows, where that is not the game as it stands: the lines beside it tell of the same
 */
export const viewOf = (state: TableState, words: Words, onBoard?: Game): View | undefined => {
  const board = shown(state);
  const { table } = state;
  if (table === undefined || board === undefined) return undefined;
  const { ahead } = board;
  const { position } = board.game;
  const seen = onBoard?.position ?? position;
  const own = ownSeat(state);
  const below = own ?? 'white';
  const result = resultView(table, own, words);
  const waiting = waitingFor(state, words);
  const news = newsOf(state, own, words);
  const alone = own !== null && table.phase === 'open';
  const sitting = own === null && table.phase === 'open' && !isShutOut(state, table);
  return {
    rules: words.rulesets[table.game.rules.name as RulesetName], // A snapshot with other rules is refused.
    terms: termsOf(table.settings, words),
    orientation: below,
    movable: own !== null && table.phase === 'playing' && !ahead && position.turn === own ? own : 'none',
    headline: result?.headline ?? headlineOf(state, table, position, words),
    urgent: table.phase === 'playing' && own === position.turn,
    detail:
      waiting && result // Why a game has ended is told whatever hangs.
        ? `${result.reason}. ${waiting}`
        : (waiting ??
          (result
            ? `${result.reason}${news && `. ${news}`}`
            : `${news} ${detailOf(state, table, position, ahead, words)}`.trim())),
    news,
    notice: noticeOf(state, words),
    warning: state.isLow ? words.seat.timeLow : '',
    players: [
      playerView(state, table, seen, opposite(below), words),
      playerView(state, table, seen, below, words),
    ],
    watching: state.presence === undefined ? '' : words.status.watching(state.presence.spectators),
    alone,
    links: linksOf(table, state.claim, alone, words),
    freeSeats: sitting ? COLORS.filter((color) => table.seats[color] === null) : [],
    actions: actionsOf(table, own),
    resting: restingOf(table, own),
    questions: questionsOf(table, own, words),
    moves: moveRows(table),
    score: scoreText(table, own, below, words),
    result,
  };
};
