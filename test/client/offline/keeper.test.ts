import { describe, expect, test } from 'vitest';
import {
  answerFile,
  answerPage,
  type Build,
  dropOthers,
  type KeeperWorld,
  keepAll,
  PAGE,
  purposeOf,
} from '../../../client/offline/keeper.ts';

const ORIGIN = 'https://dama.test';
const A: Build = { version: 'a', files: ['/assets/play-a.js', '/early.js'] };
const B: Build = { version: 'b', files: ['/assets/play-b.js', '/early.js'] };
const pageOf = ({ files }: Build) => `<script src="${files[0]}"></script>`;

/** A browser's caches and a server, both of the test. */
const worldOf = () => {
  const stores = new Map<string, Map<string, string>>();
  const served = new Map<string, string>();
  const state = { online: true, slow: false, asked: [] as string[] };
  const pathOf = (request: unknown) => new URL(String(request), ORIGIN).pathname;
  const inStore = (name: string, path: string) => {
    const text = stores.get(name)?.get(path);
    return text === undefined ? undefined : new Response(text);
  };
  const cacheOf = (name: string) => {
    if (!stores.has(name)) stores.set(name, new Map());
    return {
      match: async (request: unknown) => inStore(name, pathOf(request)),
      put: async (request: unknown, response: Response) =>
        void stores.get(name)?.set(pathOf(request), await response.text()),
    };
  };
  const world: KeeperWorld = {
    caches: {
      open: async (name: string) => cacheOf(name) as unknown as Cache,
      keys: async () => [...stores.keys()],
      delete: async (name: string) => stores.delete(name),
      match: async (request: unknown) => {
        for (const name of stores.keys()) {
          const found = inStore(name, pathOf(request));
          if (found) return found;
        }
        return undefined;
      },
    },
    fetch: async (url) => {
      const path = pathOf(url);
      state.asked.push(path);
      if (!state.online) throw new TypeError('Failed to fetch');
      if (state.slow) return new Promise(() => undefined);
      const text = served.get(path);
      return text === undefined ? new Response('', { status: 404 }) : new Response(text);
    },
    patience: async () => {
      await new Promise((done) => setTimeout(done, state.slow ? 5 : 60_000));
      throw new Error('slow');
    },
  };
  const deploy = (build: Build): void => {
    served.clear();
    served.set(PAGE, pageOf(build));
    for (const path of build.files) served.set(path, `${build.version}:${path}`);
  };
  const kept = () => Object.fromEntries([...stores].map(([name, files]) => [name, [...files.keys()].sort()]));
  return { world, state, served, deploy, kept };
};

const text = async (response: Response) => response.text();

test('after one visit the page and all its files are there without a network', async () => {
  const { world, state, deploy } = worldOf();
  deploy(A);
  await keepAll(A, world);
  state.online = false;
  expect(await text(await answerPage(`${ORIGIN}/play?lang=tr`, A, world))).toBe(pageOf(A));
  for (const path of A.files) expect(await text(await answerFile(ORIGIN + path, world))).toBe(`a:${path}`);
});

describe('a new build', () => {
  test('is kept beside the old one, which goes only then', async () => {
    const { world, deploy, kept } = worldOf();
    deploy(A);
    await keepAll(A, world);
    deploy(B);
    await keepAll(B, world);
    expect(Object.keys(kept())).toEqual(['dama-play-a', 'dama-play-b']);
    await dropOthers(B, world);
    expect(kept()).toEqual({ 'dama-play-b': ['/assets/play-b.js', '/early.js', '/play'] });
  });

  test('that does not come whole is not kept, and the old one still serves', async () => {
    const { world, state, served, deploy, kept } = worldOf();
    deploy(A);
    await keepAll(A, world);
    deploy(B);
    served.delete('/assets/play-b.js');
    await expect(keepAll(B, world)).rejects.toThrow('/assets/play-b.js: 404');
    expect(Object.keys(kept())).toEqual(['dama-play-a']);
    state.online = false;
    expect(await text(await answerPage(`${ORIGIN}/play`, A, world))).toBe(pageOf(A));
    expect(await text(await answerFile(`${ORIGIN}/assets/play-a.js`, world))).toContain('a:');
  });

  test('whose page names files of yet another one is not kept', async () => {
    const { world, deploy, served, kept } = worldOf();
    deploy(B);
    served.set(PAGE, pageOf(A));
    await expect(keepAll(B, world)).rejects.toThrow('another build');
    expect(kept()).toEqual({});
  });

  test('lets nothing go that is not its own', async () => {
    const { world, deploy, kept } = worldOf();
    deploy(A);
    await keepAll(A, world);
    await world.caches.open('of-somebody-else');
    await dropOthers(A, world);
    expect(Object.keys(kept())).toEqual(['dama-play-a', 'of-somebody-else']);
  });
});

