import fc from 'fast-check';
import {
  COLORS,
  type Color,
  initialPosition,
  legalMoves,
  makeFen,
  makeMove,
  opposite,
  type PerColor,
  RULESETS,
} from '../../engine/index.ts';
import type { Command } from '../../table/commands.ts';
import { OFFERS, REACTIONS, type Settings } from '../../table/events.ts';
import { COMPUTER, type Digest } from '../../table/ids.ts';
import { seatOf, type Table } from '../../table/table.ts';
import { KEYS, PEOPLE, type Person, personOf, playerOf, TICKETS, WRONG_CLAIM } from './cast.ts';

export * from './cast.ts';

/**
 * Random evenings at a table, as plain data, for whoever has a table to play them at: `decide` and `evolve` alone (`model.test.ts`), or a
 * real object over real sockets.
 *
 *     script: fc.Arbitrary<Script>                     a `Start` and a list of `Act`s; shrinks to fewer acts and smaller numbers
 *     bodyOf(start) → object                           what `POST /api/tables` is sent for a start
 *     settingsOf(start, invite) → Settings             the same for a pure table; `invite` is the hash of its claim, or null
 *     asked(table, act, claim) → Asked | null          who sends which command, filled in from the table as it stands; null: an alarm
 *     KEYS, playerOf(person), personOf(player)         everybody's key and player id (the real hash of the key). No key is the computer's:
 *                                                      at a real table it acts for itself, and nobody can send what it is to do
 *     TICKETS, digestOf(secret)                        the tickets that `handOver` and `takeOver` show; a hash as the server makes it
 *
 * An act waits `wait` milliseconds, then `who` asks for something; `away` tells which sides the server takes for absent for long enough
 * at that moment (a real table finds that out itself). What holds whatever they do is in `invariants.ts`.
 */
export interface Script {
  readonly start: Start;
  readonly acts: readonly Act[];
}

/**
 * What somebody asks for, filled in from the table, so that games get on: `legal` is a move; where a seat is free, to sit down; after the
 * end, a rematch. To `agree` is to accept what stands, or after the end to want a rematch too; a `hint` is a legal suggestion; a ticket is
 * its place in `TICKETS`. An `alarm` is no command: the server looks at the clock.
 */
export type Ask =
  | { readonly type: 'legal'; readonly choice: number; readonly lag?: number }
  | { readonly type: 'hint'; readonly choice: number }
  | { readonly type: 'agree' }
  | { readonly type: 'alarm' }
  | { readonly type: 'sit'; readonly seat?: Color; readonly claim?: 'right' | 'wrong' }
  | { readonly type: 'handOver' | 'takeOver'; readonly ticket: 0 | 1 }
  | Exclude<Command, { readonly type: 'sit' | 'handOver' | 'takeOver' }>;

export interface Act {
  /** A color is whoever sits there, or a guest. */
  readonly who: Person | Color;
  /** Milliseconds since the act before. */
  readonly wait: number;
  readonly ask: Ask;
  readonly away: PerColor<boolean>;
}

/** How a table is opened. */
export interface Start {
  readonly rules: string;
  readonly fen: string;
  readonly clock: Settings['clock'];
  readonly suggestions: Settings['suggestions'];
  readonly opponent: Settings['opponent'];
  readonly inviteOnly: boolean;
  /** Sits down on `seat` at once; nobody does not. */
  readonly opener: 'ali' | 'nobody';
  readonly seat: Color;
}

/** What `POST /api/tables` is sent. */
export const bodyOf = ({ opener, clock, ...start }: Start): object => {
  const key = KEYS[opener];
  return { ...start, ...(clock && { clock }), ...(key && { key }) };
};

export const settingsOf = (start: Start, invite: Digest | null): Settings => {
  const { rules, fen, clock, suggestions, opponent, inviteOnly } = start;
  const against = opponent === 'computer' ? ({ opponent, level: 3 } as const) : { opponent, level: null };
  const terms = { rules, fen, clock, visibility: 'private', suggestions } as const;
  return { ...terms, invite: inviteOnly ? invite : null, ...against };
};

/** Who sends what. */
export interface Asked {
  readonly who: Person;
  readonly command: Command;
}

