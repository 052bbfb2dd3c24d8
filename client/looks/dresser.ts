import type { ReactiveControllerHost } from 'lit';
import type { Outfit } from '../../drawing/design.ts';
import { type Look, PIECE_SETS, THEMES } from '../../drawing/looks.ts';
import { USUAL_OUTFIT } from '../../drawing/usualOutfit.ts';
import { retrying } from '../retrying.ts';

const load = retrying(() => import('./later/looks.ts'));

/** Once they have come, every board has them at hand. */
let others: Awaited<ReturnType<typeof load>> | undefined;

/** What one board is drawn with. */
export class Dresser {
  /** undefined while the first one has yet to come. A board that has one keeps it until the next has come. */
  outfit: Outfit | undefined;
  /** Whether the look that was asked for did not come, so that the board has another. */
  failed = false;

  readonly #host: ReactiveControllerHost;
  /** For what a look was last asked for. */
  #asked: readonly unknown[] = [];

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  /** To be called with each update: a look that did not come is loaded again for another look or position, or when the network is back, not as often as a clock ticks. */
  wear({ theme, pieces }: Look, position?: unknown): void {
    const usual = theme === THEMES[0] && pieces === PIECE_SETS[0];
    const outfit = usual ? USUAL_OUTFIT : others?.outfitOf(theme, pieces);
    this.outfit = outfit ?? this.outfit;
    if (outfit) this.failed = false;
    else {
      const asked = [theme, pieces, position, navigator.onLine];
      if (asked.every((one, index) => one === this.#asked[index])) return;
      this.#asked = asked;
      void this.#fetch();
    }
  }

  async #fetch(): Promise<void> {
    others ??= await load().catch(() => undefined);
    this.failed = !others;
    if (!others) this.outfit ??= USUAL_OUTFIT;
    this.#host.requestUpdate();
  }
}
