import type { Square } from '../../engine/types.ts';
import type { Released } from './motion.ts';
import type { SelectionInput } from './selection.ts';
import { squareOn } from './squares.ts';

/** How far a pointer moves, in CSS pixels, before a press becomes a drag. */
const DRAG_THRESHOLD = 4;

/** What the pointer needs to know of the board, and what it tells it. */
interface PointerBoard {
  /** Where its squares are. */
  readonly root: () => ShadowRoot | null;
  /** Whether the piece there may be picked up. */
  readonly mayPick: (square: Square) => boolean;
  /** Whether the piece in hand stands there. */
  readonly inHand: (square: Square) => boolean;
  readonly pieceOn: (square: Square) => HTMLElement | null;
  readonly input: (input: SelectionInput, released?: Released) => void;
}

interface Press {
  readonly pointer: number;
  readonly square: Square;
  readonly x: number;
  readonly y: number;
  /** Whether letting go without a drag is a tap: on a square, or on the piece that was already in hand. */
  readonly taps: boolean;
  /** The piece that the pointer can drag. */
  readonly piece: HTMLElement | null;
  dragging: boolean;
}

/** A way on the screen in squares of the board, measured now: of one that is turned only nearly, but what counts is where it ends. */
const inSquares = (root: ShadowRoot | null, x: number, y: number): DOMPoint => {
  const { width, height } = root?.querySelector('.squares')?.getBoundingClientRect() ?? new DOMRect();
  return new DOMPoint((x / width) * 8, (y / height) * 8);
};

/**
 * Clicks, taps and drags of one pointer at a time. The board is measured at every event, never earlier, because
 * pages shift and scale it. Any other button, a lost pointer and `abort` put a dragged piece back.
 */
export const pointerHandlers = (board: PointerBoard) => {
  let press: Press | null = null;
  /** Whether the next click comes from a press that was dealt with here; others come from assistive technology. */
  let pressed = false;

  const under = ({ clientX, clientY }: MouseEvent): Square | null =>
    squareOn(
      board
        .root()
        ?.elementsFromPoint(clientX, clientY)
        .find((found) => found.matches('.square')),
    );

  /** What a page drags by itself, as a link or an entry of a list, stays where it is while a piece is dragged in it. */
  const stay = (event: Event): void => event.preventDefault();

  const letGo = (event?: PointerEvent): Released | null => {
    removeEventListener('dragstart', stay, true);
    if (!press?.dragging || !press.piece) return null;
    const { piece, x, y } = press;
    piece.classList.remove('held');
    piece.style.removeProperty('translate');
    const way = inSquares(board.root(), (event?.clientX ?? x) - x, (event?.clientY ?? y) - y);
    return { id: Number(piece.dataset.id), columns: way.x, rows: way.y };
  };

  /** Puts back what is being dragged, without telling the board. */
  const abort = (): void => {
    letGo();
    press = null;
  };

  const cancel = (): void => {
    const held = press?.piece ?? null;
    abort();
    if (held) board.input({ type: 'cancel' });
  };

  const down = (event: PointerEvent): void => {
    if (press || !event.isPrimary || event.button !== 0) {
      cancel();
      return;
    }
    const square = under(event);
    if (square === null) return;
    pressed = true;
    const inHand = board.inHand(square);
    const picks = !inHand && board.mayPick(square);
    if (picks) board.input({ type: 'tap', square });
    const piece = inHand || picks ? board.pieceOn(square) : null;
    const { pointerId: pointer, clientX: x, clientY: y } = event;
    press = { pointer, square, x, y, taps: !picks, piece, dragging: false };
    if (piece) addEventListener('dragstart', stay, true);
    if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(pointer);
  };

  const move = (event: PointerEvent): void => {
    if (press?.pointer !== event.pointerId) return;
    if (event.buttons !== 1) cancel();
    if (!press?.piece) return;
    const [dx, dy] = [event.clientX - press.x, event.clientY - press.y];
    if (!press.dragging && Math.hypot(dx, dy) < DRAG_THRESHOLD) return;
    press.dragging = true;
    const way = inSquares(board.root(), dx, dy);
    press.piece.classList.add('held');
    press.piece.style.translate = `${way.x * 100}% ${way.y * 100}%`;
  };

  const up = (event: PointerEvent): void => {
    if (press?.pointer !== event.pointerId) return;
    if (event.button !== 0) cancel();
    if (!press) return;
    const { taps, dragging, square: start } = press;
    const square = under(event);
    const released = letGo(event);
    press = null;
    if (dragging && released) board.input({ type: 'drop', square: square ?? start }, released);
    else if (taps && square === start) board.input({ type: 'tap', square });
  };

  /** A press that was taken away, as by scrolling, has no click. */
  const lost = (event: PointerEvent): void => {
    if (press?.pointer !== event.pointerId) return;
    pressed = false;
    cancel();
  };

  const menu = (event: MouseEvent): void => {
    if (!press) return;
    event.preventDefault();
    // A finger that rests on a piece opens the menu, too, and goes on dragging.
    if (event instanceof PointerEvent && event.pointerType === 'touch') return;
    cancel();
  };

  /**
   * Whether a click comes from a person at a keyboard or a screen reader, and so still has to be dealt with. Such a
   * click mostly counts no presses; where it does, none came before.
   */
  const isBare = ({ detail }: MouseEvent): boolean => {
    const bare = detail === 0 || !pressed;
    pressed = false;
    return bare;
  };

  return { down, move, up, lost, menu, abort, isBare };
};
