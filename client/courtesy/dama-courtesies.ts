import { html, LitElement, nothing } from 'lit';
import { defineSpeaking } from '../i18n/current.ts';
import { type Observable, Watcher } from '../observable.ts';
import { canVibrate } from '../sounds/browser.ts';
import { sounding, vibrating } from '../sounds/preferences.ts';
import { announcing, showingMissed } from './preferences.ts';
import { courtesyWords } from './words.ts';

const choice = (choice: Observable<boolean>, text: string) => html`
  <label class="check">
    <input type="checkbox" .checked=${choice.get()} @change=${() => choice.set(!choice.get())} />
    <span>${text}</span>
  </label>
`;

/** The choices among the settings: whether moves are heard, felt and announced, and at a table whether missed ones are shown. */
export class DamaCourtesies extends LitElement {
  static override properties = { table: { type: Boolean } };

  declare table: boolean;

  constructor() {
    super();
    this.table = false;
    new Watcher(this, courtesyWords, announcing, showingMissed, sounding, vibrating);
  }

  /** The page's own style sheet styles it. */
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render() {
    const words = courtesyWords.get();
    if (!words) return nothing;
    return html`
      <div class="settings">
        ${choice(sounding, words.sounds)}${canVibrate() ? choice(vibrating, words.vibrate) : nothing}
        ${choice(announcing, words.announce)}${this.table ? choice(showingMissed, words.showMissed) : nothing}
      </div>
    `;
  }
}

defineSpeaking('dama-courtesies', DamaCourtesies, courtesyWords);

declare global {
  interface HTMLElementTagNameMap {
    'dama-courtesies': DamaCourtesies;
  }
}
