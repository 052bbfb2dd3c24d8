import type { Color } from '../engine/types.ts';
import type { OfferKind, Reaction } from './events.ts';
import type { Secret } from './ids.ts';

/** Why a command is refused, as the protocol says it. */
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

/** What a client asks of a table; moves are landing paths, and a move's `ply` is how many were played before it. */
export type Command =
  /** `name` is clean already (`makeName`): the codec sees to it. */
  | { readonly type: 'sit'; readonly seat?: Color; readonly name?: string; readonly claim?: string }
  /** `lag` is how long a message takes there and back as the client has measured it, in milliseconds. */
  | { readonly type: 'move'; readonly ply: number; readonly move: string; readonly lag?: number }
  | { readonly type: 'resign' }
  | { readonly type: 'leave' }
  | { readonly type: 'offer'; readonly offer: OfferKind }
  | { readonly type: 'answer'; readonly offer: OfferKind; readonly accept: boolean }
  | { readonly type: 'claim'; readonly result: 'win' | 'draw' }
  /** Lets whoever shows `ticket` first go on in one's seat; takes that back. */
  | { readonly type: 'handOver'; readonly ticket: Secret }
  | { readonly type: 'revoke' }
  | { readonly type: 'takeOver'; readonly ticket: string }
  | { readonly type: 'suggest'; readonly ply: number; readonly move: string }
  | { readonly type: 'react'; readonly reaction: Reaction };
