import { html, nothing, type ReactiveControllerHost } from 'lit';
import type { Square } from '../../engine/types.ts';
import type { Assistant, Assisted } from './assistant.ts';

/** Loads what helps by keyboard and by ear, for one board. */
export type LoadAssistant = (board: Assisted) => Promise<Assistant>;

/** A board's assistant, and the way to it until it has come. */
export class Aid {
  readonly #host: ReactiveControllerHost & Assisted;
  readonly #load: LoadAssistant | undefined;
  #assistant: Assistant | undefined;

  /** @param load undefined where there is no help */
  constructor(host: ReactiveControllerHost & Assisted, load: LoadAssistant | undefined) {
    this.#host = host;
    this.#load = load;
  }

  /** Loads it, once; undefined where there is none, or where it does not come: asked again, it is loaded again. */
  async ask(): Promise<Assistant | undefined> {
    if (!this.#assistant) {
      const assistant = await this.#load?.(this.#host).catch(() => undefined);
      this.#assistant ??= assistant;
      this.#host.requestUpdate();
    }
    return this.#assistant;
  }

  /** Hands it a key that the board has no use for, if it may be one for it. */
  press({ key }: KeyboardEvent, square: Square): boolean {
    const asked = this.#load !== undefined && key.length === 1;
    if (asked) void this.ask().then((assistant) => assistant?.press(key, square));
    return asked;
  }

  /** What stands behind the grid; `text` names the way to it. */
  template(text: string): unknown {
    const open = async () => {
      const assistant = await this.ask();
      await this.#host.updateComplete;
      assistant?.focus();
    };
    const way = this.#load ? html`<button class="help" part="help" @click=${open}>${text}</button>` : nothing;
    return this.#assistant?.template ?? way;
  }
}
