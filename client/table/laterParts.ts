import { html, type LitElement, nothing } from 'lit';
import type { TableId } from '../../table/ids.ts';
import type { Courtesies } from '../courtesy/courtesies.ts';
import { retrying } from '../retrying.ts';
import { memory } from './browser.ts';
import { type Ask, laterPart } from './laterPart.ts';
import type { resultBanner } from './result.ts';
import { hasSeen } from './seen.ts';
import { ownSeat, type TableState } from './state.ts';

/** So long a table waits for what may show missed moves, in milliseconds: on a bad line it is better to play at once. */
const PATIENCE = 1000;

/** What the table's page loads when there is something to say or to show with it, or when somebody asks for it. */
export class LaterParts {
  /** Announces moves and shows missed ones. Where it does not come, a table is as good to play at. */
  courtesies: Courtesies | undefined;
  /** Whether that is still to come where something may have been missed: what is new must not be seen before. */
  awaited: boolean;
  /** Puts a result over the board. Beside the board it is told in any case. */
  resultBanner: typeof resultBanner | undefined;

  readonly #host: LitElement;
  /** What the page has drawn. */
  #drawn: TableState | undefined;
  readonly #courtesies: Ask;
  readonly #company = this.#part(() => import('../company/later/company.ts'));
  readonly #elsewhere = this.#part(() => import('../handover/later/elsewhere.ts'));
  readonly #settings = this.#part(() => import('./later/settings.ts'));

  /** What this device has seen of the table may not be all of it: then the first thing to show is what was missed. */
  constructor(host: LitElement, id: TableId | undefined) {
    this.#host = host;
    this.#courtesies = this.#part(
      () => import('./later/game.ts'),
      ({ Courtesies, resultBanner }) => {
        this.resultBanner = resultBanner;
        this.courtesies ??= id && new Courtesies(host, id, this.#drawn);
      },
    );
    this.awaited = hasSeen(memory, id);
    if (!this.awaited) return;
    const go = () => {
      this.awaited = false;
      host.requestUpdate();
    };
    void this.#courtesies()?.then(go);
    setTimeout(go, PATIENCE);
  }

  /** Each is drawn as soon as it has come; with its words, if it has any of its own. */
  #part<Part extends { readonly ready?: () => Promise<void> }>(
    load: () => Promise<Part>,
    use?: (part: Part) => void,
  ): Ask {
    const attempt = retrying(load);
    return laterPart(async () => {
      const part = await attempt();
      use?.(part);
      await part.ready?.();
      this.#host.requestUpdate();
    });
  }

  /** Loads what this state of the table, which has been drawn, asks for: where that fails, again with the next connection. */
  follow(state: TableState): void {
    this.#drawn = state;
    const { table, company, status } = state;
    if (table?.phase !== 'open') this.#courtesies(status);
    if (company.suggestions[0] ?? company.reactions[0]) this.#company(status);
    const own = ownSeat(state);
    if (own && table?.seats[own]?.ticket) this.#elsewhere(status);
  }

  /** What can be chosen, under the board: the settings, and the choices that other parts add to them. */
  settings(text: string) {
    const load = () => {
      this.#settings();
      this.#company();
      this.#courtesies();
    };
    return html`
      <details class="card under" @toggle=${load}>
        <summary>${text}</summary>
        <dama-looks></dama-looks>
        <dama-settings board></dama-settings>
        <dama-courtesies table></dama-courtesies>
      </details>
    `;
  }

  /** The way to the reactions, until they have come. */
  react(text: string) {
    return this.#standIn(text, this.#company, 'dama-company', 'summary');
  }

  /** The way on to another device, until that has come. */
  handOver(text: string) {
    return this.#standIn(text, this.#elsewhere, 'dama-elsewhere', 'button');
  }

  /** A button that stands in for a control of a part until that has come: it loads the part, and presses the control. */
  #standIn(text: string, load: Ask, part: string, control: string) {
    if (customElements.get(part)) return nothing;
    const press = async () => {
      await load();
      await this.#host.updateComplete;
      const found = this.#host.querySelector<HTMLElement>(`${part} ${control}`);
      found?.focus();
      found?.click();
    };
    return html`<button @click=${press}>${text}</button>`;
  }
}
