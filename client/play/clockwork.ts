/** Time, for the computer's human pace. */
export interface Clockwork {
  /** Milliseconds, from whenever. */
  readonly now: () => number;
  /** Calls back after so many milliseconds, unless the returned function is called first. */
  readonly later: (milliseconds: number, callback: () => void) => () => void;
}

/** A clock that never jumps, and timers. */
export const browserClockwork: Clockwork = {
  now: () => performance.now(),
  later: (milliseconds, callback) => {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
};
