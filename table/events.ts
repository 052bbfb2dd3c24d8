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
  readonly opponent: 'friend' | 'computer';
  /** How well the computer plays, from `LEVELS.least` to `LEVELS.most`; null where it does not play. */
  readonly level: number | null;
}

/** Settings as they were written down: tables of before the computer's time do not say who the opponent is. */
export type RecordedSettings = Omit<Settings, 'opponent' | 'level'> &
  Partial<Pick<Settings, 'opponent' | 'level'>>;

/** The computer's levels; `usual` is played where none is asked for. */
export const LEVELS = { least: 1, most: 8, usual: 3 } as const;

export const OFFERS = ['draw', 'takeback', 'rematch'] as const;
export type OfferKind = (typeof OFFERS)[number];

/** An offer that waits for the opponent's answer. */
export type Offer =
  | { readonly offer: 'draw' | 'rematch'; readonly by: Color }
  /** `ply` is how many moves of the game would stay: those before the last one that the offerer had made. */
  | { readonly offer: 'takeback'; readonly by: Color; readonly ply: number };

/** What happened at a table, before it has its number and its time. */
export type Happening =
  | ({ readonly type: 'opened' } & RecordedSettings)
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
  | ({ readonly type: 'offered' } & Offer)
  /** `by` is the one who answers, the opponent of the one who offered. */
  | {
      readonly type: 'answered';
      readonly offer: OfferKind;
      readonly by: Color;
      readonly accept: boolean;
    }
  /** The first `ply` moves of the game stay, as `by` had asked; `clock` is what each side has left, in milliseconds. */
  | {
      readonly type: 'takenBack';
      readonly ply: number;
      readonly by: Color;
      readonly clock?: PerColor<number>;
    }
  | { readonly type: 'ended'; readonly outcome: Outcome };

/** An event: a happening with its number at this table (from 1, without gaps) and its time (Unix milliseconds). */
export type TableEvent = { readonly seq: number; readonly at: number } & Happening;
