import { aGame } from './game.ts';
import { withRuntime } from './runtime.ts';
import { median, quartiles } from './sample.ts';
import { connect } from './socket.ts';
import { playMoves, seatedTable } from './tableRound.ts';

/**
 * A move that is validated, stored, acknowledged and broadcast to both players, against a bare object that inserts a
 * row and echoes: two workers in one runtime, one message in flight, rounds that take turns, medians.
 */
export interface MoveRates {
  /** Moves a second: the median of the rounds, and the quartiles. */
  readonly table: number;
  readonly tableSpread: readonly [number, number];
  /** Echoes a second. */
  readonly bare: number;
  readonly bareSpread: readonly [number, number];
  /** The median of each round's own ratio. */
  readonly ratio: number;
  readonly rounds: number;
  readonly movesPerRound: number;
}

const WARM_UP = 3;
const ROUNDS = 31;
const PLIES = 60;

export const measureMoves = (): Promise<MoveRates> =>
  withRuntime('product and bare', async (origin) => {
    const moves = aGame(PLIES);
    const tables: number[] = [];
    const echoes: number[] = [];
    for (let round = -WARM_UP; round < ROUNDS; round++) {
      const table = await seatedTable(origin);
      const rate = moves.length / (await playMoves(table, moves));
      table.close();
      const echoed = moves.length / (await echoMoves(origin, `round${round}`, moves));
      if (round < 0) continue;
      tables.push(rate);
      echoes.push(echoed);
    }
    return {
      table: median(tables),
      tableSpread: quartiles(tables),
      bare: median(echoes),
      bareSpread: quartiles(echoes),
      ratio: median(tables.map((rate, round) => rate / (echoes[round] ?? Number.NaN))),
      rounds: ROUNDS,
      movesPerRound: moves.length,
    };
  });

/** The same texts, each inserted as a row and echoed; answers the seconds that they took. */
async function echoMoves(origin: string, name: string, moves: readonly string[]): Promise<number> {
  const peer = await connect(`${origin.replace('http', 'ws')}/bare/${name}`);
  const begin = performance.now();
  for (const [ply, move] of moves.entries()) {
    const echoed = peer.wait(() => true);
    peer.send(JSON.stringify({ type: 'command', id: `m${ply}`, command: { type: 'move', ply, move } }));
    await echoed;
  }
  const seconds = (performance.now() - begin) / 1000;
  peer.close();
  return seconds;
}
