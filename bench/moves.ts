import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { resolve } from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { unstable_getMiniflareWorkerOptions } from 'wrangler';
import { legalMoves, makeMove, playMove, startGame, turkish } from '../engine/index.ts';
import { median, quartiles } from './sample.ts';
import { connect } from './socket.ts';

/**
 * A validated, stored and broadcast move against a bare object that inserts a row and echoes: two workers in
 * one runtime, one message in flight, rounds that take turns, medians.
 */
export interface MoveRates {
  /** Moves and echoes a second: the median of the rounds, and the quartiles. */
  readonly table: number;
  readonly tableSpread: readonly [number, number];
  readonly bare: number;
  readonly bareSpread: readonly [number, number];
  /** The median of each round's own ratio. */
  readonly ratio: number;
  readonly rounds: number;
  readonly movesPerRound: number;
  /** Rows of events stored for one move, and bytes sent to one spectator for it. */
  readonly eventRowsPerMove: number;
  readonly bytesPerMove: number;
}

const WARM_UP = 2;
const ROUNDS = 25;
const PLIES = 60;

/** The same game in every round: seeded, long enough, not over before PLIES. */
function aGame(): readonly string[] {
  for (let seed = 1; ; seed++) {
    let state = seed;
    let game = startGame(turkish);
    const moves: string[] = [];
    while (game.outcome === null && moves.length < PLIES) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      const legal = legalMoves(game.position);
      const move = legal[state % legal.length];
      if (move === undefined) break;
      const next = playMove(game, move);
      if (!next.ok) throw new Error(next.error.message);
      moves.push(makeMove(move));
      game = next.value;
    }
    if (moves.length === PLIES && game.outcome === null) return moves;
  }
}

export async function measureMoves(): Promise<MoveRates> {
  const { modulesRules: _, ...worker } = unstable_getMiniflareWorkerOptions('wrangler.toml').workerOptions;
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      port: 0,
      cf: false,
      workers: [
        { ...worker, name: 'dama', modules: [{ type: 'ESModule', path: resolve('dist/worker/index.js') }] },
        {
          compatibilityDate: String(worker.compatibilityDate),
          name: 'bare',
          routes: ['*/bare/*'],
          modules: [
            {
              type: 'ESModule',
              path: 'bareObject.js',
              contents: stripTypeScriptTypes(readFileSync('bench/bareObject.ts', 'utf8')),
            },
          ],
          durableObjects: { BARE: { className: 'BareObject', useSQLite: true } },
        },
      ],
    }),
  );
  try {
    const { origin } = await miniflare.ready;
    const countRows = async (table: string) => {
      const storage = await miniflare.unsafeGetDurableObjectStorage('dama', 'TableObject', { name: table });
      const [row] = await storage.exec('SELECT count(*) AS rows FROM events');
      return Number(row?.rows);
    };
    return await measureAt(origin, countRows);
  } finally {
    await miniflare.dispose();
  }
}

const starts = (type: string) => (frame: string) => frame.startsWith(`{"type":"${type}"`);

interface Round {
  /** Moves a second. */
  readonly rate: number;
  readonly rowsPerMove: number;
  readonly bytesPerMove: number;
}

/** Two people play the moves, each sent when the one before is acknowledged; a third watches. */
async function playRound(
  origin: string,
  moves: readonly string[],
  countRows: (table: string) => Promise<number>,
): Promise<Round> {
  const created = await fetch(`${origin}/api/tables`, { method: 'POST', body: '{}' });
  const { id } = (await created.json()) as { id: string };
  const url = `${origin.replace('http', 'ws')}/api/tables/${id}/socket`;
  const people = await Promise.all(
    ['white', 'black', 'watcher'].map(async (name) => {
      const peer = await connect(url);
      const welcomed = peer.wait(starts('presence'));
      peer.send(JSON.stringify({ type: 'hello', v: 1, key: `benchmark-key-of-${name}-0123456789` }));
      await welcomed;
      return peer;
    }),
  );
  const [white, black, watcher] = people;
  if (!white || !black || !watcher) throw new Error('three people make a round');
  const command = async (peer: typeof white, id: string, body: object) => {
    const answered = peer.wait((frame) => starts('ack')(frame) || starts('reject')(frame));
    peer.send(JSON.stringify({ type: 'command', id, command: body }));
    const answer = await answered;
    if (!starts('ack')(answer)) throw new Error(answer);
  };
  await command(white, 'sit-white', { type: 'sit', seat: 'white' });
  await command(black, 'sit-black', { type: 'sit', seat: 'black' });
  const rowsBefore = await countRows(id);
  const bytesBefore = watcher.bytes();
  const begin = performance.now();
  for (const [ply, move] of moves.entries()) {
    await command(ply % 2 === 0 ? white : black, `m${ply}`, { type: 'move', ply, move });
  }
  const seconds = (performance.now() - begin) / 1000;
  const rows = (await countRows(id)) - rowsBefore;
  const bytes = watcher.bytes() - bytesBefore;
  for (const peer of people) peer.close();
  return {
    rate: moves.length / seconds,
    rowsPerMove: rows / moves.length,
    bytesPerMove: bytes / moves.length,
  };
}

/** The same number of texts of the same length, each inserted as a row and echoed. */
async function echoRound(origin: string, name: string, moves: readonly string[]): Promise<number> {
  const peer = await connect(`${origin.replace('http', 'ws')}/bare/${name}`);
  const begin = performance.now();
  for (const [ply, move] of moves.entries()) {
    const echoed = peer.wait(() => true);
    peer.send(JSON.stringify({ type: 'command', id: `m${ply}`, command: { type: 'move', ply, move } }));
    await echoed;
  }
  const seconds = (performance.now() - begin) / 1000;
  peer.close();
  return moves.length / seconds;
}

async function measureAt(origin: string, countRows: (table: string) => Promise<number>): Promise<MoveRates> {
  const moves = aGame();
  const tables: Round[] = [];
  const echoes: number[] = [];
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const played = await playRound(origin, moves, countRows);
    const echoed = await echoRound(origin, `round${round}`, moves);
    if (round < 0) continue;
    tables.push(played);
    echoes.push(echoed);
  }
  const rates = tables.map(({ rate }) => rate);
  return {
    table: median(rates),
    tableSpread: quartiles(rates),
    bare: median(echoes),
    bareSpread: quartiles(echoes),
    ratio: median(rates.map((rate, round) => rate / (echoes[round] ?? Number.NaN))),
    rounds: ROUNDS,
    movesPerRound: moves.length,
    eventRowsPerMove: median(tables.map(({ rowsPerMove }) => rowsPerMove)),
    bytesPerMove: median(tables.map(({ bytesPerMove }) => bytesPerMove)),
  };
}
