import { describe, expect, test } from 'vitest';
import { parseAddress } from '../../../client/embed/live/address.ts';
import { readFrame } from '../../../client/embed/live/frames.ts';
import {
  heard,
  isAsked,
  NOTHING_YET,
  ownSeat,
  sending,
  shownGame,
} from '../../../client/embed/live/state.ts';
import { courtesyWords as enCourtesy } from '../../../client/i18n/courtesy-en.ts';
import { courtesyWords as trCourtesy } from '../../../client/i18n/courtesy-tr.ts';
import { courtesyWords as ukCourtesy } from '../../../client/i18n/courtesy-uk.ts';
import { words as enPage } from '../../../client/i18n/en.ts';
import { live as en } from '../../../client/i18n/live-en.ts';
import { live as tr } from '../../../client/i18n/live-tr.ts';
import { live as uk } from '../../../client/i18n/live-uk.ts';
import { words as trPage } from '../../../client/i18n/tr.ts';
import { words as ukPage } from '../../../client/i18n/uk.ts';
import { makeMove } from '../../../engine/index.ts';
import type { ServerMessage } from '../../../protocol/messages.ts';
import type { CommandId } from '../../../table/ids.ts';
import { snapshot } from '../../../table/snapshot.ts';
import { moved, numbered, opened, SEATED, tableAfter, WHITE } from '../table/tables.ts';

const PAGE = 'https://blog.example/post/1';

describe('the address of a table', () => {
  test.each([
    {
      text: 'https://dama.example/t/7fKq2mWxYz',
      page: 'https://dama.example/t/7fKq2mWxYz',
      claim: undefined,
    },
    {
      text: 'http://127.0.0.1:8787/t/7fKq2mWxYz/',
      page: 'http://127.0.0.1:8787/t/7fKq2mWxYz',
      claim: undefined,
    },
    { text: '/t/7fKq2mWxYz', page: 'https://blog.example/t/7fKq2mWxYz', claim: undefined },
    {
      text: 'https://dama.example/t/7fKq2mWxYz?lang=tr#claim=abc',
      page: 'https://dama.example/t/7fKq2mWxYz',
      claim: 'abc',
    },
  ])('$text', ({ text, page, claim }) => {
    expect(parseAddress(text, PAGE)).toEqual({ table: '7fKq2mWxYz', page, claim });
  });

  test.each([
    '',
    ' ',
    'nonsense',
    'http://',
    'https://dama.example/',
    'https://dama.example/t/',
    'https://dama.example/t/short',
    'https://dama.example/t/0OIl0OIl0O',
    'https://dama.example/t/7fKq2mWxYz.svg',
    'https://dama.example/x/t/7fKq2mWxYz',
    'ftp://dama.example/t/7fKq2mWxYz',
    'javascript:alert(1)//t/7fKq2mWxYz',
  ])('is not %j', (text) => {
    expect(parseAddress(text, PAGE)).toBeUndefined();
  });
});

const HISTORY = [opened(), ...SEATED, ...moved(['a3-a4', 'h6-h5', 'b3-b4'])];
const EVENTS = numbered(HISTORY);
const START = tableAfter(...HISTORY.slice(0, 4));

const read = (message: ServerMessage | object) => {
  const frame = readFrame(JSON.stringify(message));
  return frame.kind === 'message' ? frame.message : frame.kind;
};

const having = (...messages: readonly object[]) =>
  messages.reduce<typeof NOTHING_YET>((state, message) => {
    const one = read(message);
    if (typeof one === 'string' || one.type === 'incompatible')
      throw new Error(`not heard: ${JSON.stringify(one)}`);
    return heard(state, one, 1000);
  }, NOTHING_YET);

const WELCOME = { type: 'welcome', v: 1, role: 'white', player: WHITE, seq: 4, at: 5000 };
const SNAPSHOT = { type: 'snapshot', seq: 4, table: snapshot(START) };
const MOVED = { type: 'events', events: EVENTS.slice(4) };

const paths = (state: typeof NOTHING_YET) => shownGame(state)?.moves.map(makeMove);

