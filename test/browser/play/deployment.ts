import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, resolve } from 'node:path';
import { freePort } from '../setup/server.ts';

const DIST = resolve('dist/client');

const TYPES: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.wav': 'audio/wav',
};

/** A place to which builds are deployed: the built page of `/play` and its files, under other hashes each time. */
export interface Deployment {
  readonly url: string;
  /** Replaces all files by those of another build: everything that has a hash in its name has another one. */
  deploy(build: string): void;
  /** Lets a file of the present build, by its beginning, be missing. */
  lose(name: string): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** The files of the build by their paths, with a hash of their own for each deployment. */
const filesOf = (build: string): Map<string, string | Buffer> => {
  const assets = readdirSync(join(DIST, 'assets'));
  const hashes = assets.map((name) => name.slice(0, -extname(name).length).slice(-8));
  const renamed = (text: string): string =>
    hashes.reduce((all, hash) => all.replaceAll(`-${hash}.`, `-${build}${hash.slice(build.length)}.`), text);
  const read = (path: string) => renamed(readFileSync(join(DIST, path), 'utf8'));
  const files = new Map<string, string | Buffer>(
    assets.map((name) => [renamed(`/assets/${name}`), read(`assets/${name}`)]),
  );
  for (const name of ['early.js', 'favicon.svg', 'offline.js']) files.set(`/${name}`, read(name));
  files.set('/play', read('play.html'));
  files.set('/sounds.wav', readFileSync(join(DIST, 'sounds.wav')));
  return files;
};

export async function openDeployment(): Promise<Deployment> {
  const port = await freePort();
  let files = new Map<string, string | Buffer>();
  let server: Server | undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    deploy(build) {
      files = filesOf(build);
      // The version is that of the files' names.
      files.set(
        '/offline.js',
        String(files.get('/offline.js')).replace(/"version":"\w+"/, `"version":"${build}"`),
      );
    },
    lose(name) {
      for (const path of files.keys()) if (path.startsWith(`/assets/${name}`)) files.delete(path);
    },
    async start() {
      server = createServer((request, response) => {
        const { pathname } = new URL(request.url ?? '/', 'http://site');
        const file = files.get(pathname);
        const type = TYPES[pathname === '/play' ? '.html' : extname(pathname)] ?? 'text/plain';
        response.setHeader(
          'Cache-Control',
          pathname.startsWith('/assets/') ? 'max-age=31536000' : 'no-cache',
        );
        response.writeHead(file === undefined ? 404 : 200, { 'Content-Type': type }).end(file ?? '');
      });
      const listening = server;
      await new Promise<void>((done) => listening.listen(port, '127.0.0.1', done));
    },
    async stop() {
      const ending = server;
      server = undefined;
      if (!ending) return;
      ending.closeAllConnections();
      await new Promise((done) => ending.close(done));
    },
  };
}
