import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  COLORS,
  type Color,
  type Game,
  initialPosition,
  legalMoves,
  makeFen,
  makeMove,
  opposite,
  RULESETS,
} from '../../engine/index.ts';
import { nextDeadline, timePasses } from '../../table/clock.ts';
import type { Command } from '../../table/commands.ts';
import { decide } from '../../table/decide.ts';
import { OFFERS, type TableEvent } from '../../table/events.ts';
import { evolve } from '../../table/evolve.ts';
import { COMPUTER, type PlayerId } from '../../table/ids.ts';
import { opening } from '../../table/opening.ts';
import { fromSnapshot, snapshot } from '../../table/snapshot.ts';
import { seatOf, type Table } from '../../table/table.ts';
import { ALI, BANU, CAN, ONE_MOVE, open, PLAIN, record, replay, type Told } from './people.ts';

/**
 * Somebody asks for something, some time after the last. A `legal` move is filled in from the position, so that games get on, and to
 * `agree` is to accept what stands, so that offers come to something.
 */
interface Act {
  readonly player: PlayerId | null;
  readonly wait: number;
  readonly command:
    | Command
    | { readonly type: 'legal'; readonly choice: number }
    | { readonly type: 'agree' };
}

const color = fc.constantFrom(...COLORS);
const offerKind = fc.constantFrom(...OFFERS);
const command: fc.Arbitrary<Act['command']> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ type: fc.constant('legal' as const), choice: fc.nat(40) }) },
  { weight: 2, arbitrary: fc.constant({ type: 'agree' as const }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('sit' as const), seat: color }) },
  { weight: 2, arbitrary: fc.constant({ type: 'sit' as const }) },
  { weight: 1, arbitrary: fc.constant({ type: 'leave' as const }) },
  { weight: 1, arbitrary: fc.constant({ type: 'resign' as const }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('offer' as const), offer: offerKind }) },
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constant('answer' as const), offer: offerKind, accept: fc.boolean() }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('move' as const),
      ply: fc.nat(6),
      move: fc.oneof(fc.constantFrom('a3-a4', 'd4xd6', 'd4xd6xf6'), fc.string()),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ type: 'claim' as const, result: 'win' as const }) },
);

const act: fc.Arbitrary<Act> = fc.record({
  player: fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(ALI, BANU) },
    { weight: 1, arbitrary: fc.constant(COMPUTER) },
    { weight: 1, arbitrary: fc.constantFrom(CAN, null) },
  ),
  wait: fc.oneof({ weight: 9, arbitrary: fc.nat(900) }, { weight: 1, arbitrary: fc.nat(9_000) }),
  command,
});

/** Every ruleset from its start, and positions from which games come to their ends. */
const STARTS = [
  ...RULESETS.map((rules) => ({ rules: rules.name, fen: makeFen(initialPosition(rules)) })),
  ...[ONE_MOVE, 'W:WKa1,b2:BKh8,g7', 'B:Wa2,h2:Ba7,h7', 'W:WKa1:Ba5,Kh8'].map((fen) => ({
    rules: PLAIN.rules,
    fen,
  })),
  { rules: 'turkish-classic', fen: 'W:Wa2,h2:Ba4,h7' },
  { rules: 'russian', fen: 'W:WKa1,Kc1,Ke1:BKh8,f8' },
  { rules: 'english', fen: 'B:Wc3,e3:Bd6,f6' },
];

const settings = fc
  .record({
    start: fc.constantFrom(...STARTS),
    clock: fc.constantFrom(
      null,
      { initial: 4, increment: 1 },
      { initial: 1, increment: 0 },
      { initial: 3, increment: 20 },
    ),
  })
  .map(({ start, clock }) => ({ ...start, clock }));

const standingOffer = (table: Table) => (table.phase === 'open' ? undefined : table.offers[0]);

const filledIn = (table: Table, asked: Act['command']): Command => {
  if (asked.type === 'agree') {
    return { type: 'answer', offer: standingOffer(table)?.offer ?? 'draw', accept: true };
  }
  if (asked.type !== 'legal') return asked;
  const paths = legalMoves(table.game.position).map(makeMove);
  const path = paths[asked.choice % Math.max(1, paths.length)] ?? 'none';
  return { type: 'move', ply: table.game.moves.length, move: path };
};

