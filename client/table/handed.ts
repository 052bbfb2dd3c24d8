import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Handing } from './share.ts';

/** For how long a page tells what became of it, in milliseconds. */
const TOLD_FOR = 3000;

/** What became of what was handed on last, for as long as its host tells it. */
export class Handed implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #keepsRefusal: boolean;
  #handing: Handing = 'idle';
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param keepsRefusal whether a refusal stays, because the page tells what to do about it */
  constructor(host: ReactiveControllerHost, keepsRefusal = false) {
    this.#host = host;
    this.#keepsRefusal = keepsRefusal;
    host.addController(this);
  }

  get handing(): Handing {
    return this.#handing;
  }

  /** Tells what becomes of something, instead of what was told before. */
  async tell(result: Promise<Handing>): Promise<void> {
    clearTimeout(this.#timer);
    const handing = await result;
    this.#set(handing);
    if (handing === 'copied' || !this.#keepsRefusal) {
      this.#timer = setTimeout(() => this.#set('idle'), TOLD_FOR);
    }
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
    this.#handing = 'idle';
  }

  #set(handing: Handing): void {
    this.#handing = handing;
    this.#host.requestUpdate();
  }
}
