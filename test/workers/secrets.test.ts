import { abortAllDurableObjects, evictDurableObject, runDurableObjectAlarm } from 'cloudflare:test';
import { expect, test, vi } from 'vitest';
import type { CreatedTable } from '../../protocol/http.ts';
import type { TableId } from '../../table/ids.ts';
import { connect, join, KEYS, objectOf, received, request, startGame } from './setup/people.ts';
import { inside, storedEvents } from './setup/storage.ts';
import { later } from './setup/time.ts';

const LOGS = ['log', 'info', 'warn', 'error', 'debug'] as const;

/** Recognizable, as the keys are. */
const TICKETS = { ann: 'secret-ticket-of-ann-01', wrong: 'secret-ticket-of-nobody' } as const;

test('no frame, answer, page, row, attachment or log line ever holds a key, a claim or a ticket', async () => {
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
  const stored = (await storedEvents(id)).length;
  for (const command of [
    { type: 'resign' },
    { type: 'move', ply: 9, move: KEYS.ann },
    { type: 'move' },
    { type: 'castle' },
  ]) {
    for (const id of [KEYS.ann, `${KEYS.ann}-1`, `1 ${KEYS.ann}`, `id:${KEYS.ann}${KEYS.ann}`]) {
      const { message } = await white.command(id, command);
      expect(message, command.type).toEqual({ type: 'error', code: 'malformed' });
    }
  }
  expect(await storedEvents(id)).toHaveLength(stored);
  await white.command('x', { type: 'move', ply: 9, move: KEYS.ann });
  await black.command('x', { type: 'castle', key: KEYS.bob });

  // A key that is short enough to be a name.
  const peer = await connect(second);
  peer.send({ type: 'hello', v: 1, key: KEYS.dan });
  // What nobody would see is taken out of a name before it is shown.
  const hidden = `${KEYS.dan.slice(0, 9)}\u200B${KEYS.dan.slice(9)}`;
  for (const name of [` ${KEYS.dan}`, `x${KEYS.dan}`, `${KEYS.dan}é`, hidden]) {
    expect((await peer.command('s', { type: 'sit', name })).message).toEqual({
      type: 'reject',
      id: 's',
      code: 'malformed',
      seq: 2,
    });
  }
  expect((await peer.command('s', { type: 'sit', name: 'Dan' })).message.type).toBe('ack');

  // Against the computer, which thinks in the object.
  const body = { opponent: 'computer', key: KEYS.ann, seat: 'black', name: 'Ann' };
  const opened = await request('/api/tables', { method: 'POST', body: JSON.stringify(body) });
  texts.push(await opened.clone().text());
  const { id: third } = await opened.json<{ id: TableId }>();
  const watcher = await join(third);
  later(10_000);
  await runDurableObjectAlarm(objectOf(third));
  expect(await watcher.settled()).toMatchObject([{ type: 'events', events: [{ type: 'moved' }] }]);

  // By invitation: the claim stands in the one answer that makes it, and nowhere else.
  const asked = { inviteOnly: true, key: KEYS.ann, name: 'Ann' };
  const inviting = await request('/api/tables', { method: 'POST', body: JSON.stringify(asked) });
  texts.push(JSON.stringify([...inviting.headers]));
  const { id: fourth, url, inviteUrl } = await inviting.json<CreatedTable>();
  texts.push(url);
  const claim = inviteUrl.replace(/^.*#claim=/, '');
  const [host, guest, phone] = [
    await join(fourth, 'ann'),
    await join(fourth, 'bob'),
    await join(fourth, 'cem'),
  ];
  const sit = { type: 'sit', name: 'Bob' };
  await guest.command('s0', { ...sit, claim: `${claim}!` });
  for (const id of [claim, `s ${claim}`]) {
    for (const command of [sit, { ...sit, claim }, { type: 'castle' }]) {
      expect((await guest.command(id, command)).message).toEqual({ type: 'error', code: 'malformed' });
    }
  }
  expect((await guest.command('s1', { ...sit, name: claim, claim })).message).toMatchObject({
    code: 'malformed',
  });
  expect((await guest.command('s2', { ...sit, claim })).message.type).toBe('ack');

  // Handed over to another device.
  await host.command('h0', { type: 'handOver', ticket: TICKETS.ann });
  for (const command of [
    { type: 'handOver', ticket: TICKETS.ann },
    { type: 'takeOver', ticket: TICKETS.ann },
  ]) {
    const { message } = await host.command(`t-${TICKETS.ann}`, command);
    expect(message).toEqual({ type: 'error', code: 'malformed' });
  }
  await phone.command('t0', { type: 'takeOver', ticket: TICKETS.wrong });
  await phone.command('t1', { type: 'takeOver', ticket: TICKETS.ann });
  await evictDurableObject(objectOf(fourth));
  expect((await phone.command('t1', { type: 'takeOver', ticket: TICKETS.ann })).message.type).toBe('ack');

  black.send(`{"type":"hello","v":1,"key":"${KEYS.bob}"`);
  black.send({ type: 'hello', v: 1, key: `${KEYS.bob}!` });
  await evictDurableObject(objectOf(id));
  await join(id, 'cem', 0);
  const late = await connect(id);
  late.send({ type: 'hello', v: 2, key: KEYS.cem });
  await late.ended();
  await black.settled();

  for (const table of [id, second, third, fourth]) {
    for (const path of [
      `/api/tables/${table}`,
      `/api/tables/${table}/pdn`,
      `/t/${table}`,
      `/t/${table}.svg`,
    ]) {
      const response = await request(path);
      texts.push(await response.text(), JSON.stringify([...response.headers]));
    }
    texts.push(
      ...(await inside(table, (state) => [
        JSON.stringify(state.storage.sql.exec('SELECT * FROM events').toArray()),
        JSON.stringify(state.storage.sql.exec('SELECT * FROM absences').toArray()),
        JSON.stringify(state.getWebSockets().map((socket) => socket.deserializeAttachment())),
        JSON.stringify(state.getWebSockets().map((socket) => state.getTags(socket))),
      ])),
    );
  }
  for (const body of [
    { key: KEYS.ann, rules: KEYS.ann },
    { key: [KEYS.ann] },
    { key: KEYS.ann, fen: 'W:Wa2' },
    { key: KEYS.ann, fen: KEYS.ann },
    { key: KEYS.ann, fen: `W:W${KEYS.ann}` },
    { key: KEYS.dan, name: KEYS.dan },
  ]) {
    const refused = await request('/api/tables', { method: 'POST', body: JSON.stringify(body) });
    expect(refused.status, JSON.stringify(body)).toBe(400);
    texts.push(await refused.text());
  }
  await abortAllDurableObjects();

  const all = [...texts, ...received, ...logs.map((log) => JSON.stringify(log.mock.calls))].join('\n');
  expect(all).toContain(id);
  expect(all).toContain('"player":"');
  expect(all).toContain('"type":"tookOver"');
  const secrets = [...Object.values(KEYS), ...Object.values(TICKETS), claim];
  expect(secrets.filter((secret) => all.includes(secret))).toEqual([]);
});
