import { describe, expect, test } from 'vitest';
import { decodeServerMessage, encode } from '../../protocol/codec.ts';
import type { ServerMessage } from '../../protocol/messages.ts';
import { REJECT_CODES } from '../../table/commands.ts';
import { REACTIONS } from '../../table/events.ts';
import { isCommandId } from '../../table/ids.ts';
import { snapshot } from '../../table/snapshot.ts';
import { digestOf, TICKETS } from '../table/cast.ts';
import { ALI, BANU, CAN, game, leave, offer, open, resign, tell } from '../table/people.ts';

const id = ((text: string) => {
  if (!isCommandId(text)) throw new Error('no command id');
  return text;
})('c 1');

const timed = open({ clock: { initial: 60, increment: 2.5 } }, 1_700_000_000_000);
const told = tell(
  game(timed, 'a3-a4', 'h6-h5'),
  [ALI, offer('draw')],
  [BANU, { type: 'answer', offer: 'draw', accept: false }],
  [ALI, resign],
  [ALI, offer('rematch')],
  [BANU, offer('rematch')],
  [BANU, leave],
);

const asked = tell(game(timed, 'a3-a4', 'h6-h5'), [ALI, offer('takeback')], [BANU, offer('draw')]);
const takenBack = tell(asked, [BANU, { type: 'answer', offer: 'takeback', accept: true }]);

const invited = open({ invite: digestOf('claim-'.repeat(4)), clock: { initial: 60, increment: 2 } });
const seated = tell(
  invited,
  [ALI, { type: 'sit', claim: 'claim-'.repeat(4) }],
  [BANU, { type: 'sit', claim: 'claim-'.repeat(4) }],
);
const takeOver = { type: 'takeOver', ticket: TICKETS[0] } as const;
const handed = tell(seated, [ALI, { type: 'handOver', ticket: TICKETS[0] }]);
const lagging = tell(
  handed,
  [ALI, { type: 'move', ply: 0, move: 'a3-a4' }, 0],
  [BANU, { type: 'move', ply: 1, move: 'h6-h5' }, 0],
  [ALI, { type: 'move', ply: 2, move: 'b3-b4', lag: 70 }, 900],
);
const late = tell(lagging, [BANU, { type: 'move', ply: 3, move: 'g6-g5' }, 100_000]);

const MESSAGES: readonly ServerMessage[] = [
  { type: 'welcome', v: 1, role: 'white', player: ALI, seq: 12, at: 0 },
  { type: 'welcome', v: 1, role: 'spectator', seq: 1, at: 0 },
  { type: 'snapshot', seq: 1, table: snapshot(open().table) },
  { type: 'snapshot', seq: 12, table: snapshot(told.table) },
  {
    type: 'snapshot',
    seq: 5,
    table: snapshot(tell(game(timed, 'a3-a4', 'h6-h5'), [BANU, offer('draw')]).table),
  },
  { type: 'snapshot', seq: 5, table: snapshot(tell(game(open()), [BANU, resign]).table) },
  { type: 'snapshot', seq: 9, table: snapshot(asked.table) },
  { type: 'snapshot', seq: 3, table: snapshot(open({ opponent: 'computer', level: 8 }).table) },
  { type: 'events', events: [] },
  { type: 'events', events: takenBack.events },
  { type: 'events', events: open({ opponent: 'computer', level: 1 }).events },
  { type: 'events', events: told.events },
  { type: 'ack', id, seq: 3 },
  ...REJECT_CODES.map((code) => ({ type: 'reject', id, code, seq: 3 }) as const),
  { type: 'snapshot', seq: 11, table: snapshot(handed.table) },
  { type: 'snapshot', seq: 12, table: snapshot(late.table) },
  { type: 'events', events: late.events },
  { type: 'events', events: tell(handed, [CAN, takeOver]).events },
  { type: 'events', events: tell(handed, [ALI, { type: 'revoke' }]).events },
  { type: 'presence', white: true, black: false, spectators: 0 },
  { type: 'presence', white: true, black: false, spectators: 12, claimable: { black: 1_700_000_060_000 } },
  { type: 'presence', white: false, black: false, spectators: 0, claimable: { white: 7, black: 8 } },
  { type: 'presence', white: false, black: false, spectators: 0, claimable: {} },
  { type: 'suggestion', ply: 0, moves: [] },
  {
    type: 'suggestion',
    ply: 7,
    moves: [
      { move: 'd4xd6xf6', count: 300 },
      { move: 'a3-a4', count: 1 },
    ],
  },
  ...REACTIONS.map((reaction) => ({ type: 'reaction', reaction, by: 'spectator' }) as const),
  { type: 'reaction', reaction: 'oops', by: 'black' },
  { type: 'error', code: 'malformed' },
  { type: 'incompatible', v: 1 },
];

