import type { IRequestStrict } from 'itty-router';
import { usualLook } from '../drawing/looks.ts';
import { CARD_HEIGHT, CARD_WIDTH } from '../drawing/raster/card.ts';
import { err, ok, type Result } from '../engine/index.ts';
import type { Refusal } from '../protocol/http.ts';
import { tableTitle } from './describe.ts';
import type { Env } from './env.ts';
import { noSuchTable, refused } from './errors.ts';
import { oembedHeaders } from './headers.ts';
import { languageNamed } from './languages.ts';
import { lookIn, queryOf, readableLook } from './looks.ts';
import { startTag } from './markup.ts';
import { readTable } from './tables.ts';
import { english } from './words.ts';

/** A board with a player above and one below it. */
const WIDTH = 480;
const STRIPS = 104;

/** How long others may keep what they are told, in seconds: the frame is live, only the title may change. */
const CACHE_AGE = 3600;

/** A picture of a board alone is square, and as large as one likes. */
const SQUARE = 480;

/** What the frame may do, and nothing else: no pop-ups but the links to a table's own page, and never the page around it. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

/** Where others ask how to show a table's page. */
export const oembedAddress = (page: string): string => {
  const { origin } = new URL(page);
  return `${origin}/oembed?${new URLSearchParams({ url: page, format: 'json' })}`;
};

const PAGE = /^\/(?:t|embed)\/([^/.]+)\/*$/;

/** The table whose page, or page for frames, has this address, and what the address says of its look. */
const tableAt = (
  address: string,
  host: string,
): { readonly id: string | undefined; readonly look: URLSearchParams } | undefined => {
  const url = URL.parse(address);
  if (url?.host !== host || !/^https?:$/.test(url.protocol)) return undefined;
  return { id: PAGE.exec(url.pathname)?.[1], look: lookIn(url.searchParams) };
};

/** The largest size that is wanted, or that all sizes are welcome. */
const limitIn = (query: URLSearchParams, field: string): Result<number, Refusal> => {
  const text = query.get(field);
  if (!text) return ok(Number.POSITIVE_INFINITY);
  if (/^\d{1,6}$/.test(text) && Number(text) > 0) return ok(Number(text));
  return err({ code: 'malformed', message: `${field} is a number of pixels.`, field });
};

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The frame's size: the board as wide as it may be, with room for the players. */
const frameSize = (largest: Size): Size => {
  const width = Math.min(WIDTH, largest.width);
  return { width, height: Math.min(width + STRIPS, largest.height) };
};

/** What a picture's address says so that it looks as the frame will, which minds no word that means nothing. */
const pictureQuery = (look: URLSearchParams): string =>
  look.size === 0
    ? ''
    : `?${queryOf(readableLook(look, usualLook(languageNamed(look.get('lang')) ?? 'en')))}`;

/** A picture that is no larger than what is wanted: the one for messengers, or where that does not fit the board alone. */
const thumbnail = (
  page: string,
  look: URLSearchParams,
  largest: Size,
): { readonly [field: string]: string | number } => {
  const fits = CARD_WIDTH <= largest.width && CARD_HEIGHT <= largest.height;
  const square = Math.min(SQUARE, largest.width, largest.height);
  return {
    thumbnail_url: `${page}.${fits ? 'png' : 'svg'}${pictureQuery(look)}`,
    thumbnail_width: fits ? CARD_WIDTH : square,
    thumbnail_height: fits ? CARD_HEIGHT : square,
  };
};

/** `GET /oembed?url=`: how another site shows a table (oEmbed 1.0, type `rich`). */
export async function tableOembed(request: IRequestStrict, env: Env): Promise<Response> {
  const { origin, host, searchParams: query } = new URL(request.url);
  const address = query.get('url');
  if (!address) return refused({ code: 'malformed', message: 'url is missing.', field: 'url' });
  if ((query.get('format') || 'json') !== 'json') {
    return refused({ code: 'not-implemented', message: 'The only format is json.', field: 'format' });
  }
  const [maxWidth, maxHeight] = [limitIn(query, 'maxwidth'), limitIn(query, 'maxheight')];
  if (!maxWidth.ok) return refused(maxWidth.error);
  if (!maxHeight.ok) return refused(maxHeight.error);
  const asked = tableAt(address, host);
  const answer = asked && (await readTable(env, asked.id));
  if (!asked || !answer) return noSuchTable();
  const title = tableTitle(english, answer.table);
  const largest = { width: maxWidth.value, height: maxHeight.value };
  const size = frameSize(largest);
  const look = asked.look.size > 0 ? `?${asked.look}` : '';
  const frame = startTag('iframe', {
    src: `${origin}/embed/${asked.id}${look}`,
    title,
    ...size,
    loading: 'lazy',
    frameborder: 0,
    sandbox: SANDBOX,
  });
  const body = {
    version: '1.0',
    type: 'rich',
    title,
    provider_name: english.site,
    provider_url: `${origin}/`,
    html: `${frame}</iframe>`,
    ...size,
    ...thumbnail(`${origin}/t/${asked.id}`, asked.look, largest),
    cache_age: CACHE_AGE,
  };
  return new Response(JSON.stringify(body), { headers: oembedHeaders() });
}
