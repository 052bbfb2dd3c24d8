import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { ServerMessage } from '../../../protocol/messages.ts';
import { withServer } from '../setup/during.ts';

const KEYS = {
  ann: 'key-of-ann-in-a-crash-0001',
  bob: 'key-of-bob-in-a-crash-0001',
  phone: 'key-of-a-phone-0000001',
};
const MINUTE = 60_000;
const server = withServer();

/** One socket to a table, and what came out of it. */
interface Line {
  readonly messages: readonly ServerMessage[];
  /** Sends a command and waits for its answer. */
  command(id: string, command: object): Promise<ServerMessage>;
  close(): void;
}

async function join(table: string, key: string): Promise<Line> {
  const socket = new WebSocket(`${server().url.replace('http', 'ws')}/api/tables/${table}/socket`);
  const messages: ServerMessage[] = [];
  socket.onmessage = ({ data }) => messages.push(JSON.parse(String(data)));
  const say = (message: object) => socket.send(JSON.stringify(message));
  await new Promise((done, fail) => {
    socket.onopen = done;
    socket.onerror = fail;
  });
  say({ type: 'hello', v: 1, key });
  await expect.poll(() => messages.some(({ type }) => type === 'presence')).toBe(true);
  return {
    messages,
    async command(id, command) {
      say({ type: 'command', id, command });
      const answer = () =>
        messages.find(
          (message) => (message.type === 'ack' || message.type === 'reject') && message.id === id,
        );
      await expect.poll(answer).toBeDefined();
      return answer() ?? { type: 'error', code: 'malformed' };
    },
    close: () => socket.close(),
  };
}

const claimable = ({ messages }: Line) =>
  messages.findLast((message) => message.type === 'presence')?.claimable;

/** A running game; it is Black's turn. */
async function startGame(): Promise<{ readonly id: string; readonly white: Line; readonly black: Line }> {
  const created = await fetch(`${server().url}/api/tables`, { method: 'POST', body: '{}' });
  const { id } = (await created.json()) as { id: string };
  const white = await join(id, KEYS.ann);
  const black = await join(id, KEYS.bob);
  await white.command('sit', { type: 'sit' });
  await black.command('sit', { type: 'sit' });
  await white.command('m0', { type: 'move', ply: 0, move: 'a3-a4' });
  return { id, white, black };
}

test('killed: who was away before goes on being away, by the same time', async () => {
  const { id, white, black } = await startGame();
  black.close();
  await expect.poll(() => claimable(white)?.black).toBeDefined();
  const before = claimable(white);
  await server().kill();
  await wait(500);
  await server().restart();
  const back = await join(id, KEYS.ann);
  expect(claimable(back)).toEqual(before);
});

test('killed: who was there before is away from the first look on, whatever the outage took', async () => {
  const { id } = await startGame();
  await server().kill();
  await wait(500);
  await server().restart();
  const before = Date.now();
  const back = await join(id, KEYS.ann);
  expect(claimable(back)).toEqual({ black: expect.any(Number) });
  expect(claimable(back)?.black).toBeGreaterThanOrEqual(before + MINUTE);
  expect(claimable(back)?.black).toBeLessThanOrEqual(Date.now() + MINUTE);
  await join(id, KEYS.bob);
  await expect.poll(() => claimable(back)).toBeUndefined();
});

test('killed: a ticket is as good as before, and so is the ack of the one who took over', async () => {
  const { id, white } = await startGame();
  const ticket = 'ticket-in-a-crash-0000001';
  await white.command('h', { type: 'handOver', ticket });
  await server().kill();
  await server().restart();
  const phone = await join(id, KEYS.phone);
  const first = await phone.command('t', { type: 'takeOver', ticket });
  expect(first).toMatchObject({ type: 'ack' });
  await server().kill();
  await server().restart();
  const again = await join(id, KEYS.phone);
  expect(await again.command('t', { type: 'takeOver', ticket })).toEqual(first);
  expect(await again.command('t2', { type: 'takeOver', ticket })).toMatchObject({ code: 'no-offer' });
});
