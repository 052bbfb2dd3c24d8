import type { Happening, TableEvent } from '../table/events.ts';
import { evolve } from '../table/evolve.ts';
import type { Table } from '../table/table.ts';
import type { Cause, Row } from './tableStore.ts';

/** How far a table has come. */
export interface Standing {
  readonly table: Table;
  /** The last event's number. */
  readonly seq: number;
  /** The number of the last event that started a game; 0 before the first. */
  readonly gameStart: number;
  /** When that was, or the table was opened (Unix milliseconds). */
  readonly begun: number;
  /** The number of the event that made the present position: a name for it that no other one at this table has. */
  readonly position: number;
  /** When the last event happened, and when the present position arose (Unix milliseconds). */
  readonly at: number;
  readonly arose: number;
}

/** What the object knows of its table between two messages. It may be lost at any time: the stored rows make it again. */
export interface Memory extends Standing {
  readonly receipts: Receipts;
}

/** Which commands were recorded, and the `seq` that each was first acknowledged with. Only ever grows. */
class Receipts {
  readonly #seqs = new Map<string, number>();

  /** Files the commands that these rows name. To be called when the rows are stored. */
  file(rows: readonly Row[]): void {
    for (const { event, cause } of rows) if (cause) this.#seqs.set(nameOf(cause), event.seq);
  }

  find(cause: Cause): number | undefined {
    return this.#seqs.get(nameOf(cause));
  }
}

// A player id has a fixed length, so no two causes share a name.
const nameOf = ({ player, id }: Cause): string => player + id;

/** The rows for what happens next. The last of them carries the cause: its `seq` is what the command's ack says. */
export const nextRows = (seq: number, happenings: readonly Happening[], at: number, cause?: Cause): Row[] =>
  happenings.map((happening, index) => {
    const event = { seq: seq + index + 1, at, ...happening };
    return cause && index === happenings.length - 1 ? { event, cause } : { event };
  });

const makesPosition = ({ type }: TableEvent): boolean =>
  type === 'started' || type === 'moved' || type === 'takenBack';

/** How far the table has come after more events. Nothing is changed in place. */
export const advance = (before: Standing, events: readonly TableEvent[]): Standing => {
  const maker = events.findLast(makesPosition);
  const start = events.findLast(({ type }) => type === 'started');
  return {
    table: events.reduce<Table>(evolve, before.table),
    seq: before.seq + events.length,
    gameStart: start?.seq ?? before.gameStart,
    begun: start?.at ?? before.begun,
    position: maker?.seq ?? before.position,
    at: events.at(-1)?.at ?? before.at,
    arose: maker?.at ?? before.arose,
  };
};

/** The memory of a table from all its rows; null without any. */
export function remember(rows: readonly Row[]): Memory | null {
  const [first, ...rest] = rows.map(({ event }) => event);
  if (!first) return null;
  const { seq, at } = first;
  const opened = {
    table: evolve(undefined, first),
    seq,
    gameStart: 0,
    begun: at,
    position: seq,
    at,
    arose: at,
  };
  const standing = advance(opened, rest);
  const receipts = new Receipts();
  receipts.file(rows);
  return { ...standing, receipts };
}
