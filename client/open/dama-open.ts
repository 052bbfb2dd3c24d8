import { html, LitElement, nothing, type PropertyValues } from 'lit';
import type { PdnReading } from '../../engine/pdn/types.ts';
import { type RulesetName, rulesByName, turkish } from '../../engine/rulesets.ts';
import { isTableId } from '../../table/ids.ts';
import { speech } from '../i18n/current.ts';
import { Watcher } from '../observable.ts';
import { looksLikeFen, readFen } from './fen.ts';
import { openForm } from './form.ts';
import { gameList } from './gameList.ts';
import { entryOf, type Library, readEntry } from './library.ts';
import { problemCard, warningsCard } from './problem.ts';
import { type Piece, piecesOf, readLibrary } from './reading.ts';
import { browserReading, contentOf, piecesOfFile } from './source.ts';
import { openSpeech } from './speech.ts';
import './dama-replay.ts';
import '../table/dama-settings.ts';

/** So many games are listed at a time. */
const LISTED = 100;

/** A file of so many bytes is read at once, and may be a position. */
const SMALL_FILE = 65_536;

/** The reader of PDN is loaded when something is to be read. */
const pdn = () => import('../../engine/pdn/index.ts');

/** What stands in the way of the whole text; what is wrong with one game is its own. */
type Trouble = 'nothing' | 'fileFailed' | 'noTable' | 'stopped';

/** The table that an address asks for, as `#table=7fKq2mWxYz`. */
const askedTable = (): string | undefined => {
  const id = new URLSearchParams(location.hash.slice(1)).get('table');
  return isTableId(id) ? id : undefined;
};

/** Opens games and positions that a person has: pasted, dropped, from a file or from a table. Nothing of them leaves the browser. */
export class DamaOpen extends LitElement {
  static override properties = {
    rules: { state: true },
    reading: { state: true },
    library: { state: true },
    chosen: { state: true },
    shown: { state: true },
    trouble: { state: true },
    search: { state: true },
    limit: { state: true },
    held: { state: true },
  };

  /** Of games that name no rules. */
  declare rules: RulesetName;
  /** How far a long text is read, from 0 to 1. */
  declare reading: { readonly games: number; readonly part: number } | undefined;
  declare library: Library | undefined;
  /** The index of the chosen game, and what was read of it. */
  declare chosen: number;
  declare shown: PdnReading | undefined;
  declare trouble: Trouble | undefined;
  declare search: string;
  declare limit: number;
  /** Whether something is held over the page. */
  declare held: boolean;

  #stop = new AbortController();
  #listening = new AbortController();

  constructor() {
    super();
    this.rules = turkish.name;
    this.chosen = 0;
    this.search = '';
    this.limit = LISTED;
    this.held = false;
    new Watcher(this, speech, openSpeech);
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    document.addEventListener('paste', this.#onPaste, { signal });
    document.addEventListener('dragover', this.#onDrag, { signal });
    document.addEventListener('dragleave', this.#onDragLeave, { signal });
    document.addEventListener('drop', this.#onDrop, { signal });
    addEventListener('hashchange', () => void this.#readTable(), { signal });
    void this.#readTable();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#listening.abort();
    this.#stop.abort();
  }

  protected override willUpdate(): void {
    // What the server sent makes room.
    if (!this.hasUpdated) this.replaceChildren();
  }

  protected override render() {
    const { words } = speech.get();
    const own = openSpeech.get();
    const form = openForm(this.rules, this.#handlers, words, own);
    const { entries = [] } = this.library ?? {};
    const { chosen, search, limit, shown } = this;
    const game = shown?.game.ok ? shown.game.value : undefined;
    return html`
      <h1 class=${game ? 'unseen' : ''}>${own.open.heading}</h1>
      ${game ? nothing : html`<p class="lead">${own.open.lead}</p>`}
      ${this.#progress()}
      <p class="trouble" role="status">${this.trouble ? own.open[this.trouble] : ''}</p>
      ${gameList({ entries, chosen, search, limit }, this.#handlers, words, own)}
      ${shown && !shown.game.ok ? problemCard(shown.game.error, own) : nothing}
      ${game ? html`<dama-replay .game=${game}></dama-replay>` : nothing}
      ${shown ? warningsCard(shown.warnings, own) : nothing}
      ${
        game
          ? html`<details class="card"><summary>${own.open.another}</summary>${form}</details>`
          : html`<div class="card">${form}</div>`
      }
      ${this.held ? html`<p class="drop">${own.open.drop}</p>` : nothing}
    `;
  }

  protected override updated(changed: PropertyValues<this>): void {
    const replay = this.querySelector('dama-replay');
    const listing = document.activeElement?.closest('.library') != null;
    if (!replay || !changed.has('shown') || listing) return;
    // What had the focus has made room for the game.
    void replay.updateComplete.then(() => replay.focus({ preventScroll: true }));
    this.scrollIntoView({ block: 'start' });
  }

  readonly #handlers = {
    read: (text: string) => void this.#readText(text),
    readFile: (file: File) => void this.#readFile(file),
    chooseRules: (rules: RulesetName) => {
      this.rules = rules;
    },
    choose: (index: number) => void this.#choose(index),
    search: (text: string) => {
      this.search = text;
      this.limit = LISTED;
    },
    more: () => {
      this.limit += LISTED;
    },
  };

  readonly #onPaste = (event: ClipboardEvent): void => {
    const { target } = event;
    if (target instanceof Element && target.closest('textarea, input')) return;
    this.#take(event, event.clipboardData);
  };

  readonly #onDrag = (event: DragEvent): void => {
    event.preventDefault(); // Else the browser would leave the page for the file.
    this.held = true;
  };

  readonly #onDragLeave = ({ relatedTarget }: DragEvent): void => {
    if (relatedTarget === null) this.held = false;
  };

  readonly #onDrop = (event: DragEvent): void => {
    this.held = false;
    this.#take(event, event.dataTransfer);
  };

  #take(event: Event, data: DataTransfer | null): void {
    const content = contentOf(data);
    if (content === undefined) return;
    event.preventDefault();
    if (typeof content === 'string') void this.#readText(content);
    else void this.#readFile(content);
  }

