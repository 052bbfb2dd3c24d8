import { html, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { sentences } from '../../courtesy/saying.ts';

/** By then the board has said the move, in milliseconds. */
const AFTER = 150;

/** By then whoever listens has the text, and it is in the way of who reads. */
const HEARD = 2000;

/** Says politely what is new of how things stand: after the move that led there, in one breath, and what stands already not again. */
export class Voice {
  readonly #host: ReactiveControllerHost;
  #facts: readonly string[] = [];
  readonly #unsaid = new Set<string>();
  #said = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  /** Its region; `facts` is how things stand now. */
  template(facts: readonly string[]): TemplateResult {
    const news = facts.filter((fact) => !this.#facts.includes(fact));
    this.#facts = facts;
    for (const fact of news) this.#unsaid.add(fact);
    if (news.length > 0)
      this.#later(AFTER, () => sentences(this.#facts.filter((fact) => this.#unsaid.delete(fact))));
    return html`<div class="said" role="status">${this.#said}</div>`;
  }

  #later(wait: number, text: () => string): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#said = text();
      if (this.#said) this.#later(HEARD, () => '');
      this.#host.requestUpdate();
    }, wait);
  }
}
