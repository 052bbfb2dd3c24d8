import { COLORS } from '../engine/types.ts';
import type { Happening, TableEvent } from '../table/events.ts';
import type { CommandId, PlayerId } from '../table/ids.ts';
import type { Absences } from './absences.ts';

/** Whose command made an event, and what they called it. */
export interface Cause {
  readonly player: PlayerId;
  readonly id: CommandId;
}

/** An event as it is stored. Of the events that one command made, the last one carries the cause. */
export interface Row {
  readonly event: TableEvent;
  readonly cause?: Cause;
}

/**
 * One script per schema version, never changed once released. The command's id has no index: each index would be
 * one more row written per event, and rows written are what storage costs.
 */
const MIGRATIONS = [
  `CREATE TABLE schema (version INTEGER NOT NULL) STRICT;
   INSERT INTO schema VALUES (0);
   CREATE TABLE events (
     seq INTEGER PRIMARY KEY,
     at INTEGER NOT NULL,
     happening TEXT NOT NULL,
     player TEXT,
     command TEXT
   ) STRICT;`,
  // Written when somebody goes or comes back, never by a move. Without a row id, or each would be two rows written.
  `CREATE TABLE absences (
     seat TEXT PRIMARY KEY,
     since INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;`,
];

type StoredRow = {
  readonly seq: number;
  readonly at: number;
  readonly happening: string;
  readonly player: string | null;
  readonly command: string | null;
};

const read = ({ seq, at, happening, player, command }: StoredRow): Row => {
  const event: TableEvent = { seq, at, ...(JSON.parse(happening) as Happening) };
  if (player === null || command === null) return { event };
  return { event, cause: { player: player as PlayerId, id: command as CommandId } };
};

/** A table's events, and since when each side is away, in the object's own SQLite. Throws only where the platform's storage does. */
export class TableStore {
  readonly #storage: DurableObjectStorage;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
  }

  /** Whether a table was opened here. Asks without writing anything, so an unknown table stays unknown. */
  isOpen(): boolean {
    const found = this.#storage.sql.exec(
      "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'schema'",
    );
    return found.toArray().length > 0;
  }

  /** Makes the schema, and the first events in it, in one transaction. */
  open(rows: readonly Row[]): void {
    this.#storage.transactionSync(() => {
      this.#migrate(0);
      this.#insert(rows);
    });
  }

  /** All events with a greater `seq`, in order. */
  eventsAfter(seq: number): readonly TableEvent[] {
    return this.#rowsAfter(seq).map(({ event }) => event);
  }

  /** All rows of an open table, after its schema was brought up to date. */
  load(): readonly Row[] {
    const { version } = this.#storage.sql.exec<{ version: number }>('SELECT version FROM schema').one();
    if (version > MIGRATIONS.length) throw new Error(`Schema ${version} is newer than this program.`);
    if (version < MIGRATIONS.length) this.#storage.transactionSync(() => this.#migrate(version));
    return this.#rowsAfter(0);
  }

  /** All or none: a throw in the middle leaves no row. One row is one statement, which is a transaction by itself. */
  append(rows: readonly Row[]): void {
    if (rows.length === 1) this.#insert(rows);
    else this.#storage.transactionSync(() => this.#insert(rows));
  }

  /** Since when each side is away, as it was last kept. */
  absences(): Absences {
    const rows = this.#storage.sql.exec<{ seat: string; since: number }>('SELECT * FROM absences').toArray();
    return Object.fromEntries(rows.map(({ seat, since }) => [seat, since]));
  }

  /** Writes what is different from what was kept before. */
  keepAbsences(before: Absences, absences: Absences): void {
    for (const seat of COLORS) {
      const since = absences[seat];
      if (since === before[seat]) continue;
      if (since === undefined) this.#storage.sql.exec('DELETE FROM absences WHERE seat = ?', seat);
      else this.#storage.sql.exec('INSERT OR REPLACE INTO absences VALUES (?, ?)', seat, since);
    }
  }

  /** Everything goes, schema and alarm included: the table is unknown again. */
  erase(): Promise<void> {
    return this.#storage.deleteAll();
  }

  #rowsAfter(seq: number): readonly Row[] {
    const rows = this.#storage.sql.exec<StoredRow>('SELECT * FROM events WHERE seq > ? ORDER BY seq', seq);
    return rows.toArray().map(read);
  }

  #migrate(version: number): void {
    for (const script of MIGRATIONS.slice(version)) this.#storage.sql.exec(script);
    this.#storage.sql.exec('UPDATE schema SET version = ?', MIGRATIONS.length);
  }

  #insert(rows: readonly Row[]): void {
    for (const { event, cause } of rows) {
      const { seq, at, ...happening } = event;
      this.#storage.sql.exec(
        'INSERT INTO events VALUES (?, ?, ?, ?, ?)',
        seq,
        at,
        JSON.stringify(happening),
        cause?.player ?? null,
        cause?.id ?? null,
      );
    }
  }
}
