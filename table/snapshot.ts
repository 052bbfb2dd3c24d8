import {
  type Color,
  err,
  type Game,
  makeFen,
  makeMove,
  type Outcome,
  ok,
  type PerColor,
  parseFen,
  type Result,
  replayGame,
  rulesByName,
} from '../engine/index.ts';
import type { Clock } from './clock.ts';
import {
  type Offer,
  type Opposition,
  oppositionOf,
  type RecordedOpposition,
  type Settings,
} from './events.ts';
import type { Digest } from './ids.ts';
import { type Points, RESTED, type Rests, type Seat, score, type Table } from './table.ts';

interface Shown {
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
  readonly seats: PerColor<Seat | null>;
  readonly offers: readonly Offer[];
  /** How many own moves each side has still to make before it may offer the same again. */
  readonly rests: Rests;
  readonly clock: Clock | null;
  readonly outcome: Outcome | null;
  /** Points of the person who now sits on each side: 1 for a win, 0.5 for a draw. */
  readonly score: PerColor<number>;
  /** Points of everybody who has finished a game here. */
  readonly points: Points;
  readonly visibility: Settings['visibility'];
  readonly suggestions: Settings['suggestions'];
  readonly inviteOnly: boolean;
  /** The hash of the claim that whoever sits down shows; null where nobody needs one. */
  readonly invite: Digest | null;
  /** When the table was opened (Unix milliseconds) if no game was ever started at it, else null: such tables vanish. */
  readonly unplayedSince: number | null;
}

/** Everything about a table that anybody may see; enough to go on with `evolve`. */
export type TableSnapshot = Shown & Opposition;

/** A snapshot as it was written down. */
type RecordedSnapshot = Shown & RecordedOpposition;

/** Of a table that only opens the offers, rests and outcome are there too, empty. */
export const snapshot = (table: Table): TableSnapshot => {
  const { settings, game, seats, points } = table;
  return {
    rules: game.rules.name,
    phase: table.phase,
    game: table.number,
    start: makeFen(game.start),
    fen: makeFen(game.position),
    moves: game.moves.map(makeMove),
    turn: game.position.turn,
    ply: game.moves.length,
    seats: { white: seats.white, black: seats.black },
    offers: table.phase === 'open' ? [] : table.offers,
    rests: table.phase === 'playing' ? table.rests : RESTED,
    clock: table.clock,
    outcome: table.phase === 'finished' ? table.outcome : null,
    score: score(table),
    points,
    visibility: settings.visibility,
    suggestions: settings.suggestions,
    inviteOnly: settings.invite !== null,
    invite: settings.invite,
    ...oppositionOf(settings),
    unplayedSince: table.phase === 'open' ? table.unplayedSince : null,
  };
};

/** The game that a snapshot tells: its start and every move, so that repetitions (T14) and idle plies (T15) count on. */
const replayed = ({ rules: name, start, moves }: TableSnapshot): Result<Game> => {
  const rules = rulesByName(name);
  if (!rules) return err({ code: 'unknown-rules', message: `There is no ruleset ${JSON.stringify(name)}.` });
  const position = parseFen(start, rules);
  return position.ok ? replayGame(position.value, moves) : position;
};

const tableOf = (given: TableSnapshot, game: Game): Table | undefined => {
  const { rules, start: fen, phase, clock, points, offers, outcome } = given;
  const { visibility, suggestions, invite, rests } = given;
  const { white, black } = given.seats;
  const timing = clock && { initial: clock.initial, increment: clock.increment };
  const settings = { rules, fen, clock: timing, visibility, suggestions, invite, ...oppositionOf(given) };
  const common = { settings, number: given.game, game, clock, points };
  if (phase === 'open') {
    const { unplayedSince } = given;
    return game.moves.length > 0 ? undefined : { ...common, phase, seats: { white, black }, unplayedSince };
  }
  if (!white || !black) return undefined;
  if (phase === 'playing') return { ...common, phase, seats: { white, black }, offers, rests };
  return outcome ? { ...common, phase, seats: { white, black }, offers, outcome } : undefined;
};

/** Whether two values would be the same JSON, whatever the order of their fields. */
const sameJson = (a: unknown, b: unknown): boolean => {
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return a === b;
  const others = new Map(Object.entries(b));
  const fields = Object.entries(a);
  return fields.length === others.size && fields.every(([key, value]) => sameJson(value, others.get(key)));
};

/**
 * The table that a snapshot shows: `snapshot` of it equals what was given. Refused with `unknown-rules`, with the codes of `parseFen`
 * and `illegal-move`, or with `contradiction` where parts of it do not go together.
 */
export const fromSnapshot = (recorded: RecordedSnapshot): Result<Table> => {
  const given = { ...recorded, ...oppositionOf(recorded) };
  const game = replayed(given);
  if (!game.ok) return game;
  const table = tableOf(given, game.value);
  return table && sameJson(snapshot(table), given)
    ? ok(table)
    : err({ code: 'contradiction', message: 'The parts of the snapshot do not go together.' });
};
