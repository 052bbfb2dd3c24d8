import { encode } from '../protocol/codec.ts';
import { CLOSE, type ServerMessage } from '../protocol/messages.ts';
import type { TableEvent } from '../table/events.ts';
import { type Debt, makeDebt, reckonSocket, reckonTable } from './debts.ts';
import type { Told, Visitor } from './presence.ts';
import type { Identity } from './secrecy.ts';
import type { Proposer } from './suggestions.ts';

/** What the object knows of one socket. It travels as the socket's attachment, so it outlives hibernation. */
export type Session = Stranger | Greeted;

/** It has said nothing yet that counts; `heard` is when it came. */
interface Stranger {
  readonly state: 'new';
  readonly heard: number;
}

/** It has said hello: from now on it is told what happens. `told` is the last presence sent to it. */
export interface Greeted extends Visitor, Identity, Proposer {
  readonly state: 'greeted';
  readonly told: Told | null;
}

/** What the object has at hand of a socket as long as it does not sleep. */
interface Known {
  /** The attachment as a value: reading it back costs a deserialization. */
  session: Session;
  readonly debt: Debt;
}

/** Other kinds of sockets may come to this object later: the tag keeps them apart. */
const TAG = 'table';

/** How exactly an attachment knows when its socket was last heard, in milliseconds: writing it at each move would be dear. */
const NOTE_EVERY = 5_000;

/**
 * Whether a close frame may carry this code (RFC 6455, 7.4): 1004 has no meaning, 1005, 1006 and 1015 only report, 1016 to 2999
 * are not given out, and below and above there are none. A client may send them all the same.
 */
const isSendable = (code: number): boolean =>
  (code >= 1000 && code <= 1003) || (code >= 1007 && code <= 1014) || (code >= 3000 && code <= 4999);

/**
 * The table's hibernating WebSockets. A socket that is closing is a ghost: it is listed, but never sent to or counted. What they owe is
 * counted anew after a sleep, for while nothing is sent nothing piles up.
 */
export class Sockets {
  readonly #ctx: DurableObjectState;
  readonly #known = new WeakMap<WebSocket, Known>();
  readonly #debt = makeDebt(Date.now());
  /** Those that were closed from here since somebody asked. */
  #closed: readonly WebSocket[] = [];

  constructor(ctx: DurableObjectState) {
    this.#ctx = ctx;
    // The platform answers for the object, which goes on sleeping. The match is exact.
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'));
  }

  /** The answer to an upgrade. */
  accept(now: number): Response {
    const { 0: client, 1: server } = new WebSocketPair();
    this.#ctx.acceptWebSocket(server, [TAG]);
    this.keep(server, { state: 'new', heard: now });
    return new Response(null, { status: 101, webSocket: client });
  }

  session(socket: WebSocket): Session {
    return this.#recall(socket).session;
  }

  keep(socket: WebSocket, session: Session): void {
    socket.serializeAttachment(session);
    this.#recall(socket).session = session;
  }

  /** Notes that something came from this socket, and gives what was known before. */
  hear(socket: WebSocket, now: number): Session {
    const known = this.#recall(socket);
    const before = known.session;
    // Who only makes a noise is no newer for it.
    if (before.state === 'new') return before;
    const session = { ...before, heard: now };
    if (Math.floor(now / NOTE_EVERY) > Math.floor(before.heard / NOTE_EVERY)) this.keep(socket, session);
    else known.session = session;
    return before;
  }

