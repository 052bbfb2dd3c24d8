/** The page that is kept, with all that it needs, for when there is no network. */
export const PAGE = '/play';

const PREFIX = 'dama-play-';

/** What the build says that is to be kept. */
export interface Build {
  /** Another one for other files. */
  readonly version: string;
  /** The paths of every file that the page may need, without the page itself. */
  readonly files: readonly string[];
}

/** What keeping needs of a service worker. */
export interface KeeperWorld {
  readonly caches: Pick<CacheStorage, 'open' | 'keys' | 'delete' | 'match'>;
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** Rejects after so many milliseconds. */
  readonly patience: (milliseconds: number) => Promise<never>;
}

/** A visit that has waited so long for the network gets the kept page, in milliseconds. */
const PATIENCE = 3000;

const nameOf = ({ version }: Build): string => PREFIX + version;

/** What a page names that has a hash in its name. */
const hashedIn = (html: string): readonly string[] => html.match(/\/assets\/[\w.-]+/g) ?? [];

const fetched = async (
  path: string,
  init: RequestInit | undefined,
  { fetch }: KeeperWorld,
): Promise<Response> => {
  const response = await fetch(path, init);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
};

/**
 * Keeps the page and its files in a place of their own. Rejects, with nothing kept, unless all of them come and belong together: a page
 * of another build needs other files.
 */
export const keepAll = async (build: Build, world: KeeperWorld): Promise<void> => {
  const cache = await world.caches.open(nameOf(build));
  try {
    const page = await fetched(PAGE, { cache: 'no-cache' }, world);
    const html = await page.clone().text();
    const missing = hashedIn(html).filter((path) => !build.files.includes(path));
    if (missing.length > 0) throw new Error(`${PAGE} is of another build: ${missing.join(', ')}`);
    await cache.put(PAGE, page);
    for (const path of build.files) await cache.put(path, await fetched(path, undefined, world));
  } catch (error) {
    await world.caches.delete(nameOf(build));
    throw error;
  }
};

/** Lets go of what earlier builds have kept: all of this one is here, and no page of theirs is open any more. */
export const dropOthers = async (build: Build, { caches }: KeeperWorld): Promise<void> => {
  for (const name of await caches.keys()) {
    if (name.startsWith(PREFIX) && name !== nameOf(build)) await caches.delete(name);
  }
};

/** A request, as far as it counts here. */
type Asked = Pick<Request, 'method' | 'mode' | 'url'>;

/** What a request is for: the page, a file that this build or another one may have kept, or something that is none of our business. */
export const purposeOf = (
  { method, mode, url }: Asked,
  origin: string,
  { files }: Build,
): 'page' | 'file' | 'other' => {
  const { pathname, origin: asked } = new URL(url);
  if (method !== 'GET' || asked !== origin) return 'other';
  if (mode === 'navigate') return pathname === PAGE || pathname === `${PAGE}/` ? 'page' : 'other';
  return pathname.startsWith('/assets/') || files.includes(pathname) ? 'file' : 'other';
};

const kept = (path: string, { caches }: KeeperWorld) => caches.match(path, { ignoreVary: true });

/** The page as the server has it, or the kept one if the network is slow, fails, or leads to a server that does. */
export const answerPage = async (url: string, build: Build, world: KeeperWorld): Promise<Response> => {
  const cache = await world.caches.open(nameOf(build));
  const own = await cache.match(PAGE, { ignoreVary: true });
  const network = world.fetch(url);
  if (!own) return network;
  try {
    const response = await Promise.race([network, world.patience(PATIENCE)]);
    return response.status >= 500 ? own : response;
  } catch {
    return own; // No network.
  }
};

/** A file as any build has kept it, for its name says what is in it; one that none has kept comes from the network. */
export const answerFile = async (url: string, world: KeeperWorld): Promise<Response> =>
  (await kept(new URL(url).pathname, world)) ?? world.fetch(url);
