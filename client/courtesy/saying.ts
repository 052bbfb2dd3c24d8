import { html, type ReactiveControllerHost, type TemplateResult } from 'lit';
import type { World } from '../table/connection.ts';

/** By then the board has said the move, and a region that has only come is known to whoever listens; in milliseconds. */
const AFTER = 150;

/** Several texts as sentences, each with its stop. */
export const sentences = (texts: readonly string[]): string =>
  texts
    .map((text) => text.replace(/[^.…?!]$/, '$&.'))
    .join(' ')
    .trim();

/** Says how things stand to who listens: politely after the move that led there, and how a game ended at once, in whatever language it was. */
export class Saying {
  readonly #host: ReactiveControllerHost;
  readonly #later: World['later'];
  #said = { standing: '', result: '' };
  /** What is about to be said. */
  #next = this.#said;
  #cancel: (() => void) | undefined;

  constructor(host: ReactiveControllerHost, later: World['later']) {
    this.#host = host;
    this.#later = later;
  }

  /** Its regions, with what is said now; what else there is to say comes a moment later. */
  template(standing: string, result: string): TemplateResult {
    const before = this.#next;
    if (standing !== before.standing || !result !== !before.result) {
      this.#next = { standing, result: result && (before.result || result) };
      this.#cancel?.();
      this.#cancel = this.#later(AFTER, () => {
        this.#said = this.#next;
        this.#host.requestUpdate();
      });
    }
    return html`
      <p class="unseen" role="status">${this.#said.standing}</p>
      <p class="unseen" role="alert">${this.#said.result}</p>
    `;
  }
}
