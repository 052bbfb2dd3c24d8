import { env, exports } from 'cloudflare:workers';
import type { ServerMessage } from '../../../protocol/messages.ts';
import type { TableEvent } from '../../../table/events.ts';
import type { TableId } from '../../../table/ids.ts';

export const ORIGIN = 'http://dama.test';

/** Keys are recognizable, so that a test can look for them in everything that leaves the server. */
export const KEYS = {
  ann: 'secret-key-of-ann-0123456789',
  bob: 'secret-key-of-bob-0123456789',
  cem: 'secret-key-of-cem-0123456789',
  dan: 'secret-key-of-dan-0123',
} as const;
export type Person = keyof typeof KEYS;

export const request = (path: string, init: RequestInit = {}): Promise<Response> =>
  exports.default.fetch(new Request(ORIGIN + path, { redirect: 'manual', ...init }));

export async function createTable(body: object = {}): Promise<TableId> {
  const response = await request('/api/tables', { method: 'POST', body: JSON.stringify(body) });
  const { id } = await response.json<{ id: TableId }>();
  return id;
}

export const objectOf = (id: TableId) => env.TABLES.getByName(id);

const PATIENCE = 3_000;

/** Waits until something holds, for things that happen on the other side of a socket. */
export async function eventually<Value>(look: () => Value | undefined, what: string): Promise<Value> {
  const end = performance.now() + PATIENCE;
  for (;;) {
    const value = look();
    if (value !== undefined) return value;
    if (performance.now() > end) throw new Error(`waited in vain for ${what}`);
    await new Promise((done) => setTimeout(done, 5));
  }
}

type Type = ServerMessage['type'];
type MessageOf<Name extends Type> = Extract<ServerMessage, { readonly type: Name }>;

/** Everything that any test client ever received, for the search for keys. */
export const received: string[] = [];

/** One WebSocket of a client, with all that came out of it. */
export class Peer {
  readonly #socket: WebSocket;
  readonly frames: string[] = [];
  /** How many frames were taken by `next`. */
  #taken = 0;
  closed: { readonly code: number; readonly reason: string } | undefined;

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => {
      this.frames.push(String(data));
      received.push(String(data));
    });
    socket.addEventListener('close', ({ code, reason }) => {
      this.closed = { code, reason };
    });
    socket.accept();
  }

  /** Sends an object as JSON, a text or bytes as they are. */
  send(frame: object | string): void {
    const raw = typeof frame === 'string' || frame instanceof Uint8Array;
    this.#socket.send(raw ? frame : JSON.stringify(frame));
  }

  /** The next frame that nobody has looked at, as text. */
  async nextText(): Promise<string> {
    const index = this.#taken;
    const text = await eventually(
      () => this.frames[index],
      `frame ${index} (so far: ${this.frames.join(' ')})`,
    );
    this.#taken = index + 1;
    return text;
  }

  async next(): Promise<ServerMessage> {
    return JSON.parse(await this.nextText());
  }

  /** The next frame of this type; those before it are passed over. */
  async nextOf<Name extends Type>(type: Name): Promise<MessageOf<Name>> {
    for (;;) {
      const message = await this.next();
      if (message.type === type) return message as MessageOf<Name>;
    }
  }

  /** Forgets what came so far. */
  skip(): void {
    this.#taken = this.frames.length;
  }

  /** The unread frames, after those of another round trip have surely come. */
  async settled(): Promise<readonly ServerMessage[]> {
    const before = this.#taken;
    this.send('ping');
    await eventually(() => (this.frames.indexOf('pong', before) === -1 ? undefined : true), 'pong');
    const unread = this.frames.slice(before).filter((text) => text !== 'pong');
    this.#taken = this.frames.length;
    return unread.map((text) => JSON.parse(text));
  }

  /** Sends a command and gives what answered it, with the events that came along. */
  async command(id: string, command: object): Promise<Answer> {
    this.send({ type: 'command', id, command });
    const events: TableEvent[] = [];
    for (;;) {
      const message = await this.next();
      if (message.type === 'events') events.push(...message.events);
      if ((message.type === 'ack' || message.type === 'reject') && message.id === id)
        return { message, events };
      if (message.type === 'error') return { message, events };
    }
  }

  close(code = 1000): void {
    this.#socket.close(code);
  }

  async ended(): Promise<{ readonly code: number; readonly reason: string }> {
    return eventually(() => this.closed, 'the close');
  }
}

export interface Answer {
  readonly message: MessageOf<'ack' | 'reject' | 'error'>;
  /** What came before the answer. */
  readonly events: readonly TableEvent[];
}

/** A socket that has not said hello. */
export async function connect(id: string): Promise<Peer> {
  const response = await request(`/api/tables/${id}/socket`, { headers: { Upgrade: 'websocket' } });
  if (!response.webSocket) throw new Error(`no socket: ${response.status}`);
  return new Peer(response.webSocket);
}

/** A socket that has said hello and was welcomed; its first frames are read. */
export async function join(id: string, person?: Person, since?: number): Promise<Peer> {
  const peer = await connect(id);
  peer.send({
    type: 'hello',
    v: 1,
    ...(person && { key: KEYS[person] }),
    ...(since !== undefined && { since }),
  });
  await peer.nextOf('presence');
  return peer;
}

export interface Game {
  readonly id: TableId;
  readonly white: Peer;
  readonly black: Peer;
}

/** Ann as White and Bob as Black at a table where the game has started. */
export async function startGame(body: object = {}): Promise<Game> {
  const id = await createTable(body);
  const white = await join(id, 'ann');
  const black = await join(id, 'bob');
  await white.command('sit', { type: 'sit', seat: 'white', name: 'Ann' });
  await black.command('sit', { type: 'sit', seat: 'black', name: 'Bob' });
  await eventually(() => white.frames.find((text) => text.includes('"started"')), 'the start');
  await Promise.all([white.settled(), black.settled()]);
  return { id, white, black };
}
