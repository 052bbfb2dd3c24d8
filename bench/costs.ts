import { aGame } from './game.ts';
import { withRuntime } from './runtime.ts';
import { enter, playMoves, seatedTable } from './tableRound.ts';

/** What one move that does not end the game costs. */
interface MoveCost {
  /** Rows written, alarms included. */
  readonly rows: number;
  /** Sent to one spectator. */
  readonly bytes: number;
}

const PLIES = 60;

/** The mean over a game's first plies, at a table without a clock and at one with five minutes and three seconds. */
export const measureCosts = (): Promise<{ readonly untimed: MoveCost; readonly timed: MoveCost }> =>
  withRuntime('counting', async (origin) => ({
    untimed: await costPerMove(origin),
    timed: await costPerMove(origin, { initial: 300, increment: 3 }),
  }));

async function costPerMove(origin: string, clock?: object): Promise<MoveCost> {
  const table = await seatedTable(origin, clock);
  const spectator = await enter(origin, table.id, 'spectator');
  const count = async () => Number(await (await fetch(`${origin}/rows/${table.id}`)).json());
  const before = { rows: await count(), bytes: spectator.bytes() };
  await playMoves(table, aGame(PLIES));
  const rows = (await count()) - before.rows;
  const bytes = spectator.bytes() - before.bytes;
  table.close();
  spectator.close();
  return { rows: rows / PLIES, bytes: bytes / PLIES };
}
