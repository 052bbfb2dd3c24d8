/**
 * The least that a Durable Object can do with a message and still keep it: insert a row and echo. At
 * `/bare/telling/NAME` it also does what no table can do without: acknowledges to the sender, and tells everyone. A
 * worker of its own, without imports; `GET /bare/NAME` with an upgrade opens a socket at the object of that name.
 */

interface BareSocket {
  send(text: string): void;
  close(code: number): void;
}

interface BareState {
  readonly storage: { readonly sql: { exec(query: string, ...bindings: readonly string[]): unknown } };
  acceptWebSocket(socket: BareSocket): void;
  getWebSockets(): readonly BareSocket[];
}

interface BareEnv {
  readonly BARE: { getByName(name: string): { fetch(request: Request): Promise<Response> } };
}

declare const WebSocketPair: new () => { readonly 0: BareSocket; readonly 1: BareSocket };

/** Frames as long as a table's. */
const ACK = '{"type":"ack","id":"m1","seq":12}';
const EVENTS =
  '{"type":"events","events":[{"seq":12,"at":1764450000000,"type":"moved","ply":5,"move":"d4xd6","by":"white"}]}';

/** Found by its name in `runtime.ts`. */
export class BareObject {
  readonly #state: BareState;
  #tells = false;

  constructor(state: BareState) {
    this.#state = state;
    state.storage.sql.exec(
      'CREATE TABLE IF NOT EXISTS messages (id INTEGER PRIMARY KEY, text TEXT NOT NULL)',
    );
  }

  fetch(request: Request): Response {
    this.#tells = request.url.includes('/telling/');
    const { 0: client, 1: server } = new WebSocketPair();
    this.#state.acceptWebSocket(server);
    return new Response(null, { status: 101, webSocket: client } as ResponseInit);
  }

  webSocketMessage(socket: BareSocket, text: string): void {
    this.#state.storage.sql.exec('INSERT INTO messages (text) VALUES (?)', text);
    if (!this.#tells) {
      socket.send(text);
      return;
    }
    socket.send(ACK);
    for (const everyone of this.#state.getWebSockets()) everyone.send(EVENTS);
  }

  webSocketClose(socket: BareSocket): void {
    socket.close(1000);
  }
}

export default {
  fetch: (request: Request, env: BareEnv): Promise<Response> =>
    env.BARE.getByName(new URL(request.url).pathname).fetch(request),
};
