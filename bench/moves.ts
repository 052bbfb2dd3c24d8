import { aGame } from './game.ts';
import { withRuntime } from './runtime.ts';
import { median, quartiles } from './sample.ts';
import { connect } from './socket.ts';
import { playMoves, seatedTable } from './tableRound.ts';

const SUBJECTS = ['table', 'telling', 'bare'] as const;

/**
 * - `table`: a move that is validated, stored, acknowledged and broadcast to both players;
 * - `telling`: an object that checks nothing, inserts a row, acknowledges and tells the same two sockets;
 * - `bare`: an object that inserts a row and echoes it.
 */
type Subject = (typeof SUBJECTS)[number];

/** How fast a subject takes moves. */
interface Rate {
  readonly subject: Subject;
  /** Messages a second: the median of the rounds, and the quartiles. */
  readonly rate: number;
  readonly spread: readonly [number, number];
  /** To the bare object: the median of each round's own ratio. */
  readonly ratio: number;
}

const WARM_UP = 3;
const ROUNDS = 31;
const PLIES = 60;

/** All in one runtime, one message in flight, in rounds that take turns. */
export const measureMoves = (): Promise<readonly Rate[]> =>
  withRuntime('product and bare', async (origin) => {
    const moves = aGame(PLIES);
    const rounds: Record<Subject, number>[] = [];
    for (let round = -WARM_UP; round < ROUNDS; round++) {
      const table = await tableRate(origin, moves);
      const telling = await objectRate(origin, `telling/${round}`, 2, moves);
      const bare = await objectRate(origin, `${round}`, 1, moves);
      if (round >= 0) rounds.push({ table, telling, bare });
    }
    return SUBJECTS.map((subject) => {
      const rates = rounds.map((rate) => rate[subject]);
      const ratios = rounds.map((rate) => rate[subject] / rate.bare);
      return { subject, rate: median(rates), spread: quartiles(rates), ratio: median(ratios) };
    });
  });

async function tableRate(origin: string, moves: readonly string[]): Promise<number> {
  const table = await seatedTable(origin);
  const seconds = await playMoves(table, moves);
  table.close();
  return moves.length / seconds;
}

/** The same texts to an object that knows nothing of the game, from so many sockets in turn. */
async function objectRate(
  origin: string,
  name: string,
  sockets: number,
  moves: readonly string[],
): Promise<number> {
  const url = `${origin.replace('http', 'ws')}/bare/${name}`;
  const peers = await Promise.all(Array.from({ length: sockets }, () => connect(url)));
  const begin = performance.now();
  for (const [ply, move] of moves.entries()) {
    const peer = peers[ply % sockets];
    if (!peer) throw new Error('no socket');
    const answered = peer.wait((frame) => sockets === 1 || frame.startsWith('{"type":"ack"'));
    peer.send(JSON.stringify({ type: 'command', id: `m${ply}`, command: { type: 'move', ply, move } }));
    await answered;
  }
  const seconds = (performance.now() - begin) / 1000;
  for (const peer of peers) peer.close();
  return moves.length / seconds;
}