describe('a server’s message comes out as it went in', () => {
  test.each(MESSAGES.map((message) => [encode(message), message] as const))('%s', (text, message) => {
    expect(decodeServerMessage(text)).toEqual({ kind: 'message', message });
  });

  test('and what an older server leaves out, the opponent, is a friend', () => {
    const { opponent, level, ...old } = snapshot(open().table);
    const [opened] = open().events;
    const { opponent: _, level: __, ...oldEvent } = { opponent, level, ...opened };
    expect(decodeServerMessage(JSON.stringify({ type: 'snapshot', seq: 1, table: old }))).toEqual({
      kind: 'message',
      message: { type: 'snapshot', seq: 1, table: snapshot(open().table) },
    });
    expect(decodeServerMessage(JSON.stringify({ type: 'events', events: [oldEvent] }))).toEqual({
      kind: 'message',
      message: { type: 'events', events: open().events },
    });
  });

  test('nor whether anybody needs an invitation, may offer, or was given time', () => {
    const table = snapshot(tell(seated, [ALI, { type: 'offer', offer: 'draw' }]).table);
    const { rests, inviteOnly, invite, clock, ...old } = table;
    const { quota, delayed, ...clocks } = clock ?? {};
    const text = JSON.stringify({ type: 'snapshot', seq: 1, table: { ...old, clock: clocks } });
    expect(decodeServerMessage(text)).toEqual({
      kind: 'message',
      message: {
        type: 'snapshot',
        seq: 1,
        table: {
          ...table,
          rests: { white: { draw: 0, takeback: 0 }, black: { draw: 0, takeback: 0 } },
          inviteOnly: false,
          invite: null,
          clock: { ...clock, quota: { white: 0, black: 0 } },
        },
      },
    });
    expect([rests.white.draw, inviteOnly, invite === null, quota, delayed]).toEqual([
      3,
      true,
      false,
      { white: 500, black: 500 },
      false,
    ]);
  });

  test('without what a later version adds', () => {
    expect(decodeServerMessage('{"type":"ack","id":"c 1","seq":3,"more":{}}')).toEqual({
      kind: 'message',
      message: { type: 'ack', id: 'c 1', seq: 3 },
    });
  });
});

describe('what a later version may say', () => {
  test('a message of an unknown type can be passed over', () => {
    expect(decodeServerMessage('{"type":"chat","by":"x"}')).toEqual({ kind: 'unknown', type: 'chat' });
    // A reason of a later server: the command is answered all the same.
    const code = 'malformed';
    expect(decodeServerMessage('{"type":"reject","id":"c1","code":"whatever","seq":1}')).toEqual({
      kind: 'message',
      message: { type: 'reject', id: 'c1', code, seq: 1 },
    });
    expect(decodeServerMessage('{"type":"constructor"}')).toEqual({ kind: 'unknown', type: 'constructor' });
  });

  test.each([
    ['claimed', [{ seq: 5, at: 0, type: 'claimed', by: 'white' }]],
    ['claimed', [...told.events, { type: 'claimed' }]],
    ['toString', [{ seq: 1, at: 1, type: 'toString' }]],
    ['opened', [{ ...open().events[0], rules: 'russian-tomorrow' }]],
  ])('an event %s that cannot be folded asks for a snapshot', (type, events) => {
    expect(decodeServerMessage(JSON.stringify({ type: 'events', events }))).toEqual({
      kind: 'unknown-event',
      type,
    });
  });
});

