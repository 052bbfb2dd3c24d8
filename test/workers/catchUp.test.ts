import { expect, test } from 'vitest';
import { backlogStart, missedSince } from '../../durable-objects/catchUp.ts';
import type { Happening } from '../../table/events.ts';

test.each<[string, number | undefined, number, number | null]>([
  ['nothing seen', undefined, 9, null],
  ['everything seen', 9, 9, 9],
  ['some seen', 4, 9, 4],
  ['only the number 0', 0, 9, 0],
  ['more seen than there is', 10, 9, null],
  ['no number of an event', -1, 9, null],
  ['no whole number', 1.5, 9, null],
  ['no finite number', Number.POSITIVE_INFINITY, 9, null],
  ['a thousand missed', 5, 1_005, 5],
  ['more than a thousand missed', 4, 1_005, null],
])('%s', (_, since, seq, start) => {
  expect(backlogStart(since, seq)).toBe(start);
});

const moved = (ply: number): Happening => ({ type: 'moved', ply, move: 'a3-a4', by: 'white' });
const HAPPENINGS: readonly Happening[] = [
  { type: 'started', game: 2 },
  moved(0),
  { type: 'offered', offer: 'draw', by: 'white' },
  moved(1),
  moved(2),
];
const EVENTS = HAPPENINGS.map((happening, index) => ({ seq: index + 1, at: 0, ...happening }));

test.each([
  ['at the last ply', 2, [5]],
  ['one ply behind: what lies between comes too', 1, [4, 5]],
  ['at the start', 0, [2, 3, 4, 5]],
  ['ahead of the table: the last event', 5, [5]],
])('what somebody missed who stood %s', (_, ply, seqs) => {
  expect(missedSince(ply, EVENTS).map(({ seq }) => seq)).toEqual(seqs);
});

test.each([
  ['behind the takeback', 3, [5, 6, 7, 8]],
  ['at the ply that was taken back, or came again', 2, [4, 5, 6, 7, 8]],
  ['ahead of all', 9, [5, 6, 7, 8]],
])('what somebody missed who stood %s', (_, ply, seqs) => {
  const happenings: readonly Happening[] = [
    { type: 'started', game: 1 },
    moved(0),
    moved(1),
    moved(2),
    { type: 'takenBack', ply: 1, by: 'black' },
    moved(1),
    moved(2),
    moved(3),
  ];
  const events = happenings.map((happening, index) => ({ seq: index + 1, at: 0, ...happening }));
  expect(missedSince(ply, events).map(({ seq }) => seq)).toEqual(seqs);
});

test.each([
  ['a thousand events', 1_000, 1_000],
  ['more: the last one, which shows the gap', 1_001, 1],
])('who missed %s', (_, count, told) => {
  const events = Array.from({ length: count }, (__, index) => ({ seq: index + 1, at: 0, ...moved(index) }));
  expect(missedSince(0, events).map(({ seq }) => seq)).toEqual(events.slice(-told).map(({ seq }) => seq));
});

test('before the first move there is only the start', () => {
  expect(missedSince(0, EVENTS.slice(0, 1)).map(({ seq }) => seq)).toEqual([1]);
});
