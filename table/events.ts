import type { Color, Outcome, PerColor } from '../engine/types.ts';
import type { PlayerId } from './ids.ts';

/** Thinking time of a timed game, in seconds. */
export interface ClockSettings {
  readonly initial: number;
  readonly increment: number;
}

/** What a table is opened with. Never changes afterwards, and is public. */
export interface Settings {
  /** The ruleset's name, as `turkish`. */
  readonly rules: string;
  /** Where each game starts, as canonical FEN. */
  readonly fen: string;
  readonly clock: ClockSettings | null;
  readonly visibility: 'public' | 'private';
  readonly suggestions: 'on' | 'off';
}

export const OFFERS = ['draw', 'takeback', 'rematch'] as const;
export type OfferKind = (typeof OFFERS)[number];

/** What happened at a table, before it has its number and its time. */
export type Happening =
  | ({ readonly type: 'opened' } & Settings)
  | { readonly type: 'sat'; readonly seat: Color; readonly player: PlayerId; readonly name: string }
  | { readonly type: 'left'; readonly seat: Color }
  /** Both seats are taken and game number `game` begins. After an `ended` it is a rematch: the seats change colors. */
  | { readonly type: 'started'; readonly game: number }
  /** `ply` counts from 0 in the game; `clock` is what each side has left after the move, in milliseconds. */
  | {
      readonly type: 'moved';
      readonly ply: number;
      readonly move: string;
      readonly by: Color;
      readonly clock?: PerColor<number>;
    }
  | { readonly type: 'offered'; readonly offer: OfferKind; readonly by: Color }
  /** `by` is the one who answers, the opponent of the one who offered. */
  | {
      readonly type: 'answered';
      readonly offer: OfferKind;
      readonly by: Color;
      readonly accept: boolean;
    }
  | { readonly type: 'ended'; readonly outcome: Outcome };

/** An event: a happening with its number at this table (from 1, without gaps) and its time (Unix milliseconds). */
export type TableEvent = { readonly seq: number; readonly at: number } & Happening;
