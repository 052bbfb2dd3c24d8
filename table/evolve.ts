import { backTo, type Color, type Game, type Outcome, playMove, startGame } from '../engine/index.ts';
import { afterMove, runningIn } from './afterMove.ts';
import { newClock, quotaAfterMove, stopClock } from './clock.ts';
import type { Offer, TableEvent } from './events.ts';
import {
  agreesAtOnce,
  newTable,
  type PlayingTable,
  type Points,
  RESTED,
  type Rests,
  type Seat,
  type Table,
} from './table.ts';

type EventOf<Type extends TableEvent['type']> = Extract<TableEvent, { readonly type: Type }>;

const PLAIN = {
  rules: 'turkish',
  fen: '',
  clock: null,
  visibility: 'private',
  suggestions: 'on',
  invite: null,
} as const;

/** The same table at the start of a game. */
const fresh = ({ settings, points, game }: Table, at: number) => ({
  settings,
  points,
  game: startGame(game.rules, game.start),
  clock: newClock(settings.clock, at),
});

const sat = (table: Table, { seat, player, name }: EventOf<'sat'>): Table =>
  table.phase === 'open' ? { ...table, seats: { ...table.seats, [seat]: { player, name } } } : table;

const left = (table: Table, { seat, at }: EventOf<'left'>): Table => {
  if (table.phase === 'finished') return table;
  return {
    ...fresh(table, at),
    phase: 'open',
    number: table.number,
    seats: { ...table.seats, [seat]: null },
    unplayedSince: table.phase === 'open' ? table.unplayedSince : null,
  };
};

const started = (table: Table, { game, at }: EventOf<'started'>): Table => {
  const { white, black } = table.seats;
  if (table.phase === 'playing' || !white || !black) return table;
  const seats = table.phase === 'finished' ? { white: black, black: white } : { white, black };
  return { ...fresh(table, at), phase: 'playing', number: game, seats, offers: [], rests: RESTED };
};

/** A side that has made an offer makes so many moves before it may make the same again. */
const REST = 3;

const goOn = (game: Game, move: string): Game | undefined => {
  const played = playMove(game, move);
  return played.ok ? played.value : undefined;
};

const moved = (table: Table, event: EventOf<'moved'>): Table => {
  if (table.phase !== 'playing') return table;
  const after = afterMove(table, event, goOn);
  if (after === table || !table.clock || !after.clock) return after;
  const quota = quotaAfterMove(table.clock, event.by, event.lag ?? 0);
  return { ...after, clock: { ...after.clock, quota, delayed: false } };
};

const delayed = (table: Table, { seat, clock, at }: EventOf<'delayed'>): Table =>
  table.clock?.running === seat
    ? { ...table, clock: { ...table.clock, ...clock, at, delayed: true } }
    : table;

/** The same table with something else about one who sits there. */
const seated = (table: Table, color: Color, change: (seat: Seat) => Seat): Table => {
  const seat = table.seats[color];
  if (!seat) return table;
  const changed = { [color]: change(seat) };
  // Twice the same, for in each phase the seats are of another type.
  return table.phase === 'open'
    ? { ...table, seats: { ...table.seats, ...changed } }
    : { ...table, seats: { ...table.seats, ...changed } };
};

const tookOver = (table: Table, { seat, player }: EventOf<'tookOver'>): Table => {
  const before = table.seats[seat]?.player;
  const after = seated(table, seat, ({ name }) => ({ player, name }));
  if (before === undefined || before === player) return after;
  // Points belong to the person, who goes on under another identity; both may have won some here.
  const { [before]: won, ...points } = table.points;
  return won === undefined
    ? after
    : { ...after, points: { ...points, [player]: won + (points[player] ?? 0) } };
};

const takenBack = (table: Table, event: EventOf<'takenBack'>): Table => {
  if (table.phase !== 'playing' || event.ply >= table.game.moves.length) return table;
  const game = backTo(table.game, event.ply);
  const { clock, at } = event;
  const running = runningIn(game);
  return {
    ...table,
    game,
    clock: table.clock && { ...table.clock, ...clock, delayed: false, running, at },
    offers: [],
  };
};

/** Whom nobody asks nobody pesters: the computer lets a learner take back as often as they like. */
const restsAfterOffer = (table: PlayingTable, made: Offer): Rests => {
  const { offer, by } = made;
  return offer === 'rematch' || agreesAtOnce(table, made)
    ? table.rests
    : { ...table.rests, [by]: { ...table.rests[by], [offer]: REST } };
};

const offered = (table: Table, { seq, at, type, ...offer }: EventOf<'offered'>): Table => {
  if (table.phase === 'open') return table;
  const offers = [...table.offers, offer];
  return table.phase === 'finished'
    ? { ...table, offers }
    : { ...table, offers, rests: restsAfterOffer(table, offer) };
};

const answered = (table: Table, event: EventOf<'answered'>): Table =>
  table.phase === 'open'
    ? table
    : { ...table, offers: table.offers.filter(({ offer, by }) => offer !== event.offer || by === event.by) };

const pointsAfter = (
  { seats, points }: Pick<PlayingTable, 'seats' | 'points'>,
  { winner }: Outcome,
): Points => {
  const sum = (color: Color): number =>
    (points[seats[color].player] ?? 0) + (winner === color ? 1 : winner === null ? 0.5 : 0);
  return { ...points, [seats.white.player]: sum('white'), [seats.black.player]: sum('black') };
};

const finish = ({ rests, ...table }: PlayingTable, { outcome, at }: EventOf<'ended'>): Table => ({
  ...table,
  phase: 'finished',
  clock: stopClock(table.clock, at),
  points: pointsAfter(table, outcome),
  offers: [],
  outcome,
});

/**
 * The table after one more event. Total: it checks nothing and never throws; an event that cannot happen to this table leaves it
 * as it is. Server and clients use this one function, so whoever has the same events has the same table.
 */
export const evolve = (table: Table | undefined, event: TableEvent): Table => {
  if (event.type === 'opened') return newTable(event);
  if (!table) return evolve(newTable({ ...PLAIN, at: event.at }), event);
  switch (event.type) {
    case 'sat':
      return sat(table, event);
    case 'left':
      return left(table, event);
    case 'started':
      return started(table, event);
    case 'ticketed':
      return seated(table, event.seat, (seat) => ({ ...seat, ticket: event.ticket }));
    case 'revoked':
      return seated(table, event.seat, ({ player, name }) => ({ player, name }));
    case 'tookOver':
      return tookOver(table, event);
    case 'moved':
      return moved(table, event);
    case 'delayed':
      return delayed(table, event);
    case 'offered':
      return offered(table, event);
    case 'answered':
      return answered(table, event);
    case 'takenBack':
      return takenBack(table, event);
    case 'ended':
      return table.phase === 'playing' ? finish(table, event) : table;
  }
};
