import { describe, expect, it } from 'vitest';
import type { Heard } from '../../../client/table/heard.ts';
import {
  heard,
  isAsked,
  nothingYet,
  overdue,
  ownSeat,
  sending,
  shown,
  type TableState,
} from '../../../client/table/state.ts';
import { makeFen, makeMove } from '../../../engine/index.ts';
import type { Command } from '../../../table/commands.ts';
import type { Happening } from '../../../table/events.ts';
import { type CommandId, isCommandId } from '../../../table/ids.ts';
import { BLACK, moved, numbered, opened, SEATED, STRANGER, tableAfter, WHITE } from './tables.ts';

const NOW = 50_000;

const commandId = (text: string): CommandId => {
  if (!isCommandId(text)) throw new Error(`${text} is no command id`);
  return text;
};
const ID = commandId('c1');

const hear = (state: TableState, ...messages: readonly Heard[]): TableState =>
  messages.reduce((before, message) => heard(before, message, NOW), state);

/** What the page of a person knows after these happenings. */
const knowing = (player = WHITE, happenings: readonly Happening[] = [opened(), ...SEATED]): TableState =>
  hear(
    { ...nothingYet, status: { state: 'live' } },
    { type: 'welcome', v: 1, role: 'spectator', player, seq: happenings.length, at: 0 },
    { type: 'snapshot', seq: happenings.length, table: tableAfter(...happenings) },
  );

const move = (path: string, ply = 0): Command => ({ type: 'move', ply, move: path });
const events = (happenings: readonly Happening[], from: number): Heard => ({
  type: 'events',
  events: numbered(happenings, from),
});
const fenOf = (state: TableState) => {
  const board = shown(state);
  return board === undefined ? undefined : makeFen(board.game.position);
};
const START = fenOf(knowing());

describe('whose page it is', () => {
  it.each([
    { name: 'White', player: WHITE, expected: 'white' },
    { name: 'Black', player: BLACK, expected: 'black' },
    { name: 'a spectator', player: STRANGER, expected: null },
  ])('is told by the seats: $name', ({ player, expected }) => {
    expect(ownSeat(knowing(player))).toBe(expected);
  });

  it('stays the same person when a rematch swaps the colors', () => {
    const state = hear(
      knowing(WHITE),
      events(
        [
          { type: 'ended', outcome: { winner: 'black', reason: 'resignation' } },
          { type: 'started', game: 2 },
        ],
        5,
      ),
    );
    expect(ownSeat(state)).toBe('black');
  });
});

describe('an own move', () => {
  it('is on the board at once and not in the game', () => {
    const state = sending(knowing(), ID, move('a3-a4'));
    const board = shown(state);
    expect(board?.ahead).toBe(true);
    expect(board?.game.moves.map(makeMove)).toEqual(['a3-a4']);
    expect(fenOf(state)).not.toBe(START);
    expect(state.table?.game.moves).toEqual([]);
  });

  it.each(['ack first', 'events first'])('stays on the board while it is confirmed, %s', (order) => {
    const messages: readonly Heard[] = [{ type: 'ack', id: ID, seq: 5 }, events(moved(['a3-a4']), 5)];
    const inOrder = order === 'ack first' ? messages : messages.toReversed();
    let state = sending(knowing(), ID, move('a3-a4'));
    const fen = fenOf(state);
    for (const message of inOrder) {
      state = hear(state, message);
      expect(fenOf(state)).toBe(fen);
    }
    expect(state.pending).toEqual([]);
    expect(shown(state)?.ahead).toBe(false);
    expect(state.table?.game.moves.map(makeMove)).toEqual(['a3-a4']);
  });

  it('that the server refuses goes back, and the person is told', () => {
    const state = hear(sending(knowing(), ID, move('a3-a4')), {
      type: 'reject',
      id: ID,
      code: 'illegal-move',
      seq: 4,
    });
    expect(fenOf(state)).toBe(START);
    expect(state.pending).toEqual([]);
    expect(state.notice).toEqual({ kind: 'refused', code: 'illegal-move' });
  });

  it('that came too late gives way to what was played', () => {
    const late = sending(knowing(), ID, move('a3-a4'));
    const overtaken = hear(late, events(moved(['b3-b4', 'b6-b5']), 5));
    const refused = hear(overtaken, { type: 'reject', id: ID, code: 'stale', seq: 6 });
    expect(shown(overtaken)?.ahead).toBe(false);
    expect(fenOf(refused)).toBe(fenOf(overtaken));
    expect(refused.table?.game.moves.map(makeMove)).toEqual(['b3-b4', 'b6-b5']);
  });

  it('is kept while the connection is away', () => {
    const state: TableState = {
      ...sending(knowing(), ID, move('a3-a4')),
      status: { state: 'waiting', attempt: 3 },
    };
    expect(shown(state)?.ahead).toBe(true);
    const back = hear(state, { type: 'welcome', v: 1, role: 'white', player: WHITE, seq: 4, at: 0 });
    expect(shown(back)?.ahead).toBe(true);
  });

  it('does not outlive the game', () => {
    const state = hear(
      sending(knowing(), ID, move('a3-a4')),
      events([{ type: 'ended', outcome: { winner: 'white', reason: 'resignation' } }], 5),
    );
    expect(fenOf(state)).toBe(START);
  });
});

