import type { Color, PerColor } from '../../engine/types.ts';

/** Of an opponent who has gone away in the middle of a game. */
interface AbsenceWords {
  readonly away: (name: string) => string;
  /** While one has still to wait; `left` as `0:42`. Where it is one's own `turn`, one has to move, too. */
  readonly awayFor: (name: string, turn: boolean, left: string) => string;
  readonly awayLong: (name: string, turn: boolean) => string;
  readonly back: (name: string) => string;
  readonly win: string;
  readonly draw: string;
}

/** What is said of a move for a courteous player, and of what somebody missed, in one language; it comes when a game runs. */
export interface CourtesyWords {
  /** To the one whose pieces stand on these squares, one or more, by their names. */
  readonly yoursAttacked: (squares: readonly string[]) => string;
  /** To everybody else, by the color of the pieces. */
  readonly attacked: PerColor<(squares: readonly string[]) => string>;
  readonly soonKing: (square: string) => string;
  readonly king: (square: string) => string;
  /** To the side that one has now, or to those who watch. */
  readonly newGame: (side: Color | null) => string;
  readonly absence: AbsenceWords;
  /** How many moves somebody missed who has come back. */
  readonly missed: (moves: number) => string;
  /** Ends the showing of them. */
  readonly skip: string;
  /** The choices among the settings. */
  readonly sounds: string;
  readonly vibrate: string;
  readonly announce: string;
  readonly showMissed: string;
}
