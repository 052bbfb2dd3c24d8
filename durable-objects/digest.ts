import { createHash } from 'node:crypto';
import type { Digest, Key, PlayerId } from '../table/ids.ts';

/**
 * base64url(SHA-256(secret)), 43 characters: what may be kept and told of a claim or a ticket. Synchronous, unlike `crypto.subtle`:
 * between a message's arrival and its answer nothing may interleave.
 */
export const digestOf = (secret: string): Digest =>
  createHash('sha256').update(secret, 'utf8').digest('base64url') as Digest;

/** The same of a key: whom it makes its holder. */
export const playerIdOf = (key: Key): PlayerId => digestOf(key) as string as PlayerId;
