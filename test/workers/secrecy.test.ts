import { expect, test } from 'vitest';
import { digestOf, playerIdOf } from '../../durable-objects/digest.ts';
import { scanOf } from '../../durable-objects/secrecy.ts';
import { decodeClientMessage } from '../../protocol/codec.ts';
import type { Key } from '../../table/ids.ts';

const KEY = 'a-key-of-22-characters' as Key;
const CLAIM = 'a-claim-of-just-22-cha';
const OWNER = { player: playerIdOf(KEY), keyLength: KEY.length };
const NOBODY = { player: null, keyLength: 0 };
const INVITE = digestOf(CLAIM);

const scan = (
  id: string,
  command: object,
  by = OWNER as typeof OWNER | typeof NOBODY,
  invite: typeof INVITE | null = INVITE,
) => scanOf(decodeClientMessage(JSON.stringify({ type: 'command', id, command })), by, invite);

const REVOKE = { type: 'revoke' };

test.each<[string, ReturnType<typeof scan>, number]>([
  ['an id shorter than any secret', scan('x'.repeat(21), REVOKE), 0],
  ['one as long', scan('x'.repeat(22), REVOKE), 2],
  ['a UUID', scan('x'.repeat(36), REVOKE), 30],
  ['the longest', scan('x'.repeat(128), REVOKE), 214],
  ['at a table for everybody', scan('x'.repeat(128), REVOKE, OWNER, null), 107],
  ['of somebody without a key', scan('x'.repeat(128), REVOKE, NOBODY), 107],
  ['neither', scan('x'.repeat(128), REVOKE, NOBODY, null), 0],
  ['a name', scan('x', { type: 'sit', name: 'y'.repeat(24) }), 6],
  ['of an unknown command', scan('x'.repeat(128), { type: 'castle' }), 214],
  ['of a malformed one', scan('x'.repeat(128), { type: 'move' }), 214],
])('to look through %s', (_, { hashes }, wanted) => {
  expect(hashes).toBe(wanted);
});

test.each<[string, ReturnType<typeof scan>, object | null]>([
  ['nothing', scan('x'.repeat(128), REVOKE), null],
  ['the key in the id', scan(`-${KEY}`, REVOKE), { kind: 'malformed', id: null }],
  ['the claim in the id', scan(`${CLAIM}-`, { type: 'castle' }), { kind: 'malformed', id: null }],
  [
    'the ticket shown',
    scan('t-ticket-ticket-ticket', { type: 'takeOver', ticket: 'ticket-ticket-ticket' }),
    { kind: 'malformed', id: null },
  ],
  ['the key in the name', scan('s', { type: 'sit', name: KEY }), { kind: 'malformed', id: 's' }],
])('found: %s', (_, { run }, found) => {
  expect(run()).toEqual(found);
});
