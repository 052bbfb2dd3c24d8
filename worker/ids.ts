import { CLAIM_LENGTH, type Secret, type TableId } from '../table/ids.ts';

/** Base58: no 0, O, I or l, which look alike on paper. */
const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
/** 58^12 is about 2^70: nobody guesses a private table. */
const LENGTH = 12;

/** A new table's id. `randomBytes` gives so many fresh random bytes; those that would favor some letters are dropped. */
export function makeTableId(randomBytes: (count: number) => Uint8Array): TableId {
  const fair = 256 - (256 % ALPHABET.length);
  let id = '';
  while (id.length < LENGTH) {
    for (const byte of randomBytes(LENGTH - id.length)) {
      if (byte < fair) id += ALPHABET.charAt(byte % ALPHABET.length);
    }
  }
  return id as TableId;
}

const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** A new claim: whoever shows it may sit down. Each of its characters carries 6 random bits, and no byte favors any. */
export const makeClaim = (randomBytes: (count: number) => Uint8Array): Secret =>
  Array.from(randomBytes(CLAIM_LENGTH), (byte) => BASE64URL.charAt(byte % BASE64URL.length)).join(
    '',
  ) as Secret;