const legalPath = ({ game }: Table, choice: number): string => {
  const paths = legalMoves(game.position).map(makeMove);
  return paths[choice % Math.max(1, paths.length)] ?? 'none';
};

const firstOffer = (table: Table) => (table.phase === 'open' ? undefined : table.offers[0]);

const commandOf = (table: Table, ask: Exclude<Ask, { type: 'alarm' }>, claim: string): Command => {
  const ply = table.game.moves.length;
  switch (ask.type) {
    case 'legal': {
      if (table.phase === 'open') return { type: 'sit', claim };
      if (table.phase === 'finished') return { type: 'offer', offer: 'rematch' };
      const move = { type: 'move', ply, move: legalPath(table, ask.choice) } as const;
      return ask.lag === undefined ? move : { ...move, lag: ask.lag };
    }
    case 'hint':
      return { type: 'suggest', ply, move: legalPath(table, ask.choice) };
    case 'agree': {
      const made = firstOffer(table);
      if (made || table.phase !== 'finished')
        return { type: 'answer', offer: made?.offer ?? 'draw', accept: true };
      return { type: 'offer', offer: 'rematch' };
    }
    case 'sit': {
      const { claim: shown, ...sit } = ask;
      return shown ? { ...sit, claim: shown === 'right' ? claim : WRONG_CLAIM } : sit;
    }
    case 'handOver':
    case 'takeOver':
      return { type: ask.type, ticket: TICKETS[ask.ticket] };
    default:
      return ask;
  }
};

/** The first who has a key and no seat. */
const guest = (table: Table): Person =>
  PEOPLE.find((person) => KEYS[person] && !seatOf(table, playerOf(person))) ?? 'nobody';

const sitting = (table: Table, color: Color): Person => {
  const seat = table.seats[color];
  return seat ? personOf(seat.player) : guest(table);
};

/** Whoever has the turn makes the legal moves, and whoever is asked agrees. */
const wishing = (table: Table, { who, ask }: Act): Person => {
  const made = firstOffer(table);
  if (ask.type === 'agree' && made) return sitting(table, opposite(made.by));
  if (ask.type === 'legal') {
    return table.phase === 'open' ? guest(table) : sitting(table, table.game.position.turn);
  }
  const isColor = who === 'white' || who === 'black';
  if (isColor) return ask.type === 'takeOver' ? guest(table) : sitting(table, who);
  return who;
};

/** All that the computer does. It has no seat to give away, and it offers nothing. */
const COMPUTER_DOES: readonly Ask['type'][] = ['legal', 'move', 'agree', 'answer'];

/** Nobody asks for the computer where it does not play, nor for what it never does. */
const askerOf = (table: Table, act: Act): Person => {
  const who = wishing(table, act);
  const isComputers = COMPUTER_DOES.includes(act.ask.type) && table.phase === 'playing';
  return who === 'computer' && !(isComputers && seatOf(table, COMPUTER)) ? 'nobody' : who;
};

/** Who sends which command in an act at this table, whose claim is `claim`; null where it is the server that looks at the clock. */
export const asked = (table: Table, act: Act, claim: string): Asked | null =>
  act.ask.type === 'alarm' ? null : { who: askerOf(table, act), command: commandOf(table, act.ask, claim) };

const color = fc.constantFrom(...COLORS);
const offer = fc.constantFrom(...OFFERS, 'takeback');
const type = <const Type extends string>(name: Type) => fc.constant(name);
const lag = fc.oneof(fc.nat(400), fc.nat(5_000), fc.constant(1e12));
const ticket = fc.constantFrom(0, 1);
const path = fc.oneof(fc.constantFrom('a3-a4', 'd4xd6', 'd4xd6xf6'), fc.string());

