import type { Move } from '../../engine/types.ts';
import { IDLE, type Selection } from './selection.ts';

/** What a person is about to move on a board. */
export class Hand {
  /** Puts back what is in hand now. */
  readonly #putBack: () => void;
  #held: Selection | null = null;
  selection: Selection = IDLE;

  constructor(putBack: () => void) {
    this.#putBack = putBack;
  }

  /** Whether the move in hand is complete, and for the page to play. */
  get isHeld(): boolean {
    return this.#held === this.selection;
  }

  /** Shows the move as made until the next frame: by then the page has set the position after it, or forbidden it. */
  hold({ from, landings }: Move): void {
    const held: Selection = { kind: 'picked', from, landings };
    this.selection = this.#held = held;
    requestAnimationFrame(() => {
      if (this.selection !== held) return;
      this.selection = { ...held, landings: [] };
      this.#putBack();
    });
  }
}