describe('what is asked already', () => {
  const DRAW: Command = { type: 'offer', offer: 'draw' };
  const asking = sending(knowing(), ID, DRAW);
  const acknowledged = hear(asking, { type: 'ack', id: ID, seq: 5 });

  it.each([
    { name: 'nothing, at first', state: knowing(), command: DRAW, expected: false },
    { name: 'what was sent', state: asking, command: DRAW, expected: true },
    { name: 'what was sent, in other words', state: asking, command: { ...DRAW }, expected: true },
    { name: 'no other offer', state: asking, command: { type: 'offer', offer: 'rematch' }, expected: false },
    { name: 'no other command', state: asking, command: { type: 'resign' }, expected: false },
    { name: 'what is acknowledged but not seen', state: acknowledged, command: DRAW, expected: true },
    {
      name: 'nothing more when it is seen',
      state: hear(acknowledged, events([{ type: 'offered', offer: 'draw', by: 'white' }], 5)),
      command: DRAW,
      expected: false,
    },
    {
      name: 'nothing more when it is refused',
      state: hear(asking, { type: 'reject', id: ID, code: 'rate-limited', seq: 4 }),
      command: DRAW,
      expected: false,
    },
  ] as const)('is $name', ({ state, command, expected }) => {
    expect(isAsked(state, command)).toBe(expected);
  });
});

it('knows which command has waited for its answer too long, while it waits', () => {
  const other = commandId('c2');
  const waiting = overdue(sending(sending(knowing(), ID, move('a3-a4')), other, { type: 'resign' }), ID);
  expect(waiting.pending.map(({ id, late }) => [id, late])).toEqual([
    [ID, true],
    [other, undefined],
  ]);
  const answered = hear(waiting, { type: 'ack', id: ID, seq: 5 }, events(moved(['a3-a4']), 5));
  expect(overdue(answered, ID).pending).toEqual(answered.pending);
});

describe('what the person is told', () => {
  it('lasts until the next thing that the person does', () => {
    const refused = hear(sending(knowing(), ID, move('a3-a4')), {
      type: 'reject',
      id: ID,
      code: 'rate-limited',
      seq: 4,
    });
    expect(hear(refused, events(moved(['a3-a4']), 5)).notice).toBeDefined();
    expect(sending(refused, commandId('c2'), move('a3-a4')).notice).toBeUndefined();
  });

  it('ends with the phase that it is about', () => {
    const refused = hear(knowing(STRANGER), { type: 'reject', id: ID, code: 'seat-taken', seq: 4 });
    expect(refused.notice).toBeDefined();
    const ended = events([{ type: 'ended', outcome: { winner: 'white', reason: 'resignation' } }], 5);
    expect(hear(refused, ended).notice).toBeUndefined();
  });

  it('says of a seat that is refused as malformed that the name is not possible', () => {
    const asked = sending(knowing(STRANGER), ID, { type: 'sit', seat: 'white', name: 'rude' });
    const refused = hear(asked, { type: 'reject', id: ID, code: 'malformed', seq: 4 });
    expect(refused.notice).toEqual({ kind: 'name' });
    const taken = hear(asked, { type: 'reject', id: ID, code: 'seat-taken', seq: 4 });
    expect(taken.notice).toEqual({ kind: 'refused', code: 'seat-taken' });
  });

  it.each([
    {
      who: 'the one whose seat goes on elsewhere',
      player: WHITE,
      to: STRANGER,
      notice: { kind: 'seat', to: 'elsewhere' },
    },
    {
      who: 'the one to whom it has come',
      player: STRANGER,
      to: STRANGER,
      notice: { kind: 'seat', to: 'here' },
    },
    { who: 'the opponent', player: BLACK, to: STRANGER, notice: undefined },
  ])('tells $who that a seat has moved', ({ player, to, notice }) => {
    const moved = hear(knowing(player), events([{ type: 'tookOver', seat: 'white', player: to }], 5));
    expect(moved.notice).toEqual(notice);
  });

  it('includes that the server did not understand', () => {
    expect(hear(knowing(), { type: 'error', code: 'malformed' }).notice).toEqual({ kind: 'trouble' });
  });
});

describe("the server's clock", () => {
  const welcomed = (at: number) =>
    hear(knowing(), { type: 'welcome', v: 1, role: 'white', player: WHITE, seq: 5, at });

  it('is known from the welcome', () => {
    expect(welcomed(7000).clockOffset).toBe(7000 - NOW);
  });

  it('is known better from an event that was on its way for less long', () => {
    expect(hear(welcomed(4000), events(moved(['a3-a4']), 5)).clockOffset).toBe(5000 - NOW);
  });

  it('is not guessed from an event that was missed and comes late', () => {
    const caughtUp = hear(welcomed(7000), events(moved(['a3-a4']), 5));
    expect(caughtUp.clockOffset).toBe(7000 - NOW);
    expect(hear(caughtUp, events(moved(['h6-h5', 'b3-b4'], 1), 6)).clockOffset).toBe(7000 - NOW);
  });

  it('begins anew with each welcome: a device may have been set in between', () => {
    const back = hear(welcomed(7000), { type: 'welcome', v: 1, role: 'white', player: WHITE, seq: 5, at: 2 });
    expect(back.clockOffset).toBe(2 - NOW);
  });
});
