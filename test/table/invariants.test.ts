import { describe, expect, test } from 'vitest';
import type { TableEvent } from '../../table/events.ts';
import { evolve } from '../../table/evolve.ts';
import type { PlayingTable, Seat, Table } from '../../table/table.ts';
import { TICKETS } from './cast.ts';
import { checkStep } from './invariants.ts';
import {
  ALI,
  answer,
  BANU,
  CAN,
  game,
  leave,
  move,
  offer,
  open,
  resign,
  sit,
  type Told,
  tell,
} from './people.ts';

const [TICKET] = TICKETS;

/** An evening with every event that there is but the opening. */
const evening = tell(
  game(open({ clock: { initial: 60, increment: 1 } })),
  [ALI, leave],
  [ALI, sit],
  [ALI, { type: 'handOver', ticket: TICKET }],
  [ALI, { type: 'revoke' }],
  [ALI, { type: 'handOver', ticket: TICKET }],
  [BANU, { type: 'handOver', ticket: TICKETS[1] }],
  [ALI, move(0, 'a3-a4')],
  [BANU, move(1, 'h6-h5')],
  [ALI, move(2, 'b3-b4'), 90_000],
  [ALI, offer('takeback'), 90_000],
  [BANU, answer('takeback', true), 90_000],
  [CAN, { type: 'takeOver', ticket: TICKET }, 90_000],
  [CAN, resign, 90_000],
  [CAN, offer('rematch'), 90_000],
  [BANU, offer('rematch'), 90_000],
);

/** Each step of it, by the event. */
const stepsOf = ({ events: [opened, ...rest] }: Told): readonly (readonly [Table, TableEvent, Table])[] => {
  if (!opened) throw new Error('It begins with its opening.');
  let table = evolve(undefined, opened);
  return rest.map((event) => {
    const before = table;
    table = evolve(before, event);
    return [before, event, table];
  });
};
const steps = stepsOf(evening);

test('the evening has every event', () => {
  const types = new Set(steps.map(([, { type }]) => type));
  const all = ['sat', 'left', 'ticketed', 'revoked', 'tookOver', 'started', 'moved', 'delayed', 'offered'];
  expect(types).toEqual(new Set([...all, 'answered', 'takenBack', 'ended']));
});

const withSeat = (table: Table, change: (seat: Seat) => Seat | null): Table | null => {
  const { white, black } = table.seats;
  const changed = black && change(black);
  return black && JSON.stringify(changed) !== JSON.stringify(black)
    ? { ...(table as PlayingTable), seats: { white, black: changed } as PlayingTable['seats'] }
    : null;
};

describe.each(steps.map(([before, event, after]) => [event.seq, event.type, before, event, after] as const))(
  'event %i, %s',
  (_seq, _type, before, event, after) => {
    test('is as it has to be', () => {
      expect(() => checkStep(before, event, after)).not.toThrow();
    });

    test.each<readonly [string, (seat: Seat) => Seat | null]>([
      ['drops a ticket', ({ player, name }) => ({ player, name })],
      ['makes a ticket', (seat) => ({ ...seat, ticket: 't'.repeat(43) as NonNullable<Seat['ticket']> })],
      ['renames somebody', (seat) => ({ ...seat, name: 'Somebody else' })],
      ['gives a seat away', (seat) => ({ ...seat, player: CAN === seat.player ? ALI : CAN })],
      ['frees a seat', () => null],
    ])('would be noticed if it %s', (_, change) => {
      const wrong = withSeat(after, change);
      if (wrong) expect(() => checkStep(before, event, wrong)).toThrow();
      // Who has no ticket, or is not there, has none to lose.
      else expect(after.seats.black?.ticket).toBeUndefined();
    });
  },
);
