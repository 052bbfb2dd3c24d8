import { html, LitElement, nothing } from 'lit';
import { type Look, PIECE_SETS, THEMES } from '../../drawing/looks.ts';
import { COORDINATES } from '../../drawing/surface.ts';
import { defineSpeaking } from '../i18n/current.ts';
import { Watcher } from '../observable.ts';
import { memory } from '../table/browser.ts';
import { BOARD, boardLook } from './boardLook.ts';
import { looksWords } from './words.ts';

const CHOICES = { theme: THEMES, pieces: PIECE_SETS, coordinates: COORDINATES } as const;

const NAMES = ['theme', 'pieces', 'coordinates'] as const;

/** Has every board of the page drawn anew. */
const redraw = (): void => {
  for (const board of document.querySelectorAll('dama-board')) board.requestUpdate();
};

const choose = (name: keyof Look, value: string): void => {
  const chosen = new URLSearchParams(memory.get(BOARD) ?? '');
  chosen.set(name, value);
  memory.set(BOARD, String(chosen));
  redraw();
};

/**
 * How boards look: their colors, their pieces, their coordinates. Each choice is remembered and acts at once; in another tab where
 * this is open, too, else with the next move or whatever else has a board drawn there.
 */
export class DamaLooks extends LitElement {
  constructor() {
    super();
    new Watcher(this, looksWords);
  }

  /** The page's own style sheet styles it. */
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('storage', this.#follow);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('storage', this.#follow);
  }

  /** Another tab may have chosen. */
  readonly #follow = (): void => {
    redraw();
    this.requestUpdate();
  };

  protected override render() {
    const words = looksWords.get();
    if (!words) return nothing;
    const look = boardLook();
    return html`
      <div class="settings">
        ${NAMES.map(
          (name) => html`
            <label>
              <span>${words[name]}</span>
              <select
                name=${name}
                .value=${look[name]}
                @change=${({ target }: Event) => target instanceof HTMLSelectElement && choose(name, target.value)}
              >
                ${CHOICES[name].map((value) => html`<option value=${value} ?selected=${value === look[name]}>${words.called[value]}</option>`)}
              </select>
            </label>
          `,
        )}
      </div>
    `;
  }
}

defineSpeaking('dama-looks', DamaLooks, looksWords);

declare global {
  interface HTMLElementTagNameMap {
    'dama-looks': DamaLooks;
  }
}
