import { html, LitElement, nothing, type PropertyValues } from 'lit';
import { makeFen } from '../../engine/fen.ts';
import type { PdnGame } from '../../engine/pdn/types.ts';
import { opposite } from '../../engine/position.ts';
import { rulesByName } from '../../engine/rulesets.ts';
import type { Color, Outcome, Position } from '../../engine/types.ts';
import { defineBoard } from '../board/speaking.ts';
import { defineSpeaking, onward, speech } from '../i18n/current.ts';
import type { OpenWords } from '../i18n/open-words.ts';
import { loadLooks } from '../looks/loadLooks.ts';
import { Watcher } from '../observable.ts';
import { isOver, outcomeText, resultSign, resultText } from '../replay/ending.ts';
import { gameItems, type Item } from '../replay/notation.ts';
import { occasionText } from '../replay/occasion.ts';
import { placeText } from '../replay/placeText.ts';
import { beginReplay, type Replay, type ReplayInput, replay, type Seen, seen } from '../replay/replay.ts';
import { memory } from '../table/browser.ts';
import { createTable, problemOf } from '../table/create.ts';
import { Handed } from '../table/handed.ts';
import { carryOn, identify, rememberedName } from '../table/identity.ts';
import { copyText } from '../table/share.ts';
import { fillRandom } from '../table/world.ts';
import type { Entry } from './library.ts';
import { loadPdn } from './loadPdn.ts';
import { moveText } from './moveText.ts';
import { type PositionView, positionCard } from './positionCard.ts';
import { sideLine } from './sideLine.ts';
import { openSpeech } from './speech.ts';

/** Keys that step through the game, wherever on the page nothing else has use for them. */
const KEYS: { readonly [key: string]: Exclude<ReplayInput['type'], 'go'> } = {
  ArrowLeft: 'back',
  ArrowRight: 'next',
  Home: 'first',
  End: 'last',
};

/** The same among the moves, where up and down lead through all of the text. */
const MOVE_KEYS: typeof KEYS = { ...KEYS, ArrowUp: 'up', ArrowDown: 'down' };

const STEPS = ['first', 'back', 'next', 'last'] as const;

/** What uses the keys itself. */
const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select') !== null;

const isMove = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.movetext') !== null;

/** A game to look through: board, steps, text, and what can be done with the position. */
export class DamaReplay extends LitElement {
  static override properties = {
    game: { attribute: false },
    entry: { attribute: false },
    state: { state: true },
    steps: { state: true },
    below: { state: true },
    opening: { state: true },
    written: { state: true },
  };

  declare game: PdnGame | undefined;
  /** What the game's tags tell. */
  declare entry: Entry | undefined;
  declare state: Replay | undefined;
  /** How often somebody has stepped through this game. */
  declare steps: number;
  /** The side that sits below. */
  declare below: Color;
  /** Whether a table is being opened, or why it could not be. */
  declare opening: PositionView['opening'];
  /** What was played, as PDN; empty until it is written down. */
  declare written: string;

  /** What became of the position as a text. */
  readonly #copied = new Handed(this);
  #items: readonly Item[] = [];
  /** What the board says of the game at its end. */
  #outcome: Outcome | null = null;
  #listening = new AbortController();

  constructor() {
    super();
    this.below = 'white';
    this.steps = 0;
    this.opening = 'idle';
    this.written = '';
    new Watcher(this, speech, openSpeech);
  }

  /** No shadow: the page's style sheet lays it out as a table. */
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#listening = new AbortController();
    document.addEventListener('keydown', this.#onKey, { signal: this.#listening.signal });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#listening.abort();
  }

