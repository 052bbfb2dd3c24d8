import { describe, expect, it } from 'vitest';
import {
  type Attendance,
  attended,
  NOBODY_KNOWN,
  type Presence,
  settled,
} from '../../../client/table/presence.ts';

const BOTH: Presence = { white: true, black: true, spectators: 0 };
const ALONE: Presence = { white: true, black: false, spectators: 0, claimable: { black: 70_000 } };
const WATCHED: Presence = { ...ALONE, spectators: 1 };

/** What the server tells, and when it is heard. */
type Told = readonly [at: number, presence: Presence];

const known = (...told: readonly Told[]): Attendance =>
  told.reduce<Attendance>(
    (before, [at, presence]) => attended(settled(before, at), presence, at),
    NOBODY_KNOWN,
  );

describe('who is at a table', () => {
  it.each<{ name: string; told: readonly Told[]; now: number; presence: Presence; back?: 'black' }>([
    { name: 'is believed at first', told: [[0, ALONE]], now: 0, presence: ALONE },
    {
      name: 'has not gone for a moment',
      told: [
        [0, BOTH],
        [1000, ALONE],
      ],
      now: 2499,
      presence: BOTH,
    },
    {
      name: 'has gone after it',
      told: [
        [0, BOTH],
        [1000, ALONE],
      ],
      now: 2500,
      presence: ALONE,
    },
    {
      name: 'has not gone, and is not said to be back, after a reload',
      told: [
        [0, BOTH],
        [1000, ALONE],
        [1060, BOTH],
      ],
      now: 60_000,
      presence: BOTH,
    },
    {
      name: 'has gone in time, also while others come and go',
      told: [
        [0, BOTH],
        [1000, ALONE],
        [2000, WATCHED],
      ],
      now: 2500,
      presence: WATCHED,
    },
    {
      name: 'waits for a moment of its own each time',
      told: [
        [0, BOTH],
        [1000, ALONE],
        [2000, BOTH],
        [2400, ALONE],
      ],
      now: 2600,
      presence: BOTH,
    },
    {
      name: 'is back where the absence was told',
      told: [
        [0, BOTH],
        [1000, ALONE],
        [9000, BOTH],
      ],
      now: 9000,
      presence: BOTH,
      back: 'black',
    },
    {
      name: 'is back once only',
      told: [
        [0, ALONE],
        [9000, BOTH],
        [9500, { ...BOTH, spectators: 1 }],
      ],
      now: 9500,
      presence: { ...BOTH, spectators: 1 },
    },
    {
      name: 'is not back who sits down',
      told: [
        [0, { white: true, black: false, spectators: 1 }],
        [1000, BOTH],
      ],
      now: 1000,
      presence: BOTH,
    },
  ])('$name', ({ told, now, presence, back }) => {
    const seen = settled(known(...told), now);
    expect([seen.presence, seen.back]).toEqual([presence, back]);
  });
});
