import { html, nothing, type TemplateResult } from 'lit';
import { squareAt } from '../../drawing/geometry.ts';
import { type Mark, markShapes } from '../../drawing/marks.ts';
import { shapesMarkup } from '../../drawing/shapes.ts';
import { makeSquare, parseSquare } from '../../engine/notation.ts';
import type { Color, Square } from '../../engine/types.ts';
import { drawn } from './drawn.ts';
import type { BoardWords, SquareState } from './words.ts';

const EIGHT = [0, 1, 2, 3, 4, 5, 6, 7];

const markTemplate = (mark: Mark, part: string): TemplateResult => html`
  <svg class="mark" part=${part} viewBox="0 0 100 100" aria-hidden="true">
    ${drawn(shapesMarkup(markShapes(mark)))}
  </svg>
`;

const LAST_MOVE = markTemplate('lastMove', 'last-move');
const ATTACKED = markTemplate('attacked', 'attacked');
const MUST_CAPTURE = markTemplate('mustCapture', 'must-capture');
const CHOSEN = markTemplate('chosen', 'chosen');
const TARGET = markTemplate('target', 'target');

/** What the grid of squares shows. */
interface SquaresView {
  readonly orientation: Color;
  readonly words: BoardWords;
  /** The square that the tab key reaches. */
  readonly tabStop: Square;
  readonly stateOf: (square: Square) => SquareState;
}

const squareTemplate = (view: SquaresView, square: Square): TemplateResult => {
  const state = view.stateOf(square);
  const held = state.movable || state.chosen;
  return html`<div
    class="square ${held ? 'movable' : ''} ${state.target ? 'goal' : ''}"
    part="square"
    role="gridcell"
    data-square=${makeSquare(square)}
    tabindex=${square === view.tabStop ? 0 : -1}
    aria-label=${view.words.square(state)}
    aria-disabled=${state.used ? nothing : 'true'}
    aria-selected=${state.chosen ? 'true' : nothing}
  >${state.lastMove ? LAST_MOVE : nothing}${state.attacked ? ATTACKED : nothing}${
    state.mustCapture ? MUST_CAPTURE : nothing
  }${state.chosen ? CHOSEN : nothing}${state.target ? TARGET : nothing}</div>`;
};

/** What listens to the grid. */
export interface GridHandlers {
  readonly down: (event: PointerEvent) => void;
  readonly move: (event: PointerEvent) => void;
  readonly up: (event: PointerEvent) => void;
  readonly lost: (event: PointerEvent) => void;
  readonly menu: (event: MouseEvent) => void;
  readonly click: (event: MouseEvent) => void;
  readonly key: (event: KeyboardEvent) => void;
  readonly focus: (event: FocusEvent) => void;
}

/** The squares row by row, as they are seen from the upper left. */
export const gridTemplate = (view: SquaresView, on: GridHandlers): TemplateResult => html`
  <div
    class="squares"
    role="grid"
    aria-label=${view.words.board(view.orientation)}
    @pointerdown=${on.down}
    @pointermove=${on.move}
    @pointerup=${on.up}
    @pointercancel=${on.lost}
    @lostpointercapture=${on.lost}
    @contextmenu=${on.menu}
    @click=${on.click}
    @keydown=${on.key}
    @focusin=${on.focus}
  >
    ${EIGHT.map(
      (row) => html`<div class="row" role="row">
        ${EIGHT.map((column) => squareTemplate(view, squareAt({ column, row }, view.orientation)))}
      </div>`,
    )}
  </div>
`;

/** The element of a square. */
export const cellOf = (root: ParentNode, square: Square): HTMLElement | null =>
  root.querySelector(`[data-square="${makeSquare(square)}"]`);

/** The square that an element is in. */
export const squareOn = (target: EventTarget | null | undefined): Square | null => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-square]') : null;
  const parsed = parseSquare(cell?.dataset.square ?? '');
  return parsed.ok ? parsed.value : null;
};

/** The square that an event on the grid is about. */
export const squareOf = ({ target }: Event): Square | null => squareOn(target);
