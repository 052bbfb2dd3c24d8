import {
  COLORS,
  type Color,
  err,
  type Game,
  makeFen,
  makeMove,
  type Outcome,
  ok,
  type PerColor,
  parseFen,
  playMove,
  type Result,
  rulesByName,
  startGame,
} from '../engine/index.ts';
import type { Clock } from './clock.ts';
import type { PlayerId } from './ids.ts';
import type { Offer, Seat, Table } from './table.ts';

export type { Clock as ClockView } from './clock.ts';
export type { Offer as OfferView } from './table.ts';

export interface SeatView {
  readonly player: PlayerId;
  readonly name: string;
}

/** Everything about a table that anybody may see; enough to go on with `evolve`. */
export interface TableSnapshot {
  readonly rules: string;
  readonly phase: Table['phase'];
  /** The game's number, from 1. */
  readonly game: number;
  /** Where every game of this table starts, and where this one is now. */
  readonly start: string;
  readonly fen: string;
  /** Landing paths of this game. */
  readonly moves: readonly string[];
  readonly turn: Color;
  readonly ply: number;
  readonly seats: PerColor<SeatView | null>;
  readonly offers: readonly Offer[];
  readonly clock: Clock | null;
  readonly outcome: Outcome | null;
  /** Points of the person who now sits on each side: 1 for a win, 0.5 for a draw. */
  readonly score: PerColor<number>;
  readonly visibility: 'public' | 'private';
  readonly suggestions: 'on' | 'off';
  /** When the table was opened (Unix milliseconds) if no game was ever started at it, else null: such tables vanish. */
  readonly unplayedSince: number | null;
}

const seatView = (seat: Seat | null): SeatView | null => seat && { player: seat.player, name: seat.name };

export const snapshot = (table: Table): TableSnapshot => {
  const { settings, game, seats } = table;
  return {
    rules: game.rules.name,
    phase: table.phase,
    game: table.number,
    start: makeFen(game.start),
    fen: makeFen(game.position),
    moves: game.moves.map(makeMove),
    turn: game.position.turn,
    ply: game.moves.length,
    seats: { white: seatView(seats.white), black: seatView(seats.black) },
    offers: table.phase === 'open' ? [] : table.offers,
    clock: table.clock,
    outcome: table.phase === 'finished' ? table.outcome : null,
    score: { white: seats.white?.points ?? 0, black: seats.black?.points ?? 0 },
    visibility: settings.visibility,
    suggestions: settings.suggestions,
    unplayedSince: table.phase === 'open' ? table.unplayedSince : null,
  };
};

/** The game that a snapshot tells: its start and every move, so that repetitions (T14) and idle plies (T15) count on. */
const replayed = ({ rules: name, start, moves }: TableSnapshot): Result<Game> => {
  const rules = rulesByName(name);
  if (!rules) return err({ code: 'unknown-rules', message: `There is no ruleset ${JSON.stringify(name)}.` });
  const position = parseFen(start, rules);
  if (!position.ok) return position;
  let game = startGame(rules, position.value);
  for (const move of moves) {
    const next = playMove(game, move);
    if (!next.ok) return next;
    game = next.value;
  }
  return ok(game);
};

const contradiction = (detail: string): Result<never> =>
  err({ code: 'contradiction', message: `The snapshot contradicts itself: ${detail}.` });

/**
 * The table that a snapshot shows: `snapshot` of it equals what was given. Refused with `unknown-rules`, with the codes of `parseFen`
 * and `illegal-move`, or with `contradiction` where parts of it do not go together.
 */
export const fromSnapshot = (given: TableSnapshot): Result<Table> => {
  const replay = replayed(given);
  if (!replay.ok) return replay;
  const game = replay.value;
  const { rules, start, phase, clock, offers, outcome, score, visibility, suggestions, unplayedSince } =
    given;
  if (makeFen(game.start) !== start || makeFen(game.position) !== given.fen) return contradiction('the FEN');
  if (game.position.turn !== given.turn || game.moves.length !== given.ply) return contradiction('the ply');
  if (COLORS.some((color) => !given.seats[color] && score[color] !== 0)) return contradiction('the score');
  const seat = (color: Color): Seat | null => {
    const view = given.seats[color];
    return view && { player: view.player, name: view.name, points: score[color] };
  };
  const timing = clock && { initial: clock.initial, increment: clock.increment };
  const settings = { rules, fen: start, clock: timing, visibility, suggestions };
  const common = { settings, number: given.game, game, clock };
  const white = seat('white');
  const black = seat('black');
  if (phase === 'open') {
    if (game.moves.length > 0 || offers.length > 0 || outcome)
      return contradiction('an open table has no game');
    return ok({ ...common, phase, seats: { white, black }, unplayedSince });
  }
  if (!white || !black || unplayedSince !== null) return contradiction('a game has two players');
  const seats = { white, black };
  if (phase === 'finished') {
    return outcome
      ? ok({ ...common, phase, seats, offers, outcome })
      : contradiction('the end has no outcome');
  }
  return outcome ? contradiction('the game goes on') : ok({ ...common, phase, seats, offers });
};
