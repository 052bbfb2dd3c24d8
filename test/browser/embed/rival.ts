/** Somebody at a table without a browser: a socket that says what a test tells it. */
export interface Rival {
  /** Sends a command and waits for its answer; throws if it is refused. */
  say(command: object): Promise<void>;
  close(): void;
}

/** Comes to a table with a key of its own. */
export const rivalAt = async (server: string, table: string): Promise<Rival> => {
  const socket = new WebSocket(`${server.replace('http', 'ws')}/api/tables/${table}/socket`);
  const key = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url');
  const waiting = new Map<string, (type: string) => void>();
  await new Promise<void>((done, fail) => {
    socket.addEventListener('open', () => socket.send(JSON.stringify({ type: 'hello', v: 1, key })));
    socket.addEventListener('error', () => fail(new Error('no socket')));
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data));
      if (message.type === 'welcome') done();
      waiting.get(message.id)?.(message.type === 'ack' ? 'ack' : `${message.type} ${message.code}`);
    });
  });
  let commands = 0;
  return {
    async say(command) {
      const id = `rival-${commands++}`;
      const answer = new Promise<string>((answered) => waiting.set(id, answered));
      socket.send(JSON.stringify({ type: 'command', id, command }));
      const type = await answer;
      if (type !== 'ack') throw new Error(type);
    },
    close: () => socket.close(),
  };
};

/** Two sit down at a table and play. */
export const playAt = async (
  server: string,
  table: string,
  moves: readonly string[],
): Promise<readonly Rival[]> => {
  const rivals = [await rivalAt(server, table), await rivalAt(server, table)];
  for (const [index, seat] of ['white', 'black'].entries()) await rivals[index]?.say({ type: 'sit', seat });
  for (const [ply, move] of moves.entries()) await rivals[ply % 2]?.say({ type: 'move', ply, move });
  return rivals;
};
