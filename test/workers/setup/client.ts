import { expect } from 'vitest';
import type { ServerMessage, Suggested } from '../../../protocol/messages.ts';
import type { TableEvent } from '../../../table/events.ts';
import { evolve } from '../../../table/evolve.ts';
import type { Key, TableId } from '../../../table/ids.ts';
import { fromSnapshot } from '../../../table/snapshot.ts';
import type { Table } from '../../../table/table.ts';
import { connect, type Peer } from './people.ts';

type Presence = Extract<ServerMessage, { readonly type: 'presence' }>;

/** With the position all suggestions are over. */
const CLEARING: ReadonlySet<TableEvent['type']> = new Set(['started', 'left', 'moved', 'takenBack', 'ended']);

/** Somebody who follows a table as a page does: folds what it is told, notices every gap, and comes back by `since`. */
export class Client {
  readonly #id: TableId;
  readonly #key: Key | null;
  #peer: Peer | null = null;
  /** The same as long as it has the same socket. */
  line: object = {};
  seq = 0;
  table: Table | undefined;
  presence: Presence | undefined;
  /** What is suggested in the present position, as far as it knows. */
  suggested: readonly Suggested[] = [];
  /** The events that it has folded. */
  readonly events: TableEvent[] = [];
  /** The answers to commands, by the command's id. */
  readonly answers = new Map<string, ServerMessage[]>();

  constructor(id: TableId, key: Key | null) {
    this.#id = id;
    this.#key = key;
  }

  /** Connects and says hello, from the last event on that it has seen. */
  async enter(): Promise<void> {
    this.#peer = await connect(this.#id);
    this.line = {};
    this.suggested = [];
    this.#peer.send({ type: 'hello', v: 1, ...(this.#key && { key: this.#key }), since: this.seq });
    await this.catchUp();
  }

  /** Loses its socket: whatever was on the way to it is lost. */
  async leave(): Promise<void> {
    this.#peer?.close();
    await this.#peer?.ended();
    this.#peer = null;
  }

  /** Loses what is on the way to it. */
  deafen(): void {
    this.#peer = null;
  }

  send(id: string, command: object): void {
    this.#peer?.send({ type: 'command', id, command });
  }

  /** Reads all that has come, what was sent before it asked included. */
  async catchUp(): Promise<void> {
    for (const message of (await this.#peer?.settled()) ?? []) this.#take(message);
  }

  #take(message: ServerMessage): void {
    switch (message.type) {
      case 'events':
        for (const event of message.events) this.#fold(event);
        break;
      case 'snapshot': {
        const taken = fromSnapshot(message.table);
        if (!taken.ok) throw new Error(taken.error.message);
        this.seq = message.seq;
        this.table = taken.value;
        break;
      }
      case 'presence':
        this.presence = message;
        break;
      case 'suggestion':
        this.suggested = message.moves;
        break;
      case 'ack':
      case 'reject':
        this.answers.set(message.id, [...(this.answers.get(message.id) ?? []), message]);
        break;
      case 'error':
      case 'incompatible':
        throw new Error(`Nobody sends what is answered by ${JSON.stringify(message)}.`);
    }
  }

  #fold(event: TableEvent): void {
    // What a `stale` repeats was seen already.
    if (event.seq <= this.seq) return;
    expect(event.seq).toBe(this.seq + 1);
    this.seq = event.seq;
    this.table = evolve(this.table, event);
    this.events.push(event);
    if (CLEARING.has(event.type)) this.suggested = [];
  }
}
