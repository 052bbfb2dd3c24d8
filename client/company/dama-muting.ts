import { html, LitElement, nothing } from 'lit';
import { defineSpeaking } from '../i18n/current.ts';
import { Watcher } from '../observable.ts';
import { muted } from '../table/preferences.ts';
import { changeMuted, MUTABLE } from './muting.ts';
import { companyWords } from './words.ts';

/** The choices among a table's settings: whether suggestions and reactions are shown. */
export class DamaMuting extends LitElement {
  constructor() {
    super();
    new Watcher(this, companyWords, muted.suggestions, muted.reactions);
  }

  /** The page's own style sheet styles it. */
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render() {
    const words = companyWords.get();
    if (words === undefined) return nothing;
    return MUTABLE.map(
      (what) => html`
        <label class="check">
          <input
            type="checkbox"
            .checked=${!muted[what].get()}
            @change=${() => changeMuted(what, !muted[what].get())}
          />
          <span>${words[what].show}</span>
        </label>
      `,
    );
  }
}

defineSpeaking('dama-muting', DamaMuting, companyWords);

declare global {
  interface HTMLElementTagNameMap {
    'dama-muting': DamaMuting;
  }
}
