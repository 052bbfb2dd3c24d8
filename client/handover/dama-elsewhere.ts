import { html, LitElement, nothing } from 'lit';
import { speech } from '../i18n/current.ts';
import { Watcher } from '../observable.ts';
import { retrying } from '../retrying.ts';
import type { TableController } from '../table/controller.ts';
import { laterPart } from '../table/laterPart.ts';
import { nothingYet, ownSeat, type TableState } from '../table/state.ts';

const CARD = 'dama-handover';
const attempt = retrying(() => import('./later/handover.ts'));
const loadCard = laterPart(async () => (await attempt()).ready());

/** The way to go on with one's seat on another device: a button, and in its place, when it is pressed, a card that is loaded then. */
export class DamaElsewhere extends LitElement {
  static override properties = {
    state: { attribute: false },
    table: { attribute: false },
    url: { attribute: false },
    moving: { state: true },
    said: { state: true },
  };

  declare state: TableState;
  declare table: TableController | undefined;
  /** The table's address, without a fragment. */
  declare url: string;
  /** Whether somebody wants to move. */
  declare moving: boolean;
  /** What became of the last link, to those who listen. */
  declare said: string;

  #hadFocus = false;

  constructor() {
    super();
    this.state = nothingYet;
    this.url = '';
    this.moving = false;
    this.said = '';
    new Watcher(this, speech);
    void customElements.whenDefined(CARD).then(() => this.requestUpdate());
  }

  /** The page's own style sheet styles it. */
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  /** A link that an earlier load of this page has made is still out: it can be cancelled. */
  get #shows(): boolean {
    const own = ownSeat(this.state);
    return own !== null && (this.moving || this.state.table?.seats[own]?.ticket !== undefined);
  }

  protected override willUpdate(): void {
    this.#hadFocus = this.contains(document.activeElement);
    if (ownSeat(this.state) === null) this.moving = false;
    if (this.#shows) loadCard(this.state.status);
  }

  /** Until the card has come the button stays: where there is no network, another press asks again. */
  readonly #open = () => {
    this.moving = true;
    this.said = '';
    loadCard();
  };

  readonly #close = (said = '') => {
    this.moving = false;
    this.said = said;
  };

  protected override render() {
    if (ownSeat(this.state) === null) return nothing;
    return html`
      <p class="unseen" role="status">${this.said}</p>
      ${
        this.#shows && customElements.get(CARD)
          ? html`<dama-handover tabindex="-1" .state=${this.state} .table=${this.table} .url=${this.url} .close=${this.#close}></dama-handover>`
          : html`<button @click=${this.#open}>${speech.get().words.actions.handOver}</button>`
      }
    `;
  }

  /** What had the focus is gone: the keyboard goes on with what took its place. */
  protected override updated(): void {
    if (this.#hadFocus && !this.contains(document.activeElement)) void this.#passFocus();
  }

  async #passFocus(): Promise<void> {
    const card = this.querySelector(CARD);
    await card?.updateComplete; // Empty it is not displayed, and takes no focus.
    const next = card ?? this.querySelector('button') ?? document.querySelector('dama-board');
    next?.focus();
  }
}

customElements.define('dama-elsewhere', DamaElsewhere);

declare global {
  interface HTMLElementTagNameMap {
    'dama-elsewhere': DamaElsewhere;
  }
}
