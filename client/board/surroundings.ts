import type { ReactiveController, ReactiveControllerHost } from 'lit';

type Host = ReactiveControllerHost & HTMLElement;

/**
 * What the page around gives the board: the picture that was seen before the script, whose place it takes, and day
 * or night. States of the element, for its style sheet: `pictured`, `waiting`.
 */
export class Surroundings implements ReactiveController {
  readonly #host: Host;
  /** Missing in browsers from before 2024: there the picture gives way to a board of the page's width. */
  readonly #states: CustomStateSet | undefined;
  #pictured = false;
  #schemed = false;

  constructor(host: Host, states: CustomStateSet | undefined) {
    this.#host = host;
    this.#states = states;
    host.addController(this);
  }

  /** Whether the page put a picture inside the element. */
  get pictured(): boolean {
    return this.#pictured;
  }

  /**
   * Whether the page says which color schemes it has. If it does not, the board follows the device, as the picture
   * does.
   */
  get schemed(): boolean {
    return this.#schemed;
  }

  hostConnected(): void {
    const { colorScheme } = getComputedStyle(this.#host);
    this.#schemed = colorScheme !== 'normal' || !!document.querySelector('meta[name=color-scheme]');
    this.look();
  }

  /** Looks for the picture again: the element's children have changed. */
  readonly look = (): void => {
    this.#pictured = this.#host.querySelector('img') !== null;
    this.#host.requestUpdate();
  };

  /** `waiting`: there is nothing to draw yet, and the picture stays to be seen. */
  settle(waiting: boolean): void {
    for (const [state, on] of [
      ['pictured', this.#pictured],
      ['waiting', this.#pictured && waiting],
    ] as const) {
      if (on) this.#states?.add(state);
      else this.#states?.delete(state);
    }
  }
}
