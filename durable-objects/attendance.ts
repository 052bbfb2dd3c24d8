import type { Table } from '../table/table.ts';
import { nextSilence, presenceOf, tellingTime } from './presence.ts';
import type { Sockets } from './sockets.ts';

/** Keeps everyone's picture of who is there true, and looks only where it may have changed: most moves change nothing. */
export class Attendance {
  readonly #sockets: Sockets;
  /** The seats at the last look. An event that changes who sits makes new ones. */
  #seats: Table['seats'] | null = null;
  /** Until then nothing changes but by somebody's doing. */
  #steadyUntil = 0;

  constructor(sockets: Sockets) {
    this.#sockets = sockets;
  }

  /** To be called when a socket says hello, ends, or speaks after a silence. */
  changed(): void {
    this.#steadyUntil = 0;
  }

  /** Tells the presence to those who do not know it. Gives the time of the next look, `NEVER` if none is due. */
  tell(table: Table, now: number): number {
    if (now < this.#steadyUntil && table.seats === this.#seats) return this.#steadyUntil;
    const greeted = this.#sockets.greeted();
    const visitors = greeted.map(([, session]) => session);
    const presence = presenceOf(table, visitors, now);
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
    this.#steadyUntil = next;
    return next;
  }
}
