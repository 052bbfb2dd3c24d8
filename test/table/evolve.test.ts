import { describe, expect, test } from 'vitest';
import type { Happening } from '../../table/events.ts';
import { evolve } from '../../table/evolve.ts';
import { fromSnapshot, snapshot } from '../../table/snapshot.ts';
import { newTable, type Table } from '../../table/table.ts';
import { digestOf, TICKETS } from './cast.ts';
import { ALI, BANU, CAN, game, offer, open, PLAIN, replay, resign, sit, tell } from './people.ts';

const waiting = tell(open(), [ALI, sit]).table;
const playing = game(open(), 'a3-a4').table;
const finished = tell(game(open(), 'a3-a4'), [ALI, resign]).table;

const timed = game(open({ clock: { initial: 9, increment: 1 } }), 'a3-a4').table;
const ticket = digestOf(TICKETS[0]);

/** Events that `decide` never makes for these tables: they change nothing. */
const STRANGE: readonly (readonly [string, Table, Happening])[] = [
  ['a third person sits', playing, { type: 'sat', seat: 'white', player: CAN, name: '' }],
  ['somebody leaves when all is over', finished, { type: 'left', seat: 'white' }],
  ['a game starts with one player', waiting, { type: 'started', game: 1 }],
  ['a game starts in a game', playing, { type: 'started', game: 2 }],
  ['a move before the start', waiting, { type: 'moved', ply: 0, move: 'a3-a4', by: 'white' }],
  ['a move after the end', finished, { type: 'moved', ply: 1, move: 'h6-h5', by: 'black' }],
  ['an illegal move', playing, { type: 'moved', ply: 1, move: 'a1-a8', by: 'black' }],
  ['an offer to nobody', waiting, { type: 'offered', offer: 'draw', by: 'white' }],
  ['an answer to nothing', playing, { type: 'answered', offer: 'draw', by: 'white', accept: false }],
  ['an answer to nobody', waiting, { type: 'answered', offer: 'draw', by: 'white', accept: true }],
  ['an end before the start', waiting, { type: 'ended', outcome: { winner: null, reason: 'agreement' } }],
  ['a takeback before the start', waiting, { type: 'takenBack', ply: 0, by: 'white' }],
  ['a takeback after the end', finished, { type: 'takenBack', ply: 0, by: 'white' }],
  ['a takeback of moves to come', playing, { type: 'takenBack', ply: 1, by: 'white' }],
  [
    'time for one who has no clock',
    playing,
    { type: 'delayed', seat: 'black', late: 1, clock: { white: 1, black: 1 } },
  ],
  [
    'time for one whose clock rests',
    timed,
    { type: 'delayed', seat: 'white', late: 1, clock: { white: 1, black: 1 } },
  ],
  ['a ticket for an empty seat', waiting, { type: 'ticketed', seat: 'black', ticket }],
  ['no ticket to revoke', playing, { type: 'revoked', seat: 'white' }],
  ['nobody’s ticket to revoke', waiting, { type: 'revoked', seat: 'black' }],
  ['an empty seat taken over', waiting, { type: 'tookOver', seat: 'black', player: CAN }],
  ['one’s own seat taken over', finished, { type: 'tookOver', seat: 'white', player: ALI }],
  ['a second end', finished, { type: 'ended', outcome: { winner: 'white', reason: 'timeout' } }],
];

describe('evolve', () => {
  test.each(STRANGE)('is total: %s', (_, table, happening) => {
    expect(evolve(table, { seq: 9, at: 9, ...happening })).toEqual(table);
  });

  test('of nothing makes a plain table, so that it can give one for every event', () => {
    const table = evolve(undefined, { seq: 2, at: 5, type: 'sat', seat: 'black', player: ALI, name: 'Ali' });
    expect(snapshot(table)).toMatchObject({
      rules: 'turkish',
      fen: PLAIN.fen,
      seats: { black: { player: ALI } },
    });
  });

  test('opens a table whatever stood there before', () => {
    expect(evolve(playing, { type: 'opened', seq: 1, at: 0, ...PLAIN })).toEqual(open().table);
  });
});

