declare const brand: unique symbol;
type Branded<Name extends string> = string & { readonly [brand]: Name };

/** Ten or more random base58 characters. */
export type TableId = Branded<'TableId'>;
/** base64url(SHA-256(key)), 43 characters; public. */
export type PlayerId = Branded<'PlayerId'>;
/** A secret of at least 128 bits that a client invents and keeps. Never stored, logged or sent by the server. */
export type Key = Branded<'Key'>;
/** A claim or a ticket. Like a key it is never stored, logged or told to others by the server. */
export type Secret = Branded<'Secret'>;
/** base64url(SHA-256(secret)), 43 characters: what is kept, and may be public, of a claim or a ticket. */
export type Digest = Branded<'Digest'>;
/** A client's own name for one command, unique per key. */
export type CommandId = Branded<'CommandId'>;

/** Who plays at a table against the computer: no key has this hash, for the last character of a key's has two low bits of zero. */
export const COMPUTER = 'computer'.padEnd(43, '-') as PlayerId;

const matches =
  <Id extends string>(pattern: RegExp) =>
  (value: unknown): value is Id =>
    typeof value === 'string' && pattern.test(value);

/** 10 to 64 characters of the base58 alphabet, which has no 0, O, I and l. */
export const isTableId = matches<TableId>(/^[1-9A-HJ-NP-Za-km-z]{10,64}$/);
/** 43 characters of base64url, as many as a SHA-256 takes; likewise digests. The computer's id passes, too. */
export const isPlayerId = matches<PlayerId>(/^[A-Za-z0-9_-]{43}$/);
export const isDigest = matches<Digest>(/^[A-Za-z0-9_-]{43}$/);
/** What a link's fragment carries, so that whoever has it may sit down or take over: 16 to 128 characters of base64url. */
export const isSecret = matches<Secret>(/^[A-Za-z0-9_-]{16,128}$/);
export const MAX_SECRET = 128;
/** How many characters of base64url the claim of an invitation has: 132 bits. */
export const CLAIM_LENGTH = 22;
/** 16 to 256 printable ASCII characters without spaces. How random they are is the client's affair: 22 of base64url carry 132 bits. */
export const isKey = matches<Key>(/^[!-~]{16,256}$/);
/** 1 to 128 printable ASCII characters. */
export const isCommandId = matches<CommandId>(/^[ -~]{1,128}$/);
