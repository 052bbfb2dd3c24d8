import { expect, test } from 'vitest';
import { makeDebt, reckonSocket, reckonTable } from '../../durable-objects/debts.ts';

const T = 1_000_000;
const MINUTE = 60_000;

/** Whether so many frames a second, each so long, to so many sockets, are ever too much within a minute, for one of them or for the table. */
function isEverTooMuch(
  frames: number,
  length: number,
  sockets: number,
  heardEvery: number,
): readonly boolean[] {
  const [one, all] = [makeDebt(T), makeDebt(T)];
  let [ofOne, ofAll] = [false, false];
  for (let index = 0; index < frames * 60; index++) {
    const passed = (index * 1_000) / frames;
    const heard = T + Math.floor(passed / heardEvery) * heardEvery;
    one.characters += length;
    all.characters += length * sockets;
    ofOne ||= reckonSocket(
      one,
      () => heard,
      () => T + passed,
    );
    ofAll ||= reckonTable(all, () => T + passed);
  }
  return [ofOne, ofAll];
}

test.each<[string, frames: number, length: number, sockets: number, heardEvery: number, readonly boolean[]]>([
  ['a hall of 300 who ping, at a fast game of people', 3, 150, 300, 15_000, [false, false]],
  [
    '300 as bots play before them as fast as they can: 80 moves a second',
    80,
    150,
    300,
    15_000,
    [false, false],
  ],
  ['ten, at 1,050 moves a second', 1_050, 150, 12, 15_000, [false, false]],
  ['two who only read, at 1,700 moves a second', 1_700, 150, 4, 15_000, [false, false]],
  ['one who is never heard of, at 1,700 moves a second', 1_700, 150, 3, 2 * MINUTE, [true, false]],
  ['one who asks for a thousand events ten times a second', 10, 130_000, 1, 100, [true, false]],
  ['ten of them', 10, 130_000, 10, 100, [true, true]],
])('%s', (_, frames, length, sockets, heardEvery, wanted) => {
  expect(isEverTooMuch(frames, length, sockets, heardEvery)).toEqual(wanted);
});

test('what nobody was sent for an hour forgives no more than there was', () => {
  const debt = makeDebt(T);
  const later = () => T + 60 * MINUTE;
  debt.characters += 5_000_000;
  expect(reckonSocket(debt, later, later)).toBe(false);
  debt.characters += 4_200_000;
  expect(reckonSocket(debt, later, later)).toBe(true);
});

test('a clock that is set back forgives nothing and takes nothing', () => {
  const debt = makeDebt(T);
  debt.characters += 4_200_000;
  expect(
    reckonSocket(
      debt,
      () => T,
      () => T - MINUTE,
    ),
  ).toBe(true);
  expect(
    reckonSocket(
      debt,
      () => T,
      () => T + 1_000,
    ),
  ).toBe(false);
});
