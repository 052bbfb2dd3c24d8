import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { decodeAnswer } from '../../client/thinker/messages.ts';
import { launch } from '../../test/browser/setup/browser.ts';
import { median } from '../sample.ts';

/** Where the build puts it. */
const ASSETS = 'dist/client/assets';
const ROUNDS = 5;

/** What the worker is asked, as `client/thinker/messages.ts` has it: a move of the top level at the start of a game. */
const QUESTION = { rules: 'turkish', moves: [], level: 8, type: 'move', seed: 1 };

/** The built web worker of the computer player. Throws where nothing has been built. */
const thinkerFile = (assets: string): string => {
  const file = readdirSync(assets).find((name) => /^thinker-.*\.js$/.test(name));
  if (file) return file;
  throw new Error(`There is no thinker in ${assets}: "npm run build:all" makes it.`);
};

/** What came as an answer, and after how many milliseconds. */
interface Timed {
  readonly data: unknown;
  readonly time: number;
}

/** Nodes a second. Throws where what came is no move. */
export const speedOf = ({ data, time }: Timed): number => {
  const answer = decodeAnswer(data);
  if (answer?.type !== 'move') throw new Error(`no move: ${JSON.stringify(data)}`);
  return (1000 * answer.nodes) / time;
};

/** Runs in the page: asks the worker again and again, and tells each answer and how long it took. */
const PROGRAM = `async ({ file, question, rounds }) => {
  const worker = new Worker(file, { type: 'module' });
  const figures = [];
  for (let id = 0; id < rounds; id++) {
    const begin = performance.now();
    const data = await new Promise((resolve, reject) => {
      worker.onerror = () => reject(new Error('the worker failed'));
      worker.onmessage = ({ data }) => {
        if (data.type === 'move') resolve(data);
        if (data.type === 'failed') reject(new Error('the worker refused'));
      };
      worker.postMessage({ id, task: question });
    });
    figures.push({ data, time: performance.now() - begin });
  }
  return figures;
}`;

/** Nodes a second of the built web worker in a real browser: the first move, when all is cold, and the median of those after it. */
export const measureBrowser = async (
  assets = ASSETS,
): Promise<{ readonly first: number; readonly later: number }> => {
  const file = thinkerFile(assets);
  const server = createServer(({ url = '/' }, response) => {
    const isScript = url.endsWith('.js');
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html');
    response.end(
      isScript ? readFileSync(`${assets}/${url.slice(1)}`) : '<!doctype html><title>Speed</title>',
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${address.port}/`);
    const call = `(${PROGRAM})(${JSON.stringify({ file: `/${file}`, question: QUESTION, rounds: ROUNDS + 1 })})`;
    const figures: readonly Timed[] = await page.evaluate(call);
    const [first = Number.NaN, ...later] = figures.map(speedOf);
    return { first, later: median(later) };
  } finally {
    await browser.close();
    await new Promise((done) => server.close(done));
  }
};