/** Whoever has the turn makes the legal moves, and whoever is asked agrees. Nobody asks for the computer where it does not play. */
const asker = (table: Table, { player, command: asked }: Act): PlayerId | null => {
  const made = standingOffer(table);
  if (asked.type === 'agree' && made) return table.seats[opposite(made.by)]?.player ?? player;
  if (asked.type === 'legal') return table.seats[table.game.position.turn]?.player ?? player;
  return player === COMPUTER && seatOf(table, player) === null ? null : player;
};

const total = ({ points }: Table): number => Object.values(points).reduce((sum, won) => sum + won, 0);

const hasFreeSeat = ({ seats }: Table): boolean => !seats.white || !seats.black;

const moverOf = ({ start }: Game, ply: number): Color => (ply % 2 === 0 ? start.turn : opposite(start.turn));

/** The most that a side can have left: all that it began with, and the increments of its moves that stand. */
const mostTime = ({ clock, game }: Table, side: Color): number => {
  if (!clock) return 0;
  const earning = game.moves.filter((_, ply) => ply >= 2 && moverOf(game, ply) === side);
  return 1000 * (clock.initial + earning.length * clock.increment);
};

/** What holds for every table, whatever happened. */
const checkTable = (table: Table): void => {
  const { white, black } = table.seats;
  if (white && black) expect(white.player).not.toBe(black.player);
  if (table.phase !== 'open') expect(white && black).toBeTruthy();
  const offers = table.phase === 'open' ? [] : table.offers;
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
  for (const side of COLORS) {
    if (!table.clock) continue;
    expect(table.clock[side]).toBeGreaterThanOrEqual(0);
    expect(table.clock[side]).toBeLessThanOrEqual(mostTime(table, side));
  }
  const running = table.clock?.running ?? null;
  if (running) expect([table.phase, running]).toEqual(['playing', table.game.position.turn]);
  expect(fromSnapshot(snapshot(table))).toEqual({ ok: true, value: table });
};

/** What holds from one event to the next. */
const checkStep = (before: Table, event: TableEvent, table: Table): void => {
  const sameGame = before.number === table.number && event.type !== 'left' && event.type !== 'started';
  for (const side of COLORS) {
    if (!sameGame || !before.clock || !table.clock) continue;
    const grown = event.type === 'moved' && event.by === side ? before.clock.increment * 1000 : 0;
    expect(table.clock[side]).toBeLessThanOrEqual(before.clock[side] + grown);
  }
  expect(total(table) - total(before)).toBe(event.type === 'ended' ? 1 : 0);
  if (event.type === 'ended') expect(before.phase).toBe('playing');
  if (event.type === 'moved') {
    expect(before.phase).toBe('playing');
    expect(event.by).toBe(before.game.position.turn);
    expect(table.game.moves.length).toBe(event.ply + 1);
  }
  if (event.type === 'takenBack') {
    expect([before.phase, table.phase]).toEqual(['playing', 'playing']);
    expect(table.game.moves).toEqual(before.game.moves.slice(0, event.ply));
    expect(moverOf(before.game, event.ply)).toBe(event.by);
    expect(table.game.position.turn).toBe(event.by);
    expect([table.phase === 'playing' && table.offers, before.settings]).toEqual([[], table.settings]);
    expect(table.clock?.running ?? null).toBe(table.clock && event.ply >= 2 ? event.by : null);
  }
  if (event.type === 'started') expect(event.game - before.number).toBe(before.phase === 'finished' ? 1 : 0);
};

/** A flag falls at its deadline, exactly then. */
const checkDeadline = (table: Table): void => {
  const deadline = nextDeadline(table);
  if (deadline === null || table.phase !== 'playing') return;
  expect(timePasses(table, deadline - 1)).toEqual([]);
  expect(timePasses(table, deadline)).toMatchObject([{ type: 'ended', outcome: { reason: 'timeout' } }]);
};

