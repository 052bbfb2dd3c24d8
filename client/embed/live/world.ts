import type { Link, World } from '../../table/connection.ts';
import { browserWorld, later } from '../../table/world.ts';
import type { Address } from './address.ts';

/** A socket that never was. */
const NONE: Link = { send: () => undefined, close: () => undefined };

/** The world of a table elsewhere. A page may not open every socket: none from https to http, for one. That is a socket that is closed at once. */
export const worldOf = ({ table, page }: Address): World => {
  const world = browserWorld(table, page);
  return {
    ...world,
    open: (events) => {
      try {
        return world.open(events);
      } catch {
        later(0, () => events.closed(1006));
        return NONE;
      }
    },
  };
};