describe('with a network', () => {
  test('the page is the newest, and a file that nobody has kept comes from the server', async () => {
    const { world, deploy } = worldOf();
    deploy(A);
    await keepAll(A, world);
    deploy(B);
    expect(await text(await answerPage(`${ORIGIN}/play`, A, world))).toBe(pageOf(B));
    expect(await text(await answerFile(`${ORIGIN}/assets/play-b.js`, world))).toContain('b:');
  });

  test('files that are kept are not asked for', async () => {
    const { world, state, deploy } = worldOf();
    deploy(A);
    await keepAll(A, world);
    state.asked.length = 0;
    await answerFile(`${ORIGIN}/assets/play-a.js`, world);
    expect(state.asked).toEqual([]);
  });

  test('that is too slow the kept page opens', async () => {
    const { world, state, deploy } = worldOf();
    deploy(A);
    await keepAll(A, world);
    state.slow = true;
    expect(await text(await answerPage(`${ORIGIN}/play`, A, world))).toBe(pageOf(A));
  });

  test('that leads to a failing server the kept page opens', async () => {
    const { world, deploy } = worldOf();
    deploy(A);
    await keepAll(A, world);
    const failing = { ...world, fetch: async () => new Response('', { status: 500 }) };
    expect(await text(await answerPage(`${ORIGIN}/play`, A, failing))).toBe(pageOf(A));
  });

  test('and nothing kept, the answer is the server’s', async () => {
    const { world, deploy } = worldOf();
    deploy(A);
    expect(await text(await answerPage(`${ORIGIN}/play`, A, world))).toBe(pageOf(A));
  });
});

test.each([
  { url: '/play', mode: 'navigate', purpose: 'page' },
  { url: '/play?lang=tr', mode: 'navigate', purpose: 'page' },
  { url: '/play/', mode: 'navigate', purpose: 'page' },
  { url: '/play/x', mode: 'navigate', purpose: 'other' },
  { url: '/playing', mode: 'navigate', purpose: 'other' },
  { url: '/', mode: 'navigate', purpose: 'other' },
  { url: '/t/7fKq2mWxYz', mode: 'navigate', purpose: 'other' },
  { url: '/assets/play-a.js', mode: 'cors', purpose: 'file' },
  { url: '/assets/play-of-another-build.js', mode: 'cors', purpose: 'file' },
  { url: '/early.js', mode: 'no-cors', purpose: 'file' },
  { url: '/embed.js', mode: 'cors', purpose: 'other' },
  { url: '/api/tables', mode: 'cors', purpose: 'other' },
  { url: '/api/tables/7fKq2mWxYz/socket', mode: 'websocket', purpose: 'other' },
  { url: '/play', mode: 'cors', purpose: 'other' },
  { url: '/assets/play-a.js', mode: 'cors', method: 'POST', purpose: 'other' },
  { url: 'https://elsewhere.test/assets/play-a.js', mode: 'cors', purpose: 'other' },
] as const)('$method $url by $mode: $purpose', ({ url, mode, purpose, ...rest }) => {
  const asked = { method: 'GET', mode: mode as RequestMode, url: new URL(url, ORIGIN).href, ...rest };
  expect(purposeOf(asked, ORIGIN, A)).toBe(purpose);
});
