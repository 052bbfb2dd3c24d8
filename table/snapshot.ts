import type { Color, Outcome, PerColor } from '../engine/types.ts';
import type { ClockSettings, OfferKind } from './events.ts';
import type { PlayerId } from './ids.ts';

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
