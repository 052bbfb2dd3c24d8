import { createHash } from 'node:crypto';
import {
  COMPUTER,
  type Digest,
  isDigest,
  isKey,
  isPlayerId,
  isSecret,
  type Key,
  type PlayerId,
  type Secret,
} from '../../table/ids.ts';

/** Everybody who may ask. `nobody` has no key; the `computer` asks for itself, at a table where it plays. */
export const PEOPLE = ['ali', 'banu', 'can', 'dora', 'computer', 'nobody'] as const;
export type Person = (typeof PEOPLE)[number];

const keyOf = (person: string): Key => {
  const key = `${person}-`.repeat(6);
  if (!isKey(key)) throw new Error(`${key} is no key`);
  return key;
};

export const KEYS: { readonly [person in Person]: Key | null } = {
  ali: keyOf('ali'),
  banu: keyOf('banu'),
  can: keyOf('can'),
  dora: keyOf('dora'),
  computer: null,
  nobody: null,
};

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

export const digestOf = (secret: string): Digest => {
  const digest = hashOf(secret);
  if (!isDigest(digest)) throw new Error(`${digest} is no digest`);
  return digest;
};

export const playerOf = (person: Person): PlayerId | null => {
  const key = KEYS[person];
  if (key === null) return person === 'computer' ? COMPUTER : null;
  const id = hashOf(key);
  if (!isPlayerId(id)) throw new Error(`${id} is no player id`);
  return id;
};

/** The person with this player id; whoever has none of ours is nobody. */
export const personOf = (player: PlayerId | null): Person =>
  PEOPLE.find((person) => player !== null && playerOf(person) === player) ?? 'nobody';

const secretOf = (text: string): Secret => {
  if (!isSecret(text)) throw new Error(`${text} is no secret`);
  return text;
};

/** So few that they come back when they are used up or revoked. */
export const TICKETS: readonly [Secret, Secret] = [
  secretOf('first-'.repeat(6)),
  secretOf('second-'.repeat(6)),
];
/** What is shown as a claim by somebody who has seen none. */
export const WRONG_CLAIM = 'guess-'.repeat(4);