  get #defaultRules() {
    return rulesByName(this.rules) ?? turkish;
  }

  async #readTable(): Promise<void> {
    const id = askedTable();
    if (id === undefined) return;
    const text = await fetch(`/api/tables/${id}/pdn`).then(
      (response) => (response.ok ? response.text() : ''),
      () => '',
    );
    await this.#readText(text);
    if (this.trouble === 'nothing') this.trouble = 'noTable';
  }

  async #readFile(file: File): Promise<void> {
    const text = file.size > SMALL_FILE ? undefined : await file.text().catch(() => undefined);
    if (text === undefined) await this.#read(piecesOfFile(file));
    else await this.#readText(text);
  }

  /** A position, or games. */
  async #readText(text: string): Promise<void> {
    if (!looksLikeFen(text)) {
      await this.#read(piecesOf(text));
      return;
    }
    this.#forget();
    const { parsePdn } = await pdn();
    const rules = this.#defaultRules;
    const reading = readFen(text, rules, (part) => parsePdn(part, { rules }));
    this.library = { text, entries: [entryOf(reading)] };
    this.shown = reading;
  }

  #forget(): void {
    this.#stop.abort();
    this.#stop = new AbortController();
    this.library = this.shown = this.trouble = this.reading = undefined;
    this.search = '';
    this.limit = LISTED;
  }

  async #read(pieces: AsyncIterable<Piece> | Iterable<Piece>): Promise<void> {
    this.#forget();
    const { signal } = this.#stop;
    const progress = (games: number, part: number): void => {
      if (!signal.aborted) this.reading = { games, part };
    };
    const library = await pdn()
      .then(({ pdnReader }) =>
        readLibrary(pieces, pdnReader({ rules: this.#defaultRules }), browserReading(progress, signal)),
      )
      .catch(() => undefined);
    if (signal !== this.#stop.signal) return; // Something else is read by now.
    this.reading = undefined;
    this.library = library;
    if (signal.aborted) this.trouble = 'stopped';
    else if (library === undefined) this.trouble = 'fileFailed';
    else if (library.entries.length === 0) this.trouble = 'nothing';
    const first = library?.entries.findIndex(({ problem }) => problem === null) ?? -1;
    await this.#choose(Math.max(0, first));
  }

  async #choose(index: number): Promise<void> {
    const { library } = this;
    if (!library) return;
    const { parsePdn } = await pdn();
    const rules = this.#defaultRules;
    this.chosen = index;
    this.shown = readEntry(library, index, (text) => parsePdn(text, { rules }));
  }

  #progress() {
    if (!this.reading) return nothing;
    const { open } = openSpeech.get();
    const { games, part } = this.reading;
    return html`
      <section class="card reading">
        <progress .value=${part} aria-label=${open.heading}></progress>
        <p role="status">${open.reading(games, Math.floor(part * 100))}</p>
        <button @click=${() => this.#stop.abort()}>${open.stop}</button>
      </section>
    `;
  }
}

customElements.define('dama-open', DamaOpen);

declare global {
  interface HTMLElementTagNameMap {
    'dama-open': DamaOpen;
  }
}
