import { type CommandId, isKey, type Key } from '../../table/ids.ts';
import type { Memory } from '../storage.ts';
import { type Carried, makeFragment } from './fragment.ts';

/** 256 bits: twice what the protocol asks for. */
const KEY_BYTES = 32;
const COMMAND_ID_BYTES = 12;

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Fills bytes at random, as `crypto.getRandomValues` does; unlike `randomUUID` that is there on plain http too. */
export type FillRandom = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array;

/** A text of base64url that nobody can guess and nobody has used before. */
export const randomText = (length: number, fill: FillRandom): string =>
  base64url(fill(new Uint8Array(length)));

/** 96 random bits as base64url. */
export const newCommandId = (fill: FillRandom): CommandId => randomText(COMMAND_ID_BYTES, fill) as CommandId;

/** What an address needs so that the next page knows the same; nothing where this browser remembers it anyway. */
export const carryOn = (memory: Memory, carried: Carried): string =>
  memory.lasts() ? '' : makeFragment(carried);

/**
 * This browser's secret: the one it keeps, or a new one that it keeps from now on.
 *
 * @param handed what the last page handed over or an earlier load of this one left; it counts only where this browser
 *   remembers nothing, so that nobody is given somebody else's key by a link
 * @param name under which it is kept
 */
export const identify = (memory: Memory, fill: FillRandom, handed?: Key, name = 'key'): Key => {
  const kept = memory.get(name);
  if (isKey(kept)) return kept;
  const fresh = randomText(KEY_BYTES, fill) as Key;
  memory.set(name, fresh);
  if (memory.lasts() || handed === undefined) return fresh;
  memory.set(name, handed);
  return handed;
};

/** The name that the person gave last, or an empty text. */
export const rememberedName = (memory: Memory): string => memory.get('name') ?? '';

/** Kept without the spaces around it. */
export const rememberName = (memory: Memory, name: string): void => memory.set('name', name.trim());
