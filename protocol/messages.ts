import type { Color, PerColor } from '../engine/types.ts';
import type { Command, RejectCode } from '../table/commands.ts';
import type { Reaction, TableEvent } from '../table/events.ts';
import type { CommandId, Key, PlayerId } from '../table/ids.ts';
import type { TableSnapshot } from '../table/snapshot.ts';

/** What `hello` and `welcome` carry as `v`; another one ends the conversation with `CLOSE.incompatible`. */
export const PROTOCOL_VERSION = 1;
/** The longest text frame a client may send, in UTF-8 bytes. */
export const MAX_CLIENT_BYTES = 4096;
/** Clients send the literal text `ping` this often and get `pong`, in milliseconds. */
export const PING_EVERY = 15_000;
/** A client without a `pong` for so long reconnects. */
export const PONG_WITHIN = 10_000;
/** A socket silent for so long counts as absent. */
export const ABSENT_AFTER = 40_000;

/** Close codes: another version of the protocol, a table that has gone, a fault of the server, no place for now. */
export const CLOSE = { incompatible: 4400, gone: 4404, fault: 1011, busy: 1013 } as const;

/** A move as its landing path, and how many people propose it. */
export interface Suggested {
  readonly move: string;
  readonly count: number;
}

/** What a client sends. `since` is the last event that it knows; without a `key` it only watches. */
export type ClientMessage =
  | { readonly type: 'hello'; readonly v: 1; readonly key?: Key; readonly since?: number }
  | { readonly type: 'command'; readonly id: CommandId; readonly command: Command };

/** What the server sends; later servers may send more, which an older client passes over. */
export type ServerMessage =
  | {
      readonly type: 'welcome';
      readonly v: 1;
      readonly role: Color | 'spectator';
      readonly player?: PlayerId;
      readonly seq: number;
      /** The server's clock, in Unix milliseconds. */
      readonly at: number;
    }
  | { readonly type: 'snapshot'; readonly seq: number; readonly table: TableSnapshot }
  | { readonly type: 'events'; readonly events: readonly TableEvent[] }
  | { readonly type: 'ack'; readonly id: CommandId; readonly seq: number }
  | { readonly type: 'reject'; readonly id: CommandId; readonly code: RejectCode; readonly seq: number }
  | {
      readonly type: 'presence';
      readonly white: boolean;
      readonly black: boolean;
      readonly spectators: number;
      /** Of the sides that are away in a running game: from when on the other one may claim (Unix milliseconds), while it is their turn. */
      readonly claimable?: Partial<PerColor<number>>;
    }
  /** What those who watch propose at this ply, the most wanted first; it replaces what was told before. */
  | { readonly type: 'suggestion'; readonly ply: number; readonly moves: readonly Suggested[] }
  | { readonly type: 'reaction'; readonly reaction: Reaction; readonly by: Color | 'spectator' }
  | { readonly type: 'error'; readonly code: RejectCode }
  | { readonly type: 'incompatible'; readonly v: number };
