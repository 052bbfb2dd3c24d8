import { escaped } from '../drawing/escape.ts';
import { usualLook } from '../drawing/looks.ts';
import { codeToCopy } from './code.ts';
import type { Env } from './env.ts';
import { pageHeaders } from './headers.ts';
import type { Language } from './languages.ts';
import { lookQuery } from './looks.ts';
import { type Rewriting, remove, setAttributes, setText } from './markup.ts';
import type { Notice } from './words.ts';

/** What a page is filled with. All of it is text, and is escaped. */
interface Filling {
  readonly title: string;
  readonly description: string;
  /** The page's own address, absolute; a page that is an error has none, and is not for search engines. */
  readonly url?: string;
  /** The language in which the page will speak: its pictures are in the look that is usual there. */
  readonly language: Language;
  /** The board's picture and what it shows. */
  readonly board?: { readonly path: string; readonly alt: string };
  /** The picture that messengers show, and where other sites ask how to show the page; both absolute. */
  readonly shared?: { readonly image: string; readonly oembed: string };
  readonly notice?: Notice;
}

const setOrRemove = (name: string, value: string | undefined): Rewriting =>
  value === undefined ? remove : setAttributes({ [name]: value });

/**
 * A page's own picture in the look that is usual in its language: the build draws each in two, and others are drawn when they are asked for.
 * The rewriter gives an attribute as it is written, escaped, and so it is set again.
 */
const dressedPicture = (language: Language): Rewriting => ({
  element(element) {
    const query = escaped(lookQuery(language));
    const path = element.getAttribute('src');
    if (!query || !path) return;
    const [file, asked] = path.split('?');
    const dressed =
      file === '/board.svg'
        ? `${file}?${asked ? `${asked}&amp;` : ''}${query}`
        : path.replace(/svg$/, `${usualLook(language).theme}.svg`);
    element.setAttribute('src', dressed);
  },
});

/** A file of the build, which may be a shell. By a name of our own, not the request's: files are files, whatever the address of the page. */
export async function shellNamed(env: Env, name: string): Promise<ReadableStream | null> {
  const shell = await env.ASSETS.fetch(`https://assets.local/${name}`);
  if (!shell.ok) throw new Error(`shell-${shell.status}`);
  return shell.body;
}

/** The words are ours, not anybody's input: they need no escaping. */
const noticeMarkup = ({ title, detail, name }: Notice): string =>
  `<p class="notice" role="alert"><strong data-words="${name}.title">${title}</strong>. <span data-words="${name}.detail">${detail}</span></p>`;

const openGraph = ({
  title,
  description,
  url,
  board,
  shared,
}: Filling): { readonly [property: string]: string | undefined } => ({
  'og:title': title,
  'og:description': description,
  'og:url': url,
  'og:image': shared?.image,
  'og:image:alt': board?.alt,
});

/**
 * One of the client's HTML shells (`home`, `table`, `open`, `play`, `embedding`), filled. Its places are found by what they are: `title`, `meta`,
 * `link[rel=canonical]`, `img[data-board]`, `main`, `pre code`. What there is no value for is removed, or left as the shell has it.
 */
export async function filledShell(
  env: Env,
  name: 'home' | 'table' | 'open' | 'play' | 'embedding',
  filling: Filling,
  path: string,
  status = 200,
): Promise<Response> {
  const shell = await shellNamed(env, name);
  const { title, description, url, language, board, shared, notice } = filling;
  const rewriter = new HTMLRewriter()
    .on('title', setText(title))
    .on('meta[name="description"]', setOrRemove('content', description))
    .on('link[rel="canonical"]', setOrRemove('href', url))
    .on('link[rel="alternate"]', setOrRemove('href', shared?.oembed))
    .on('link[rel="alternate"]', setOrRemove('title', title))
    .on('img[src^="/"]', dressedPicture(language));
  for (const [property, value] of Object.entries(openGraph(filling))) {
    rewriter.on(`meta[property="${property}"]`, setOrRemove('content', value));
  }
  if (board) rewriter.on('img[data-board]', setAttributes({ src: board.path, alt: board.alt }));
  if (url === undefined) {
    rewriter.on('head', {
      element: (element) => void element.append('<meta name="robots" content="noindex">', { html: true }),
    });
  } else rewriter.on('pre code', codeToCopy(new URL(url).origin, language));
  if (notice !== undefined) {
    rewriter.on('main', {
      element(element) {
        element.prepend(noticeMarkup(notice), { html: true });
      },
    });
  }
  // The shell's own headers stay behind: its ETag is not this page's.
  return rewriter.transform(new Response(shell, { status, headers: pageHeaders(path) }));
}