  /** What is known of a socket that has said hello, its pings included, also of one that has just gone; null of another. */
  greetedSession(socket: WebSocket): Greeted | null {
    const session = this.session(socket);
    if (session.state === 'new') return null;
    return { ...session, heard: Math.max(session.heard, this.#pinged(socket)) };
  }

  /** The open sockets, with what is known of each. */
  open(): readonly (readonly [WebSocket, Session])[] {
    return this.#live().map((socket) => [socket, this.greetedSession(socket) ?? this.session(socket)]);
  }

  /** The open sockets that have said hello, with what is known of each. */
  greeted(): readonly (readonly [WebSocket, Greeted])[] {
    const found: (readonly [WebSocket, Greeted])[] = [];
    for (const socket of this.#live()) {
      const visitor = this.greetedSession(socket);
      if (visitor) found.push([socket, visitor]);
    }
    return found;
  }

  /** Sends, unless the socket is closing: then nobody would read it, and the platform throws. */
  send(socket: WebSocket, message: ServerMessage): void {
    if (socket.readyState === WebSocket.OPEN) this.#deliver(socket, this.#recall(socket), encode(message));
  }

  /** Sends to everyone who has said hello; encoded once. */
  broadcast(message: ServerMessage): void {
    const text = encode(message);
    for (const socket of this.#live()) {
      const known = this.#recall(socket);
      if (known.session.state === 'greeted') this.#deliver(socket, known, text);
    }
  }

  /** Tells everyone what happened, if anything did. */
  broadcastEvents(events: readonly TableEvent[]): void {
    if (events.length > 0) this.broadcast({ type: 'events', events });
  }

  close(socket: WebSocket, code: number, reason: string): void {
    if (socket.readyState !== WebSocket.OPEN) return;
    socket.close(code, reason);
    this.#closed = [...this.#closed, socket];
  }

  /** Those that were closed from here since this was last asked: whoever does not read may never say that they have gone. */
  takeClosed(): readonly WebSocket[] {
    const closed = this.#closed;
    this.#closed = [];
    return closed;
  }

  /** Forgets whose a socket was that has gone, so that it does not go twice. */
  forget(socket: WebSocket): void {
    this.#recall(socket).session = { state: 'new', heard: 0 };
  }

  /** To be called when a socket's move was accepted: nobody answers what they have not read. */
  answered(socket: WebSocket): void {
    this.#forgive(this.#recall(socket));
  }

  /** Asks a socket to come back later. */
  turnAway(socket: WebSocket): void {
    this.close(socket, CLOSE.busy, 'busy');
  }

  closeAll(code: number, reason: string): void {
    for (const socket of this.#live()) socket.close(code, reason);
  }

  /** The other half of the closing handshake: without it the client waits for seconds. On a closed socket it does nothing. */
  answerClose(socket: WebSocket, code: number): void {
    socket.close(isSendable(code) ? code : 1000);
  }

  #deliver(socket: WebSocket, known: Known, text: string): void {
    known.debt.characters += text.length;
    this.#debt.characters += text.length;
    if (reckonSocket(known.debt, () => Math.max(known.session.heard, this.#pinged(socket)), Date.now))
      this.#foreclose(socket);
    else if (reckonTable(this.#debt, Date.now)) this.#foreclose(this.#worstDebtor(socket));
    if (socket.readyState === WebSocket.OPEN) socket.send(text);
  }

  #foreclose(socket: WebSocket): void {
    this.#forgive(this.#recall(socket));
    this.turnAway(socket);
  }

  #forgive({ debt }: Known): void {
    this.#debt.characters = Math.max(0, this.#debt.characters - debt.characters);
    debt.characters = 0;
  }

  #worstDebtor(first: WebSocket): WebSocket {
    const owedBy = (socket: WebSocket): number => this.#recall(socket).debt.characters;
    return this.#live().reduce((worst, socket) => (owedBy(socket) > owedBy(worst) ? socket : worst), first);
  }

  #pinged(socket: WebSocket): number {
    return this.#ctx.getWebSocketAutoResponseTimestamp(socket)?.getTime() ?? 0;
  }

  #recall(socket: WebSocket): Known {
    const known = this.#known.get(socket);
    if (known) return known;
    const session = socket.deserializeAttachment() as Session;
    const fresh = { session, debt: makeDebt(Date.now()) };
    this.#known.set(socket, fresh);
    return fresh;
  }

  #live(): WebSocket[] {
    return this.#ctx.getWebSockets(TAG).filter((socket) => socket.readyState === WebSocket.OPEN);
  }
}
