import { expect } from 'vitest';
import { COLORS, type Color, type Game, opposite, type PerColor } from '../../engine/index.ts';
import { remaining } from '../../table/clock.ts';
import type { TableEvent } from '../../table/events.ts';
import { evolve } from '../../table/evolve.ts';
import { COMPUTER } from '../../table/ids.ts';
import { fromSnapshot, snapshot } from '../../table/snapshot.ts';
import { RESTED, type Table } from '../../table/table.ts';

/**
 * What holds whatever people do. `checkTable` looks at one state, `checkStep` at an event between two states, `checkEvents` at all that
 * was recorded at a table, from its `opened` on; it gives the last state. They fail by Vitest's `expect`.
 */
type EventOf<Type extends TableEvent['type']> = Extract<TableEvent, { readonly type: Type }>;

const offersAt = (table: Table) => (table.phase === 'open' ? [] : table.offers);
const restsAt = (table: Table) => (table.phase === 'playing' ? table.rests : RESTED);
const totalOf = ({ points }: Table): number => Object.values(points).reduce((sum, won) => sum + won, 0);
const moverOf = ({ start }: Game, ply: number): Color => (ply % 2 === 0 ? start.turn : opposite(start.turn));
const earned = ({ clock }: Table): number => (clock?.running ? Math.round(1000 * clock.increment) : 0);

/** The most that a side can have left: all that it began with, and the increments of its moves that stand. */
const mostTime = ({ clock, game }: Table, side: Color): number => {
  if (!clock) return 0;
  const earning = game.moves.filter((_, ply) => ply >= 2 && moverOf(game, ply) === side);
  return 1000 * (clock.initial + earning.length * clock.increment);
};

const checkClock = (table: Table): void => {
  const { clock } = table;
  for (const side of clock ? COLORS : []) {
    if (!clock) continue;
    // Neither time given back for a way nor for a late alarm is ever more than was lost, so the bound needs no room for it.
    expect(clock[side]).toBeGreaterThanOrEqual(0);
    expect(clock[side]).toBeLessThanOrEqual(mostTime(table, side));
    expect(clock.quota[side]).toBeGreaterThanOrEqual(0);
    expect(clock.quota[side]).toBeLessThanOrEqual(1_000);
  }
  if (clock?.running) expect([table.phase, clock.running]).toEqual(['playing', table.game.position.turn]);
};

/** What holds for every table. */
export const checkTable = (table: Table): void => {
  const { white, black } = table.seats;
  if (white && black) expect(white.player).not.toBe(black.player);
  if (table.phase !== 'open') expect(white && black).toBeTruthy();
  const offers = offersAt(table);
  expect(new Set(offers.map(({ offer, by }) => `${offer} ${by}`)).size).toBe(offers.length);
  for (const made of offers) {
    expect(made.offer === 'rematch').toBe(table.phase === 'finished');
    // Of a draw or a rematch that both offer there is an agreement instead.
    if (made.offer !== 'takeback') expect(offers.filter(({ offer }) => offer === made.offer)).toEqual([made]);
    else expect([moverOf(table.game, made.ply), made.ply < table.game.moves.length]).toEqual([made.by, true]);
  }
  for (const side of COLORS) {
    if (table.seats[side]?.player === COMPUTER) expect(table.settings.opponent).toBe('computer');
  }
  checkClock(table);
  expect(fromSnapshot(JSON.parse(JSON.stringify(snapshot(table))))).toEqual({ ok: true, value: table });
};

const timesAt = (table: Table, now: number): PerColor<number | null> => ({
  white: remaining(table, 'white', now),
  black: remaining(table, 'black', now),
});

const checkMoved = (before: Table, event: EventOf<'moved'>, after: Table): void => {
  expect(before.phase).toBe('playing');
  expect(event.by).toBe(before.game.position.turn);
  expect(after.game.moves.length).toBe(event.ply + 1);
  expect(event.clock === undefined).toBe(before.clock === null);
  const { clock } = before;
  if (!clock) return;
  const lag = event.lag ?? 0;
  const times = timesAt(before, event.at);
  expect(event.clock).toEqual({ ...times, [event.by]: (times[event.by] ?? 0) + earned(before) + lag });
  expect(lag).toBeLessThanOrEqual(clock.running ? Math.min(clock.quota[event.by], event.at - clock.at) : 0);
  if (event.lag !== undefined) expect(event.lag).toBeGreaterThan(0);
};

