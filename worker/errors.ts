import type { ErrorAnswer, Refusal } from '../protocol/http.ts';
import { apiHeaders } from './headers.ts';

/** Every way in which a request can fail, with its HTTP status. */
const STATUS: { readonly [code: string]: number } = {
  malformed: 400,
  'no-such-table': 404,
  'not-found': 404,
  'method-not-allowed': 405,
  'too-large': 413,
  'upgrade-required': 426,
  'rate-limited': 429,
  internal: 500,
  'not-implemented': 501,
};

/** `{"error": {"code", "message", …}}` with the status that fits the code. */
export const refused = (error: Refusal, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(JSON.stringify({ error } satisfies ErrorAnswer), {
    status: STATUS[error.code] ?? 400,
    headers: { ...apiHeaders(), ...headers },
  });

/** 404, also where the id is no id at all. */
export const noSuchTable = (): Response =>
  refused({ code: 'no-such-table', message: 'There is no table with this id.' });

/** 429: so many sockets are open at one table already that no more find a place. */
export const tooMany = (): Response =>
  refused({ code: 'rate-limited', message: 'There are too many at this table. Try again later.' });

/** `path` is the address where nothing is. */
export const notFound = (path: string): Response =>
  refused({ code: 'not-found', message: 'There is nothing at this address.' }, apiHeaders(path));

/** 500. What went wrong stands in the log alone. */
export const internalError = (): Response =>
  refused({ code: 'internal', message: 'The server failed. Try again.' });

/** For a route that knows other methods. */
export const methodNotAllowed = (allowed: readonly string[]): Response =>
  refused(
    { code: 'method-not-allowed', message: `This address answers to ${allowed.join(', ')}.` },
    { Allow: allowed.join(', ') },
  );

/** 426, where a socket's address is asked for by plain HTTP. */
export const upgradeRequired = (): Response =>
  refused(
    { code: 'upgrade-required', message: 'This address is a WebSocket.' },
    { Upgrade: 'websocket', Connection: 'Upgrade' },
  );
