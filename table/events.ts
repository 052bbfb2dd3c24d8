import type { Color, Outcome, PerColor } from '../engine/types.ts';
import type { Digest, PlayerId } from './ids.ts';

/** Thinking time of a timed game, in seconds. */
export interface ClockSettings {
  readonly initial: number;
  readonly increment: number;
}

/** The computer's levels. */
export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type Level = (typeof LEVELS)[number];
/** Played where none is asked for. */
export const USUAL_LEVEL: Level = 3;

/** Whom one plays against: `level` is how well the computer plays. */
export type Opposition =
  | { readonly opponent: 'friend'; readonly level: null }
  | { readonly opponent: 'computer'; readonly level: Level };

/** Whom one plays against as it was written down: before the computer's time nobody said. */
export type RecordedOpposition = Opposition | { readonly opponent?: never; readonly level?: never };

/** Whom a record means. */
export const oppositionOf = (recorded: RecordedOpposition): Opposition =>
  recorded.opponent === 'computer'
    ? { opponent: recorded.opponent, level: recorded.level }
    : { opponent: 'friend', level: null };

/** What is played, and who may see and say what. */
export interface Terms {
  /** The ruleset's name, as `turkish`. */
  readonly rules: string;
  /** Where each game starts, as canonical FEN. */
  readonly fen: string;
  readonly clock: ClockSettings | null;
  readonly visibility: 'public' | 'private';
  readonly suggestions: 'on' | 'off';
}

/** Who may sit down: whoever shows the claim that has this hash; null where the first comer may. */
export interface Invitation {
  readonly invite: Digest | null;
}

/** What a table is opened with. Never changes afterwards, and is public. */
export type Settings = Terms & Invitation & Opposition;

/** Settings as they were written down. */
export type RecordedSettings = Terms & Partial<Invitation> & RecordedOpposition;

/** What anybody at the table may show in passing. Their words are the clients'. */
export const REACTIONS = ['hello', 'good-luck', 'nice-move', 'oops', 'thanks', 'good-game'] as const;
export type Reaction = (typeof REACTIONS)[number];

/** What needs the opponent's consent. */
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
  /** Whoever shows the ticket with this hash first may take the seat over. Ends the ticket before it. */
  | { readonly type: 'ticketed'; readonly seat: Color; readonly ticket: Digest }
  /** The ticket is worth nothing any more. */
  | { readonly type: 'revoked'; readonly seat: Color }
  /** The seat goes on under another identity: the same person on another device, with name and points. */
  | { readonly type: 'tookOver'; readonly seat: Color; readonly player: PlayerId }
  /** Both seats are taken and game number `game` begins. After an `ended` it is a rematch: the seats change colors. */
  | { readonly type: 'started'; readonly game: number }
  /**
   * `ply` counts from 0 in the game; `clock` is what each side has left after the move, in milliseconds. `lag` of them, where there are
   * any, the mover was given back for the way of the message.
   */
  | {
      readonly type: 'moved';
      readonly ply: number;
      readonly move: string;
      readonly by: Color;
      readonly clock?: PerColor<number>;
      readonly lag?: number;
    }
  /**
   * The platform was away: it noticed only `late` milliseconds after it that the flag of `seat` should have fallen. The side has time
   * again, as `clock` says (milliseconds left of each side).
   */
  | {
      readonly type: 'delayed';
      readonly seat: Color;
      readonly late: number;
      readonly clock: PerColor<number>;
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