/** The side gets the time back that the platform was away, and has no more than when its turn came; once. */
const checkDelayed = ({ clock }: Table, event: EventOf<'delayed'>, after: Table): void => {
  if (!clock) throw new Error('Who has no clock loses no time.');
  const had = clock[event.seat];
  expect([clock.running, clock.delayed]).toEqual([event.seat, false]);
  expect(event.late).toBeGreaterThan(10_000);
  expect(event.late).toBe(event.at - clock.at - had);
  expect(event.clock).toEqual({
    white: clock.white,
    black: clock.black,
    [event.seat]: Math.min(event.late, had),
  });
  expect(after.clock).toEqual({ ...clock, ...event.clock, at: event.at, delayed: true });
};

const checkTakenBack = (before: Table, event: EventOf<'takenBack'>, after: Table): void => {
  expect([before.phase, after.phase]).toEqual(['playing', 'playing']);
  expect(after.game.moves).toEqual(before.game.moves.slice(0, event.ply));
  expect(after.game.position.turn).toBe(event.by);
  expect([offersAt(after), restsAt(after)]).toEqual([[], restsAt(before)]);
  expect(after.clock?.running ?? null).toBe(after.clock && event.ply >= 2 ? event.by : null);
  for (const side of before.clock ? COLORS : []) {
    const left = remaining(before, side, event.at) ?? 0;
    expect(after.clock?.[side]).toBeLessThanOrEqual(left);
    expect(after.clock?.[side]).toBeGreaterThanOrEqual(Math.min(left, 1_000));
  }
};

/** The seat goes on as it was, with everything that belongs to it; the ticket is used up. */
const checkTookOver = (before: Table, { seat, player }: EventOf<'tookOver'>, after: Table): void => {
  const { ticket, ...sitting } = before.seats[seat] ?? {};
  expect(ticket).toBeDefined();
  expect(after).toEqual({
    ...before,
    seats: { ...before.seats, [seat]: { ...sitting, player } },
    points: after.points,
  });
};

/** The opponent's offer that an `answered` answers stands until then, and not afterwards. */
const checkAnswered = (before: Table, { offer, by }: EventOf<'answered'>, after: Table): void => {
  const theirs = expect.objectContaining({ offer, by: opposite(by) });
  expect(offersAt(before)).toContainEqual(theirs);
  if (offer !== 'takeback')
    expect(offersAt(after)).toEqual(offersAt(before).filter((made) => made.offer !== offer));
  else expect(offersAt(after)).not.toContainEqual(theirs);
};

/** The seats as an event leaves them: what is no matter of theirs leaves them as they were, tickets and names included. */
const seatsAfter = ({ phase, seats }: Table, event: TableEvent): Table['seats'] => {
  if (event.type === 'started' && phase === 'finished') return { white: seats.black, black: seats.white };
  if (!('seat' in event)) return seats;
  const { player = COMPUTER, name = '' } = seats[event.seat] ?? {};
  switch (event.type) {
    case 'sat':
      return { ...seats, [event.seat]: { player: event.player, name: event.name } };
    case 'left':
      return { ...seats, [event.seat]: null };
    case 'ticketed':
      return { ...seats, [event.seat]: { player, name, ticket: event.ticket } };
    case 'revoked':
      return { ...seats, [event.seat]: { player, name } };
    case 'tookOver':
      return { ...seats, [event.seat]: { player: event.player, name } };
    case 'delayed':
      return seats;
  }
};

const CLOCKS_CHANGE = ['opened', 'left', 'started', 'moved', 'delayed', 'takenBack', 'ended'];