describe('newTable', () => {
  test('keeps the settings and nothing else', () => {
    const table = newTable({ ...PLAIN, at: 3, ...{ key: 'secret', seq: 1 } });
    expect(table.settings).toEqual(PLAIN);
    expect(JSON.stringify(table)).not.toContain('secret');
  });

  // A table that was opened before there were invitations.
  test('of a row without an invitation is open to everybody', () => {
    const { invite, ...old } = PLAIN;
    expect(newTable({ ...old, at: 3 }).settings).toEqual(PLAIN);
    expect(invite).toBeNull();
  });

  // A table that was opened before there was a computer player: its row lacks both fields.
  test('of a row without an opponent is a table for a friend', () => {
    const { opponent, level, ...old } = PLAIN;
    expect(newTable({ ...old, at: 3 }).settings).toEqual(PLAIN);
    expect([opponent, level]).toEqual(['friend', null]);
  });

  test.each([
    ['an unknown ruleset', { rules: 'checkers of the moon' }],
    ['an unreadable position', { fen: 'W:Wi9' }],
  ])('of %s is still a table', (_, settings) => {
    expect(snapshot(newTable({ ...PLAIN, ...settings, at: 0 }))).toMatchObject({
      rules: 'turkish',
      fen: PLAIN.fen,
    });
  });
});

describe('in every phase', () => {
  const PHASES: readonly (readonly [string, Table])[] = [
    ['open', waiting],
    ['playing', playing],
    ['finished', finished],
  ];
  const at = { seq: 9, at: 9 };

  test.each(PHASES)('a seat is ticketed, revoked, taken over: %s', (phase, table) => {
    const out = evolve(table, { ...at, type: 'ticketed', seat: 'white', ticket });
    expect(out).toEqual({ ...table, seats: { ...table.seats, white: { ...table.seats.white, ticket } } });
    expect(evolve(out, { ...at, type: 'revoked', seat: 'white' })).toEqual(table);
    const taken = evolve(out, { ...at, type: 'tookOver', seat: 'white', player: CAN });
    expect(taken.phase).toBe(phase);
    expect(taken.seats).toEqual({ ...table.seats, white: { player: CAN, name: table.seats.white?.name } });
  });
});

describe('whoever folds the events', () => {
  const told = tell(game(open({ clock: { initial: 9, increment: 1 } }), 'a3-a4', 'h6-h5', 'b3-b4'), [
    BANU,
    offer('draw'),
  ]);

  // As it was recorded before there was a computer player, an invitation, a ticket or time given back.
  test('has it from old records, too', () => {
    const old = `[
      {"seq":1,"at":5,"type":"opened","rules":"turkish","fen":"${PLAIN.fen}",
       "clock":{"initial":60,"increment":2},"visibility":"private","suggestions":"off"},
      {"seq":2,"at":6,"type":"sat","seat":"white","player":"${ALI}","name":"Ali"},
      {"seq":3,"at":7,"type":"sat","seat":"black","player":"${BANU}","name":""},
      {"seq":4,"at":7,"type":"started","game":1},
      {"seq":5,"at":8,"type":"moved","ply":0,"move":"a3-a4","by":"white","clock":{"white":60000,"black":60000}},
      {"seq":6,"at":9,"type":"moved","ply":1,"move":"h6-h5","by":"black","clock":{"white":60000,"black":60000}},
      {"seq":7,"at":1009,"type":"moved","ply":2,"move":"b3-b4","by":"white","clock":{"white":61000,"black":60000}},
      {"seq":8,"at":1010,"type":"offered","offer":"draw","by":"white"}
    ]`;
    const table = replay(JSON.parse(old));
    if (!table) throw new Error('There is an opened.');
    expect(snapshot(table)).toMatchObject({
      phase: 'playing',
      ply: 3,
      opponent: 'friend',
      inviteOnly: false,
      invite: null,
      offers: [{ offer: 'draw', by: 'white' }],
      rests: { white: { draw: 3, takeback: 0 }, black: { draw: 0, takeback: 0 } },
      clock: {
        white: 61_000,
        black: 60_000,
        running: 'black',
        quota: { white: 600, black: 500 },
        delayed: false,
      },
    });
    expect(fromSnapshot(snapshot(table))).toEqual({ ok: true, value: table });
  });

  test('has the table, also when they have travelled as JSON', () => {
    expect(replay(told.events)).toEqual(told.table);
    expect(replay(JSON.parse(JSON.stringify(told.events)))).toEqual(told.table);
  });
});
