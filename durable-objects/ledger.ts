import type { Happening, TableEvent } from '../table/events.ts';
import type { Absences } from './absences.ts';
import { advance, type Memory, nextRows, remember } from './memory.ts';
import { type Cause, TableStore } from './tableStore.ts';

/** What has happened at the table, and who is away, stored and remembered. What is remembered may be lost at any time: the rows make it again. */
export class Ledger {
  readonly #store: TableStore;
  #memory: Memory | null = null;
  #absences: Absences = {};

  constructor(storage: DurableObjectStorage) {
    this.#store = new TableStore(storage);
  }

  /** Null where there is no table, and after `forget` until the next `recall`. */
  get memory(): Memory | null {
    return this.#memory;
  }

  /** Who was away at the last look. */
  get absences(): Absences {
    return this.#absences;
  }

  /** Looks into the store for what is not known. */
  recall(): void {
    if (this.#memory || !this.#store.isOpen()) return;
    this.#memory = remember(this.#store.load());
    this.#absences = this.#store.absences();
  }

  /** To be called after a fault: the rows know better. */
  forget(): void {
    this.#memory = null;
  }

  /** Opens the table with its first events. */
  open(happenings: readonly Happening[], now: number): Memory | null {
    const rows = nextRows(0, happenings, now);
    const memory = remember(rows);
    this.#store.open(rows);
    this.#memory = memory;
    this.#absences = {};
    return memory;
  }

  /** Stores what happened and remembers it, in this order: a throw while storing leaves the memory as it was. */
  record(happenings: readonly Happening[], now: number, cause?: Cause): readonly TableEvent[] {
    const memory = this.#memory;
    if (!memory || happenings.length === 0) return [];
    const rows = nextRows(memory.seq, happenings, now, cause);
    const events = rows.map(({ event }) => event);
    const standing = advance(memory, events);
    this.#store.append(rows);
    memory.receipts.file(rows);
    this.#memory = { ...memory, ...standing };
    return events;
  }

  /** Keeps who is away now: a row for each side that has gone or come back. */
  keepAbsences(absences: Absences): void {
    this.#store.keepAbsences(this.#absences, absences);
    this.#absences = absences;
  }

  /** All events with a greater `seq`, in order. */
  eventsAfter(seq: number): readonly TableEvent[] {
    return this.#store.eventsAfter(seq);
  }

  /** The table is unknown again. */
  erase(): Promise<void> {
    this.#memory = null;
    return this.#store.erase();
  }
}
