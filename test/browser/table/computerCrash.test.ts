import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { COMPUTER } from '../../../table/ids.ts';
import type { TableSnapshot } from '../../../table/snapshot.ts';
import { withServer } from '../setup/during.ts';

const KEY = 'key-of-somebody-in-a-crash-01';
const server = withServer();

const tableOf = async (id: string): Promise<TableSnapshot> =>
  ((await (await fetch(`${server().url}/api/tables/${id}`)).json()) as { table: TableSnapshot }).table;

/** Opens a table against the computer and, as White, moves; gives its id once that is acknowledged. */
async function moveAgainstComputer(): Promise<string> {
  const body = JSON.stringify({ opponent: 'computer', level: 2, key: KEY });
  const created = await fetch(`${server().url}/api/tables`, { method: 'POST', body });
  const { id } = (await created.json()) as { id: string };
  const socket = new WebSocket(`${server().url.replace('http', 'ws')}/api/tables/${id}/socket`);
  await new Promise((done, fail) => {
    socket.onerror = fail;
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: 'hello', v: 1, key: KEY }));
      const command = { type: 'move', ply: 0, move: 'd3-d4' };
      socket.send(JSON.stringify({ type: 'command', id: 'm0', command }));
    };
    socket.onmessage = ({ data }) => {
      if (String(data).startsWith('{"type":"ack"')) done(undefined);
    };
  });
  return id;
}

test.each([0, 500, 1_000])(
  'killed %i ms after a person’s move, the computer has moved once when the server is back',
  async (delay) => {
    const id = await moveAgainstComputer();
    await wait(delay);
    await server().kill();
    await server().restart();
    await expect.poll(async () => (await tableOf(id)).ply, { timeout: 20_000 }).toBe(2);
    await wait(2_500);
    const { moves, seats, turn } = await tableOf(id);
    expect([moves.length, moves[0], turn]).toEqual([2, 'd3-d4', 'white']);
    expect(seats.black?.player).toBe(COMPUTER);
  },
);
