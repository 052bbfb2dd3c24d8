import { abortAllDurableObjects, evictDurableObject } from 'cloudflare:test';
import { expect, test, vi } from 'vitest';
import type { TableId } from '../../table/ids.ts';
import { connect, join, KEYS, objectOf, received, request, startGame } from './setup/people.ts';
import { inside } from './setup/storage.ts';

const LOGS = ['log', 'info', 'warn', 'error', 'debug'] as const;

test('no frame, answer, page, row, attachment or log line ever holds a key', async () => {
  const logs = LOGS.map((level) => vi.spyOn(console, level).mockReturnValue());
  const texts: string[] = [];
  const created = await request('/api/tables', {
    method: 'POST',
    body: JSON.stringify({ key: KEYS.cem, seat: 'black', name: 'Cem' }),
  });
  texts.push(await created.clone().text());
  const { id: second } = await created.json<{ id: TableId }>();

  const { id, white, black } = await startGame();
  await white.command('m0', { type: 'move', ply: 0, move: 'a3-a4' });
  await white.command(KEYS.ann, { type: 'move', ply: 9, move: KEYS.ann });
  await black.command('x', { type: 'castle', key: KEYS.bob });
  black.send(`{"type":"hello","v":1,"key":"${KEYS.bob}"`);
  black.send({ type: 'hello', v: 1, key: `${KEYS.bob}!` });
  await evictDurableObject(objectOf(id));
  await join(id, 'cem', 0);
  const late = await connect(id);
  late.send({ type: 'hello', v: 2, key: KEYS.cem });
  await late.ended();
  await black.settled();

  for (const table of [id, second]) {
    for (const path of [`/api/tables/${table}`, `/t/${table}`, `/t/${table}.svg`]) {
      const response = await request(path);
      texts.push(await response.text(), JSON.stringify([...response.headers]));
    }
    texts.push(
      ...(await inside(table, (state) => [
        JSON.stringify(state.storage.sql.exec('SELECT * FROM events').toArray()),
        JSON.stringify(state.getWebSockets().map((socket) => socket.deserializeAttachment())),
        JSON.stringify(state.getWebSockets().map((socket) => state.getTags(socket))),
      ])),
    );
  }
  for (const body of [
    { key: KEYS.ann, rules: KEYS.ann },
    { key: [KEYS.ann] },
    { key: KEYS.ann, fen: 'W:Wa2' },
  ]) {
    texts.push(await (await request('/api/tables', { method: 'POST', body: JSON.stringify(body) })).text());
  }
  await abortAllDurableObjects();

  // A rejected command's own id comes back to its sender: that is theirs, and nobody else sees it.
  const frames = received.filter((frame) => !frame.startsWith('{"type":"reject"'));
  const all = [...texts, ...frames, ...logs.map((log) => JSON.stringify(log.mock.calls))].join('\n');
  expect(all).toContain(id);
  expect(all).toContain('"player":"');
  expect(Object.values(KEYS).filter((key) => all.includes(key))).toEqual([]);
});
