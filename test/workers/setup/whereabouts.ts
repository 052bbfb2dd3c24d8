import { COLORS, type PerColor } from '../../../engine/index.ts';
import { computerSide, type Table } from '../../../table/table.ts';
import { type Person, personOf } from '../../table/acts.ts';
import { MINUTE, SECOND } from './time.ts';

/** What docs/PROTOCOL.md says of absences, in plain numbers of its own. */
const SILENCE = 40 * SECOND;
const WAIT = MINUTE;
const GRACE = 15 * SECOND;

/** A table that was put to sleep remembers only so exactly when it last heard of somebody. */
export const BLUR = 5 * SECOND;

/** What is known of one person, who has one socket at a time. Times are Unix milliseconds. */
interface Trace {
  /** When they last sent something. */
  readonly heard: number;
  /** When their socket went; null while it is open. */
  readonly gone: number | null;
  /** Nobody may claim against them before that, for the platform was away. */
  readonly notBefore: number;
}

/** Follows who comes and goes at a table, and says by that alone who has been away for how long. */
export class Whereabouts {
  readonly #traces = new Map<Person, Trace>();

  heard(person: Person, now: number): void {
    this.#traces.set(person, { heard: now, gone: null, notBefore: 0 });
  }

  left(person: Person, now: number): void {
    const trace = this.#traces.get(person);
    if (trace) this.#traces.set(person, { ...trace, gone: now });
  }

  isGone(person: Person): boolean {
    return this.#traces.get(person)?.gone != null;
  }

  /** Everybody was cut off, and the first ones are here again. */
  outage(now: number): void {
    for (const [person, trace] of this.#traces) {
      if (trace.gone !== null) this.#traces.set(person, { ...trace, notBefore: now + GRACE });
    }
  }

  /** Which sides have been away for long enough at `now` in the game that began at `begun`, as far as one knows who heard of them by `blur` earlier. */
  away(table: Table, begun: number, now: number, blur = 0): PerColor<boolean> {
    const isAway = COLORS.map((color) => {
      const person = personOf(table.seats[color]?.player ?? null);
      const from = this.#claimable(person, begun, blur);
      return [color, table.phase === 'playing' && !computerSide(table) && now >= from];
    });
    return Object.fromEntries(isAway);
  }

  #claimable(person: Person, begun: number, blur: number): number {
    const trace = this.#traces.get(person);
    if (!trace) return Number.POSITIVE_INFINITY;
    const since = Math.min(trace.heard - blur + SILENCE, trace.gone ?? Number.POSITIVE_INFINITY);
    return Math.max(Math.max(begun, since) + WAIT, trace.notBefore);
  }
}
