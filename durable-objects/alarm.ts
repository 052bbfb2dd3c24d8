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

  /** Looks up what was armed before the object slept. */
  async recall(): Promise<void> {
    this.#armed = await this.#storage.getAlarm();
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
    // One that should have fired already is not relied upon.
    const standing = this.#armed !== null && this.#armed >= now && this.#armed <= deadline;
    if (standing) return;
    const time = Math.max(deadline, now + 1);
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
