import type { Color, Outcome, PerColor } from '../engine/types.ts';
import type { ClockSettings, OfferKind, TableEvent } from '../table/events.ts';
import type { CommandId, Key, PlayerId } from '../table/ids.ts';

export const PROTOCOL_VERSION = 1;
/** The longest text frame a client may send, in UTF-8 bytes. */
export const MAX_CLIENT_BYTES = 4096;
/** Clients send the literal text `ping` this often and get `pong`, in milliseconds. */
export const PING_EVERY = 15_000;
/** A client without a `pong` for so long reconnects. */
export const PONG_WITHIN = 10_000;
/** A socket silent for so long counts as absent. */
export const ABSENT_AFTER = 40_000;

export const REJECT_CODES = [
  'malformed',
  'too-large',
  'unknown-command',
  'not-seated',
  'seat-taken',
  'not-your-turn',
  'illegal-move',
  'stale',
  'not-started',
  'game-over',
  'claim-needed',
  'no-offer',
  'already-offered',
  'too-soon',
  'rate-limited',
] as const;
export type RejectCode = (typeof REJECT_CODES)[number];

export type Command =
  | { readonly type: 'sit'; readonly seat?: Color; readonly name?: string; readonly claim?: string }
  | { readonly type: 'move'; readonly ply: number; readonly move: string }
  | { readonly type: 'resign' }
  | { readonly type: 'leave' }
  | { readonly type: 'offer'; readonly offer: OfferKind }
  | { readonly type: 'answer'; readonly offer: OfferKind; readonly accept: boolean }
  | { readonly type: 'claim'; readonly result: 'win' | 'draw' }
  | { readonly type: 'suggest'; readonly ply: number; readonly move: string }
  | { readonly type: 'react'; readonly reaction: string };

export type ClientMessage =
  | { readonly type: 'hello'; readonly v: 1; readonly key?: Key; readonly since?: number }
  | { readonly type: 'command'; readonly id: CommandId; readonly command: Command };

export interface SeatView {
  readonly player: PlayerId;
  readonly name: string;
}

export interface OfferView {
  readonly offer: OfferKind;
  readonly by: Color;
}

/** A timed game's clocks: what each side had left at `at` (Unix milliseconds), and whose clock has run since. */
export interface ClockView extends ClockSettings {
  readonly white: number;
  readonly black: number;
  readonly running: Color | null;
  readonly at: number;
}

/** Everything about a table that anybody may see. */
export interface TableSnapshot {
  readonly rules: string;
  readonly phase: 'open' | 'playing' | 'finished';
  /** The game's number, from 1. */
  readonly game: number;
  /** Where this game started, and where it is now. */
  readonly start: string;
  readonly fen: string;
  /** Landing paths of this game. */
  readonly moves: readonly string[];
  readonly turn: Color;
  readonly ply: number;
  readonly seats: PerColor<SeatView | null>;
  readonly offers: readonly OfferView[];
  readonly clock: ClockView | null;
  readonly outcome: Outcome | null;
  /** Points of the person who now sits on each side: 1 for a win, 0.5 for a draw. */
  readonly score: PerColor<number>;
  readonly visibility: 'public' | 'private';
  readonly suggestions: 'on' | 'off';
}

export type ServerMessage =
  | {
      readonly type: 'welcome';
      readonly v: 1;
      readonly role: Color | 'spectator';
      readonly player?: PlayerId;
      readonly seq: number;
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
    }
  | { readonly type: 'error'; readonly code: RejectCode }
  | { readonly type: 'incompatible'; readonly v: number };
