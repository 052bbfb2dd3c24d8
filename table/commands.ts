import type { Color } from '../engine/types.ts';
import type { OfferKind } from './events.ts';

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
