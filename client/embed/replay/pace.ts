/** So long each move is shown, in milliseconds. */
const MOVE_TIME = 1_500;

/** Lets a game go on by itself, at the pace at which a person follows it. */
export class Pace {
  readonly #step: () => void;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** @param step shows one more move, and stops the pace where there is none */
  constructor(step: () => void) {
    this.#step = step;
  }

  get isRunning(): boolean {
    return this.#timer !== undefined;
  }

  start(): void {
    this.stop();
    this.#timer = setInterval(this.#step, MOVE_TIME);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