describe('what no server says is malformed', () => {
  const [opened] = open().events;
  const table = snapshot(game(open()).table);
  // As JSON they have neither field.
  const withoutOpponent = (told: object | undefined) => ({ ...told, opponent: undefined, level: undefined });
  test.each([
    '',
    'pong',
    '[]',
    'null',
    '{}',
    '{"type":5}',
    '{"type":"ack"}',
    '{"type":"ack","id":"c1","seq":-1}',
    '{"type":"ack","id":"","seq":1}',
    '{"type":"welcome","v":2,"role":"white","seq":1}',
    '{"type":"welcome","v":1,"role":"referee","seq":1}',
    '{"type":"welcome","v":1,"role":"white","player":"short","seq":1}',
    '{"type":"welcome","v":1,"role":"white","seq":1}',
    '{"type":"welcome","v":1,"role":"white","seq":1,"at":"now"}',
    '{"type":"presence","white":1,"black":false,"spectators":0}',
    '{"type":"presence","white":true,"black":false,"spectators":0,"claimable":{"black":"soon"}}',
    '{"type":"presence","white":true,"black":false,"spectators":0,"claimable":null}',
    '{"type":"suggestion","by":"x"}',
    '{"type":"suggestion","ply":-1,"moves":[]}',
    '{"type":"suggestion","ply":0,"moves":{}}',
    '{"type":"suggestion","ply":0,"moves":["a3-a4"]}',
    '{"type":"suggestion","ply":0,"moves":[{"move":"a3-a4","count":0}]}',
    '{"type":"suggestion","ply":0,"moves":[{"move":"a3-a4"}]}',
    '{"type":"reaction","reaction":"boo","by":"white"}',
    '{"type":"reaction","reaction":"hello","by":"ali"}',
    '{"type":"reaction","reaction":"hello"}',
    '{"type":"events","events":[{"seq":1,"at":1,"type":"ticketed","seat":"white","ticket":"short"}]}',
    '{"type":"events","events":[{"seq":1,"at":1,"type":"ticketed","seat":"white"}]}',
    '{"type":"events","events":[{"seq":1,"at":1,"type":"revoked"}]}',
    '{"type":"events","events":[{"seq":1,"at":1,"type":"tookOver","seat":"white","player":"x"}]}',
    '{"type":"events","events":[{"seq":1,"at":1,"type":"delayed","seat":"white","late":1}]}',
    '{"type":"events","events":[{"seq":1,"at":1,"type":"moved","ply":0,"move":"a3-a4","by":"white","lag":"1"}]}',
    JSON.stringify({ type: 'events', events: [{ ...opened, invite: 'short' }] }),
    JSON.stringify({ type: 'snapshot', seq: 1, table: { ...table, invite: 7 } }),
    JSON.stringify({ type: 'snapshot', seq: 1, table: { ...table, inviteOnly: 'yes' } }),
    JSON.stringify({
      type: 'snapshot',
      seq: 1,
      table: { ...table, rests: { white: { draw: -1, takeback: 0 } } },
    }),
    JSON.stringify({
      type: 'snapshot',
      seq: 1,
      table: { ...table, seats: { ...table.seats, white: { player: ALI, name: '', ticket: 'short' } } },
    }),
    '{"type":"events"}',
    '{"type":"events","events":{}}',
    '{"type":"events","events":[null]}',
    '{"type":"events","events":[{"seq":1,"at":1}]}',
    '{"type":"events","events":[{"seq":0,"at":1,"type":"left","seat":"white"}]}',
    '{"type":"events","events":[{"seq":1,"type":"left","seat":"white"}]}',
    '{"type":"events","events":[{"seq":1,"at":1,"type":"left","seat":"red"}]}',
    JSON.stringify({ type: 'events', events: [{ ...opened, clock: { initial: 'long' } }] }),
    '{"type":"events","events":[{"seq":1,"at":1,"type":"takenBack","ply":-1,"by":"white"}]}',
    '{"type":"events","events":[{"seq":1,"at":1,"type":"takenBack","ply":1}]}',
    '{"type":"events","events":[{"seq":1,"at":1,"type":"offered","offer":"takeback","by":"white"}]}',
    '{"type":"events","events":[{"seq":1,"at":1,"type":"offered","offer":"tea","by":"white"}]}',
    JSON.stringify({ type: 'events', events: [{ ...opened, opponent: 'cat' }] }),
    ...[
      { opponent: 'friend', level: 3 },
      { opponent: 'computer', level: null },
      { opponent: 'computer' },
      { level: 3 },
      ...[0, 9, 2.5, -1, '3'].map((level) => ({ opponent: 'computer', level })),
    ].flatMap((against) => [
      JSON.stringify({ type: 'snapshot', seq: 1, table: { ...withoutOpponent(table), ...against } }),
      JSON.stringify({ type: 'events', events: [{ ...withoutOpponent(opened), ...against }] }),
    ]),
    JSON.stringify({
      type: 'snapshot',
      seq: 1,
      table: { ...table, offers: [{ offer: 'takeback', by: 'white' }] },
    }),
    JSON.stringify({ type: 'snapshot', seq: 1, table: { ...table, phase: 'over' } }),
    JSON.stringify({ type: 'snapshot', seq: 1, table: { ...table, moves: [1] } }),
    JSON.stringify({ type: 'snapshot', seq: 1, table: { ...table, game: 0 } }),
    JSON.stringify({ type: 'snapshot', seq: 1, table: { ...table, seats: { white: null } } }),
    JSON.stringify({
      type: 'snapshot',
      seq: 1,
      table: { ...table, outcome: { winner: null, reason: 'boredom' } },
    }),
    JSON.stringify({ type: 'snapshot', table }),
  ])('%s', (text) => {
    expect(decodeServerMessage(text)).toEqual({ kind: 'malformed' });
  });
});
