import { html, LitElement, type PropertyValues } from 'lit';
import { squareAt } from '../../drawing/geometry.ts';
import type { Coordinates } from '../../drawing/surface.ts';
import { makeFen } from '../../engine/fen.ts';
import { type Game, playMove, startGame } from '../../engine/game.ts';
import { legalMoves } from '../../engine/moves.ts';
import { makeMove } from '../../engine/notation.ts';
import { samePosition } from '../../engine/position.ts';
import type { Color, Move, Position, Square } from '../../engine/types.ts';
import type { Theme } from '../themes/themes.ts';
import { announcement } from './announcement.ts';
import { DamaErrorEvent, DamaMoveEvent, DamaOutcomeEvent, DamaPositionEvent } from './board-events.ts';
import { boardStyles } from './board-styles.ts';
import { Hand } from './hand.ts';
import { focusAfter } from './keys.ts';
import type { Released } from './motion.ts';
import { piecesTemplate } from './pieces.ts';
import { pointerHandlers } from './pointer.ts';
import { candidates, IDLE, movable, type SelectionInput, select, standsOn } from './selection.ts';
import { type Movable, type PieceSet, readPlayable, readSettings, type Settings } from './settings.ts';
import { squareStates } from './squareStates.ts';
import { cellOf, squareOf, squaresTemplate } from './squares.ts';
import { Stage } from './stage.ts';
import { surfaceTemplate } from './surface.ts';
import { Surroundings } from './surroundings.ts';
import type { BoardProblem, BoardWords } from './words.ts';

/** The attributes that say what the board begins with. */
const SOURCES = ['src', 'fen', 'pdn', 'rules'] as const;

/**
 * A board that shows a position and lets people move.
 *
 * By itself (`fen`, `playable`) it plays what is moved on it. A page that sets `position` and prevents `dama-move`
 * plays for itself: it has until the next frame to set the position after the move, else the piece goes back.
 */
export class DamaBoard extends LitElement {
  static override styles = boardStyles;

  /** What a board says that is given no `labels`: known to whoever defines the element. */
  declare static words: () => BoardWords;

  static override properties = {
    src: {},
    fen: {},
    pdn: {},
    rules: {},
    orientation: {},
    coordinates: {},
    theme: {},
    pieces: {},
    movable: { attribute: 'playable', converter: readPlayable },
    runOn: { type: Boolean, attribute: 'run-on' },
    facesBoth: { type: Boolean, attribute: 'faces-both' },
    position: { attribute: false, noAccessor: true },
    lastMove: { attribute: false },
    attacked: { attribute: false },
    labels: { attribute: false },
  };

  declare src: string | null;
  declare fen: string | null;
  declare pdn: string | null;
  declare rules: string | null;
  declare orientation: Color | null;
  declare coordinates: Coordinates | null;
  declare theme: Theme | null;
  declare pieces: PieceSet | null;
  /** The attribute `playable` alone means both. */
  declare movable: Movable;
  /** Whether a capture runs on by itself where there is no choice. */
  declare runOn: boolean;
  /** Whether somebody sits above, too: for them there are coordinates on that side, and their pieces are turned. */
  declare facesBoth: boolean;
  /** The move to outline; if undefined, the last one that was played on this board. */
  declare lastMove: Move | undefined;
  /** The squares to mark whose piece the side that has just moved could take. */
  declare attacked: readonly Square[];
  declare labels: BoardWords;

  readonly #surroundings = new Surroundings(this, this.attachInternals().states);
  readonly #stage = new Stage(this);
  readonly #hand = new Hand(this);
  #settings: Settings = readSettings({});
  /** What is on the board; null before the first update and where there is nothing to show. */
  #game: Game | null = null;
  /** Whether `position` was set, so that `fen` does not count. */
  #controlled = false;
  /** What may be moved now. */
  #moves: readonly Move[] = [];
  /** The game whose outcome was told. */
  #told: Game | null = null;
  /** The square that the tab key reaches; null for the lower left one. */
  #tabStop: Square | null = null;
  #said = '';
  #reported: readonly BoardProblem[] = [];

