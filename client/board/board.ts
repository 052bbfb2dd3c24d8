import {
  type CSSResultGroup,
  html,
  LitElement,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import { squareAt } from '../../drawing/geometry.ts';
import { type Look, type PieceSet, type Theme, usualLook } from '../../drawing/looks.ts';
import { type Coordinates, usualOrientation } from '../../drawing/surface.ts';
import { makeFen } from '../../engine/fen.ts';
import { legalMoves } from '../../engine/moves.ts';
import { makeMove } from '../../engine/notation.ts';
import { samePosition } from '../../engine/position.ts';
import { ALL_SQUARES } from '../../engine/squareSet.ts';
import type { Color, Move, Position, Square } from '../../engine/types.ts';
import { Dresser } from '../looks/dresser.ts';
import { inksOf } from '../looks/inks.ts';
import { Aid, type LoadAssistant } from './aid.ts';
import { announcement } from './announcement.ts';
import type { Assisted } from './assistant.ts';
import { DamaMoveEvent } from './board-events.ts';
import { boardStyles } from './board-styles.ts';
import { Hand } from './hand.ts';
import { keyHandler } from './keys.ts';
import type { Released } from './motion.ts';
import { piecesTemplate } from './pieces.ts';
import { pointerHandlers } from './pointer.ts';
import { candidates, IDLE, movable, type SelectionInput, select, standsOn } from './selection.ts';
import type { Movable, Settings } from './settings.ts';
import { squareStates } from './squareStates.ts';
import { cellOf, type GridHandlers, gridTemplate, squareOf } from './squares.ts';
import { Stage } from './stage.ts';
import { type Letters, surfaceTemplate } from './surface.ts';
import { textBlock } from './textBlock.ts';
import type { BoardWords } from './words.ts';

/** What stands under all of a board, above the squares, over them, and below them. */
export interface Surroundings {
  readonly under?: unknown;
  readonly above?: unknown;
  readonly over?: unknown;
  readonly below?: unknown;
}

/**
 * A board that shows a position and lets people move: it tells of each move by `dama-move`, and whoever has prevented that has until the
 * next frame to set the position after the move, else the piece goes back.
 */
export class Board extends LitElement implements Assisted {
  static override styles: CSSResultGroup = boardStyles;

  /** What a board says that is given no `labels`: known to whoever defines the element. */
  declare static words: () => BoardWords;

  /** How a board looks where its attributes do not say it. */
  static usual: (board: Board) => Look = ({ lang }) => usualLook(lang);

  /** Loads what helps by keyboard and by ear, with its words; undefined where there is no help. */
  static assistant: LoadAssistant | undefined;

  static override properties: PropertyDeclarations = {
    orientation: {},
    coordinates: {},
    theme: {},
    pieces: {},
    movable: { attribute: false },
    runOn: { type: Boolean, attribute: 'run-on' },
    position: { attribute: false, noAccessor: true },
    lastMove: { attribute: false },
    attacked: { attribute: false },
    labels: { attribute: false },
    start: { attribute: false },
    timeLeft: { attribute: false },
  };

  declare orientation: Color | null;
  declare coordinates: Coordinates | null;
  declare theme: Theme | null;
  declare pieces: PieceSet | null;
  declare movable: Movable;
  /** Whether a capture runs on by itself where there is no choice. */
  declare runOn: boolean;
  /** The move to outline. */
  declare lastMove: Move | undefined;
  /** The squares to mark whose piece the side that has just moved could take. */
  declare attacked: readonly Square[];
  declare labels: BoardWords;
  /** The position that the game began with, as far as that is known. */
  declare start: Position | undefined;
  /** What a side has left on its clock, in milliseconds. */
  declare timeLeft: (color: Color) => number | null;

  /** Whether the page says which color schemes it has. If it does not, the board follows the device, as the picture does. */
  #schemed = false;
  protected readonly dresser = new Dresser(this);
  readonly #stage = new Stage(this);
  readonly #hand = new Hand(() => this.#input({ type: 'cancel' }));
  protected readonly aid = new Aid(this, Board.assistant);
  #settings: Settings = { ...usualLook(''), orientation: 'white', squares: ALL_SQUARES };
  #position: Position | undefined;
  /** What may be moved now. */
  #moves: readonly Move[] = [];
  /** The square that the tab key reaches; null for the lower left one. */
  #tabStop: Square | null = null;
  #said = textBlock('');

  constructor() {
    super();
    this.orientation = this.coordinates = this.theme = this.pieces = null;
    this.movable = 'none';
    this.runOn = false;
    this.attacked = [];
    this.labels = Board.words();
    this.timeLeft = () => null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#schemed =
      getComputedStyle(this).colorScheme !== 'normal' || !!document.querySelector('meta[name=color-scheme]');
  }

  get position(): Position | undefined {
    return this.#position;
  }

  set position(position: Position | undefined) {
    const before = this.#position;
    if (before && position && samePosition(before, position)) return;
    this.#position = position;
    this.#moves = [];
    this.#emptyHand();
    this.requestUpdate('position', before);
  }

  get moves(): readonly Move[] {
    return this.#moves;
  }

  get seenBy(): Color {
    return this.#settings.orientation;
  }

  get shownMove(): Move | null {
    return this.lastMove ?? null;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#pointer.abort();
  }

  /** Focuses the square that the tab key reaches. */
  override focus(options?: FocusOptions): void {
    this.focusSquare(this.#focused, options);
  }

  focusSquare(square: Square, options?: FocusOptions): void {
    cellOf(this.renderRoot, square)?.focus(options);
  }

  say(text: string): void {
    this.#said = textBlock(text);
    this.requestUpdate();
  }

  /** How the board is to be drawn. */
  protected settle(): Settings {
    const usual = Board.usual(this);
    const coordinates = this.coordinates ?? usual.coordinates;
    return {
      theme: this.theme ?? usual.theme,
      pieces: this.pieces ?? usual.pieces,
      coordinates,
      orientation: this.orientation ?? usualOrientation(coordinates),
      squares: ALL_SQUARES,
    };
  }

  /** Whose pieces may be moved. */
  protected get mayBeMoved(): Movable {
    return this.movable;
  }

  /** Lettering for somebody who sits above. */
  protected get lettersAbove(): ((letters: Letters) => TemplateResult) | undefined {
    return undefined;
  }

  /** What belongs to the board and stands around it. */
  protected get surroundings(): Surroundings {
    return {};
  }

  /** Plays a move that nobody has prevented; false where that is for the page to do. */
  protected play(_move: Move): boolean {
    return false;
  }

  protected override willUpdate(_changed: PropertyValues<this>): void {
    const { orientation } = this.#settings;
    this.#settings = this.settle();
    if (orientation !== this.seenBy) {
      this.#pointer.abort(); // What is dragged would be let go on another square.
      const focused = this.shadowRoot?.activeElement?.matches('.square');
      if (focused) void this.updateComplete.then(() => this.focus());
    }
    const position = this.#position;
    const side = this.mayBeMoved;
    const mayMove = position && (side === 'both' || side === position.turn);
    this.#moves = mayMove ? legalMoves(position) : [];
    const stuck = this.#hand.selection !== IDLE && candidates(this.#hand.selection, this.#moves).length === 0;
    if (stuck && !this.#hand.isHeld) this.#emptyHand();
    const lastMove = this.shownMove;
    const scene = position
      ? { position, selection: this.#hand.selection, moves: this.#moves, lastMove }
      : null;
    const before = this.#stage.scene;
    if (before && scene && !samePosition(before.position, scene.position))
      this.say(announcement(before, scene, this.labels) ?? '');
    this.#stage.show(scene, this.#settings.orientation);
    this.dresser.wear(this.#settings, position);
  }

  protected override render(): unknown {
    const { orientation, coordinates } = this.#settings;
    const { outfit } = this.dresser;
    const { under, above, over, below } = this.surroundings;
    const { scene, staging } = this.#stage;
    const squares = this.#position?.rules.squares ?? this.#settings.squares;
    const words = this.labels;
    const states = `${this.#schemed ? '' : 'unschemed'} ${outfit && this.#position ? 'drawn' : ''}`;
    // In a line of text a space around them would be seen.
    return html`${under}<div class="frame ${states}" .style=${outfit ? inksOf(outfit) : ''}>
      ${above}
      <div class="board" part="board">${
        outfit &&
        html`
        ${surfaceTemplate(coordinates, orientation, squares, outfit, this.lettersAbove)}
        ${gridTemplate(
          {
            orientation,
            words,
            tabStop: this.#focused,
            stateOf: squareStates(scene, staging.standing, squares, this.attacked),
          },
          this.#handlers,
        )}
        <div class="pieces" aria-hidden="true">${piecesTemplate(staging, orientation, outfit)}</div>
        `
      }
        <div class="said" role="status">${this.#said}</div>
        ${this.aid.template(words.help)}
        ${over}
      </div>
      ${below}
      </div>`;
  }

  get #focused(): Square {
    return this.#tabStop ?? squareAt({ column: 0, row: 7 }, this.#settings.orientation);
  }

  /** A piece in hand goes back, dragged or not, in the middle of a capture or not. */
  #emptyHand(): void {
    this.#hand.selection = IDLE;
    this.#pointer.abort();
  }

  readonly #input = (input: SelectionInput, released?: Released): void => {
    if (released) this.#stage.release(released);
    if (this.#hand.isHeld) return; // A second click in the same frame.
    const before = this.#hand.selection;
    const { selection, move } = select(before, input, this.#moves, { runOn: this.runOn });
    this.#hand.selection = selection;
    this.requestUpdate();
    if (move) this.make(move);
    else this.aid.held(before, selection, this.#moves, input);
  };

  /** Makes one of `moves`, as if it had been made by hand. */
  make(move: Move): void {
    const position = this.#position;
    if (!position) return;
    const detail = { move: makeMove(move), fen: makeFen(position) };
    const allowed = this.dispatchEvent(new DamaMoveEvent(detail));
    if (this.#position !== position) return; // The page has set another position meanwhile.
    if (!allowed || !this.play(move)) this.#hand.hold(move);
  }

  readonly #pointer = pointerHandlers({
    root: () => this.shadowRoot,
    mayPick: (square) => movable(this.#moves).has(square),
    inHand: (square) => this.#hand.selection.kind === 'picked' && standsOn(this.#hand.selection) === square,
    pieceOn: (square) => this.#stage.pieceOn(square),
    input: this.#input,
  });

  readonly #onKey = keyHandler({
    orientation: () => this.#settings.orientation,
    focus: (square) => this.focusSquare(square),
    tap: (square) => this.#input({ type: 'tap', square, keyed: true }),
    cancel: () => {
      const held = this.#hand.selection !== IDLE;
      if (held) this.#pointer.abort();
      this.#input({ type: 'cancel' });
      return held;
    },
    press: (key, square) => this.aid.press(key, square),
  });

  readonly #handlers: GridHandlers = {
    ...this.#pointer,
    key: this.#onKey,
    /** Assistive technology clicks without a pointer. */
    click: (event) => {
      const square = squareOf(event);
      if (this.#pointer.isBare(event) && square !== null) this.#input({ type: 'tap', square, keyed: true });
    },
    focus: (event) => {
      this.#tabStop = squareOf(event) ?? this.#tabStop;
      void this.aid.ask();
      this.requestUpdate();
    },
  };
}
