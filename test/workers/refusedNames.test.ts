import { expect, test } from 'vitest';
import { createTable, join, KEYS, request, startGame } from './setup/people.ts';
import { storedEvents } from './setup/storage.ts';

test.each(['Admin', 'a.d.m.i.n', 'ADMİN', '4dmin'])('nobody opens a table as %s', async (name) => {
  const body = JSON.stringify({ key: KEYS.ann, name });
  const response = await request('/api/tables', { method: 'POST', body });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    error: { code: 'malformed', field: 'name', reason: 'refused-word' },
  });
});

test('nobody sits down as Admin: nothing is stored, and another name does', async () => {
  const id = await createTable();
  const ann = await join(id, 'ann');
  expect((await ann.command('s', { type: 'sit', name: 'The Admin' })).message).toEqual({
    type: 'reject',
    id: 's',
    code: 'malformed',
    seq: 1,
  });
  expect(await storedEvents(id)).toHaveLength(1);
  expect((await ann.command('s', { type: 'sit', name: 'Administra' })).message.type).toBe('ack');
});

test('what nobody sees does not hide a word', async () => {
  const id = await createTable();
  const ann = await join(id, 'ann');
  for (const name of ['ad\u200Bmin', 'ad\u3164min', '\u202Eadmin']) {
    const { message } = await ann.command('s', { type: 'sit', name });
    expect(message, JSON.stringify(name)).toMatchObject({ type: 'reject', code: 'malformed' });
  }
});

test('a word inside of a name is nobody’s business', async () => {
  const { id } = await startGame();
  expect(await storedEvents(id)).toHaveLength(4);
  const body = JSON.stringify({ key: KEYS.ann, name: 'Ashkenazi' });
  expect((await request('/api/tables', { method: 'POST', body })).status).toBe(201);
});