describe('what a live board reads', () => {
  test.each([
    { name: 'no JSON', frame: '{', kind: 'malformed' },
    { name: 'no object', frame: '[]', kind: 'malformed' },
    { name: 'a message of a later server', frame: '{"type":"dance"}', kind: 'unknown' },
    {
      name: 'what passes in company',
      frame: '{"type":"reaction","reaction":"oops","by":"white"}',
      kind: 'unknown',
    },
    {
      name: 'an event that is no move',
      frame: JSON.stringify({ type: 'events', events: EVENTS.slice(3) }),
      kind: 'unknown-event',
    },
    {
      name: 'a table without seats',
      frame: JSON.stringify({ ...SNAPSHOT, table: { ...SNAPSHOT.table, seats: null } }),
      kind: 'malformed',
    },
    {
      name: 'a table by other rules',
      frame: JSON.stringify({ ...SNAPSHOT, table: { ...SNAPSHOT.table, rules: 'chess' } }),
      kind: 'foreign',
    },
    {
      name: 'a table with a move that is none',
      frame: JSON.stringify({ ...SNAPSHOT, table: { ...SNAPSHOT.table, moves: ['a1-h8'] } }),
      kind: 'foreign',
    },
  ])('$name: $kind', ({ frame, kind }) => {
    expect(readFrame(frame).kind).toBe(kind);
  });

  test('moves are folded as the server folds them', () => {
    const state = having(WELCOME, SNAPSHOT, MOVED);
    const whole = tableAfter(...HISTORY);
    expect(paths(state)).toEqual(['a3-a4', 'h6-h5', 'b3-b4']);
    const { start, moves, position } = whole.game;
    expect(state.table?.game).toEqual({ start, moves, position });
    expect(state.seq).toBe(7);
    expect(ownSeat(state)).toBe('white');
    expect(state.clockOffset).toBe(Math.max(4000, (EVENTS.at(-1)?.at ?? 0) - 1000));
  });

  test('our own move is shown until the server has answered, and gone where it refuses', () => {
    const id = 'one' as CommandId;
    const move = { type: 'move', ply: 0, move: 'c3-c4' } as const;
    const sent = sending(having(WELCOME, SNAPSHOT), id, move);
    expect(paths(sent)).toEqual(['c3-c4']);
    expect(isAsked(sent, move)).toBe(true);
    const refused = heard(sent, { type: 'reject', id, code: 'stale', seq: 4 }, 0);
    expect(paths(refused)).toEqual([]);
    expect(refused.refused).toBe(true);
    expect(having(WELCOME, SNAPSHOT, { type: 'reject', id, code: 'stale', seq: 4 }, MOVED).refused).toBe(
      false,
    );
    expect(having(WELCOME, { type: 'reject', id, code: 'stale', seq: 4 }, SNAPSHOT).refused).toBe(false);
    const acknowledged = heard(sent, { type: 'ack', id, seq: 5 }, 0);
    expect(paths(acknowledged)).toEqual(['c3-c4']);
  });
});

describe('the words of live boards', () => {
  const shapeOf = (value: unknown): unknown =>
    typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shapeOf(inner)]))
      : typeof value === 'function'
        ? value.length
        : typeof value === 'string' && value.trim() !== '';

  test.each([
    { language: 'tr', words: tr },
    { language: 'uk', words: uk },
  ])('$language says all that English says', ({ words }) => {
    expect(shapeOf(words)).toEqual(shapeOf(en));
  });

  test.each([
    { language: 'en', live: en, page: enPage, courtesy: enCourtesy },
    { language: 'tr', live: tr, page: trPage, courtesy: trCourtesy },
    { language: 'uk', live: uk, page: ukPage, courtesy: ukCourtesy },
  ])('$language tells who plays in the very sentences of the table’s page', ({ live, page, courtesy }) => {
    const { news, kept } = live;
    const { timeLow } = page.seat;
    const { takenBack, declined } = page.status;
    expect({ ...news, kept, away: news.away('Ayşe'), back: news.back('Ayşe') }).toEqual({
      timeLow,
      takenBack,
      declined,
      kept: page.status.kept,
      away: courtesy.absence.away('Ayşe'),
      back: courtesy.absence.back('Ayşe'),
    });
  });
});
