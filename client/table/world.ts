import type { TableId } from '../../table/ids.ts';
import type { Link, LinkEvents, World } from './connection.ts';
import { type FillRandom, newCommandId } from './identity.ts';

/** By the browser's generator for secrets, which is there on plain http too. */
export const fillRandom: FillRandom = (bytes) => crypto.getRandomValues(bytes);

const randomFraction = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

/** The code of a socket that was not closed in order (RFC 6455, 7.1.5). */
const ABNORMAL = 1006;

const openSocket = (url: string, events: LinkEvents): Link => {
  const socket = new WebSocket(url);
  socket.onopen = () => events.opened();
  socket.onmessage = ({ data }) => {
    if (typeof data === 'string') events.received(data);
  };
  socket.onclose = ({ code }) => events.closed(code);
  // One that a page's policy forbids is never closed: Chrome only says that something is wrong.
  socket.onerror = () => events.closed(ABNORMAL);
  return {
    send: (text) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close: () => socket.close(),
  };
};

/** Never the device's clock: that may be set while a game runs. */
export const ticks: World['now'] = () => performance.now();

/** A timer of the browser. */
export const later: World['later'] = (milliseconds, callback) => {
  const timer = setTimeout(callback, milliseconds);
  return () => clearTimeout(timer);
};

/**
 * The connection's world in a browser: its timers, its randomness, and the server of the table.
 *
 * @param base an address at that server
 */
export const browserWorld = (id: TableId, base = location.href): World => {
  const socketUrl = new URL(`/api/tables/${id}/socket`, base);
  socketUrl.protocol = socketUrl.protocol.replace('http', 'ws');
  return {
    open: (events) => openSocket(socketUrl.href, events),
    isGone: async () => {
      try {
        return (await fetch(new URL(`/api/tables/${id}`, base), { cache: 'no-store' })).status === 404;
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
