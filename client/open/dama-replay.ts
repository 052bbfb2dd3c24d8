import { html, LitElement, nothing, type PropertyValues } from 'lit';
import { makeFen } from '../../engine/fen.ts';
import { startGame } from '../../engine/game.ts';
import type { PdnGame } from '../../engine/pdn/types.ts';
import { opposite, piecesOf } from '../../engine/position.ts';
import { rulesByName } from '../../engine/rulesets.ts';
import type { Color, Position } from '../../engine/types.ts';
import { onward, speech } from '../i18n/current.ts';
import { Watcher } from '../observable.ts';
import { gameItems, type Item } from '../replay/notation.ts';
import { beginReplay, type Replay, type ReplayInput, replay, type Seen, seen } from '../replay/replay.ts';
import { occasionOf, tagValue } from '../replay/tags.ts';
import { fillRandom, memory } from '../table/browser.ts';
import { type CreateProblem, createTable } from '../table/create.ts';
import { handOver, identify, rememberedName } from '../table/identity.ts';
import { canCopy, copyLink, type Handing } from '../table/share.ts';
import { moveText } from './moveText.ts';
import { openSpeech } from './speech.ts';
import '../board/dama-board.ts';

/** Keys that step through the game, wherever on the page nothing else has use for them. */
const KEYS: { readonly [key: string]: Exclude<ReplayInput['type'], 'go'> } = {
  ArrowLeft: 'back',
  ArrowRight: 'next',
  Home: 'first',
  End: 'last',
};

const STEPS = ['first', 'back', 'next', 'last'] as const;

/** What uses the keys itself. */
const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select') !== null;

/** A game to look through: board, steps, text, and what can be done with the position. */
export class DamaReplay extends LitElement {
  static override properties = {
    game: { attribute: false },
    state: { state: true },
    below: { state: true },
    copied: { state: true },
    opening: { state: true },
  };

  declare game: PdnGame | undefined;
  declare state: Replay | undefined;
  /** The side that sits below. */
  declare below: Color;
  declare copied: Handing;
  /** Whether a table is being opened, or why it could not be. */
  declare opening: 'idle' | 'busy' | CreateProblem;

  #items: readonly Item[] = [];
  #listening = new AbortController();

  constructor() {
    super();
    this.below = 'white';
    this.copied = this.opening = 'idle';
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
    this.#items = gameItems(this.game);
    this.opening = 'idle';
  }

  protected override render() {
    const { game, state } = this;
    if (!game || !state) return nothing;
    const now = seen(state);
    const above = opposite(this.below);
    return html`
      <div class="place">
        ${this.#player(game, now.position, above)}
        <div class="board" id="board">
          <dama-board
            .orientation=${this.below}
            .position=${now.position}
            .lastMove=${now.lastMove ?? undefined}
            .labels=${speech.get().words.board}
          ></dama-board>
        </div>
        ${this.#player(game, now.position, this.below)}
      </div>
      <div class="side">
        ${this.#about(game)} ${this.#steps(now)} ${this.#text(game, state)} ${this.#position(game, now.position)}
      </div>
    `;
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('state')) this.#scroll();
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    const type = KEYS[event.key];
    const free =
      !event.defaultPrevented && !event.ctrlKey && !event.altKey && !event.metaKey && !event.shiftKey;
    if (!type || !free || isField(event.target)) return;
    event.preventDefault();
    this.#step({ type });
  };

  #step(input: ReplayInput): void {
    if (this.state) this.state = replay(this.state, input);
    this.opening = 'idle';
  }

  /** Keeps the last move in sight inside its list; the page itself stays where it is. */
  #scroll(): void {
    const list = this.querySelector('.movetext');
    const move = this.querySelector<HTMLElement>('[aria-current="step"]');
    if (!list) return;
    const middle = move ? move.offsetTop - (list.clientHeight - move.offsetHeight) / 2 : 0;
    list.scrollTop = middle;
  }

  #player(game: PdnGame, position: Position, color: Color) {
    const { words } = speech.get();
    const pieces = piecesOf(position).filter(({ piece }) => piece.color === color);
    const kings = pieces.filter(({ piece }) => piece.role === 'king').length;
    const name = tagValue(game, color);
    return html`
      <div class="player" data-color=${color}>
        <span class="disc ${color}">${name === '' ? nothing : html`<span class="unseen">${words.sides[color]}: </span>`}</span>
        <div class="who">
          <p class="name"><bdi>${name || words.sides[color]}</bdi></p>
          <p class="counts">${words.seat.counts(pieces.length - kings, kings)}</p>
        </div>
        ${position.turn === color ? html`<span class="turn">${words.seat.toMove}</span>` : nothing}
      </div>
    `;
  }

  #about(game: PdnGame) {
    const { rulesets } = speech.get().words;
    const { open, replay } = openSpeech.get();
    const { line, result, rules } = game;
    const known = rulesByName(rules.name);
    const heading =
      line.moves.length === 0 && game.tags.length === 0 ? open.position : replay.results[result];
    return html`
      <div class="about">
        <h2 tabindex="-1">${known ? rulesets[known.name] : rules.name}</h2>
        <p>${[heading, occasionOf(game)].filter((text) => text !== '').join(' · ')}</p>
      </div>
    `;
  }

  #steps({ hasBack, hasNext }: Seen) {
    const { replay } = openSpeech.get();
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
    const { moves } = speech.get().words;
    const ended =
      game.result === '*'
        ? nothing
        : html`<span class="ended">${game.result.replace('1/2-1/2', '½-½')}</span>`;
    return html`
      <section class="card" aria-labelledby="text-heading">
        <h3 id="text-heading" class="label">${moves.heading}</h3>
        <div class="movetext">${moveText(this.#items, place, (to) => this.#step({ type: 'go', place: to }))}${ended}</div>
      </section>
    `;
  }

  #position({ rules }: PdnGame, position: Position) {
    const { share } = speech.get().words;
    const { replay } = openSpeech.get();
    const fen = makeFen(position);
    const over = startGame(rules, position).outcome !== null;
    const busy = this.opening === 'busy';
    const problem = over
      ? replay.over
      : this.opening === 'failed'
        ? replay.failed
        : this.opening === 'rate-limited'
          ? replay.tooMany
          : '';
    const copyText = { idle: replay.copyFen, copied: share.copied, refused: share.refused }[this.copied];
    return html`
      <section class="card share" aria-labelledby="fen-heading">
        <h3 id="fen-heading" class="label">${replay.fen}</h3>
        <div class="row">
          <input class="link" readonly .value=${fen} aria-labelledby="fen-heading" />
          ${canCopy() ? html`<button @click=${() => this.#copy(fen)}>${copyText}</button>` : nothing}
        </div>
        <div class="buttons">
          <button class=${over ? '' : 'primary'} aria-disabled=${over || busy} @click=${() => over || busy || this.#playOn(position)}>
            ${busy ? replay.opening : replay.playOn}
          </button>
        </div>
        <p class="hint" role="status">${problem}</p>
      </section>
    `;
  }

  async #copy(fen: string): Promise<void> {
    this.copied = await copyLink(fen);
    setTimeout(() => (this.copied = 'idle'), 3000);
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
    if (created.ok) location.assign(onward(memory, `/t/${created.value}${handOver(memory, key)}`));
    else this.opening = created.error;
  }
}

customElements.define('dama-replay', DamaReplay);

declare global {
  interface HTMLElementTagNameMap {
    'dama-replay': DamaReplay;
  }
}
