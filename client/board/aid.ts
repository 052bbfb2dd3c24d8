import { html, type ReactiveControllerHost } from 'lit';
import type { Move, Square } from '../../engine/types.ts';
import type { Assistant, Assisted } from './assistant.ts';
import { IDLE, type Selection, type SelectionInput, standsOn, targets } from './selection.ts';

/** Loads what helps by keyboard and by ear, for one board. */
export type LoadAssistant = (board: Assisted) => Promise<Assistant>;

/** The keys that it may have an answer to, as far as a board knows before it has come. */
export const KEYS = 'slopxtm?';

/** A board's assistant, and the way to it until it has come. */
export class Aid {
  readonly #host: ReactiveControllerHost & Assisted;
  readonly #load: LoadAssistant | undefined;
  #assistant: Assistant | undefined;
  /** The assistant on its way; undefined before it is asked for, and once it has not come. */
  #coming: Promise<Assistant | undefined> | undefined;

  /** @param load undefined where there is no help */
  constructor(host: ReactiveControllerHost & Assisted, load: LoadAssistant | undefined) {
    this.#host = host;
    this.#load = load;
  }

  /** Loads it, once; undefined where there is none, or where it does not come: asked again, it is loaded again. */
  ask(): Promise<Assistant | undefined> | undefined {
    const host = this.#host;
    this.#coming ??= this.#load?.(host).then(
      async (assistant) => {
        const onWay = host.shadowRoot?.activeElement?.matches('.help');
        this.#assistant = assistant;
        host.requestUpdate();
        await host.updateComplete;
        if (onWay) assistant.focus(); // The way to it has gone.
        return assistant;
      },
      () => (this.#coming = undefined),
    );
    return this.#coming;
  }

  /** Hands it a key that the board has no use for; whether it has any. */
  press(key: string, square: Square): boolean {
    if (this.#assistant) return this.#assistant.press(key, square);
    const asked = this.#load !== undefined && KEYS.includes(key.toLowerCase());
    if (asked) void this.ask()?.then((assistant) => assistant?.press(key, square));
    return asked;
  }

  /** Tells it what is in hand now, where that is something else than before, and where nothing can be picked up. */
  held(before: Selection, now: Selection, moves: readonly Move[], input: SelectionInput): void {
    const piece = now === IDLE ? before : now;
    if (piece.kind === 'idle') {
      if ('keyed' in input) this.#assistant?.refused(input.square);
    } else if (now !== before) {
      const begun = piece.landings.length > 0;
      this.#assistant?.held({ on: standsOn(piece), begun, targets: [...targets(now, moves)] });
    }
  }

  /** What stands behind the grid; `text` names the way to it. */
  template(text: string): unknown {
    const open = async () => (await this.ask())?.focus();
    const way = this.#load && html`<button class="help" part="help" @click=${open}>${text}</button>`;
    return this.#assistant?.template ?? way;
  }
}
