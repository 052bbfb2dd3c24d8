import { connect, type Peer } from './socket.ts';

const starts = (type: string) => (frame: string) => frame.startsWith(`{"type":"${type}"`);

/** A table that two people sit at, each with a socket. */
interface Seated {
  readonly id: string;
  readonly white: Peer;
  readonly black: Peer;
  close(): void;
}

/** Opens a socket to a table and says hello. */
export async function enter(origin: string, table: string, name: string): Promise<Peer> {
  const peer = await connect(`${origin.replace('http', 'ws')}/api/tables/${table}/socket`);
  const welcomed = peer.wait(starts('presence'));
  peer.send(JSON.stringify({ type: 'hello', v: 1, key: `key-of-${name}-at-the-benchmark` }));
  await welcomed;
  return peer;
}

/** Opens a table by the usual rules and seats White and Black; `clock` is the body's field, none if not given. */
export async function seatedTable(origin: string, clock?: object): Promise<Seated> {
  const created = await fetch(`${origin}/api/tables`, { method: 'POST', body: JSON.stringify({ clock }) });
  const { id } = (await created.json()) as { readonly id: string };
  const white = await enter(origin, id, 'white');
  const black = await enter(origin, id, 'black');
  await ask(white, 'sit', { type: 'sit', seat: 'white' });
  await ask(black, 'sit', { type: 'sit', seat: 'black' });
  const close = () => {
    white.close();
    black.close();
  };
  return { id, white, black, close };
}

/** Sends a command and waits for its ack; throws at a rejection. */
export async function ask(peer: Peer, id: string, command: object): Promise<void> {
  const answered = peer.wait((frame) => starts('ack')(frame) || starts('reject')(frame));
  peer.send(JSON.stringify({ type: 'command', id, command }));
  const answer = await answered;
  if (!starts('ack')(answer)) throw new Error(answer);
}

/** Plays the moves, each sent when the one before is acknowledged; answers the seconds that they took. */
export async function playMoves({ white, black }: Seated, moves: readonly string[]): Promise<number> {
  const begin = performance.now();
  for (const [ply, move] of moves.entries()) {
    await ask(ply % 2 === 0 ? white : black, `m${ply}`, { type: 'move', ply, move });
  }
  return (performance.now() - begin) / 1000;
}
