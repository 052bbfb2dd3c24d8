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
const isFramed = (path: string): boolean => path.startsWith('/embed/');

/** Where framing is allowed nothing is said of it: `*` would leave out pages of apps and files (`capacitor:`, `file:`, CSP 3, 6.7.2.8). */
const framing = (path: string): readonly string[] => (isFramed(path) ? [] : ["frame-ancestors 'none'"]);

/** Only where one plays alone does the computer think in the browser, and is a page kept for when there is no network. */
const working = (path: string): string => (path === '/play' ? "worker-src 'self'" : "worker-src 'none'");

/**
 * 'self' is the page's own address, also in a sandboxed frame, which is of no origin (CSP 3: a policy's self-origin is that of its response).
 * `connect-src 'self'` covers the table's WebSocket (CSP 3), in Safari from 16 on.
 */
export const pageHeaders = (path: string): Record<string, string> => ({
  ...ALWAYS,
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': policy([...PAGE_POLICY, working(path), ...framing(path)]),
  // A site that isolates itself may frame only what isolates itself as well, and says that others may have it.
  ...(isFramed(path)
    ? { 'Cross-Origin-Embedder-Policy': 'require-corp', 'Cross-Origin-Resource-Policy': 'cross-origin' }
    : { 'Cross-Origin-Opener-Policy': 'same-origin' }),
  'Cache-Control': 'no-cache',
  // The board's first look follows the language.
  Vary: 'Accept-Language',
});

/** Any origin, and never with credentials: there are no cookies. */
const ANY_ORIGIN = { 'Access-Control-Allow-Origin': '*' };

/** JSON that any origin may read and nobody keeps; `path` decides who may frame the answer. */
export const apiHeaders = (path = '/api/'): Record<string, string> => ({
  ...ALWAYS,
  ...ANY_ORIGIN,
  'Content-Type': 'application/json; charset=utf-8',
  'Content-Security-Policy': policy([...NOTHING_POLICY, ...framing(path)]),
  'Cache-Control': 'no-store',
});

/** What other sites ask of a table that they show. */
export const oembedHeaders = (): Record<string, string> => ({
  ...apiHeaders(),
  'Cache-Control': 'public, max-age=60',
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

/** How long a picture may be kept. */
export const KEEP = {
  /** It changes with each move. */
  briefly: 'public, max-age=5',
  /** It is asked for as it will stand after an event that has not happened: kept, it would be the wrong one then. */
  never: 'no-store',
  /** Its address says all that is in it; but a newer program may draw it better. */
  day: 'public, max-age=86400',
  /** Its address names the table's last event. A week, for the same reason. */
  long: 'public, max-age=604800, immutable',
} as const;
/** A value of `Cache-Control`. */
export type Keeping = (typeof KEEP)[keyof typeof KEEP];

/** Other sites show pictures. Opened by itself an SVG is a document: it may style itself, no more. */
export const pictureHeaders = (
  type: string,
  etag: string,
  keeping: Keeping,
): Record<string, string> & { readonly ETag: string } => ({
  ...ALWAYS,
  ...ANY_ORIGIN,
  'Content-Type': type,
  'Content-Security-Policy': policy([...NOTHING_POLICY, ...framing('/t/'), "style-src 'unsafe-inline'"]),
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Cache-Control': keeping,
  ETag: etag,
});
