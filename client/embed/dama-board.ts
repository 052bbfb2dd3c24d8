import { html, type PropertyDeclarations, type PropertyValues } from 'lit';
import { makeFen } from '../../engine/fen.ts';
import { play } from '../../engine/moves.ts';
import { makeMove } from '../../engine/notation.ts';
import { samePosition } from '../../engine/position.ts';
import type { Move, Outcome, Position } from '../../engine/types.ts';
import { Board, type Surroundings } from '../board/board.ts';
import { DamaOutcomeEvent, DamaPositionEvent } from '../board/board-events.ts';
import { boardStyles } from '../board/board-styles.ts';
import type { Movable } from '../board/settings.ts';
import type { BoardProblem } from '../board/words.ts';
import type { EmbedWords } from '../i18n/embed-words.ts';
import type { Language } from '../i18n/languages.ts';
import { type Attributes, type Meaning, readAttributes, readPlayable } from './attributes.ts';
import { damaBoardStyles } from './dama-board-styles.ts';
import type { Feed } from './feed.ts';
import { FEEDS } from './feeds.ts';
import { type GameRecord, loadReferee } from './gameRecord.ts';
import { lookForPicture } from './picture.ts';
import { LOOK_UNAVAILABLE, Problems } from './problems.ts';
import { languageAround, spoken } from './speech.ts';

/** The attributes that say what the board begins with; at first all are new. */
const SOURCES = ['src', 'pdn', 'fen', 'rules'] as const;

/** When a page may have laid out a picture otherwise: a style sheet has come, a window has another width. */
const LAID_OUT = ['load', 'resize'] as const;

/** What helps by keyboard and by ear comes so long after the board, in milliseconds: not before it is drawn, nor when there may be no network any more. */
const HELP_AFTER = 300;

/**
 * The board for any page: a position (`fen`, which plays what is moved on it where it is `playable`), a game to replay (`pdn`), or a live
 * table (`src`). A page that sets `position` and prevents `dama-move` plays for itself.
 */
export class DamaBoard extends Board {
  /** What it says on another site: there it speaks the language around it, English until that has come, and its help comes by itself. */
  static dictionary: ((language: Language) => Promise<EmbedWords>) | undefined;

  static override styles = [boardStyles, damaBoardStyles];

  static override properties: PropertyDeclarations = {
    src: {},
    pdn: {},
    fen: {},
    rules: {},
    movable: { attribute: 'playable', converter: readPlayable },
    language: { attribute: 'lang' },
  };

  /** A table's address, as `https://HOST/t/7fKq2mWxYz`. Wins over `pdn` and `fen`. */
  declare src: string | null;
  /** A game to replay. Wins over `fen`. */
  declare pdn: string | null;
  declare fen: string | null;
  declare rules: string | null;
  /** What the attribute `lang` says, if there is one. */
  declare language: string | null;

