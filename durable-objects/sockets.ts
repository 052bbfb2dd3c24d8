import { encode } from '../protocol/codec.ts';
import type { ServerMessage } from '../protocol/messages.ts';
import type { TableEvent } from '../table/events.ts';
import type { Told, Visitor } from './presence.ts';
import type { Identity } from './secrecy.ts';

/** What the object knows of one socket. It travels as the socket's attachment, so it outlives hibernation. */
export type Session = { readonly state: 'new'; readonly heard: number } | Greeted;

/** It has said hello: from now on it is told what happens. `told` is the last presence sent to it. */
export interface Greeted extends Visitor, Identity {
  readonly state: 'greeted';
  readonly told: Told | null;
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

/** The table's hibernating WebSockets. A socket that is closing is a ghost: it is listed, but never sent to or counted. */
export class Sockets {
  readonly #ctx: DurableObjectState;
  /** Attachments as values: reading one back costs a deserialization. */
  readonly #sessions = new WeakMap<WebSocket, Session>();

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
    const known = this.#sessions.get(socket) ?? (socket.deserializeAttachment() as Session);
    this.#sessions.set(socket, known);
    return known;
  }

  keep(socket: WebSocket, session: Session): void {
    this.#sessions.set(socket, session);
    socket.serializeAttachment(session);
  }

  /** Notes that something came from this socket, and gives what was known before. */
  hear(socket: WebSocket, now: number): Session {
    const before = this.session(socket);
    const session: Session = { ...before, heard: now };
    if (Math.floor(now / NOTE_EVERY) > Math.floor(before.heard / NOTE_EVERY)) this.keep(socket, session);
    else this.#sessions.set(socket, session);
    return before;
  }

  /** What is known of a socket that has said hello, its pings included, also of one that has just gone; null of another. */
  visitor(socket: WebSocket): Greeted | null {
    const session = this.session(socket);
    if (session.state === 'new') return null;
    const pinged = this.#ctx.getWebSocketAutoResponseTimestamp(socket)?.getTime() ?? 0;
    return { ...session, heard: Math.max(session.heard, pinged) };
  }

  /** The open sockets that have said hello, with what is known of each. */
  greeted(): readonly (readonly [WebSocket, Greeted])[] {
    const found: (readonly [WebSocket, Greeted])[] = [];
    for (const socket of this.#open()) {
      const visitor = this.visitor(socket);
      if (visitor) found.push([socket, visitor]);
    }
    return found;
  }

  /** Sends, unless the socket is closing: then nobody would read it, and the platform throws. */
  send(socket: WebSocket, message: ServerMessage): void {
    if (socket.readyState === WebSocket.OPEN) socket.send(encode(message));
  }

  /** Sends to everyone who has said hello; encoded once. */
  broadcast(message: ServerMessage): void {
    const text = encode(message);
    for (const socket of this.#open()) if (this.session(socket).state === 'greeted') socket.send(text);
  }

  /** Tells everyone what happened, if anything did. */
  broadcastEvents(events: readonly TableEvent[]): void {
    if (events.length > 0) this.broadcast({ type: 'events', events });
  }

  close(socket: WebSocket, code: number, reason: string): void {
    if (socket.readyState === WebSocket.OPEN) socket.close(code, reason);
  }

  closeAll(code: number, reason: string): void {
    for (const socket of this.#open()) socket.close(code, reason);
  }

  /** The other half of the closing handshake: without it the client waits for seconds. On a closed socket it does nothing. */
  answerClose(socket: WebSocket, code: number): void {
    socket.close(isSendable(code) ? code : 1000);
  }

  #open(): WebSocket[] {
    return this.#ctx.getWebSockets(TAG).filter((socket) => socket.readyState === WebSocket.OPEN);
  }
}
