import { html, LitElement, nothing } from 'lit';
import type { RulesetName } from '../../engine/rulesets.ts';
import { isTableId } from '../../table/ids.ts';
import { defineSpeaking, speech } from '../i18n/current.ts';
import type { OpenWords } from '../i18n/open-words.ts';
import { Watcher } from '../observable.ts';
import { openForm } from './form.ts';
import { gameList } from './gameList.ts';
import type { Library } from './library.ts';
import { SHORT } from './loaded.ts';
import { loadPdn } from './loadPdn.ts';
import { createOpener, type OpenState } from './opener.ts';
import { problemCard, warningsCard } from './problem.ts';
import { browserReading, contentOf } from './source.ts';
import { openSpeech } from './speech.ts';
import './dama-replay.ts';
import '../table/dama-settings.ts';

/** So many games are listed at a time. */
const LISTED = 100;

/** Whether a person can write there: what they paste is for that field. */
const isWritable = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !target.readOnly);

/** Opens games and positions that a person has: pasted, dropped, from files or from a table. Nothing of them leaves the browser. */
export class DamaOpen extends LitElement {
  static override properties = {
    search: { state: true },
    limit: { state: true },
    marked: { state: true },
    held: { state: true },
  };

  declare search: string;
  declare limit: number;
  /** The entry of the list that has the focus, or had it last. */
  declare marked: number | undefined;
  /** Whether something is held over the page. */
  declare held: boolean;