  constructor() {
    super();
    this.src = this.fen = this.pdn = this.rules = null;
    this.orientation = this.coordinates = this.theme = this.pieces = null;
    this.movable = 'none';
    this.runOn = this.facesBoth = false;
    this.attacked = [];
    this.labels = DamaBoard.words();
  }

  /** The position on the board. Setting it wins over `fen`; setting `undefined` gives the board back to `fen`. */
  get position(): Position | undefined {
    return this.#game?.position;
  }

  set position(position: Position | undefined) {
    const before = this.position;
    this.#controlled = position !== undefined;
    if (!position) this.requestUpdate('fen');
    else if (!before || !samePosition(before, position)) {
      this.#begin(startGame(position.rules, position));
      this.#told = this.#game;
    }
    this.requestUpdate('position', before);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#pointer.abort();
  }

  /** Focuses the square that the tab key reaches. */
  override focus(options?: FocusOptions): void {
    cellOf(this.renderRoot, this.#focused)?.focus(options);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    this.#settings = readSettings(this);
    const start = this.#keepsPicture ? null : this.#settings.start;
    const asked = !this.hasUpdated || SOURCES.some((source) => changed.has(source)) || (!this.#game && start);
    if (asked && !this.#controlled) this.#begin(start && startGame(start.rules, start));
    const { position, outcome, moves } = this.#game ?? {};
    const mayMove = position && !outcome && (this.movable === 'both' || this.movable === position.turn);
    this.#moves = mayMove ? legalMoves(position) : [];
    const stuck = this.#hand.selection !== IDLE && candidates(this.#hand.selection, this.#moves).length === 0;
    if (stuck && !this.#hand.isHeld) this.#emptyHand();
    if (changed.has('orientation')) this.#pointer.abort(); // What is dragged would be let go on another square.
    const lastMove = this.lastMove ?? moves?.at(-1) ?? null;
    const scene = position
      ? { position, selection: this.#hand.selection, moves: this.#moves, lastMove }
      : null;
    const before = this.#stage.scene;
    // Without a move in between, as after a take-back, the last one is forgotten, or the same move would not be said again.
    if (before && scene && !samePosition(before.position, scene.position))
      this.#said = announcement(before, scene, this.labels) ?? '';
    this.#stage.show(scene, this.#settings.orientation);
    this.#surroundings.settle(!scene);
  }

  protected override render(): unknown {
    const { orientation, coordinates, problems, theme } = this.#settings;
    const { scene, staging } = this.#stage;
    const squares = scene?.position.rules.squares ?? this.#settings.squares;
    const [problem] = problems;
    const words = this.labels;
    const both = this.facesBoth ? `both ${orientation}` : '';
    const scheme = this.#surroundings.schemed ? '' : 'unschemed';
    const note =
      problem && html`<p class="note ${scheme}" part="note" role="alert">${words.problem(problem)}</p>`;
    return html`
      <div class="board ${scheme} ${theme} ${both}" part="board">
        ${surfaceTemplate(coordinates, orientation, squares, this.facesBoth)}
        <div
          class="squares"
          role="grid"
          aria-label=${words.board(orientation)}
          @pointerdown=${this.#pointer.down}
          @pointermove=${this.#pointer.move}
          @pointerup=${this.#pointer.up}
          @pointercancel=${this.#pointer.lost}
          @lostpointercapture=${this.#pointer.lost}
          @contextmenu=${this.#pointer.menu}
          @click=${this.#onClick}
          @keydown=${this.#onKey}
          @focusin=${this.#onFocus}
        >
          ${squaresTemplate({
            orientation,
            words,
            tabStop: this.#focused,
            stateOf: squareStates(scene, staging.standing, squares, this.attacked),
          })}
        </div>
        <div class="pieces" aria-hidden="true">${piecesTemplate(staging, orientation)}</div>
        <p class="said" role="status">${this.#said}</p>
      </div>
      ${note}
      <slot @slotchange=${this.#surroundings.look}></slot>
    `;
  }

  protected override updated(): void {
    const { problems } = this.#settings;
    const fresh = problems.filter(
      ({ about, message }) => !this.#reported.some((old) => old.about === about && old.message === message),
    );
    this.#reported = problems;
    for (const problem of fresh) this.dispatchEvent(new DamaErrorEvent(problem));
    if (this.#game === this.#told) return;
    this.#told = this.#game;
    if (this.#game?.outcome) this.dispatchEvent(new DamaOutcomeEvent(this.#game.outcome));
  }

  /** A picture that nothing is known to take the place of, such as a table's before it is connected. */
  get #keepsPicture(): boolean {
    return this.#surroundings.pictured && this.movable === 'none' && typeof this.fen !== 'string';
  }

  get #focused(): Square {
    return this.#tabStop ?? squareAt({ column: 0, row: 7 }, this.#settings.orientation);
  }

  #begin(game: Game | null): void {
    this.#game = game;
    this.#moves = [];
    this.#emptyHand();
  }

  /** A piece in hand goes back, dragged or not, in the middle of a capture or not. */
  #emptyHand(): void {
    this.#hand.selection = IDLE;
    this.#pointer.abort();
  }

  readonly #input = (input: SelectionInput, released?: Released): void => {
    if (released) this.#stage.release(released);
    if (this.#hand.isHeld) return; // A second click in the same frame.
    const { selection, move } = select(this.#hand.selection, input, this.#moves, { runOn: this.runOn });
    this.#hand.selection = selection;
    this.requestUpdate();
    if (move) this.#make(move);
  };

  #make(move: Move): void {
    const game = this.#game;
    if (!game) return;
    const detail = { move: makeMove(move), fen: makeFen(game.position) };
    const allowed = this.dispatchEvent(new DamaMoveEvent(detail));
    if (this.#game !== game) return; // The page has set another position meanwhile.
    if (allowed) this.#play(game, move);
    else this.#hand.hold(move);
  }

  #play(game: Game, move: Move): void {
    const played = playMove(game, move);
    if (!played.ok) return;
    this.#begin(played.value);
    this.lastMove = undefined;
    const fen = makeFen(played.value.position);
    this.dispatchEvent(new DamaPositionEvent({ move: makeMove(move), fen }));
  }

  readonly #pointer = pointerHandlers({
    orientation: () => this.#settings.orientation,
    box: () => this.renderRoot.querySelector('.squares')?.getBoundingClientRect() ?? new DOMRect(),
    mayPick: (square) => movable(this.#moves).has(square),
    inHand: (square) => this.#hand.selection.kind === 'picked' && standsOn(this.#hand.selection) === square,
    pieceOn: (square) => this.#stage.pieceOn(square),
    input: this.#input,
  });

  readonly #onFocus = (event: FocusEvent): void => {
    this.#tabStop = squareOf(event) ?? this.#tabStop;
    this.requestUpdate();
  };

  /** Assistive technology clicks without a pointer. */
  readonly #onClick = (event: MouseEvent): void => {
    const square = squareOf(event);
    if (this.#pointer.isBare(event) && square !== null) this.#input({ type: 'tap', square });
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    const square = squareOf(event);
    if (square === null || event.ctrlKey || event.altKey || event.metaKey) return;
    const next = focusAfter(square, event.key, this.#settings.orientation);
    if (next !== null) cellOf(this.renderRoot, next)?.focus();
    else if (event.key === 'Enter' || event.key === ' ') this.#input({ type: 'tap', square });
    else if (event.key === 'Escape' && this.#hand.selection !== IDLE) {
      this.#pointer.abort();
      this.#input({ type: 'cancel' });
    } else return;
    event.preventDefault();
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'dama-board': DamaBoard;
  }
}
