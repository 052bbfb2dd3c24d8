import type { Color, Piece } from '../../engine/types.ts';

/** What there is to say about one square. */
export interface SquareState {
  /** `d3` */
  readonly name: string;
  /** Whether the rules use it at all (R1). */
  readonly used: boolean;
  readonly piece: Piece | undefined;
  /** Its piece is captured by the move in hand and leaves at its end (R7). */
  readonly taken: boolean;
  /** Its piece is picked up. */
  readonly chosen: boolean;
  /** Its piece may be picked up. */
  readonly movable: boolean;
  /** Its piece may be picked up, and a capture is due. */
  readonly mustCapture: boolean;
  /** The piece that is picked up may go here. */
  readonly target: boolean;
  /** The side that has just moved could take its piece. */
  readonly attacked: boolean;
  /** The last move began or ended here. */
  readonly lastMove: boolean;
}

/** A move that was played, to be said aloud. */
export interface MoveState {
  readonly color: Color;
  /** The squares it touched, in order: `d3`, `d5`, `f5`. */
  readonly squares: readonly string[];
  /** How many pieces it captured. */
  readonly captures: number;
  /** Whether a man became a king. */
  readonly crowned: boolean;
}

/**
 * What was wrong with the element's attributes: `about` is the attribute's name. `message` is one English sentence for
 * developers, for the event alone.
 */
export interface BoardProblem {
  readonly about:
    | 'src'
    | 'fen'
    | 'pdn'
    | 'rules'
    | 'orientation'
    | 'coordinates'
    | 'theme'
    | 'pieces'
    | 'playable';
  readonly code: string;
  readonly message: string;
  /** What to say of it in place of the board's own words. */
  readonly text?: string;
}

/** Everything that the board says, in one language. */
export interface BoardWords {
  /** The grid's name; `below` is the side that sits below. */
  readonly board: (below: Color) => string;
  /** A square's label; it begins with the square's name. */
  readonly square: (state: SquareState) => string;
  readonly moved: (move: MoveState) => string;
  /** The way to the keys, and to moves by name. */
  readonly help: string;
  readonly problem: (problem: Pick<BoardProblem, 'about' | 'code'>) => string;
}
