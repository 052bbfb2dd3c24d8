import type { PerColor } from '../engine/types.ts';
import type { Table } from '../table/table.ts';
import { type Absences, absencesOf, awayFor, claimableFrom } from './absences.ts';
import type { Ledger } from './ledger.ts';
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

  constructor(sockets: Sockets, ledger: Ledger, wait: number) {
    this.#sockets = sockets;
    this.#ledger = ledger;
    this.#wait = wait;
  }

  /** To be called when a socket says hello, ends, or speaks after a silence. */
  changed(): void {
    this.#steadyUntil = 0;
  }

  /** To be called when a socket has gone. */
  parted(socket: WebSocket): void {
    const visitor = this.#sockets.visitor(socket);
    if (visitor) this.#parted = [...this.#parted, visitor];
    this.changed();
  }

  /**
   * Which sides have been away for so long that the other may claim. Looked up anew, not remembered: a ping may have brought somebody
   * back without a word.
   */
  away(table: Table, now: number): PerColor<boolean> {
    this.changed();
    const visitors = this.#sockets.greeted().map(([, session]) => session);
    return awayFor(this.#absences(table, visitors, now), this.#wait, now);
  }

  /** Tells the presence to those who do not know it. Gives the time of the next look, `NEVER` if none is due. */
  tell(table: Table, now: number): number {
    const isSteady = table.seats === this.#seats && table.phase === this.#phase;
    if (now < this.#steadyUntil && isSteady) return this.#steadyUntil;
    const greeted = this.#sockets.greeted();
    const visitors = greeted.map(([, session]) => session);
    const absences = this.#absences(table, visitors, now);
    this.#ledger.keepAbsences(absences);
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

  #absences(table: Table, visitors: readonly Visitor[], now: number): Absences {
    return absencesOf(table, visitors, this.#parted, this.#ledger.absences, now);
  }
}
