import { expect, test } from 'vitest';
import {
  type Absences,
  absencesOf,
  afterOutage,
  awayFor,
  claimableFrom,
} from '../../durable-objects/absences.ts';
import { claimWait, refusedWords } from '../../durable-objects/env.ts';
import type { Visitor } from '../../durable-objects/presence.ts';
import type { Happening } from '../../table/events.ts';
import { evolve } from '../../table/evolve.ts';
import { COMPUTER, type PlayerId } from '../../table/ids.ts';
import type { Table } from '../../table/table.ts';

const ANN = 'ann' as PlayerId;
const BOB = 'bob' as PlayerId;

const tableAfter = (...happenings: readonly Happening[]): Table => {
  const opened: Happening = {
    type: 'opened',
    rules: 'turkish',
    fen: '',
    clock: null,
    visibility: 'private',
    suggestions: 'on',
  };
  const table = [opened, ...happenings].reduce<Table | undefined>(
    (before, happening) => evolve(before, { seq: 1, at: 0, ...happening }),
    undefined,
  );
  if (!table) throw new Error('opened');
  return table;
};
const sat = (seat: 'white' | 'black', player: PlayerId): Happening => ({
  type: 'sat',
  seat,
  player,
  name: '',
});
const STARTED: Happening = { type: 'started', game: 1 };
const RUNNING = tableAfter(sat('white', ANN), sat('black', BOB), STARTED);
const OPEN = tableAfter(sat('white', ANN));
const OVER = tableAfter(sat('white', ANN), sat('black', BOB), STARTED, {
  type: 'ended',
  outcome: { winner: 'white', reason: 'resignation' },
});
const AGAINST_COMPUTER = tableAfter(sat('white', ANN), sat('black', COMPUTER), STARTED);

const NOW = 200_000;
const there = (player: PlayerId, heard = NOW): Visitor => ({ player, heard });

test.each<[string, Table, readonly Visitor[], readonly Visitor[], Absences, Absences]>([
  ['both are there', RUNNING, [there(ANN), there(BOB)], [], {}, {}],
  ['one has never been seen: from now on', RUNNING, [there(ANN)], [], {}, { black: NOW }],
  ['both have gone with a restart', RUNNING, [], [], {}, { white: NOW, black: NOW }],
  ['what was known before stays true', RUNNING, [there(ANN)], [], { black: 5 }, { black: 5 }],
  ['a return', RUNNING, [there(ANN), there(BOB)], [], { black: 5 }, {}],
  [
    'the last socket has just gone, an older one that nobody listens at is still open',
    RUNNING,
    [there(ANN), there(BOB, 9)],
    [there(BOB, NOW - 1_000)],
    {},
    { black: NOW },
  ],
  [
    'the only socket has gone after a silence that nobody noticed',
    RUNNING,
    [],
    [there(BOB, 9)],
    { white: 5 },
    { white: 5, black: 40_009 },
  ],
  ['the last socket has just gone', RUNNING, [there(ANN)], [there(BOB)], {}, { black: NOW }],
  ['one of two tabs has gone', RUNNING, [there(ANN), there(BOB)], [there(BOB)], {}, {}],
  ['silent for 40 s', RUNNING, [there(ANN), there(BOB, NOW - 40_000)], [], {}, { black: NOW }],
  [
    'silent for longer: not from the look on',
    RUNNING,
    [there(ANN), there(BOB, 9)],
    [],
    {},
    { black: 40_009 },
  ],
  ['silent for less', RUNNING, [there(ANN), there(BOB, NOW - 39_999)], [], {}, {}],
  [
    'the longest heard of two silent tabs',
    RUNNING,
    [there(BOB, 9), there(BOB, 99), there(ANN)],
    [],
    {},
    { black: 40_099 },
  ],
  [
    'a silent socket goes: away since it fell silent',
    RUNNING,
    [there(ANN)],
    [there(BOB, 9)],
    { black: 40_009 },
    { black: 40_009 },
  ],
  [
    'a ping between two looks, then silence',
    RUNNING,
    [there(ANN), there(BOB, 50_000)],
    [],
    { black: 40_009 },
    { black: 90_000 },
  ],
  [
    'a ping between two looks, then gone',
    RUNNING,
    [there(ANN)],
    [there(BOB, 50_000)],
    { black: 40_009 },
    { black: 90_000 },
  ],
  ['a spectator is nobody', RUNNING, [there(ANN), { player: null, heard: NOW }], [], {}, { black: NOW }],
  ['no game yet', OPEN, [], [], {}, {}],
  ['the game is over', OVER, [there(ANN)], [], { black: 5 }, {}],
  ['against the computer', AGAINST_COMPUTER, [], [], {}, {}],
])('%s', (_, table, here, parted, before, expected) => {
  expect(absencesOf({ table, begun: 0 }, here, parted, before, NOW)).toEqual(expected);
});

