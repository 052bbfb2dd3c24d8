declare const brand: unique symbol;
type Branded<Name extends string> = string & { readonly [brand]: Name };

/** Ten or more random base58 characters. */
export type TableId = Branded<'TableId'>;
/** base64url(SHA-256(key)), 43 characters; public. */
export type PlayerId = Branded<'PlayerId'>;
/** A secret of at least 128 bits that a client invents and keeps. Never stored, logged or sent by the server. */
export type Key = Branded<'Key'>;
/** A client's own name for one command, unique per key. */
export type CommandId = Branded<'CommandId'>;
