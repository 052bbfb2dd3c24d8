import { createHash } from 'node:crypto';
import type { Key, PlayerId } from '../table/ids.ts';

/**
 * base64url(SHA-256(key)), 43 characters. Synchronous, unlike `crypto.subtle`: between a message's arrival and its
 * answer nothing may interleave. The only function that sees a key; what it returns is public.
 */
export const playerIdOf = (key: Key): PlayerId =>
  createHash('sha256').update(key, 'utf8').digest('base64url') as PlayerId;
