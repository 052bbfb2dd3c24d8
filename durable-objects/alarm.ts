/** The platform may be so late, in milliseconds. Set anew before that, over and over by busy visitors, the alarm would never fire. */
const LATENESS = 1_000;

/**
 * The object's one alarm. Setting it is a row written, so it is lazy: an alarm that stands at or before the wanted
 * time is left alone; when it fires the object looks at its deadlines and arms it again.
 */
export class Alarm {
  readonly #storage: Pick<DurableObjectStorage, 'getAlarm' | 'setAlarm'>;
  /** When it will fire (Unix milliseconds), or null. */
  #armed: number | null = null;

  constructor(storage: Pick<DurableObjectStorage, 'getAlarm' | 'setAlarm'>) {
    this.#storage = storage;
  }

  /** Looks up what was armed before the object slept. What should have fired in the meantime is not relied upon. */
  async recall(now: number): Promise<void> {
    const armed = await this.#storage.getAlarm();
    this.#armed = armed !== null && armed >= now ? armed : null;
  }

  /** To be called when the alarm has fired or was erased: it is armed no more. */
  disarmed(): void {
    this.#armed = null;
  }

  /**
   * Sees to it that the object wakes at `deadline` or before; infinity needs no waking. Never armed for now or the past:
   * an alarm set to now inside its own handler stalls, and one set in the past may not fire.
   */
  async arm(deadline: number, now: number): Promise<void> {
    if (deadline === Number.POSITIVE_INFINITY) return;
    const time = Math.max(deadline, now + 1);
    const standing = this.#armed !== null && this.#armed > now - LATENESS && this.#armed <= time;
    if (standing) return;
    this.#armed = time;
    try {
      await this.#storage.setAlarm(time);
    } catch (fault) {
      // What stands now nobody knows: the next one who comes arms it anew.
      this.#armed = null;
      throw fault;
    }
  }
}
