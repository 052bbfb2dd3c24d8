import { abortAllDurableObjects } from 'cloudflare:test';
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { CreatedTable, TableAnswer } from '../../protocol/http.ts';
import type { TableId } from '../../table/ids.ts';
import { makeClaim } from '../../worker/ids.ts';
import { join, KEYS, ORIGIN, request } from './setup/people.ts';
import { storedEvents } from './setup/storage.ts';

interface Invited extends CreatedTable {
  readonly claim: string;
}

async function openInvited(body: object = {}): Promise<Invited> {
  const init = { method: 'POST', body: JSON.stringify({ inviteOnly: true, ...body }) };
  const response = await request('/api/tables', init);
  const created = await response.json<CreatedTable>();
  return { ...created, claim: created.inviteUrl.replace(/^.*#claim=/, '') };
}

const sit = (claim?: string, seat?: string) => ({
  type: 'sit',
  ...(claim && { claim }),
  ...(seat && { seat }),
});
const tableOf = async (id: TableId) => (await (await request(`/api/tables/${id}`)).json<TableAnswer>()).table;
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

test('the claim stands in the fragment of the invitation, and its hash at the table', async () => {
  const { id, url, inviteUrl, seat, claim } = await openInvited();
  expect(url).toBe(`${ORIGIN}/t/${id}`);
  expect(inviteUrl).toBe(`${url}#claim=${claim}`);
  expect(claim).toMatch(/^[A-Za-z0-9_-]{22}$/);
  expect(seat).toBeNull();
  expect(await tableOf(id)).toMatchObject({ inviteOnly: true, invite: hashOf(claim) });
  const [opened] = await storedEvents(id);
  expect(JSON.parse(opened?.happening ?? '')).toMatchObject({ type: 'opened', invite: hashOf(claim) });
});

test('no two claims are the same, and every letter is as likely as the others', async () => {
  const random = (count: number) => crypto.getRandomValues(new Uint8Array(count));
  expect(new Set(Array.from({ length: 1_000 }, () => makeClaim(random))).size).toBe(1_000);
  const seen = new Map<string, number>();
  let next = 0;
  for (let made = 0; made < 256; made++) {
    const claim = makeClaim((count) => Uint8Array.from({ length: count }, () => next++ % 256));
    for (const letter of claim) seen.set(letter, (seen.get(letter) ?? 0) + 1);
  }
  expect(seen.size).toBe(64);
  expect(new Set(seen.values()).size).toBe(1);
});

test('an open table has no claim, and passes over one', async () => {
  const response = await request('/api/tables', { method: 'POST', body: '{"inviteOnly":false}' });
  const { id, url, inviteUrl } = await response.json<CreatedTable>();
  expect(inviteUrl).toBe(url);
  expect(await tableOf(id)).toMatchObject({ inviteOnly: false, invite: null });
  const ann = await join(id, 'ann');
  expect((await ann.command('s', sit('whatever'))).message.type).toBe('ack');
});

test('a link to watch lets nobody sit down; the claim lets in whoever comes', async () => {
  const { id, claim } = await openInvited({ key: KEYS.ann, name: 'Ann' });
  expect(await tableOf(id)).toMatchObject({ seats: { white: { name: 'Ann' }, black: null } });
  const bob = await join(id, 'bob');
  const stored = await storedEvents(id);
  for (const wrong of [undefined, 'x', `${claim}x`, claim.slice(1), claim.toLowerCase(), hashOf(claim)]) {
    const { message } = await bob.command('s', sit(wrong));
    expect(message, wrong).toMatchObject({ type: 'reject', code: 'claim-needed' });
  }
  expect((await bob.command('s', sit(claim, 'white'))).message).toMatchObject({ code: 'seat-taken' });
  expect((await bob.command('s', sit('x', 'white'))).message).toMatchObject({ code: 'seat-taken' });
  const watcher = await join(id);
  expect((await watcher.command('s', sit(claim))).message).toMatchObject({ code: 'not-seated' });
  expect(await storedEvents(id)).toEqual(stored);
  expect((await bob.command('s', sit(claim))).message).toMatchObject({ type: 'ack', seq: stored.length + 2 });
  // Whoever has a seat needs no claim to hear so.
  expect((await bob.command('s2', sit())).message.type).toBe('ack');
});

test('the claim is as good after a crash, and for somebody else when a seat is left', async () => {
  const { id, claim } = await openInvited({ key: KEYS.ann });
  await abortAllDurableObjects();
  const bob = await join(id, 'bob');
  await bob.command('s', sit(claim));
  await bob.command('l', { type: 'leave' });
  const cem = await join(id, 'cem');
  expect((await cem.command('s', sit())).message).toMatchObject({ code: 'claim-needed' });
  expect((await cem.command('s', sit(claim))).message.type).toBe('ack');
});

test('against the computer, too: the one free seat needs the claim', async () => {
  const { id, claim, seat } = await openInvited({ opponent: 'computer' });
  expect(seat).toBeNull();
  const ann = await join(id, 'ann');
  expect((await ann.command('s', sit())).message).toMatchObject({ code: 'claim-needed' });
  expect((await ann.command('s', sit(claim))).message.type).toBe('ack');
  expect(await tableOf(id)).toMatchObject({ phase: 'playing', inviteOnly: true });
});

test('an invitation that gives the claim away is refused: in a name, in the id of a command', async () => {
  const { id, claim } = await openInvited();
  const bob = await join(id, 'bob');
  expect((await bob.command('s', { ...sit(claim), name: claim })).message).toMatchObject({
    code: 'malformed',
  });
  expect((await bob.command(claim, sit(claim))).message).toEqual({ type: 'error', code: 'malformed' });
  expect((await bob.command(`x${claim}`, sit())).message).toEqual({ type: 'error', code: 'malformed' });
  expect(await storedEvents(id)).toHaveLength(1);
});
