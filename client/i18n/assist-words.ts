import type { Color } from '../../engine/types.ts';
import type { KeyName } from '../assist/keys.ts';

/** What helps by keyboard and by ear, in one language. Squares come by their names, moves as `d3xd5xb5`. */
export interface AssistWords {
  /** As a tag, in which times are told. */
  readonly language: string;
  /** What the list of keys is called. */
  readonly heading: string;
  readonly arrows: string;
  readonly keys: { readonly [key in KeyName]: string };
  /** The eight directions as the board is seen, clockwise from up. */
  readonly lines: readonly string[];
  /** No piece from here to the edge. */
  readonly nothing: string;
  readonly noMove: string;
  readonly noClocks: string;
  readonly clock: (color: Color, time: string) => string;
  /** What a side has left, and how many pieces it has taken, where that is known. */
  readonly left: (color: Color, men: number, kings: number, taken: number | null) => string;
  /** Where a side's pieces stand. */
  readonly standing: (color: Color, men: readonly string[], kings: readonly string[]) => string;
  readonly toMove: (color: Color) => string;
  readonly unmovable: string;
  readonly movable: (squares: readonly string[]) => string;
  readonly mustTake: (squares: readonly string[]) => string;
  /** A piece was picked up, and where it may go. */
  readonly picked: (square: string, targets: readonly string[]) => string;
  /** In the middle of a capture, and where it may go on. */
  readonly onward: (square: string, targets: readonly string[]) => string;
  readonly putBack: (square: string) => string;
  readonly field: string;
  readonly make: string;
  readonly unread: string;
  readonly stuck: (square: string) => string;
  readonly elsewhere: (square: string, targets: readonly string[]) => string;
  readonly due: (moves: readonly string[]) => string;
  readonly several: (moves: readonly string[]) => string;
}
