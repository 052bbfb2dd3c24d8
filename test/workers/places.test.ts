import { describe, expect, test } from 'vitest';
import {
  MOST_SOCKETS,
  type Occupant,
  placeToCome,
  placeToStay,
  surplus,
} from '../../durable-objects/places.ts';

const NOW = 1_000_000;
const ago = (seconds: number): number => NOW - seconds * 1_000;

interface Named extends Occupant {
  readonly name: string;
}
const make = (name: string, more: Partial<Occupant> = {}): Named => ({
  name,
  seat: null,
  heard: NOW,
  greeted: true,
  ...more,
});
const crowd = (count: number, more: Partial<Occupant> = {}): readonly Named[] =>
  Array.from({ length: count }, (_, index) => make(`${index}`, more));

const FREE = { free: true };
const NONE = { free: false };
const instead = (name: string) => ({ free: true, instead: { name } });

describe('a place to come', () => {
  const players = [...crowd(20, { seat: 'white' }), ...crowd(20, { seat: 'black' })];
  const all = (...some: readonly Named[]) => [
    ...players,
    ...crowd(MOST_SOCKETS - players.length - some.length),
    ...some,
  ];
  test.each<[string, readonly Named[], object]>([
    ['nobody there', [], FREE],
    ['one is left', crowd(MOST_SOCKETS - 1), FREE],
    ['as many watch and play as may', all(), NONE],
    ['a stranger goes', all(make('stranger', { greeted: false })), instead('stranger')],
    [
      'the stranger who came first, before one who sleeps',
      all(
        make('sleeper', { heard: ago(90) }),
        make('second', { greeted: false, heard: ago(1) }),
        make('first', { greeted: false, heard: ago(2) }),
      ),
      instead('first'),
    ],
    [
      'the one who watches and was silent longest',
      all(make('some', { heard: ago(41) }), make('longest', { heard: ago(60) })),
      instead('longest'),
    ],
    [
      'who is one too many on a seat, before one who sleeps',
      [...crowd(460, { seat: 'white' }), ...crowd(39), make('sleeper', { heard: ago(90) })],
      instead('0'),
    ],
    [
      'one who plays, and was silent longest of too many',
      all(...crowd(20, { seat: 'black' }), make('old', { seat: 'black', heard: ago(1) })),
      instead('old'),
    ],
    ['39 s are no silence', all(make('some', { heard: ago(39) })), NONE],
    [
      'one who plays stays, however silent',
      [...players.slice(1), make('player', { seat: 'white', heard: ago(900) }), ...crowd(460)],
      NONE,
    ],
  ])('%s', (_, occupants, place) => {
    if ('instead' in place) expect(placeToCome(occupants, NOW)).toMatchObject(place);
    else expect(placeToCome(occupants, NOW)).toEqual(place);
  });
});

describe('a place to stay', () => {
  const white = { seat: 'white' } as const;
  test.each<[string, Occupant['seat'], readonly Named[], object]>([
    ['nobody there', null, [], FREE],
    ['459 watch', null, crowd(459), FREE],
    ['460 watch', null, crowd(460), NONE],
    ['of whom one sleeps', null, [...crowd(459), make('sleeper', { heard: ago(40) })], instead('sleeper')],
    ['for White beside any who watch', 'white', crowd(499), FREE],
    ['White is there 19 times', 'white', crowd(19, white), FREE],
    ['White is there 20 times', 'white', crowd(20, white), NONE],
    [
      'of which one sleeps',
      'white',
      [...crowd(19, white), make('old', { ...white, heard: ago(50) })],
      instead('old'),
    ],
    ['White does not take Black’s', 'black', crowd(20, white), FREE],
    ['strangers count not', null, crowd(460, { greeted: false }), FREE],
  ])('%s', (_, seat, others, place) => {
    if ('instead' in place) expect(placeToStay(seat, others, NOW)).toMatchObject(place);
    else expect(placeToStay(seat, others, NOW)).toEqual(place);
  });
});

test('with all who may watch, and one seat as full as it gets, the other seat finds a place', () => {
  const there = [...crowd(460), ...crowd(20, { seat: 'white' }), ...crowd(20, { greeted: false })];
  expect(placeToCome(there, NOW)).toMatchObject({ free: true, instead: { greeted: false } });
  expect(placeToStay('black', there.slice(0, -1), NOW)).toEqual(FREE);
});

describe('who is too many', () => {
  const white = { seat: 'white' } as const;
  const black = { seat: 'black' } as const;
  const names = (count: number): readonly string[] => crowd(count).map(({ name }) => name);
  test.each<[string, readonly Named[], readonly string[]]>([
    ['nobody', [], []],
    [
      'twenty on each seat and 460 who watch are not',
      [...crowd(460), ...crowd(20, white), ...crowd(20, black)],
      [],
    ],
    ['440 of 460 on one seat are', [...crowd(460, white), ...crowd(40)], names(440)],
    ['so are 18 of 478 who watch', [...crowd(478), ...crowd(20, white)], names(18)],
    ['strangers are not', crowd(500, { greeted: false }), []],
    [
      'who was silent longest goes first',
      [
        make('new', white),
        ...crowd(19, white),
        make('old', { ...white, heard: ago(2) }),
        make('older', { ...white, heard: ago(3) }),
      ],
      ['older', 'old'],
    ],
  ])('%s', (_, occupants, gone) => {
    expect(surplus(occupants).map(({ name }) => name)).toEqual(gone);
  });
});
