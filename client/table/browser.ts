import type { Key, TableId } from '../../table/ids.ts';
import { createMemory } from '../storage.ts';
import type { Link, LinkEvents, World } from './connection.ts';
import { type FillRandom, identify, keptKey, newCommandId } from './identity.ts';

export const fillRandom: FillRandom = (bytes) => crypto.getRandomValues(bytes);

/** What this browser remembers between visits, on this site. */
export const memory = createMemory(() => localStorage);

/**
 * This browser's secret. Where nothing lasts, the entry of the history keeps it, for another load of this page or a way
 * back to it; `public/early.js` has put there what the last page handed over.
 */
export const ownKey = (): Key => {
  const { state }: { readonly state: unknown } = history;
  const key = identify(memory, fillRandom, keptKey(state));
  history.replaceState(memory.lasts() ? null : { key }, '');
  return key;
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

const later: World['later'] = (milliseconds, callback) => {
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
