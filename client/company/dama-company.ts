import { html, LitElement, nothing } from 'lit';
import type { Suggested } from '../../protocol/messages.ts';
import { REACTIONS, type Reaction } from '../../table/events.ts';
import type { CompanyWords } from '../i18n/company-words.ts';
import { defineSpeaking, speech } from '../i18n/current.ts';
import { Watcher } from '../observable.ts';
import { pathText } from '../table/pathText.ts';
import { muted } from '../table/preferences.ts';
import { mayReact } from '../table/reacting.ts';
import { nothingYet, ownSeat, type TableState } from '../table/state.ts';
import { ticks } from '../table/world.ts';
import { type Chip, nextChange } from './chips.ts';
import { markOf } from './marks.ts';
import { changeMuted, type Mutable } from './muting.ts';
import { pace, type Told, UNTOLD } from './pacing.ts';
import { chipsIn, chipText, suggestedIn, tallySpeech } from './view.ts';
import { companyWords } from './words.ts';

/** After a reaction there is none for so long, in milliseconds: the table takes one a second. */
const REST = 1000;

/** How often is said what those who watch suggest and how they react, to who watches and who plays, and how the players react, in milliseconds. */
const EVERY = { watching: 5000, playing: 15_000, players: 3000 };

/** The cards of suggestions and of reactions: the arrows as a list, the buttons to react, and what a screen reader says of both. */
export class DamaCompany extends LitElement {
  static override properties = {
    state: { attribute: false },
    react: { attribute: false },
    resting: { state: true },
  };

  declare state: TableState;
  /** Sends a reaction to the table. */
  declare react: (reaction: Reaction) => void;
  /** Whether there was a reaction a moment ago. */
  declare resting: boolean;

  #tally: Told = UNTOLD;
  #players: Told = UNTOLD;
  #crowd: Told = UNTOLD;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.state = nothingYet;
    this.react = () => undefined;
    this.resting = false;
    new Watcher(this, speech, companyWords, muted.suggestions, muted.reactions);
  }

  /** The page's own style sheet styles it. */
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#waiting);
    clearTimeout(this.#rest);
    this.resting = false;
  }

  protected override willUpdate(): void {
    const words = companyWords.get();
    clearTimeout(this.#waiting);
    if (words === undefined) return;
    const now = ticks();
    const chips = muted.reactions.get() ? [] : chipsIn(this.state, now);
    const heard = (some: readonly Chip[]): string =>
      some.map((chip) => chipText(this.state, chip, speech.get().words, words)).join('. ');
    const every = ownSeat(this.state) === null ? EVERY.watching : EVERY.playing;
    const tally = pace(this.#tally, tallySpeech(this.#suggested, words), now, every);
    const isCrowd = ({ by }: Chip): boolean => by === 'spectator';
    const players = pace(this.#players, heard(chips.filter((chip) => !isCrowd(chip))), now, EVERY.players);
    const crowd = pace(this.#crowd, heard(chips.filter(isCrowd)), now, every);
    this.#tally = tally.told;
    this.#players = players.told;
    this.#crowd = crowd.told;
    const change = nextChange(this.state.company.reactions, now);
    const waits = [tally.wait, players.wait, crowd.wait, change].flatMap((wait) => wait ?? []);
    if (waits.length > 0) this.#waiting = setTimeout(() => this.requestUpdate(), Math.min(...waits));
  }

  protected override render() {
    const words = companyWords.get();
    if (words === undefined) return nothing;
    return html`
      ${this.#suggestions(words)}
      ${this.#reactionsBar(words)}
      <p class="unseen" role="status">${this.#tally.text}</p>
      <p class="unseen" role="status">${this.#players.text}</p>
      <p class="unseen" role="status">${this.#crowd.text}</p>
    `;
  }

  get #suggested(): readonly Suggested[] {
    return muted.suggestions.get() ? [] : suggestedIn(this.state);
  }

  #suggestions({ suggestions: words }: CompanyWords) {
    const moves = this.#suggested;
    if (moves.length === 0) return nothing;
    const { own } = this.state.company;
    const item = ({ move, count }: Suggested) => html`
      <li>${pathText(move)} <span class="times">×${count}</span>${move === own ? html` <span class="soft">(${words.own})</span>` : nothing}</li>
    `;
    return html`
      <div class="card suggested">
        <p id="suggested-label">${words.label}:</p>
        <ol aria-labelledby="suggested-label">${moves.map(item)}</ol>
        <button class="quiet" @click=${this.#muting('suggestions')}>${words.mute}</button>
      </div>
    `;
  }

  #reactionsBar({ reactions: words }: CompanyWords) {
    if (!mayReact(this.state)) return nothing;
    const resting = this.resting || this.state.status.state !== 'live';
    const button = (reaction: Reaction) => html`
      <button aria-disabled=${resting} @click=${() => this.#onReact(reaction)}>${markOf(reaction)} ${words.each[reaction]}</button>
    `;
    return html`
      <details class="card reacting">
        <summary>${speech.get().words.actions.react}</summary>
        <div class="buttons">${REACTIONS.map(button)}</div>
        <button class="quiet" @click=${this.#muting('reactions')}>${words.mute}</button>
      </details>
    `;
  }

  #onReact(reaction: Reaction): void {
    if (this.resting || this.state.status.state !== 'live') return;
    this.react(reaction);
    this.resting = true;
    this.#rest = setTimeout(() => {
      this.resting = false;
    }, REST);
  }

  /** The button goes with what it hides: the keyboard goes on at the board. */
  #muting(what: Mutable) {
    return () => {
      changeMuted(what, true);
      document.querySelector('dama-board')?.focus();
    };
  }
}

defineSpeaking('dama-company', DamaCompany, companyWords);

declare global {
  interface HTMLElementTagNameMap {
    'dama-company': DamaCompany;
  }
}
