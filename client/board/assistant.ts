import type { Color, Move, Position, Square } from '../../engine/types.ts';

/** What somebody has in hand on a board. */
export interface InHand {
  /** Where the piece stands now. */
  readonly on: Square;
  /** Whether it has captured already, and its move goes on. */
  readonly begun: boolean;
  /** Where it may go; nowhere once it is put back. */
  readonly targets: readonly Square[];
}

/** What an assistant knows of its board, and can do there. */
export interface Assisted extends HTMLElement {
  /** undefined while there is nothing on the board. */
  readonly position: Position | undefined;
  /** The position that the game began with, as far as that is known; by it captured pieces are counted. */
  readonly start: Position | undefined;
  /** The side that sits below. */
  readonly seenBy: Color;
  /** The last move, as it is outlined. */
  readonly shownMove: Move | null;
  /** What may be moved here now. */
  readonly moves: readonly Move[];
  /** The board's own words: others where it speaks another language. */
  readonly labels: unknown;
  /** What a side has left on its clock, in milliseconds; null without clocks. */
  readonly timeLeft: (color: Color) => number | null;
  /** Says it to who listens; again, if it was said before. */
  say(text: string): void;
  /** Makes one of `moves`, as if it had been made by hand. */
  make(move: Move): void;
  requestUpdate(): void;
}

/** Helps those who play by keyboard or by ear. It comes when a board first has the focus, or is asked for by name. */
export interface Assistant {
  /** Answers a key that the board has no use for; false where it has none either. */
  press(key: string, square: Square): boolean;
  /** Hears what is in hand now, where a move has yet to be completed. */
  held(hand: InHand): void;
  /** Hears that somebody has tried by key to pick up what cannot be moved. */
  refused(square: Square): void;
  /** What stands behind the grid: the field that takes a move by its name, and what belongs to it. */
  readonly template: unknown;
  focus(): void;
}