/** What holds from one event to the next. */
export const checkStep = (before: Table, event: TableEvent, after: Table): void => {
  expect(totalOf(after) - totalOf(before)).toBe(event.type === 'ended' ? 1 : 0);
  expect(after.seats).toEqual(seatsAfter(before, event));
  if (!CLOCKS_CHANGE.includes(event.type)) expect(after.clock).toEqual(before.clock);
  // Another move has its own late alarm.
  if (event.type === 'moved' || event.type === 'takenBack') expect(after.clock?.delayed ?? false).toBe(false);
  switch (event.type) {
    case 'sat':
      expect(before.seats[event.seat]).toBeNull();
      break;
    case 'ticketed':
      expect(before.seats[event.seat]?.ticket ?? null).not.toBe(event.ticket);
      break;
    case 'revoked':
      expect(before.seats[event.seat]?.ticket).toBeDefined();
      break;
    case 'left':
      expect(before.game.moves).toEqual([]);
      break;
    case 'started':
      expect(event.game - before.number).toBe(before.phase === 'finished' ? 1 : 0);
      break;
    case 'moved':
      checkMoved(before, event, after);
      break;
    case 'delayed':
      checkDelayed(before, event, after);
      break;
    case 'takenBack':
      checkTakenBack(before, event, after);
      break;
    case 'tookOver':
      checkTookOver(before, event, after);
      break;
    case 'answered':
      checkAnswered(before, event, after);
      break;
    case 'ended':
      expect(before.phase).toBe('playing');
      expect(timesAt(after, event.at)).toEqual(timesAt(before, event.at));
  }
};

/** What an answer leads to, as the event after it: an offer is accepted, and then fulfilled as it was made, or declined, never both. */
const checkAgreement = (before: Table, event: TableEvent, next: TableEvent | undefined): void => {
  const answered = event.type === 'answered' && event.accept ? event : null;
  const agreed = answered?.offer ?? null;
  const theirs = offersAt(before).find(({ offer, by }) => offer === agreed && by !== answered?.by);
  expect(next?.type === 'ended' && next.outcome.reason === 'agreement').toBe(agreed === 'draw');
  expect(next?.type === 'takenBack').toBe(agreed === 'takeback');
  if (next?.type === 'takenBack') expect(theirs).toEqual({ offer: 'takeback', by: next.by, ply: next.ply });
  if (agreed === 'rematch') expect(next?.type).toBe('started');
};

/** What a side has done in the present game. */
interface Deeds {
  readonly moves: number;
  readonly earning: number;
  readonly lag: number;
  /** How many moves it had made when it last made this offer. */
  readonly draw?: number;
  readonly takeback?: number;
}

const NOTHING: Deeds = { moves: 0, earning: 0, lag: 0 };

const deedsAfter = (deeds: Deeds, event: EventOf<'moved' | 'offered'>, isRunning: boolean): Deeds => {
  if (event.type === 'offered') return { ...deeds, [event.offer]: deeds.moves };
  const earning = deeds.earning + (isRunning ? 1 : 0);
  return { ...deeds, moves: deeds.moves + 1, earning, lag: deeds.lag + (event.lag ?? 0) };
};

const checkDeeds = (before: Table, deeds: Deeds, event: EventOf<'moved' | 'offered'>): void => {
  // What may be given back in a whole game: half a second, and a tenth for each move that was made on a running clock.
  if (event.type === 'moved') expect(deeds.lag).toBeLessThanOrEqual(500 + 100 * deeds.earning);
  else if (event.offer !== 'rematch') {
    const unasked = event.offer === 'takeback' && before.seats[opposite(event.by)]?.player === COMPUTER;
    const last = unasked ? undefined : deeds[event.offer];
    if (last !== undefined) expect(deeds.moves - last).toBeGreaterThanOrEqual(3);
  }
};

/** What holds for everything that was recorded at a table. Gives the table as it is then. */
export const checkEvents = (events: readonly TableEvent[]): Table => {
  const [opened, ...rest] = events;
  if (opened?.type !== 'opened') throw new Error('A table begins with its opening.');
  let table = evolve(undefined, opened);
  let deeds: PerColor<Deeds> = { white: NOTHING, black: NOTHING };
  checkTable(table);
  for (const [index, event] of rest.entries()) {
    expect(event.seq).toBe(index + 2);
    const after = evolve(table, event);
    checkStep(table, event, after);
    checkTable(after);
    checkAgreement(table, event, rest[index + 1]);
    if (event.type === 'started' || event.type === 'left') deeds = { white: NOTHING, black: NOTHING };
    if (event.type === 'moved' || event.type === 'offered') {
      const isRunning = table.clock?.running === event.by;
      const next = deedsAfter(deeds[event.by], event, isRunning);
      checkDeeds(table, event.type === 'moved' ? next : deeds[event.by], event);
      deeds = { ...deeds, [event.by]: next };
    }
    table = after;
  }
  // The second to sit starts the game, in the same decision.
  expect(table.phase === 'open').toBe(!table.seats.white || !table.seats.black);
  return table;
};
