import { createServer } from 'node:http';

/** Somebody's site, on another origin than the product. */
interface Host {
  readonly url: string;
  close(): Promise<void>;
}

/** A game of four moves. */
export const PDN = '[GameType "30,W,8,8,A0,0"] 1. a3-a4 h6-h5 2. b3-b4 g6-g5 *';

const picture = (path: string): string => `<img src="${path}" width="480" height="480" alt="A board">`;

/** The snippets as the documents have them; `origin` is the product's. */
const bodies = (origin: string, table: string): { readonly [path: string]: string } => ({
  '/position': `<dama-board playable>${picture(`${origin}/board.svg`)}</dama-board>`,
  '/live': `<dama-board src="${origin}/t/${table}">${picture(`${origin}/t/${table}.svg`)}</dama-board>`,
  '/replay': `<dama-board pdn='${PDN}'>${picture(`${origin}/board.svg`)}</dama-board>`,
});

/** Serves on a free port of this machine until it is closed; `origin` is where the product runs. */
export async function startHost(origin: string): Promise<Host> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://host');
    const body = bodies(origin, searchParams.get('table') ?? '')[pathname];
    if (body === undefined) {
      response.writeHead(404).end();
      return;
    }
    response
      .setHeader('Content-Type', 'text/html; charset=utf-8')
      .end(
        `<!doctype html><html lang="en"><title>A site</title><meta name="viewport" content="width=device-width">` +
          `<script type="module" src="${origin}/embed.js"></script><p>Above</p>${body}<p>Below</p></html>`,
      );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
