import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Color, Square } from '../../engine/types.ts';
import { motion, prepareMotion, type Released } from './motion.ts';
import type { Scene } from './scene.ts';
import { opening, type Staging } from './staging.ts';

type StageHost = ReactiveControllerHost & HTMLElement;

const EMPTY: Staging = { standing: [], slides: [], leaving: [], crowned: [] };

const sameScene = (a: Scene, b: Scene): boolean =>
  a.position === b.position && a.selection === b.selection && a.lastMove === b.lastMove;

/** Keeps what was seen last, and lets the pieces move from there to what is to be seen next. */
export class Stage implements ReactiveController {
  readonly #host: StageHost;
  #scene: Scene | null = null;
  #orientation: Color = 'white';
  #staging = EMPTY;
  /** Whether the staging has yet to be performed. */
  #fresh = false;
  #released: Released | null = null;

  constructor(host: StageHost) {
    this.#host = host;
    host.addController(this);
  }

  get staging(): Staging {
    return this.#staging;
  }

  /** What was shown last. */
  get scene(): Scene | null {
    return this.#scene;
  }

  /** What is to be shown from the next update on; a board that turns is shown without movement. */
  show(scene: Scene | null, orientation: Color): void {
    const before = this.#scene;
    const turned = orientation !== this.#orientation;
    this.#scene = scene;
    this.#orientation = orientation;
    if (!scene) this.#staging = EMPTY;
    else if (!before || turned || !sameScene(before, scene)) {
      const next = before && motion()?.stage(this.#staging, before, scene);
      this.#fresh = !!next && !turned;
      this.#staging = next && turned ? { ...next, slides: [], leaving: [] } : (next ?? opening(scene));
    }
  }

  /** A dragged piece was let go there; it glides on to its square, whichever that is. */
  release(released: Released): void {
    this.#released = released;
    this.#host.requestUpdate();
  }

  /** The drawing of the piece that stands on a square. */
  pieceOn(square: Square): HTMLElement | null {
    const tracked = this.#staging.standing.find((standing) => standing.square === square);
    return tracked ? this.#elementOf(tracked.id) : null;
  }

  hostConnected(): void {
    void prepareMotion();
  }

  hostUpdated(): void {
    const released = this.#released;
    this.#released = null;
    if (this.#fresh) void this.#perform(released);
    const dragged = released && this.#elementOf(released.id);
    const moved = this.#fresh && this.#staging.slides.some(({ id }) => id === released?.id);
    if (dragged && !moved) motion()?.settle(dragged, released);
    this.#fresh = false;
  }

  async #perform(released: Released | null): Promise<void> {
    const staging = this.#staging;
    await motion()?.perform(staging, (id) => this.#elementOf(id), this.#orientation, released);
    if (this.#staging !== staging || staging.leaving.length === 0) return;
    this.#staging = { ...staging, leaving: [] };
    this.#host.requestUpdate();
  }

  #elementOf(id: number): HTMLElement | null {
    return this.#host.shadowRoot?.querySelector<HTMLElement>(`[data-id="${id}"]`) ?? null;
  }
}