  /** Not where a style sheet cannot ask for them, as in Chrome before 125: there the picture gives way to a board of the page's width. */
  readonly #states = CSS.supports('selector(:state(a))') ? this.attachInternals().states : undefined;
  readonly #problems = new Problems(this);
  /** What is on the board; null before the first update and where there is nothing to show. */
  #record: GameRecord | null = null;
  /** What was judged, and how it stands as soon as that is known. */
  #judged: GameRecord | null = null;
  #outcome: Outcome | null = null;
  /** Whether `position` was set, so that attributes do not count. */
  #controlled = false;
  /** What the attributes mean, read once an update. */
  #meaning: Meaning | undefined;
  #feed: Feed | undefined;
  /** Why there is no feed, where one is asked for. */
  #missing: readonly BoardProblem[] = [];
  /** What the present feed was made of. */
  #fed = '';
  /** What it speaks, or is about to; undefined where that did not come. */
  #language: Language | undefined = 'en';
  #helping: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.src = this.pdn = this.fen = this.rules = this.language = null;
  }

  /** All that it says, in the language around it; undefined on pages that give it their own words. */
  async words(): Promise<EmbedWords | undefined> {
    return DamaBoard.dictionary?.(spoken(languageAround(this)));
  }

  /** The position on the board. Setting it wins over the attributes; setting `undefined` gives the board back to them. */
  override get position(): Position | undefined {
    return super.position;
  }

  override set position(position: Position | undefined) {
    const before = super.position;
    this.#controlled = !!position;
    if (!position)
      this.requestUpdate('fen', Number.NaN); // As if it were new, whatever it is.
    else if (!before || !samePosition(before, position)) {
      this.#begin({ start: position, moves: [] }, position);
    }
  }

  override get shownMove(): Move | null {
    return this.lastMove ?? this.#record?.moves.at(-1) ?? null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#look();
    this.#feed?.connected();
    this.#lookAround();
    addEventListener('online', this.#lookAround);
    for (const type of LAID_OUT) addEventListener(type, this.#look);
    if (DamaBoard.dictionary) this.#helping = setTimeout(() => void this.aid.ask(), HELP_AFTER);
  }

  /** Looks for the picture. */
  readonly #look = (): void => {
    lookForPicture(this, this.#states);
    this.requestUpdate();
  };

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#helping);
    removeEventListener('online', this.#lookAround);
    for (const type of LAID_OUT) removeEventListener(type, this.#look);
    // One that is only moved on the page, as in a list that is sorted, is back by then.
    setTimeout(() => this.isConnected || this.#feed?.disconnected());
  }

  /** Another language may be around it, and what did not come may come now. */
  readonly #lookAround = (): void => this.requestUpdate('language');

  protected override settle(): Meaning {
    this.#meaning ??= this.#read();
    return this.#meaning;
  }

  #read(): Meaning {
    const { src, pdn, fen, rules, coordinates, theme, pieces } = this;
    const orientation = this.orientation ?? this.#feed?.orientation;
    const playable = this.getAttribute('playable');
    const written: Attributes = { src, pdn, fen, rules, orientation, coordinates, theme, pieces, playable };
    return readAttributes(written, Board.usual(this));
  }

  protected override get mayBeMoved(): Movable {
    return this.#outcome ? 'none' : (this.#feed?.movable ?? this.movable);
  }

  protected override get surroundings(): Surroundings {
    return {
      under: html`<slot @slotchange=${this.#look}></slot>`,
      above: this.#feed?.above,
      over: this.#problems.template(this.labels),
      below: this.#feed?.below,
    };
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    // With any change, for what did not come is asked for again.
    if (changed.size > 0) {
      void this.#speak();
      void this.#feedFrom();
    }
    this.#meaning = undefined;
    const { start, problems } = this.settle();
    this.#problems.set([
      ...problems,
      ...this.#missing,
      ...(this.#feed?.problems ?? []),
      ...(this.dresser.failed ? [LOOK_UNAVAILABLE] : []),
    ]);
    const asked = SOURCES.some((source) => changed.has(source)) || (!this.#record && start);
    if (asked && !this.#controlled) this.#begin(start && { start, moves: [] }, start);
    super.willUpdate(changed);
  }

  protected override updated(): void {
    void this.#judge();
  }

  /** Plays by itself what nobody has prevented. */
  protected override play(move: Move): boolean {
    const { position } = this;
    if (!this.#record || !position) return false;
    const { start, moves } = this.#record;
    const next = play(position, move);
    this.#begin({ start, moves: [...moves, move] }, next);
    this.lastMove = undefined;
    this.#feed?.played(move);
    this.dispatchEvent(new DamaPositionEvent({ move: makeMove(move), fen: makeFen(next) }));
    return true;
  }

  #begin(record: GameRecord | null, position: Position | null): void {
    this.#record = record;
    this.#outcome = null;
    this.start = record?.start;
    super.position = position ?? undefined;
  }

  /** A table elsewhere and a replay have judges of their own, and so has a page that lets nobody move the position that it sets. */
  async #judge(): Promise<void> {
    const record = this.#record;
    if (!record || record === this.#judged || this.#feed || (this.#controlled && this.movable === 'none'))
      return;
    this.#judged = record;
    const referee = await loadReferee().catch(() => undefined); // Asked again with the next move.
    if (this.#record !== record || !referee) return;
    this.#outcome = referee.judge(record);
    if (!this.#outcome) return;
    this.requestUpdate();
    if (!this.#controlled) this.dispatchEvent(new DamaOutcomeEvent(this.#outcome));
  }

  async #speak(): Promise<void> {
    const language = spoken(languageAround(this));
    if (!DamaBoard.dictionary || language === this.#language) return;
    this.#language = language;
    const words = await this.words().catch(() => undefined);
    if (language !== this.#language) return;
    this.#language = words && language; // Asked for again where they did not come.
    if (!words) return;
    this.labels = words.board;
    void this.#feed?.speak?.();
  }

  async #feedFrom(): Promise<void> {
    const about = typeof this.src === 'string' ? 'src' : 'pdn';
    const text = this[about];
    const fed = typeof text === 'string' ? `${about} ${text}` : '';
    if (fed !== this.#fed) {
      this.#fed = fed;
      this.#feed?.disconnected();
      this.#feed = undefined;
      this.position = this.lastMove = undefined;
      this.timeLeft = () => null;
      this.#missing = [];
    } else if (!this.#missing.length) return;
    if (typeof text !== 'string') return;
    const part = await FEEDS[about]().catch(() => undefined);
    if (fed !== this.#fed || this.#feed) return;
    this.#feed = part?.feed(this, text);
    this.#missing = part ? [] : [{ about, code: 'not-loaded', message: 'A part did not load.' }];
    if (this.isConnected) this.#feed?.connected();
    this.requestUpdate();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'dama-board': DamaBoard;
  }
}
