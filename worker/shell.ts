import type { Env } from './env.ts';
import { pageHeaders } from './headers.ts';
import type { Notice } from './words.ts';

/** What a page is filled with. All of it is text: the rewriter escapes it. */
export interface Filling {
  readonly title: string;
  readonly description: string;
  /** The page's own address, absolute; a page that is an error has none, and is not for search engines. */
  readonly url?: string;
  /** The board's picture: its path, its absolute address, and what it shows. */
  readonly board?: { readonly path: string; readonly url: string; readonly alt: string };
  readonly notice?: Notice;
}

type Rewriting = HTMLRewriterElementContentHandlers;

const setAttribute = (name: string, value: string | undefined): Rewriting => ({
  element(element) {
    if (value === undefined) element.remove();
    else element.setAttribute(name, value);
  },
});

/** The words are ours, not anybody's input: they need no escaping. */
const noticeMarkup = ({ title, detail, name }: Notice): string => {
  const mark = (part: string): string => (name === undefined ? '' : ` data-words="${name}.${part}"`);
  return `<p class="notice" role="alert"><strong${mark('title')}>${title}</strong>. <span${mark('detail')}>${detail}</span></p>`;
};

const openGraph = ({
  title,
  description,
  url,
  board,
}: Filling): { readonly [property: string]: string | undefined } => ({
  'og:title': title,
  'og:description': description,
  'og:url': url,
  'og:image': board?.url,
  'og:image:alt': board?.alt,
});

/**
 * One of the client's HTML shells (`home`, `table`, `open`, `play`, `embedding`), filled. Its places are found by what they are: `title`, `meta`,
 * `link[rel=canonical]`, `img[data-board]`, `main`. What there is no value for is removed, or left as the shell has it.
 */
export async function filledShell(
  env: Env,
  name: 'home' | 'table' | 'open' | 'play' | 'embedding',
  filling: Filling,
  path: string,
  status = 200,
): Promise<Response> {
  // A name of our own, not the request's: the shells are files, whatever the address of the page.
  const shell = await env.ASSETS.fetch(`https://assets.local/${name}`);
  if (!shell.ok) throw new Error(`shell-${shell.status}`);
  const { title, description, url, board, notice } = filling;
  const rewriter = new HTMLRewriter()
    .on('title', { element: (element) => void element.setInnerContent(title) })
    .on('meta[name="description"]', setAttribute('content', description))
    .on('link[rel="canonical"]', setAttribute('href', url));
  for (const [property, value] of Object.entries(openGraph(filling))) {
    rewriter.on(`meta[property="${property}"]`, setAttribute('content', value));
  }
  if (board) {
    rewriter.on('img[data-board]', {
      element: (element) => void element.setAttribute('src', board.path).setAttribute('alt', board.alt),
    });
  }
  if (url === undefined) {
    rewriter.on('head', {
      element: (element) => void element.append('<meta name="robots" content="noindex">', { html: true }),
    });
  }
  if (notice !== undefined) {
    rewriter.on('main', {
      element(element) {
        element.prepend(noticeMarkup(notice), { html: true });
      },
    });
  }
  // The shell's own headers stay behind: its ETag is not this page's.
  return rewriter.transform(new Response(shell.body, { status, headers: pageHeaders(path) }));
}
