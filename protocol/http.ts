import type { Color } from '../engine/index.ts';
import type { Opposition, Terms } from '../table/events.ts';
import type { Key, TableId } from '../table/ids.ts';
import type { TableSnapshot } from '../table/snapshot.ts';

/** The longest body of a request, in UTF-8 bytes. */
export const MAX_BODY_BYTES = 4096;

/** What `POST /api/tables` asks for, checked and with every default filled in. */
export interface CreateTable {
  /** All settings but `invite`: the claim of a table by invitation only is the server's to make. */
  readonly settings: Terms & Opposition;
  readonly inviteOnly: boolean;
  /** The seat of the one who opens the table; nobody is seated without a key. */
  readonly seat: Color | 'random';
  readonly key: Key | null;
  readonly name: string;
}

/** The answer to `POST /api/tables`, status 201. */
export interface CreatedTable {
  readonly id: TableId;
  readonly url: string;
  readonly inviteUrl: string;
  /** The seat that the opener has, or null. */
  readonly seat: Color | null;
}

/** The answer to `GET /api/tables/:id`: the table after event number `seq`. */
export interface TableAnswer {
  readonly seq: number;
  readonly table: TableSnapshot;
}

/** What is wrong with a request. */
export interface Refusal {
  /** `malformed`, `too-large`, `no-such-table`, `rate-limited`… */
  readonly code: string;
  /** One English sentence for developers. Never holds a key. */
  readonly message: string;
  /** The field of the body that is refused, as `clock.initial`. */
  readonly field?: string;
  /** Why, where that has a code of its own, as `unknown-square` for a FEN. */
  readonly reason?: string;
}

/** The body of every answer with an error status. */
export interface ErrorAnswer {
  readonly error: Refusal;
}
