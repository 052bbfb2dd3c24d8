import { html, nothing, type ReactiveController, type ReactiveControllerHost } from 'lit';
import { DamaErrorEvent } from '../board/board-events.ts';
import type { BoardProblem, BoardWords } from '../board/words.ts';

type Host = ReactiveControllerHost & EventTarget;

/** The board has the usual look instead: nothing that has to be said over it. */
export const LOOK_UNAVAILABLE: BoardProblem = {
  about: 'theme',
  code: 'look-unavailable',
  message: 'The look did not load.',
};

/** Tells of what is wrong with a board, calmly: each once by an event, the first in the board itself. */
export class Problems implements ReactiveController {
  readonly #host: Host;
  #present: readonly BoardProblem[] = [];
  #told: readonly BoardProblem[] = [];

  constructor(host: Host) {
    this.#host = host;
    host.addController(this);
  }

  set(problems: readonly BoardProblem[]): void {
    this.#present = problems;
  }

  hostUpdated(): void {
    const told = this.#told;
    this.#told = this.#present;
    for (const problem of this.#present) {
      const known = told.some(({ about, message }) => about === problem.about && message === problem.message);
      if (!known) this.#host.dispatchEvent(new DamaErrorEvent(problem));
    }
  }

  template(words: BoardWords): unknown {
    const problem = this.#present.find((one) => one !== LOOK_UNAVAILABLE);
    return problem
      ? html`<p class="note" part="note" role="alert">${problem.text ?? words.problem(problem)}</p>`
      : nothing;
  }
}
