/** For everything that the Worker answers. */
const ALWAYS = {
  'X-Content-Type-Options': 'nosniff',
  // A table's address is what lets people in: other sites do not learn it.
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

const policy = (directives: readonly string[]): string => directives.join('; ');

const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
];

const NOTHING_POLICY = ["default-src 'none'", "base-uri 'none'", "form-action 'none'"];

/** Only `/embed/*` may be framed. */
const framing = (path: string): string =>
  path.startsWith('/embed/') ? 'frame-ancestors *' : "frame-ancestors 'none'";

/** Only where one plays alone does the computer think in the browser, and is a page kept for when there is no network. */
const working = (path: string): string => (path === '/play' ? "worker-src 'self'" : "worker-src 'none'");

export const pageHeaders = (path: string): Record<string, string> => ({
  ...ALWAYS,
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': policy([...PAGE_POLICY, working(path), framing(path)]),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cache-Control': 'no-cache',
});

/** Any origin, and never with credentials: there are no cookies. */
const ANY_ORIGIN = { 'Access-Control-Allow-Origin': '*' };

export const apiHeaders = (path = '/api/'): Record<string, string> => ({
  ...ALWAYS,
  ...ANY_ORIGIN,
  'Content-Type': 'application/json; charset=utf-8',
  'Content-Security-Policy': policy([...NOTHING_POLICY, framing(path)]),
  'Cache-Control': 'no-store',
});

/** A text to keep under this name. Not shown by the browser: what players call themselves is in it. */
export const downloadHeaders = (name: string): Record<string, string> => ({
  ...apiHeaders(),
  'Content-Type': 'text/plain; charset=utf-8',
  'Content-Disposition': `attachment; filename="${name}"`,
});

/** What a browser asks before a request from another origin. */
export const preflightHeaders = (): Record<string, string> => ({
  ...ALWAYS,
  ...ANY_ORIGIN,
  'Access-Control-Allow-Methods': 'GET, HEAD, POST, OPTIONS',
  'Access-Control-Allow-Headers': 'Content-Type',
  'Access-Control-Max-Age': '86400',
});

/** A picture changes with each move, and other sites show it. Opened by itself it is a document: it may style itself, no more. */
export const pictureHeaders = (etag: string): Record<string, string> => ({
  ...ALWAYS,
  ...ANY_ORIGIN,
  'Content-Type': 'image/svg+xml; charset=utf-8',
  'Content-Security-Policy': policy([...NOTHING_POLICY, framing('/t/'), "style-src 'unsafe-inline'"]),
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Cache-Control': 'public, max-age=5',
  ETag: etag,
});
