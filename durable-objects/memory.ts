import type { Happening } from '../table/events.ts';
import { evolve } from '../table/evolve.ts';
import type { Table } from '../table/table.ts';
import type { Cause, Row } from './tableStore.ts';

/** What the object knows of its table between two messages. It may be lost at any time: the stored rows make it again. */
export interface Memory {
  readonly table: Table;
  /** The last event's number. */
  readonly seq: number;
  readonly receipts: Receipts;
}

/** Which commands were recorded, and the `seq` that each was first acknowledged with. Only ever grows. */
export class Receipts {
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

/** The memory of a table from all its rows; null without any. */
export function remember(rows: readonly Row[]): Memory | null {
  let table: Table | undefined;
  let seq = 0;
  for (const { event } of rows) {
    table = evolve(table, event);
    seq = event.seq;
  }
  if (!table) return null;
  const receipts = new Receipts();
  receipts.file(rows);
  return { table, seq, receipts };
}
