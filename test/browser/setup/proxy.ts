import { connect, createServer, type Socket } from 'node:net';
import { freePort } from './server.ts';

/** A TCP line between a browser and the server that a test can cut, freeze and mend. */
export interface Line {
  readonly url: string;
  /** Ends every connection and refuses new ones. */
  cut(): void;
  /** Keeps every connection open and lets nothing through: what a phone that sleeps looks like. */
  freeze(): void;
  mend(): void;
  close(): Promise<void>;
}

/** Chromium offline mode does not end an open WebSocket: a cut line does. */
export async function openLine(target: number): Promise<Line> {
  const port = await freePort();
  const pairs = new Set<readonly [Socket, Socket]>();
  let state: 'open' | 'cut' | 'frozen' = 'open';
  const server = createServer((near) => {
    if (state === 'cut') {
      near.destroy();
      return;
    }
    const far = connect(target, '127.0.0.1');
    const pair = [near, far] as const;
    pairs.add(pair);
    for (const [from, to] of [pair, [far, near] as const]) {
      from.on('data', (bytes) => {
        if (state !== 'frozen') to.write(bytes);
      });
      from.on('error', () => to.destroy());
      from.on('close', () => {
        to.destroy();
        pairs.delete(pair);
      });
    }
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  const drop = () => {
    for (const [near, far] of pairs) {
      near.destroy();
      far.destroy();
    }
    pairs.clear();
  };
  return {
    url: `http://127.0.0.1:${port}`,
    cut() {
      state = 'cut';
      drop();
    },
    freeze() {
      state = 'frozen';
    },
    mend() {
      // What was swallowed while frozen leaves a torn stream: such connections cannot go on.
      if (state === 'frozen') drop();
      state = 'open';
    },
    async close() {
      drop();
      await new Promise((done) => server.close(done));
    },
  };
}
