import type { IRequestStrict } from 'itty-router';
import { gameInWords, tableInWords, tableStatus, tableTitle } from './describe.ts';
import type { Env } from './env.ts';
import { languageOf } from './languages.ts';
import { lookQuery } from './looks.ts';
import { oembedAddress } from './oembed.ts';
import { picturePath } from './pictures.ts';
import { filledShell } from './shell.ts';
import { readTable } from './tables.ts';
import { english, type Notice } from './words.ts';

/** A page that is the same whoever asks, but for its language. */
function ownPage(
  request: Request,
  env: Env,
  name: 'home' | 'open' | 'play' | 'embedding',
  path: string,
): Promise<Response> {
  const url = new URL(path, request.url).href;
  return filledShell(env, name, { ...english[name], url, language: languageOf(request) }, path);
}

/** `GET /` */
export function homePage(request: IRequestStrict, env: Env): Promise<Response> {
  return ownPage(request, env, 'home', '/');
}

/** `GET /open` */
export function openPage(request: IRequestStrict, env: Env): Promise<Response> {
  return ownPage(request, env, 'open', '/open');
}

/** `GET /play` */
export function playPage(request: IRequestStrict, env: Env): Promise<Response> {
  return ownPage(request, env, 'play', '/play');
}

/** `GET /embedding` */
export function embeddingPage(request: IRequestStrict, env: Env): Promise<Response> {
  return ownPage(request, env, 'embedding', '/embedding');
}

/** The home page under an address where nothing is, saying so: from there one can go on. Its headers are the home page's, too. */
const missing = (request: Request, env: Env, words: Notice) =>
  filledShell(
    env,
    'home',
    {
      title: `${words.title} · ${english.site}`,
      description: words.detail,
      language: languageOf(request),
      notice: words,
    },
    '/',
    404,
  );

/** 404 for any address where no page is. */
export const noPage = (request: Request, env: Env): Promise<Response> =>
  missing(request, env, english.noPage);

/** `GET /t/:id`: the position is there as a picture, and in words, before any script runs. */
export async function tablePage(request: IRequestStrict, env: Env): Promise<Response> {
  const { origin, pathname } = new URL(request.url);
  const { id = '' } = request.params;
  const answer = await readTable(env, id);
  if (!answer) return missing(request, env, english.noTable);
  const { seq, table } = answer;
  const url = `${origin}/t/${id}`;
  const status = tableStatus(english, table);
  const language = languageOf(request);
  return filledShell(
    env,
    'table',
    {
      title: tableTitle(english, table),
      description: `${gameInWords(english, table)}. ${status}`,
      url,
      language,
      board: { path: picturePath(id, seq, lookQuery(language)), alt: tableInWords(english, table) },
      // Crawlers speak no language: what is shared has one look.
      shared: { image: `${url}.png?seq=${seq}`, oembed: oembedAddress(url) },
    },
    pathname,
  );
}
