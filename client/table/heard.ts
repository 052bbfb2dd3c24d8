import type { ServerMessage } from '../../protocol/messages.ts';
import type { Table } from '../../table/table.ts';

/** A message of which a snapshot has been made into the table that it tells of. */
export type Message<Known = Table> =
  | Exclude<ServerMessage, { readonly type: 'snapshot' }>
  | { readonly type: 'snapshot'; readonly seq: number; readonly table: Known };

/**
 * What a listener hears: events are new, in order and without gaps; acks and rejects come once per command.
 */
export type Heard<Known = Table> = Exclude<Message<Known>, { readonly type: 'incompatible' }>;

/** What a frame holds for whoever reads it: the table's page all that there is, another page perhaps less. */
export type Read<Known> =
  | { readonly kind: 'message'; readonly message: Message<Known> }
  /** A later server says more than is needed here. */
  | { readonly kind: 'unknown' }
  /** Events, one of them of a kind that cannot be folded here: only a fresh snapshot helps. */
  | { readonly kind: 'unknown-event' }
  | { readonly kind: 'malformed' }
  /** A table by rules that are not known here: only a newer page can show it. */
  | { readonly kind: 'foreign' };
