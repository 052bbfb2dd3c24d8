import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Color } from '../../engine/types.ts';

/** For so long the last move is seen before the board turns, in milliseconds. */
const LOOK_MS = 900;
const TURN_MS = 450;

const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The side that sits below, and how the board gets there when another one should. */
export class Turning implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #board: () => Element | null;
  #below: Color = 'white';
  #next: Color = 'white';
  #timer: ReturnType<typeof setTimeout> | undefined;
  #turned = false;

  /** @param board what turns on the screen */
  constructor(host: ReactiveControllerHost, board: () => Element | null) {
    this.#host = host;
    this.#board = board;
    host.addController(this);
  }

  get below(): Color {
    return this.#below;
  }

  /** Whether the board is about to turn: nobody moves meanwhile. */
  get isDue(): boolean {
    return this.#below !== this.#next;
  }

  /** Lets a side sit below, at once; asked for again and again, it changes nothing. */
  place(color: Color): void {
    this.#stop();
    this.#next = this.#below = color;
  }

  /** Turns the board to a side once the last move has been seen; without movement where none is wanted. */
  turnTo(color: Color): void {
    if (color === this.#next) return;
    this.#stop();
    this.#next = color;
    if (color === this.#below) return;
    if (still()) this.#below = color;
    else this.#timer = setTimeout(() => this.#turn(), LOOK_MS);
  }

  hostUpdated(): void {
    if (!this.#turned) return;
    this.#turned = false;
    this.#board()?.animate([{ rotate: '180deg' }, { rotate: '360deg' }], {
      duration: TURN_MS,
      easing: 'ease-in-out',
    });
  }

  hostDisconnected(): void {
    this.place(this.#next);
  }

  #turn(): void {
    this.#below = this.#next;
    this.#turned = true;
    this.#host.requestUpdate();
  }

  #stop(): void {
    clearTimeout(this.#timer);
  }
}
