import { WebSocket } from 'ws';

/** A client for measuring: sends a text and waits for the frame that answers it, as plainly as can be. */
export interface Peer {
  send(text: string): void;
  /** Resolves with the next frame that the test accepts. */
  wait(accepts: (frame: string) => boolean): Promise<string>;
  readonly bytes: () => number;
  close(): void;
}

/** Resolves once the socket is open; rejects where it does not open. */
export async function connect(url: string): Promise<Peer> {
  const socket = new WebSocket(url);
  let waiting: { accepts: (frame: string) => boolean; done: (frame: string) => void } | undefined;
  let bytes = 0;
  socket.on('message', (data) => {
    const frame = data.toString();
    bytes += Buffer.byteLength(frame);
    if (!waiting?.accepts(frame)) return;
    const { done } = waiting;
    waiting = undefined;
    done(frame);
  });
  await new Promise<void>((done, fail) => {
    socket.once('open', done);
    socket.once('error', fail);
  });
  return {
    send: (text) => socket.send(text),
    wait: (accepts) =>
      new Promise((done) => {
        waiting = { accepts, done };
      }),
    bytes: () => bytes,
    close: () => socket.close(),
  };
}
