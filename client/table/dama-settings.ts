import { html, LitElement, nothing } from 'lit';
import { changeLanguage, defineSpeaking, speech } from '../i18n/current.ts';
import { LANGUAGE_NAMES } from '../i18n/languageNames.ts';
import { LANGUAGES } from '../i18n/languages.ts';
import { Watcher } from '../observable.ts';
import { memory } from './browser.ts';
import { changeLook, LOOKS, look } from './looks.ts';
import { runOn } from './preferences.ts';

const changeRunOn = (next: boolean): void => {
  memory.set('run-on', next ? 'yes' : 'no');
  runOn.set(next);
};

const chosen = (event: Event): string =>
  event.currentTarget instanceof HTMLSelectElement ? event.currentTarget.value : '';

/** Language, day or night, and with `board` how captures run and, where there are others at the table, what of them is shown. Each choice acts at once and is remembered. */
export class DamaSettings extends LitElement {
  static override properties = { board: { type: Boolean } };

  declare board: boolean;

  constructor() {
    super();
    this.board = false;
    new Watcher(this, speech, look, runOn);
  }

  /** The page's own style sheet styles it. */
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render() {
    const { language, words } = speech.get();
    const speakTo = (event: Event) => {
      const next = LANGUAGES.find((candidate) => candidate === chosen(event));
      if (next !== undefined) changeLanguage(memory, next);
    };
    const lookTo = (event: Event) => {
      const next = LOOKS.find((candidate) => candidate === chosen(event));
      if (next !== undefined) changeLook(next);
    };
    return html`
      <div class="settings">
        <label>
          <span>${words.site.language}</span>
          <select @change=${speakTo}>
            ${LANGUAGES.map(
              (option) =>
                html`<option value=${option} lang=${option} ?selected=${option === language}>${LANGUAGE_NAMES[option]}</option>`,
            )}
          </select>
        </label>
        <label>
          <span>${words.site.look}</span>
          <select @change=${lookTo}>
            ${LOOKS.map(
              (option) =>
                html`<option value=${option} ?selected=${option === look.get()}>${words.site.looks[option]}</option>`,
            )}
          </select>
        </label>
        ${
          this.board
            ? html`
                <label class="check">
                  <input type="checkbox" .checked=${runOn.get()} @change=${() => changeRunOn(!runOn.get())} />
                  <span>${words.settings.runOn}</span>
                </label>
                <dama-muting></dama-muting>
              `
            : nothing
        }
      </div>
    `;
  }
}

defineSpeaking('dama-settings', DamaSettings);

declare global {
  interface HTMLElementTagNameMap {
    'dama-settings': DamaSettings;
  }
}
