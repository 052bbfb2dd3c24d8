import type { PlayerId } from '../table/ids.ts';
import { seatOf, type Table } from '../table/table.ts';
import { type Occupant, type Place, placeToCome, placeToStay } from './places.ts';
import type { Session, Sockets } from './sockets.ts';

interface Entrant extends Occupant {
  readonly socket: WebSocket;
}

const playerOf = (session: Session): PlayerId | null => (session.state === 'new' ? null : session.player);

/** Lets sockets in as long as there are places, and asks those out who take one for nothing. */
export class Door {
  readonly #sockets: Sockets;

  constructor(sockets: Sockets) {
    this.#sockets = sockets;
  }

  /** Whether one more socket may come. */
  letIn(table: Table, now: number): boolean {
    return this.#take(placeToCome(this.#entrants(table), now));
  }

  /** Whether a socket may stay that turns out to be somebody's: a seat's, or one more who watches. */
  letStay(socket: WebSocket, player: PlayerId | null, table: Table, now: number): boolean {
    const others = this.#entrants(table).filter((entrant) => entrant.socket !== socket);
    return this.#take(placeToStay(seatOf(table, player), others, now));
  }

  #take(place: Place<Entrant>): boolean {
    if (place.free && place.instead) this.#sockets.turnAway(place.instead.socket);
    return place.free;
  }

  #entrants(table: Table): readonly Entrant[] {
    return this.#sockets.open().map(([socket, session]) => ({
      socket,
      seat: seatOf(table, playerOf(session)),
      heard: session.heard,
      greeted: session.state === 'greeted',
    }));
  }
}
