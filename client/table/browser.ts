import type { Key, TableId } from '../../table/ids.ts';
import { createMemory } from '../storage.ts';
import { rememberClaim, rememberedClaim } from './claims.ts';
import type { Link, LinkEvents, World } from './connection.ts';
import { type Carried, carriedBy, carrying, makeFragment, parseFragment } from './fragment.ts';
import { type FillRandom, identify, newCommandId } from './identity.ts';

export const fillRandom: FillRandom = (bytes) => crypto.getRandomValues(bytes);

/** What this browser remembers between visits, on this site. */
export const memory = createMemory(() => localStorage);

/** What somebody comes to a table with. */
export interface Arrival {
  readonly key: Key;
  /** The invitation to this table, now or on an earlier visit. */
  readonly claim: string | undefined;
  /** The ticket of a link that moves a seat to this browser, until the table has answered. */
  readonly ticket: string | undefined;
}

/** What the entry of the history keeps: what memory does not. */
let held: Carried = {};

/** @param address in place of the one that the address bar shows */
const keep = (carried: Carried, address?: string): void => {
  held = carried;
  history.replaceState(carrying(carried), '', address);
};

/**
 * Follows a link within the page, which makes another entry: it keeps the same. What a link to this very table carries
 * goes along, out of the address bar, and is what the page begins anew with.
 */
const followLink = (): void => {
  const brought = parseFragment(location.hash);
  const isLink = makeFragment(brought) !== '';
  keep({ ...held, ...brought }, isLink ? location.pathname + location.search : undefined);
  if (isLink) location.reload();
};

/**
 * This browser's secret, and what its link has brought: `pages/early.ts` has put it into the entry of the history. There it
 * is found by another load of this page, or on the way back to it; where nothing lasts, the key and the invitation too.
 */
export const arrive = (table: TableId): Arrival => {
  const { key: handed, claim, ticket } = carriedBy(history.state);
  const key = identify(memory, fillRandom, handed);
  if (claim) rememberClaim(memory, table, claim);
  keep(memory.lasts() ? { ticket } : { key, claim, ticket });
  addEventListener('popstate', followLink);
  followLink(); // One that came before this script.
  return { key, claim: rememberedClaim(memory, table), ticket };
};

/** The ticket has been used or refused: another load of the page does not show it again. */
export const forgetTicket = (): void => keep({ ...held, ticket: undefined });

/** The invitation does not fit the table. */
export const forgetClaim = (table: TableId): void => {
  rememberClaim(memory, table, undefined);
  keep({ ...held, claim: undefined });
};

const randomFraction = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

const openSocket = (url: string, events: LinkEvents): Link => {
  const socket = new WebSocket(url);
  socket.addEventListener('open', () => events.opened());
  socket.addEventListener('message', ({ data }) => {
    if (typeof data === 'string') events.received(data);
  });
  socket.addEventListener('close', ({ code }) => events.closed(code));
  return {
    send: (text) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close: () => socket.close(),
  };
};

/** Never the device's clock: that may be set while a game runs. */
export const ticks: World['now'] = () => performance.now();

export const later: World['later'] = (milliseconds, callback) => {
  const timer = setTimeout(callback, milliseconds);
  return () => clearTimeout(timer);
};

/** The connection's world in a browser: this page's origin, its timers and its randomness. */
export const browserWorld = (id: TableId): World => {
  const socketUrl = new URL(`/api/tables/${id}/socket`, location.href);
  socketUrl.protocol = socketUrl.protocol.replace('http', 'ws');
  return {
    open: (events) => openSocket(socketUrl.href, events),
    isGone: async () => {
      try {
        return (await fetch(`/api/tables/${id}`, { cache: 'no-store' })).status === 404;
      } catch {
        return false; // No network: nothing is known about the table.
      }
    },
    later,
    now: ticks,
    random: randomFraction,
    commandId: () => newCommandId(fillRandom),
  };
};

/**
 * Calls back when a connection may have died, or may work again, without the socket knowing.
 *
 * @param renew the network or the page came back: an open socket may be a dead one
 * @param check somebody looks at the page again
 * @returns ends the watch
 */
export const watchSurroundings = (renew: () => void, check: () => void): (() => void) => {
  const listening = new AbortController();
  const { signal } = listening;
  addEventListener('online', renew, { signal });
  addEventListener('pageshow', ({ persisted }) => (persisted ? renew() : check()), { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && check(), {
    signal,
  });
  return () => listening.abort();
};