  readonly #opener = createOpener({
    pdn: loadPdn,
    fetchTable: (id) => fetch(`/api/tables/${id}/pdn`),
    reading: browserReading,
  });
  /** The last thing that was opened and that this element has turned to. */
  #turnedTo = 0;
  /** What was last put into the form. */
  #kept = '';
  #listening = new AbortController();

  constructor() {
    super();
    this.search = '';
    this.limit = LISTED;
    this.marked = undefined;
    this.held = false;
    new Watcher(this, speech, openSpeech, this.#opener.state);
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
    document.querySelector('.skip')?.addEventListener('click', this.#onSkip, { signal });
    addEventListener('hashchange', this.#readAddress, { signal });
    this.#readAddress();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#listening.abort();
    this.#opener.stop();
  }

  /** What the server sent stays until there are words to put in its place. */
  protected override shouldUpdate(): boolean {
    return openSpeech.get() !== undefined;
  }

  protected override willUpdate(): void {
    // What the server sent makes room.
    if (!this.hasUpdated) this.replaceChildren();
    const { reading, opened } = this.#opener.state.get();
    this.ariaBusy = String(reading !== undefined);
    if (opened === this.#turnedTo) return;
    this.search = '';
    this.limit = LISTED;
    this.marked = undefined;
  }

  protected override render() {
    const { words } = speech.get();
    const own = openSpeech.get();
    if (!own) return nothing;
    const { open } = own;
    const state = this.#opener.state.get();
    const { library, shown, trouble, rules, busy, reading } = state;
    const game = shown?.game.ok ? shown.game.value : undefined;
    const awaited = busy === 'table' && !game;
    return html`
      <h1 class=${game || awaited ? 'unseen' : ''}>${open.heading}</h1>
      ${game || awaited ? nothing : html`<p class="lead">${open.lead}</p>`}
      ${this.#progress(state, own)}
      <p class="trouble ${awaited ? 'awaited' : ''}" role="status">${awaited ? own.replay.opening : trouble ? open[trouble] : ''}</p>
      ${trouble === 'offline' || trouble === 'noReader' ? html`<button @click=${() => void this.#opener.retry()}>${open.retry}</button>` : nothing}
      ${library ? gameList({ ...this.#list(state), library }, this.#handlers, words, own) : nothing}
      ${shown && !shown.game.ok ? problemCard(shown.game.error, shown, own) : nothing}
      ${game ? html`<dama-replay .game=${game} .entry=${shown?.entry}></dama-replay>` : nothing}
      ${shown ? warningsCard(shown, own) : nothing}
      <details class="card another" open ?hidden=${reading !== undefined}>
        <summary ?hidden=${!game}>${open.another}</summary>
        ${openForm(rules, this.#handlers, words, own)}
      </details>
      ${this.held ? html`<p class="drop">${open.drop}</p>` : nothing}
    `;
  }

  protected override updated(): void {
    document.documentElement.removeAttribute('data-asks');
    const { opened, library, shown } = this.#opener.state.get();
    const form = this.querySelector<HTMLDetailsElement>('details.another');
    const isGame = shown?.game.ok === true;
    if (form && !isGame) form.open = true;
    if (opened === this.#turnedTo) return;
    this.#turnedTo = opened;
    if (library) this.#keep(library);
    if (!isGame) return;
    if (form) form.open = false;
    this.#turn();
  }

  /** The text stands in the form, to be mended or read by other rules; a long one only if it was written there, several not at all. */
  #keep({ texts }: Library): void {
    const field = this.querySelector('textarea');
    if (!field) return;
    const text = texts.length === 1 ? (texts[0]?.text ?? '') : '';
    if (field.value !== text) field.value = text.length > SHORT ? '' : text;
    this.#kept = field.value;
  }

  /** What the text in the form was changed to, if it was. */
  get #edited(): string | undefined {
    const text = this.querySelector('textarea')?.value ?? '';
    return text.trim() === '' || text === this.#kept ? undefined : text;
  }

  /** What had the focus has made room for the game. */
  #turn(): void {
    const replay = this.querySelector('dama-replay');
    void replay?.updateComplete.then(() => replay.focus({ preventScroll: true }));
    this.scrollIntoView({ block: 'start' });
  }

  readonly #handlers = {
    read: (text: string) => void this.#opener.open({ kind: 'text', text }),
    readFiles: (files: readonly File[]) => void this.#opener.open({ kind: 'files', files }),
    chooseRules: (rules: RulesetName) => void this.#opener.chooseRules(rules, this.#edited),
    choose: (index: number) => void this.#opener.choose(index),
    mark: (index: number) => {
      this.marked = index;
    },
    search: (text: string) => {
      this.search = text;
      this.limit = LISTED;
    },
    more: () => {
      this.limit += LISTED;
    },
  };

  readonly #onPaste = (event: ClipboardEvent): void => {
    if (!isWritable(event.target)) this.#take(event, event.clipboardData);
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

  /** Behind the header comes the game, if there is one; and the address keeps naming its table. */
  readonly #onSkip = (event: Event): void => {
    const target = this.querySelector<HTMLElement>('dama-replay, textarea');
    if (!target) return;
    event.preventDefault();
    target.focus();
  };

  #take(event: Event, data: DataTransfer | null): void {
    const content = contentOf(data);
    if (content === undefined) return;
    event.preventDefault();
    if (typeof content === 'string') this.#handlers.read(content);
    else this.#handlers.readFiles(content);
  }

  /** Opens the table that the address asks for, as `#table=7fKq2mWxYz`. */
  readonly #readAddress = (): void => {
    const id = new URLSearchParams(location.hash.slice(1)).get('table');
    if (isTableId(id)) void this.#opener.open({ kind: 'table', id });
    else if (id !== null) this.#opener.refuse('badLink');
  };

  #list({ chosen }: OpenState) {
    const { search, limit, marked = chosen } = this;
    return { chosen, search, limit, marked };
  }

  #progress({ reading }: OpenState, { open }: OpenWords) {
    if (!reading) return nothing;
    const { games, part } = reading;
    return html`
      <section class="card reading">
        <progress .value=${part} aria-label=${open.heading}></progress>
        <p role="status">${open.reading(games, Math.floor(part * 100))}</p>
        <button @click=${this.#opener.stop}>${open.stop}</button>
      </section>
    `;
  }
}

defineSpeaking('dama-open', DamaOpen);

declare global {
  interface HTMLElementTagNameMap {
    'dama-open': DamaOpen;
  }
}
