import { createHash } from 'node:crypto';
import { decodeClientMessage, decodeCreateTable, encode, refusal } from '../../protocol/codec.ts';
import { type ClientMessage, PROTOCOL_VERSION, type ServerMessage } from '../../protocol/messages.ts';
import { decide } from '../../table/decide.ts';
import type { Happening, TableEvent } from '../../table/events.ts';
import { replay } from '../../table/evolve.ts';
import { isPlayerId, type Key, type PlayerId } from '../../table/ids.ts';
import { snapshot } from '../../table/snapshot.ts';
import { seatOf, type Table } from '../../table/table.ts';

/** What one connection got, in order: frames, and a number where the server closed it. */
type Outbox = (string | number)[];

type Hello = Extract<ClientMessage, { readonly type: 'hello' }>;
type Asked = Extract<ClientMessage, { readonly type: 'command' }>;

const MALFORMED: ServerMessage = { type: 'error', code: 'malformed' };

interface Visitor {
  readonly out: Outbox;
  /** Undefined before hello, null without a key. */
  player: PlayerId | null | undefined;
}

const playerOf = (key: Key): PlayerId => {
  const id = createHash('sha256').update(key).digest('base64url');
  if (!isPlayerId(id)) throw new Error('A hash is always a player id.');
  return id;
};

/**
 * A server of one table that keeps everything in memory: the codec, `decide` and `evolve`, and the order of frames that the document
 * promises. There is no presence, and the time is the number of the event.
 */
export class PureServer {
  readonly #visitors = new Map<string, Visitor>();
  readonly #acks = new Map<string, number>();
  #events: readonly TableEvent[] = [];

  get #table(): Table {
    const table = replay(this.#events);
    if (!table) throw new Error('No table was opened.');
    return table;
  }

  get #seq(): number {
    return this.#events.length;
  }

  /** `POST /api/tables` */
  create(body: string): { readonly status: number; readonly body: unknown } {
    const asked = decodeCreateTable(body);
    if (!asked.ok) return { status: 400, body: { error: asked.error } };
    const { settings, key, name, seat } = asked.value;
    this.#record([{ type: 'opened', ...settings }]);
    const player = key && playerOf(key);
    if (player && seat !== 'random') this.#obey({ type: 'sit', seat, name }, player);
    return {
      status: 201,
      body: { id: 'x', url: 'u', inviteUrl: 'i', seat: seatOf(this.#table, player) },
    };
  }

  /** `GET /api/tables/:id` */
  read(): unknown {
    return JSON.parse(JSON.stringify({ seq: this.#seq, table: snapshot(this.#table) }));
  }

  connect(who: string): void {
    this.#visitors.set(who, { out: [], player: undefined });
  }

  disconnect(who: string): void {
    this.#visitors.delete(who);
  }

  /** What this connection got and nobody has looked at yet. */
  take(who: string): string | number | undefined {
    return this.#visitors.get(who)?.out.shift();
  }

  /** What anybody got that nobody has looked at. */
  leftOver(): readonly (string | number)[] {
    return [...this.#visitors.values()].flatMap(({ out }) => out);
  }

  receive(who: string, frame: string): void {
    const visitor = this.#visitors.get(who);
    if (!visitor) throw new Error(`${who} is not connected.`);
    const answer = (message: ServerMessage) => visitor.out.push(encode(message));
    if (frame === 'ping') {
      visitor.out.push('pong');
      return;
    }
    const decoded = decodeClientMessage(frame);
    if (decoded.kind === 'incompatible') {
      answer(refusal(decoded, this.#seq));
      visitor.out.push(4400);
    } else if (decoded.kind !== 'message') {
      answer(visitor.player === undefined ? MALFORMED : refusal(decoded, this.#seq));
    } else if (decoded.message.type === 'hello') {
      this.#welcome(visitor, decoded.message);
    } else if (visitor.player === undefined) {
      answer(MALFORMED);
    } else {
      this.#command(visitor, visitor.player, decoded.message);
    }
  }

  #welcome(visitor: Visitor, { key, since }: Hello): void {
    const answer = (message: ServerMessage) => visitor.out.push(encode(message));
    const player = key === undefined ? null : playerOf(key);
    visitor.player = player;
    const role = seatOf(this.#table, player) ?? 'spectator';
    answer({ type: 'welcome', v: PROTOCOL_VERSION, role, ...(player && { player }), seq: this.#seq });
    if (since === undefined) answer({ type: 'snapshot', seq: this.#seq, table: snapshot(this.#table) });
    else answer({ type: 'events', events: this.#events.slice(since) });
  }

  #command(visitor: Visitor, player: PlayerId | null, asked: Asked): void {
    const { id, command } = asked;
    const answer = (message: ServerMessage) => visitor.out.push(encode(message));
    const receipt = `${player} ${id}`;
    const first = this.#acks.get(receipt);
    if (first !== undefined) {
      answer({ type: 'ack', id, seq: first });
      return;
    }
    const made = this.#obey(command, player);
    if (typeof made === 'string') {
      if (made === 'stale') {
        const ply = command.type === 'move' ? command.ply : 0;
        answer({ type: 'events', events: this.#missedSince(ply) });
      }
      answer({ type: 'reject', id, code: made, seq: this.#seq });
      return;
    }
    if (made.length > 0) this.#acks.set(receipt, this.#seq);
    answer({ type: 'ack', id, seq: this.#seq });
    if (made.length === 0) return;
    const frame = encode({ type: 'events', events: made });
    for (const { out, player: greeted } of this.#visitors.values())
      if (greeted !== undefined) out.push(frame);
  }

  /** Everything from the move at this ply of the present game on; where there is none, the last event. */
  #missedSince(ply: number): readonly TableEvent[] {
    const start = this.#events.findLastIndex(({ type }) => type === 'started');
    const missed = this.#events.findIndex(
      (event, n) => n > start && event.type === 'moved' && event.ply >= ply,
    );
    return this.#events.slice(missed);
  }

  #obey(command: Parameters<typeof decide>[1], player: PlayerId | null) {
    const decision = decide(this.#table, command, { player, now: this.#seq + 1 });
    return decision.ok ? this.#record(decision.value) : decision.error;
  }

  #record(happenings: readonly Happening[]): readonly TableEvent[] {
    const made = happenings.map((happening, n) => {
      const seq = this.#seq + 1 + n;
      return { seq, at: seq, ...happening };
    });
    this.#events = [...this.#events, ...made];
    return made;
  }
}