/** Plays the acts as a server would, which may look at the clock before a command, or leave it to `decide`. */
const playOut = (start: Told, acts: readonly Act[], looksFirst: boolean): Told => {
  let now = 0;
  let told = start;
  for (const one of acts) {
    now += one.wait;
    if (looksFirst) told = record(told, now, timePasses(told.table, now));
    const before = JSON.stringify(told.table);
    const decision = decide(told.table, filledIn(told.table, one.command), {
      player: asker(told.table, one),
      now,
    });
    expect(JSON.stringify(told.table)).toBe(before);
    if (decision.ok) told = record(told, now, decision.value);
    expect(told.table.phase === 'open').toBe(hasFreeSeat(told.table));
    checkDeadline(told.table);
  }
  return told;
};

const RUNS = { numRuns: 300 };
const script = [settings, fc.array(act, { maxLength: 50 }), fc.boolean()] as const;
const seated = (given: Parameters<typeof open>[0]): Told => {
  const sat = [
    { type: 'sat', seat: 'white', player: ALI, name: '' },
    { type: 'sat', seat: 'black', player: BANU, name: '' },
    { type: 'started', game: 1 },
  ] as const;
  return record(open(given), 0, sat);
};

const againstComputer = (given: Parameters<typeof open>[0]): Told => {
  const settings = { ...PLAIN, ...given, opponent: 'computer', level: 3 } as const;
  const [, ...happenings] = opening(settings, { player: BANU, seat: 'black', name: '' });
  return record(open(settings), 0, happenings);
};

describe('any commands of several people, with time passing', () => {
  test.each([
    ['an empty table', open],
    ['a table with two players', seated],
    ['a table against the computer', againstComputer],
  ] as const)('at %s', (_, start) => {
    fc.assert(
      fc.property(...script, (given, acts, looksFirst) => {
        const told = playOut(start(given), acts, looksFirst);
        expect(replay(told.events)).toEqual(told.table);
        const [opened, ...rest] = told.events;
        if (!opened) throw new Error('There is an opened.');
        let table = evolve(undefined, opened);
        for (const event of rest) {
          const next = evolve(table, event);
          checkStep(table, event, next);
          checkTable(next);
          table = next;
        }
      }),
      RUNS,
    );
  });

  test('a game has at most one end, and no move after it', () => {
    fc.assert(
      fc.property(...script, (given, acts, looksFirst) => {
        const { events } = playOut(seated(given), acts, looksFirst);
        let over = true;
        for (const { type } of events) {
          if (type === 'started') over = false;
          if (type === 'moved' || type === 'ended') expect(over).toBe(false);
          if (type === 'ended') over = true;
        }
      }),
      RUNS,
    );
  });

  test('whoever joins with a snapshot at any moment sees the same from then on', () => {
    fc.assert(
      fc.property(...script, fc.nat(), (given, acts, looksFirst, moment) => {
        const { events, table } = playOut(seated(given), acts, looksFirst);
        const joined = 1 + (moment % events.length);
        const earlier = replay(events.slice(0, joined));
        if (!earlier) throw new Error('There is an opened.');
        const taken = fromSnapshot(JSON.parse(JSON.stringify(snapshot(earlier))));
        if (!taken.ok) throw new Error(taken.error.message);
        expect(events.slice(joined).reduce<Table>(evolve, taken.value)).toEqual(table);
      }),
      RUNS,
    );
  });
});

test('the random commands reach every event and most endings', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(...script, (given, acts, looksFirst) => {
      for (const event of playOut(seated(given), acts, looksFirst).events) {
        seen.add(event.type === 'ended' ? event.outcome.reason : event.type);
      }
    }),
    { numRuns: 300, seed: 7 },
  );
  const wanted = ['opened', 'sat', 'left', 'started', 'moved', 'offered', 'answered', 'takenBack'];
  const reasons = ['no-pieces', 'one-each', 'agreement', 'resignation', 'timeout'];
  expect([...wanted, ...reasons].filter((name) => !seen.has(name))).toEqual([]);
});
