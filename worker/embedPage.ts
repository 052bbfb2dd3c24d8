import type { IRequestStrict } from 'itty-router';
import { usualLook } from '../drawing/looks.ts';
import { tableInWords, tableTitle } from './describe.ts';
import { EMBED_PAGE_WORDS } from './embedWords.ts';
import type { Env } from './env.ts';
import { pageHeaders } from './headers.ts';
import { languageOf } from './languages.ts';
import { lookIn, queryOf, readableLook } from './looks.ts';
import { remove, setAttributes, setText } from './markup.ts';
import { picturePath } from './pictures.ts';
import { shellNamed } from './shell.ts';
import { readTable } from './tables.ts';
import { english } from './words.ts';

/** `GET /embed/:id`: the page for frames. The board fills it; without a script it is a picture and a link. */
export async function embedPage(request: IRequestStrict, env: Env): Promise<Response> {
  const { origin, pathname, searchParams: query } = new URL(request.url);
  const { id = '' } = request.params;
  const answer = await readTable(env, id);
  const language = languageOf(request);
  const words = EMBED_PAGE_WORDS[language];
  const shell = await shellNamed(env, 'embed');
  const rewriter = new HTMLRewriter().on('html', setAttributes({ lang: language }));
  if (answer) {
    const title = tableTitle(english, answer.table);
    // A word that means nothing is left for the board to complain of; the picture is as the board will look all the same.
    const attributes = lookIn(query);
    attributes.delete('lang');
    const look = queryOf(readableLook(query, usualLook(language)));
    const picture = picturePath(id, answer.seq, `${look}`);
    rewriter
      .on('title', setText(title))
      .on('.unseen', setText(title))
      .on('link[rel="canonical"]', setAttributes({ href: `${origin}/t/${id}` }))
      .on('dama-board', setAttributes({ src: `/t/${id}`, ...Object.fromEntries(attributes) }))
      .on('img', setAttributes({ src: picture, alt: tableInWords(english, answer.table) }))
      .on('a', setAttributes({ href: `/t/${id}` }))
      .on('a', setText(words.open))
      .on('[data-missing]', remove);
  } else {
    rewriter
      .on('title', setText(`${words.noTable.title} · ${english.site}`))
      .on('link[rel="canonical"]', remove)
      .on('script', remove)
      .on('dama-board', remove)
      .on('.unseen', remove)
      .on('[data-missing] h1', setText(words.noTable.title))
      .on('[data-missing] p', setText(words.noTable.detail))
      .on('a', setAttributes({ href: '/' }))
      .on('a', setText(words.home));
  }
  const status = answer ? 200 : 404;
  return rewriter.transform(new Response(shell, { status, headers: pageHeaders(pathname) }));
}
