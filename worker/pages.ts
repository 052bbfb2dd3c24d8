import type { IRequestStrict } from 'itty-router';
import { parseFen, rulesByName, turkish } from '../engine/index.ts';
import type { TableSnapshot } from '../table/snapshot.ts';
import { gameInWords, positionInWords, tableStatus, tableTitle } from './describe.ts';
import type { Env } from './env.ts';
import { filledShell } from './shell.ts';
import { readTable } from './tables.ts';
import { english, type Notice } from './words.ts';

/** `GET /` */
export function homePage(request: IRequestStrict, env: Env): Promise<Response> {
  const { origin } = new URL(request.url);
  return filledShell(env, 'home', { ...english.home, url: `${origin}/` }, '/');
}

/** `GET /open` */
export function openPage(request: IRequestStrict, env: Env): Promise<Response> {
  const { origin } = new URL(request.url);
  return filledShell(env, 'open', { ...english.open, url: `${origin}/open` }, '/open');
}

/** `GET /play` */
export function playPage(request: IRequestStrict, env: Env): Promise<Response> {
  const { origin } = new URL(request.url);
  return filledShell(env, 'play', { ...english.play, url: `${origin}/play` }, '/play');
}

/** `GET /embedding` */
export function embeddingPage(request: IRequestStrict, env: Env): Promise<Response> {
  const { origin } = new URL(request.url);
  return filledShell(env, 'embedding', { ...english.embedding, url: `${origin}/embedding` }, '/embedding');
}

/** The home page under an address where nothing is, saying so: from there one can go on. Its headers are the home page's, too. */
const missing = (env: Env, words: Notice) =>
  filledShell(
    env,
    'home',
    {
      title: `${words.title} · ${english.site}`,
      description: words.detail,
      notice: words,
    },
    '/',
    404,
  );

export const noPage = (env: Env): Promise<Response> => missing(env, english.noPage);

const altOf = (table: TableSnapshot): string => {
  const position = parseFen(table.fen, rulesByName(table.rules) ?? turkish);
  return position.ok ? positionInWords(english, position.value) : table.fen;
};

/** `GET /t/:id`: the position is there as a picture, and in words, before any script runs. */
export async function tablePage(request: IRequestStrict, env: Env): Promise<Response> {
  const { origin, pathname } = new URL(request.url);
  const { id } = request.params;
  const answer = await readTable(env, id);
  if (!answer) return missing(env, english.noTable);
  const { seq, table } = answer;
  const url = `${origin}/t/${id}`;
  // With the last event's number, so that a kept picture is never older than the page.
  const picture = `/t/${id}.svg?seq=${seq}`;
  const status = tableStatus(english, table);
  return filledShell(
    env,
    'table',
    {
      title: tableTitle(english, table),
      description: `${gameInWords(english, table)}. ${status}`,
      url,
      board: { path: picture, url: origin + picture, alt: `${status} ${altOf(table)}` },
    },
    pathname,
  );
}