test('nobody is away from a game that has not begun', () => {
  const here = [there(ANN), there(BOB, 9)];
  const standing = { table: RUNNING, begun: 150_000 };
  expect(absencesOf(standing, here, [], {}, NOW)).toEqual({ black: 150_000 });
});

test.each<[string, Absences, Absences]>([
  ['who had gone just before has a quarter of the wait to come back', { black: 154_999 }, { black: 155_000 }],
  ['so has who had gone long before', { white: 5, black: 10 }, { white: 155_000, black: 155_000 }],
  ['who has longer keeps that', { white: 155_001 }, { white: 155_001 }],
  ['nobody was away', {}, {}],
])('when all were cut off: %s', (_, before, expected) => {
  expect(afterOutage(before, 60_000, NOW)).toEqual(expected);
});

test.each<[string, unknown, number]>([
  ['a text, as wrangler.toml has it', '5', 5_000],
  ['a number', 90, 90_000],
  ['a part of a second', '0.5', 500],
  ['absent', undefined, 60_000],
  ['empty', '', 60_000],
  ['no number', 'soon', 60_000],
  ['zero', '0', 60_000],
  ['negative', '-5', 60_000],
  ['endless', 'Infinity', 60_000],
  ['endless in milliseconds', '1e308', 60_000],
  ['true', true, 60_000],
  ['a list', ['5'], 60_000],
  ['nothing', null, 60_000],
])('the wait that an operator sets: %s', (_, seconds, expected) => {
  expect(claimWait({ ABSENCE_SECONDS: seconds })).toBe(expected);
});

test.each<[string, unknown, readonly string[]]>([
  ['a text', 'one, two', ['one', 'two']],
  ['a list', ['one', 'two'], ['one', 'two']],
  ['absent', undefined, []],
  ['empty', '', []],
  ['true', true, []],
  ['a number', 5, []],
  ['a list with something else', ['one', true, { two: 2 }], ['one']],
])('the words that an operator refuses: %s', (_, words, expected) => {
  expect([...refusedWords({ REFUSED_WORDS: words })]).toEqual(expected);
});

test('what is stored is whole milliseconds, whatever wait the operator sets', () => {
  expect(afterOutage({ white: 5 }, 7_770, NOW)).toEqual({ white: 194_173 });
});

test('a claim is possible from the very moment on that was told', () => {
  expect(claimableFrom({ black: 1_000 }, 60_000)).toEqual({ black: 61_000 });
  expect(claimableFrom({ white: 0, black: 1_000 }, 60_000)).toEqual({ white: 60_000, black: 61_000 });
  expect(claimableFrom({}, 60_000)).toBeUndefined();
  expect(awayFor({ black: 1_000 }, 60_000, 60_999)).toEqual({ white: false, black: false });
  expect(awayFor({ black: 1_000 }, 60_000, 61_000)).toEqual({ white: false, black: true });
});
