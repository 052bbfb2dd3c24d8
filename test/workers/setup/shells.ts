import { env } from 'cloudflare:workers';
import worker from '../../../worker/index.ts';
import { ORIGIN } from './people.ts';

/** The places that the Worker fills in a shell, and nothing else. */
const shell = (name: string) => `<!doctype html>
<html lang="en">
  <head>
    <title>${name}</title>
    <meta name="description" content="" />
    <meta property="og:title" content="" />
    <meta property="og:description" content="" />
    <meta property="og:url" content="" />
    <meta property="og:image" content="" />
    <meta property="og:image:alt" content="" />
    <link rel="canonical" href="/" />
    <link rel="alternate" type="application/json+oembed" href="/oembed" title="" />
  </head>
  <body><main id="main"><img data-board src="/start.svg" alt="" /><img src="/other.svg" alt="other" /></main></body>
</html>`;

const ASSETS = {
  fetch: async (input: RequestInfo | URL): Promise<Response> => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    if (!['/home', '/table', '/embed'].includes(pathname)) return new Response('', { status: 404 });
    return new Response(shell(pathname), { headers: { ETag: '"shell"', 'Last-Modified': 'yesterday' } });
  },
};

/** Asks the Worker, with shells of our own in place of the built ones. */
export const page = async (
  path: string,
  init: RequestInit<IncomingRequestCfProperties> = {},
): Promise<Response> =>
  worker.fetch(new Request<unknown, IncomingRequestCfProperties>(ORIGIN + path, init), { ...env, ASSETS });
