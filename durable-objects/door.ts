import type { TableEvent } from '../table/events.ts';
import type { PlayerId } from '../table/ids.ts';
import { seatOf, type Table } from '../table/table.ts';
import { type Occupant, type Place, placeToCome, placeToStay, surplus } from './places.ts';
import type { Session, Sockets } from './sockets.ts';

type Entrant = Occupant & { readonly socket: WebSocket };

const playerOf = (session: Session): PlayerId | null => (session.state === 'new' ? null : session.player);

const changesSeats = ({ type }: TableEvent): boolean =>
  type === 'sat' || type === 'left' || type === 'tookOver';

/** Lets sockets in as long as there are places, and asks those out who take one for nothing. */
export class Door {
  readonly #sockets: Sockets;

  constructor(sockets: Sockets) {
    this.#sockets = sockets;
  }

  /** Makes room for one more socket, if need be and if it can: whether there is a place for it. */
  makeRoom(table: Table, now: number): boolean {
    return this.#clear(placeToCome(this.#entrants(table), now));
  }

  /** The same for a socket that turns out to be somebody's: a seat's, or one more who watches. */
  makeRoomFor(socket: WebSocket, player: PlayerId | null, table: Table, now: number): boolean {
    const others = this.#entrants(table).filter((entrant) => entrant.socket !== socket);
    return this.#clear(placeToStay(seatOf(table, player), others, now));
  }

  /** Asks out who is one too many after what this socket has made happen; itself it stays. */
  thinOut(socket: WebSocket, table: Table, events: readonly TableEvent[]): void {
    if (!events.some(changesSeats)) return;
    // What has just spoken was not silent longest, but others may have spoken in the same millisecond.
    const entrants = this.#entrants(table).map((entrant) =>
      entrant.socket === socket ? { ...entrant, heard: Number.POSITIVE_INFINITY } : entrant,
    );
    for (const one of surplus(entrants)) this.#sockets.turnAway(one.socket);
  }

  #clear(place: Place<Entrant>): boolean {
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
