import { expect, test } from 'vitest';
import { NEVER, nextSilence, presenceOf, type Visitor } from '../../durable-objects/presence.ts';
import type { Settings } from '../../table/events.ts';
import type { PlayerId } from '../../table/ids.ts';
import { newTable, type Table } from '../../table/table.ts';

const NOW = 1_000_000;
const ANN = 'ann' as PlayerId;
const PLAIN: Settings = {
  rules: 'turkish',
  fen: '',
  clock: null,
  visibility: 'private',
  suggestions: 'on',
  invite: null,
  opponent: 'friend',
  level: null,
};
const table: Table = {
  ...newTable({ ...PLAIN, at: 0 }),
  seats: { white: { player: ANN, name: '' }, black: null },
};

/** A player's socket, or a spectator's, that was last heard of so many seconds ago. */
const player = (ago: number): Visitor => ({ player: ANN, heard: NOW - ago * 1_000 });
const watcher = (ago: number): Visitor => ({ player: null, heard: NOW - ago * 1_000 });

test.each<[string, readonly Visitor[], readonly [white: boolean, spectators: number], number]>([
  ['nobody', [], [false, 0], NEVER],
  ['a player alone: nobody else is to be told', [player(5)], [true, 0], NEVER],
  ['a spectator alone', [watcher(5)], [false, 1], NEVER],
  ['a player and a spectator', [player(5), watcher(10)], [true, 1], 30],
  ['two spectators', [watcher(5), watcher(39)], [false, 2], 1],
  ['a spectator that is silent', [player(5), watcher(40)], [true, 0], 35],
  ['a player that is silent is looked at again', [player(41), watcher(0)], [false, 1], 40],
  ['two sockets of one player, one of them silent', [player(41), player(1)], [true, 0], 39],
  ['silent spectators alone are looked at again', [watcher(41), watcher(60)], [false, 0], 40],
])('%s', (_, visitors, [white, spectators], next) => {
  expect(presenceOf(table, visitors, NOW)).toEqual({ white, black: false, spectators });
  expect((nextSilence(visitors, NOW) - NOW) / 1_000).toBe(next);
});
