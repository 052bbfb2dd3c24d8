import { html, nothing, type ReactiveController } from 'lit';
import { makeFen } from '../../../engine/fen.ts';
import { makeMove } from '../../../engine/notation.ts';
import { rulesByName, turkish } from '../../../engine/rulesets.ts';
import { adopt } from '../../board/adopt.ts';
import { DamaPositionEvent } from '../../board/board-events.ts';
import type { BoardProblem } from '../../board/words.ts';
import type { EmbedWords } from '../../i18n/embed-words.ts';
import { placeText } from '../../replay/placeText.ts';
import { beginReplay, type Replay, type ReplayInput, replay, samePlace, seen } from '../../replay/replay.ts';
import type { DamaBoard } from '../dama-board.ts';
import type { Feed } from '../feed.ts';
import type { MakeFeed } from '../feeds.ts';
import { stripStyles } from '../live/strip-styles.ts';
import { type ControlsHandlers, controls, gameChoice } from './controls.ts';
import { controlsStyles } from './controls-styles.ts';
import { type Read, readGames } from './games.ts';
import { Pace } from './pace.ts';
import { stepOfKey } from './step-keys.ts';

/** A game to replay on a board of its own: each board keeps its place. */
class ReplayFeed implements Feed, ReactiveController {
  readonly above = nothing;
  readonly movable = 'none';
  readonly orientation = null;
  readonly #board: DamaBoard;
  readonly #text: string;
  readonly #pace: Pace;
  #rules: string | null;
  #games: readonly [Read, ...Read[]];
  #chosen = 0;
  #state: Replay | undefined;
  #words: EmbedWords | undefined;
  /** Whether the board shows the game; before, it waits for the words of its controls, so that nothing moves when these come. */
  #begun = false;
  /** Whether somebody has gone to another place since the board was drawn. */
  #untold = false;
  #listening = new AbortController();

  constructor(board: DamaBoard, text: string) {
    this.#board = board;
    this.#text = text;
    this.#pace = new Pace(() => this.#goOn());
    this.#rules = board.rules;
    this.#games = this.#read();
    adopt(board.shadowRoot, stripStyles);
    adopt(board.shadowRoot, controlsStyles);
  }

  get problems(): readonly BoardProblem[] {
    const read = this.#games[this.#chosen];
    return read && 'problem' in read ? [read.problem] : [];
  }

  get below(): unknown {
    const words = this.#words;
    if (!words) return nothing;
    const several = this.#games.length > 1;
    if (!several && !this.#state) return nothing;
    return html`
      <div class="strip replay" part="controls">
        ${several ? gameChoice(this.#games.length, this.#chosen, this.#handlers, words.replay) : nothing}
        ${this.#state ? controls(this.#view(this.#state, words), this.#handlers, words.replay) : nothing}
      </div>
    `;
  }

  connected(): void {
    this.#board.addController(this);
    this.#listening.abort();
    this.#listening = new AbortController();
    // Before the grid hears of it, which has no use for these keys.
    this.#board.addEventListener('keydown', this.#onKey, { capture: true, signal: this.#listening.signal });
    void this.speak();
  }

  disconnected(): void {
    this.#board.removeController(this);
    this.#listening.abort();
    this.#pace.stop();
  }

  played(): void {
    // Nobody moves here.
  }

  /** Says where the game is now: more than the board itself has to say of a move, and so in its stead. */
  hostUpdate(): void {
    if (this.#untold && this.#state && this.#words) this.#board.say(this.#textAt(this.#state, this.#words));
    this.#untold = false;
  }

  hostUpdated(): void {
    if (this.#rules !== this.#board.rules) void this.#readAnew();
  }

  async speak(): Promise<void> {
    const words = await this.#board.words().catch(() => undefined);
    if (this.#listening.signal.aborted) return;
    this.#words = words ?? this.#words;
    if (!this.#begun) this.#choose(0);
    this.#begun = true;
    this.#board.requestUpdate();
  }

  #read(): readonly [Read, ...Read[]] {
    return readGames(this.#text, rulesByName(this.#rules ?? '') ?? turkish);
  }

  async #readAnew(): Promise<void> {
    this.#rules = this.#board.rules;
    this.#games = this.#read();
    await this.#board.updateComplete;
    this.#choose(this.#chosen);
  }

  #choose(chosen: number): void {
    const read = this.#games[chosen];
    this.#chosen = chosen;
    this.#state = read && 'game' in read ? beginReplay(read.game) : undefined;
    this.#pace.stop();
    this.#show();
  }

  #show(): void {
    const board = this.#board;
    const now = this.#state && seen(this.#state);
    board.position = now?.position;
    board.start = this.#state?.start;
    board.lastMove = now?.lastMove ?? undefined;
    board.requestUpdate();
  }

  #view(state: Replay, words: EmbedWords) {
    return { state, now: seen(state), text: this.#textAt(state, words), isPlaying: this.#pace.isRunning };
  }

  #textAt(state: Replay, words: EmbedWords): string {
    const read = this.#games[this.#chosen];
    return read && 'game' in read ? placeText(read.game, state.place, seen(state), words, words) : '';
  }

  #step(input: ReplayInput): void {
    const before = this.#state;
    if (!before) return;
    const state = replay(before, input);
    if (!seen(state).hasNext) this.#pace.stop();
    this.#board.requestUpdate();
    if (samePlace(state.place, before.place)) return;
    this.#state = state;
    this.#untold = true;
    this.#show();
    void this.#keepFocus();
    this.#tell();
  }

  /** Another position is shown, for somebody has asked for it. */
  #tell(): void {
    if (!this.#state) return;
    const { position, lastMove } = seen(this.#state);
    const detail = { move: lastMove && makeMove(lastMove), fen: makeFen(position) };
    this.#board.dispatchEvent(new DamaPositionEvent(detail));
  }

  /** The way into a variation goes once the place is another one; whoever stands on it stands on the next step then. */
  async #keepFocus(): Promise<void> {
    const { shadowRoot, updateComplete } = this.#board;
    if (!shadowRoot?.activeElement?.matches('.now button')) return;
    await updateComplete;
    shadowRoot.querySelector<HTMLElement>('.steps .next')?.focus();
  }

  #goOn(): void {
    this.#step({ type: 'next' });
  }

  readonly #handlers: ControlsHandlers = {
    step: (input) => {
      this.#pace.stop();
      this.#step(input);
    },
    play: () => {
      if (this.#pace.isRunning) this.#pace.stop();
      else if (this.#state && seen(this.#state).hasNext) {
        this.#pace.start();
        this.#goOn();
      }
      this.#board.requestUpdate();
    },
    choose: (chosen) => {
      this.#choose(chosen);
      this.#tell();
    },
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    const type = stepOfKey(event);
    if (!type) return;
    event.preventDefault();
    event.stopPropagation();
    this.#handlers.step({ type });
  };
}

/** The feed of a board with `pdn`: `text` is that attribute. */
export const feed: MakeFeed = (board, text) => new ReplayFeed(board, text);