  /** Goes to the heading, for those who read by ear or by keys. */
  override focus(options?: FocusOptions): void {
    this.querySelector<HTMLElement>('h2')?.focus(options);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('game') || !this.game) return;
    this.state = beginReplay(this.game);
    this.#outcome = seen(replay(this.state, { type: 'last' })).outcome;
    this.#items = gameItems(this.game);
    this.steps = 0;
    this.opening = 'idle';
    void this.#write(this.game);
  }

  protected override render() {
    const { game, state } = this;
    const own = openSpeech.get();
    if (!game || !state || !own) return nothing;
    const { opening } = this;
    const copied = this.#copied.handing;
    const { words } = speech.get();
    const now = seen(state);
    const above = opposite(this.below);
    const over = isOver(game.result, state.place, now);
    const line = (color: Color) => sideLine(now.position, color, this.entry?.[color], !over, words);
    return html`
      <div class="place">
        ${line(above)}
        <div class="board" id="board">
          <dama-board
            .orientation=${this.below}
            .start=${state.start}
            .position=${now.position}
            .lastMove=${now.lastMove ?? undefined}
            .labels=${{ ...words.board, moved: () => '' }}
          ></dama-board>
        </div>
        ${line(this.below)}
      </div>
      <div class="side">
        ${this.#about(game, own)} ${this.#steps(now, own)} ${this.#text(game, state)} ${positionCard({ position: now.position, copied, opening }, this.#handlers, words, own)}
        <p class="unseen" role="status">${this.#said(game, state, now, own)}</p>
      </div>
      <details class="card under" @toggle=${loadLooks}>
        <summary>${words.settings.heading}</summary>
        <dama-looks></dama-looks>
      </details>
    `;
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has('state')) return;
    this.#scroll();
    if (isMove(document.activeElement)) {
      this.querySelector<HTMLElement>('.ply[tabindex="0"]')?.focus({ preventScroll: true });
    }
  }

  async #write(game: PdnGame): Promise<void> {
    this.written = '';
    if (game.line.moves.length === 0) return;
    const { makeLinkedPdn } = await loadPdn(); // What has read the game is there.
    if (game === this.game) this.written = makeLinkedPdn(game);
  }

  /** Where one is told how to put a game or a position on a page: in the fragment, which is sent to nobody. */
  #embedding(shown: { readonly pdn: string } | { readonly fen: string }): string {
    return onward(
      memory,
      `/embedding#${new URLSearchParams({ ...shown, rules: this.game?.rules.name ?? '' })}`,
    );
  }

  readonly #handlers = {
    embedding: (fen: string) => this.#embedding({ fen }),
    copy: (fen: string) => void this.#copied.tell(copyText(fen)),
    playOn: (position: Position) => void this.#playOn(position),
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    const type = (isMove(event.target) ? MOVE_KEYS : KEYS)[event.key];
    const free =
      !event.defaultPrevented && !event.ctrlKey && !event.altKey && !event.metaKey && !event.shiftKey;
    if (!type || !free || isField(event.target)) return;
    event.preventDefault();
    this.#step({ type });
  };

  #step(input: ReplayInput): void {
    if (this.state) this.state = replay(this.state, input);
    this.steps += 1;
    this.opening = 'idle';
  }

  /**
   * Where one is after a step: the board itself knows single moves only, and is kept silent. A space more, or none, lets the same be said
   * again.
   */
  #said(game: PdnGame, { place }: Replay, now: Seen, own: OpenWords): string {
    if (this.steps === 0) return '';
    const text = placeText(game, place, now, speech.get().words, own);
    return this.steps % 2 === 0 ? text : `${text}\u00a0`;
  }

  /** Keeps the last move in sight inside its list; the page itself stays where it is. */
  #scroll(): void {
    const list = this.querySelector('.movetext');
    const move = this.querySelector<HTMLElement>('[aria-current="step"]');
    if (!list) return;
    const middle = move ? move.offsetTop - (list.clientHeight - move.offsetHeight) / 2 : 0;
    list.scrollTop = middle;
  }

  #about(game: PdnGame, own: OpenWords) {
    const { language, words } = speech.get();
    const { line, result, rules, tags } = game;
    const known = rulesByName(rules.name);
    const isPosition = line.moves.length === 0 && tags.length === 0;
    const ended = isPosition
      ? [own.open.position, this.#outcome && outcomeText(this.#outcome, rules, words)]
      : [resultText(result, this.#outcome, rules, words, own)];
    const occasion = this.entry ? occasionText(this.entry.event, this.entry.date, language) : '';
    return html`
      <div class="about">
        <h2 tabindex="-1">${known ? words.rulesets[known.name] : rules.name}</h2>
        <p>${[...ended, occasion].filter((text) => text).join(' · ')}</p>
      </div>
    `;
  }

  #steps({ hasBack, hasNext }: Seen, { replay }: OpenWords) {
    const button = (type: (typeof STEPS)[number]) => {
      const usable = type === 'next' || type === 'last' ? hasNext : hasBack;
      return html`<button aria-disabled=${!usable} @click=${() => this.#step({ type })}>${replay[type]}</button>`;
    };
    const flip = () => {
      this.below = opposite(this.below);
    };
    return html`
      <section class="card steps" role="group" aria-label=${replay.controls}>
        <div class="four">${STEPS.map(button)}</div>
        <button @click=${flip}>${replay.flip}</button>
        <p class="hint keys">${replay.keys}</p>
      </section>
    `;
  }

  #text(game: PdnGame, { place }: Replay) {
    if (this.#items.length === 0) return nothing;
    const { moves, share } = speech.get().words;
    const { result } = game;
    const ended = result === '*' ? nothing : html`<span class="ended">${resultSign(result)}</span>`;
    return html`
      <section class="card" aria-labelledby="text-heading">
        <h3 id="text-heading" class="label">${moves.heading}</h3>
        <div class="movetext">${moveText(this.#items, place, (to) => this.#step({ type: 'go', place: to }))} ${ended}</div>
        ${this.written ? html`<p><a href=${this.#embedding({ pdn: this.written })}>${share.embed}</a></p>` : nothing}
      </section>
    `;
  }

  /** Opens a table on which this position is played on, and goes there as the side to move. */
  async #playOn(position: Position): Promise<void> {
    this.opening = 'busy';
    const key = identify(memory, fillRandom);
    const created = await createTable(
      {
        rules: position.rules.name,
        fen: makeFen(position),
        seat: position.turn,
        key,
        name: rememberedName(memory),
      },
      fetch,
    );
    if (created.ok) location.assign(onward(memory, `/t/${created.value.id}${carryOn(memory, { key })}`));
    else this.opening = problemOf(created.error);
  }
}

defineBoard();
defineSpeaking('dama-replay', DamaReplay);

declare global {
  interface HTMLElementTagNameMap {
    'dama-replay': DamaReplay;
  }
}
