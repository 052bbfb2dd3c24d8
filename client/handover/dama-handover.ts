import { html, LitElement, nothing } from 'lit';
import type { Digest, Secret } from '../../table/ids.ts';
import { defineSpeaking, speech } from '../i18n/current.ts';
import type { HandoverWords } from '../i18n/handover-words.ts';
import { Watcher } from '../observable.ts';
import type { TableController } from '../table/controller.ts';
import { makeFragment } from '../table/fragment.ts';
import { Handed } from '../table/handed.ts';
import { randomText } from '../table/identity.ts';
import { linkRow } from '../table/share.ts';
import { nothingYet, ownSeat, type TableState } from '../table/state.ts';
import { fillRandom } from '../table/world.ts';
import { begin, follow, type Making } from './making.ts';
import { qrPicture } from './qrCode.ts';
import { handoverWords } from './words.ts';

/** 192 bits, which make 32 characters. */
const TICKET_BYTES = 24;

const newTicket = (): Secret => randomText(TICKET_BYTES, fillRandom) as Secret;

/**
 * The card that moves one's seat to another device: it makes a link as soon as it is there, unless one is out already that an
 * earlier load of the page has made.
 */
export class DamaHandover extends LitElement {
  static override properties = {
    state: { attribute: false },
    table: { attribute: false },
    url: { attribute: false },
    close: { attribute: false },
  };

  declare state: TableState;
  /** Sends what is asked for here. */
  declare table: Pick<TableController, 'state' | 'send'> | undefined;
  /** The table's address, without a fragment. */
  declare url: string;
  /** Nothing is left to do here; what is to be said of that. */
  declare close: (said?: string) => void;

  readonly #handed = new Handed(this, true);
  #making: Making | undefined;
  #begun = false;
  /** Whether it was this person who ended the link. */
  #cancelled = false;

  constructor() {
    super();
    this.state = nothingYet;
    this.url = '';
    this.close = () => undefined;
    new Watcher(this, speech, handoverWords);
  }

  /** The page's own style sheet styles it. */
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  /** What the table keeps of the ticket that is out. */
  get #out(): Digest | undefined {
    const own = ownSeat(this.state);
    return own === null ? undefined : this.state.table?.seats[own]?.ticket;
  }

  get #isAsked(): boolean {
    return this.state.pending.some(
      ({ command }) => command.type === 'handOver' && command.ticket === this.#making?.ticket,
    );
  }

  get #isRevoking(): boolean {
    return this.state.pending.some(({ command }) => command.type === 'revoke');
  }

  protected override willUpdate(): void {
    this.#making = follow(this.#making, this.#out, this.#isAsked);
  }

  protected override updated(): void {
    if (!this.#begun) {
      this.#begun = true;
      if (this.#out === undefined) this.#make();
      return;
    }
    // The table took no ticket, or has none any more.
    if (this.#making === undefined && this.#out === undefined && !this.#isRevoking)
      this.close(this.#cancelled ? handoverWords.get()?.cancelled : undefined);
  }

  readonly #make = (): void => {
    const { table } = this;
    if (table === undefined) return;
    const ticket = newTicket();
    this.#cancelled = false;
    this.#making = begin(ticket, this.#out);
    table.send({ type: 'handOver', ticket });
    this.state = table.state; // It is asked for, whenever the page comes to draw that.
  };

  readonly #cancel = (): void => {
    const { table } = this;
    if (table === undefined || this.#isRevoking) return;
    this.#making = undefined;
    this.#cancelled = true;
    table.send({ type: 'revoke' });
    this.state = table.state;
  };

  protected override render() {
    const words = handoverWords.get();
    if (words === undefined) return nothing;
    return html`
      <section class="card handover" aria-labelledby="handover-heading">
        <h2 id="handover-heading">${words.heading}</h2>
        <p role="status">${this.#told(words)}</p>
        ${this.#making?.taken === undefined ? nothing : this.#link(this.#making.ticket, words)}
        ${this.#buttons(words)}
      </section>
    `;
  }

  #buttons(words: HandoverWords) {
    const isLeaving = this.#isRevoking;
    return html`
      <div class="buttons">
        ${this.#making === undefined && !isLeaving ? html`<button @click=${this.#make}>${words.again}</button>` : nothing}
        <button aria-disabled=${isLeaving} @click=${this.#cancel}>${words.cancel}</button>
      </div>
    `;
  }

  /** How it stands with the link. One place says it all: those who listen hear what comes into a place that was there. */
  #told({ making, how, cancelling, out }: HandoverWords): string {
    if (this.#making !== undefined) return this.#making.taken === undefined ? making : how;
    return this.#isRevoking ? cancelling : out;
  }

  /** Where a seat is free at a table by invitation, the invitation goes along: the other device has to hand it on. */
  #link(ticket: Secret, words: HandoverWords) {
    const { table, claim } = this.state;
    const invites = table?.phase === 'open' && table.settings.invite !== null;
    const url = this.url + makeFragment({ ticket, claim: invites ? claim : undefined });
    const handed = this.#handed;
    return html`
      ${qrPicture(url, words.code)}
      ${linkRow({ kind: 'handover', url, wanted: false, handed }, speech.get().words)}
    `;
  }
}

defineSpeaking('dama-handover', DamaHandover, handoverWords);

declare global {
  interface HTMLElementTagNameMap {
    'dama-handover': DamaHandover;
  }
}
