/**
 * The least that a Durable Object can do with a message and still keep it: insert a row and echo. A worker of its
 * own, without imports; `GET /bare/NAME` with an upgrade opens a socket at the object of that name.
 */

interface BareSocket {
  send(text: string): void;
  close(code: number): void;
}

interface BareState {
  readonly storage: { readonly sql: { exec(query: string, ...bindings: readonly string[]): unknown } };
  acceptWebSocket(socket: BareSocket): void;
}

interface BareEnv {
  readonly BARE: { getByName(name: string): { fetch(request: Request): Promise<Response> } };
}

declare const WebSocketPair: new () => { readonly 0: BareSocket; readonly 1: BareSocket };

export class BareObject {
  readonly #state: BareState;

  constructor(state: BareState) {
    this.#state = state;
    state.storage.sql.exec(
      'CREATE TABLE IF NOT EXISTS messages (id INTEGER PRIMARY KEY, text TEXT NOT NULL)',
    );
  }

  fetch(): Response {
    const { 0: client, 1: server } = new WebSocketPair();
    this.#state.acceptWebSocket(server);
    return new Response(null, { status: 101, webSocket: client } as ResponseInit);
  }

  webSocketMessage(socket: BareSocket, text: string): void {
    this.#state.storage.sql.exec('INSERT INTO messages (text) VALUES (?)', text);
    socket.send(text);
  }

  webSocketClose(socket: BareSocket): void {
    socket.close(1000);
  }
}

export default {
  fetch: (request: Request, env: BareEnv): Promise<Response> =>
    env.BARE.getByName(new URL(request.url).pathname).fetch(request),
};