const ask: fc.Arbitrary<Ask> = fc.oneof(
  { weight: 16, arbitrary: fc.record({ type: type('legal'), choice: fc.nat(40) }) },
  { weight: 6, arbitrary: fc.record({ type: type('legal'), choice: fc.nat(40), lag }) },
  { weight: 4, arbitrary: fc.record({ type: type('agree') }) },
  { weight: 3, arbitrary: fc.record({ type: type('alarm') }) },
  {
    weight: 6,
    arbitrary: fc.record(
      { type: type('sit'), seat: color, claim: fc.constantFrom('right', 'right', 'wrong') },
      { requiredKeys: ['type'] },
    ),
  },
  { weight: 1, arbitrary: fc.record({ type: type('leave') }) },
  { weight: 1, arbitrary: fc.record({ type: type('resign') }) },
  { weight: 8, arbitrary: fc.record({ type: type('offer'), offer }) },
  { weight: 6, arbitrary: fc.record({ type: type('answer'), offer, accept: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ type: type('claim'), result: fc.constantFrom('win', 'draw') }) },
  { weight: 3, arbitrary: fc.record({ type: type('handOver'), ticket }) },
  { weight: 1, arbitrary: fc.record({ type: type('revoke') }) },
  { weight: 3, arbitrary: fc.record({ type: type('takeOver'), ticket }) },
  { weight: 2, arbitrary: fc.record({ type: type('hint'), choice: fc.nat(40) }) },
  { weight: 1, arbitrary: fc.record({ type: type('suggest'), ply: fc.nat(6), move: path }) },
  { weight: 1, arbitrary: fc.record({ type: type('react'), reaction: fc.constantFrom(...REACTIONS) }) },
  { weight: 1, arbitrary: fc.record({ type: type('move'), ply: fc.nat(6), move: path }) },
);

const wait = fc.oneof(
  { weight: 16, arbitrary: fc.nat(900) },
  { weight: 2, arbitrary: fc.nat(9_000) },
  { weight: 1, arbitrary: fc.nat(4 * 60 * 60 * 1000) },
);

const act: fc.Arbitrary<Act> = fc.record({
  who: fc.oneof(
    { weight: 8, arbitrary: color },
    { weight: 4, arbitrary: fc.constantFrom('ali', 'banu', 'can', 'dora') },
    { weight: 1, arbitrary: fc.constantFrom('computer', 'nobody') },
  ),
  wait,
  ask,
  away: fc.record({ white: fc.boolean(), black: fc.boolean() }),
});

/** Every ruleset from its start, and positions from which games come to their ends. */
const POSITIONS = [
  ...RULESETS.map((rules) => ({ rules: rules.name, fen: makeFen(initialPosition(rules)) })),
  ...['W:Wd4:Bd5,e6', 'W:WKa1,b2:BKh8,g7', 'B:Wa2,h2:Ba7,h7', 'W:WKa1:Ba5,Kh8'].map((fen) => ({
    rules: 'turkish',
    fen,
  })),
  { rules: 'turkish-classic', fen: 'W:Wa2,h2:Ba4,h7' },
  { rules: 'russian', fen: 'W:WKa1,Kc1,Ke1:BKh8,f8' },
  { rules: 'english', fen: 'B:Wc3,e3:Bd6,f6' },
];

const CLOCKS = [
  null,
  { initial: 4, increment: 1 },
  { initial: 1, increment: 0 },
  { initial: 3, increment: 20 },
  { initial: 60, increment: 0.5 },
];

const start: fc.Arbitrary<Start> = fc
  .record({
    position: fc.constantFrom(...POSITIONS),
    clock: fc.constantFrom(...CLOCKS),
    suggestions: fc.constantFrom('on', 'off'),
    opponent: fc.constantFrom('friend', 'friend', 'computer'),
    inviteOnly: fc.boolean(),
    opener: fc.constantFrom('ali', 'ali', 'nobody'),
    seat: color,
  })
  .map(({ position, ...rest }) => ({ ...position, ...rest }));

/** Whoever is missing comes first of all, so that most tables have a game. */
const COME: readonly Act[] = COLORS.map((who) => ({
  who,
  wait: 0,
  ask: { type: 'sit', seat: who, claim: 'right' },
  away: { white: false, black: false },
}));

export const script: fc.Arbitrary<Script> = fc
  .record({
    start,
    come: fc.constantFrom(COME, COME, []),
    acts: fc.array(act, { maxLength: 60, size: 'max' }),
  })
  .map(({ start, come, acts }) => ({ start, acts: [...come, ...acts] }));
