import { placeOf, squareAt } from '../../drawing/geometry.ts';
import type { Color, Square } from '../../engine/types.ts';
import { squareOf } from './squares.ts';

const STEPS: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-7, 0],
  End: [7, 0],
  PageUp: [0, -7],
  PageDown: [0, 7],
};

const clamp = (value: number): number => Math.min(7, Math.max(0, value));

/**
 * Where a key moves the focus: arrows as the board is seen, Home and End along the row, Page Up and Page Down along
 * the column; a letter goes to that file and a digit to that rank, so that `d` and `4` together reach d4 from
 * anywhere. null for any other key.
 */
export const focusAfter = (square: Square, key: string, orientation: Color): Square | null => {
  const step = STEPS[key];
  if (step) {
    const { column, row } = placeOf(square, orientation);
    return squareAt({ column: clamp(column + step[0]), row: clamp(row + step[1]) }, orientation);
  }
  if (/^[a-h]$/i.test(key)) return (square & ~7) + 'abcdefgh'.indexOf(key.toLowerCase());
  if (/^[1-8]$/.test(key)) return (Number(key) - 1) * 8 + (square & 7);
  return null;
};

/** What a key writes; where it writes no Latin letters or digits, what stands in its place where it does. */
const latin = ({ key, code }: KeyboardEvent): string =>
  /^[^\p{ASCII}\p{Script=Latin}]$/u.test(key) ? code.replace(/^(Key|Digit)/, '').toLowerCase() : key;

/** What keys do to a board. */
interface Keyed {
  readonly orientation: () => Color;
  readonly focus: (square: Square) => void;
  readonly tap: (square: Square) => void;
  /** Puts back what is in hand; whether something was. */
  readonly cancel: () => boolean;
  /** Answers any other key; whether it did. */
  readonly press: (key: string, square: Square) => boolean;
}

/** Keys with Ctrl, Alt or Meta, on no square, or of no use here stay the browser's. */
export const keyHandler =
  ({ orientation, focus, tap, cancel, press }: Keyed) =>
  (event: KeyboardEvent): void => {
    const square = squareOf(event);
    const key = latin(event);
    if (square === null || event.ctrlKey || event.altKey || event.metaKey) return;
    const next = focusAfter(square, key, orientation());
    if (next !== null) focus(next);
    else if (key === 'Enter' || key === ' ') tap(square);
    else if (!(key === 'Escape' && cancel()) && !press(key, square)) return;
    event.preventDefault();
  };
