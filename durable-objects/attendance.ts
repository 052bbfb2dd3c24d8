import type { PerColor } from '../engine/types.ts';
import type { Table } from '../table/table.ts';
import { type Absences, absencesOf, afterOutage, awayFor, claimableFrom } from './absences.ts';
import type { Ledger } from './ledger.ts';
import type { Standing } from './memory.ts';
import { nextSilence, type Presence, presenceOf, tellingTime, type Visitor } from './presence.ts';
import type { Sockets } from './sockets.ts';

/** Keeps everyone's picture of who is there true, and looks only where it may have changed: most moves change nothing. */
export class Attendance {
  readonly #sockets: Sockets;
  readonly #ledger: Ledger;
  /** How long an absence lasts before the other side may claim, in milliseconds. */
  readonly #wait: number;
  /** The seats at the last look, and whether a game was running. An event that changes who sits makes new ones. */
  #seats: Table['seats'] | null = null;
  #phase: Table['phase'] | null = null;
  /** Until then nothing changes but by somebody's doing. */
  #steadyUntil = 0;
  /** Those whose sockets have gone since the last look. */
  #parted: readonly Visitor[] = [];
  /** Whether the object woke with nobody there, perhaps from an outage that had cut all off, and nobody has come since. */
  #isDeserted: boolean;

  constructor(sockets: Sockets, ledger: Ledger, wait: number) {
    this.#sockets = sockets;
    this.#ledger = ledger;
    this.#wait = wait;
    this.#isDeserted = sockets.greeted().length === 0;
  }

  /** To be called when a socket says hello, ends, or speaks after a silence. */
  changed(): void {
    this.#steadyUntil = 0;
  }

  /** To be called when a socket has gone. */
  parted(socket: WebSocket): void {
    const visitor = this.#sockets.greetedSession(socket);
    if (visitor) this.#parted = [...this.#parted, visitor];
    this.changed();
  }

  /**
   * Looks which sides have been away for so long that the other may claim; what is remembered does not do, for a ping may have brought
   * somebody back without a word. Then everybody is to be told.
   */
  callRoll(standing: Standing, now: number): PerColor<boolean> {
    this.changed();
    const visitors = this.#sockets.greeted().map(([, session]) => session);
    return awayFor(this.#absences(standing, visitors, now), this.#wait, now);
  }

  /** Tells the presence to those who do not know it. Gives the time of the next look, `NEVER` if none is due. */
  tell(standing: Standing, now: number): number {
    const { table } = standing;
    const isSteady = table.seats === this.#seats && table.phase === this.#phase;
    if (now < this.#steadyUntil && isSteady) return this.#steadyUntil;
    const greeted = this.#sockets.greeted();
    const visitors = greeted.map(([, session]) => session);
    const absences = this.#absences(standing, visitors, now);
    this.#ledger.keepAbsences(absences);
    this.#isDeserted &&= visitors.length === 0;
    const claimable = claimableFrom(absences, this.#wait);
    const presence: Presence = { ...presenceOf(table, visitors, now), ...(claimable && { claimable }) };
    let next = nextSilence(visitors, now);
    for (const [socket, session] of greeted) {
      const time = tellingTime(session.told, presence, now);
      if (time > now) {
        next = Math.min(next, time);
      } else {
        this.#sockets.send(socket, { type: 'presence', ...presence });
        this.#sockets.keep(socket, { ...session, told: { ...presence, at: now } });
      }
    }
    this.#seats = table.seats;
    this.#phase = table.phase;
    this.#parted = [];
    this.#steadyUntil = next;
    return next;
  }

  #absences(standing: Standing, visitors: readonly Visitor[], now: number): Absences {
    const known = this.#ledger.absences;
    const before = this.#isDeserted && visitors.length > 0 ? afterOutage(known, this.#wait, now) : known;
    return absencesOf(standing, visitors, this.#parted, before, now);
  }
}
