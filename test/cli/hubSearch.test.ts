import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Choice } from '../../ai/index.ts';
import type { Task } from '../../cli/hub/mover.ts';
import { initialPosition, turkish } from '../../engine/index.ts';
import { makeHubPosition } from './hubPosition.ts';
import { conversation, firstChoice } from './hubTalk.ts';

const START = `pos pos=${makeHubPosition(initialPosition(turkish))}`;
/** One capture, which is due. */
const SINGLE = `pos pos=W${'e'.repeat(20)}b${'e'.repeat(6)}b${'e'.repeat(7)}w${'e'.repeat(28)}`;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Lets what is due in so many milliseconds happen. */
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** A conversation whose mover plays when it is told to, or when it is stopped. */
const begin = async (go: string, level = 'level depth=4', position = START) => {
  const tasks: Task[] = [];
  let release: () => void = () => undefined;
  const { said, session } = conversation((task) => {
    tasks.push(task);
    return new Promise<Choice>((resolve) => {
      release = () => resolve(firstChoice(task));
      task.signal.addEventListener('abort', release);
    });
  });
  for (const line of ['init', position, level, go]) await session.receive(line);
  said.length = 0;
  const tell = (progress: Partial<Choice>) => {
    const [task] = tasks;
    if (task) task.onProgress({ ...firstChoice(task), ...progress });
  };
  return { said, tasks, session, tell, release: () => release() };
};

const DONE = expect.stringMatching(/^done move=/);

describe('while a search runs', () => {
  test('the mover learns what is asked', async () => {
    const { said, session, tasks } = await begin('go think', 'level depth=99 nodes=5000');
    await session.end();
    for (const line of ['set-param name=seed value=7', 'set-param name=level value=3', 'go think'])
      await session.receive(line);
    await session.end();
    expect(tasks).toMatchObject([
      { seed: 1, strength: 0, limits: { depth: 64, nodes: 5000 } },
      { seed: 7, strength: 3, limits: { depth: 64, nodes: 5000 } },
    ]);
    expect(said).toEqual([DONE, DONE]);
  });

  test('what it finds is told, in men, seconds and millions of nodes a second', async () => {
    const { said, tell } = await begin('go think');
    await pass(500);
    tell({ depth: 3, score: -125, nodes: 1_250_000 });
    tell({ depth: 4, score: 29_995, nodes: 2_000_000 });
    tell({ depth: 5, score: -29_996, nodes: 0 });
    tell({ depth: 6, score: -0.2 });
    await pass(0);
    expect(said).toEqual([
      'info depth=3 score=-1.25 nodes=1250000 time=0.500 nps=2.50 pv=a3-a4',
      'info depth=4 score=299.95 mate=5 nodes=2000000 time=0.500 nps=4.00 pv=a3-a4',
      'info depth=5 score=-299.96 mate=-4 nodes=0 time=0.500 nps=0.00 pv=a3-a4',
      'info depth=6 score=0.00 nodes=1 time=0.500 nps=0.00 pv=a3-a4',
    ]);
  });

  test('ping is answered, stop brings done', async () => {
    const { said, session } = await begin('go analyze');
    await session.receive('ping');
    await session.receive('ponder-hit');
    expect(said).toEqual(['pong']);
    await session.receive('stop');
    await session.receive('hub');
    expect(said[1]).toMatch(/^done move=/);
    expect(said[2]).toMatch(/^id /);
  });

  test('another command waits for a search with a limit', async () => {
    const { said, session, release } = await begin('go think');
    const next = session.receive('init');
    await pass(20);
    expect(said).toEqual([]);
    release();
    await next;
    expect(said).toEqual([DONE, 'ready']);
  });

  test.each([
    ['go ponder', 'level depth=4'],
    ['go analyze', 'level move-time=1'],
    ['go think', 'level infinite'],
    ['go think', 'level moves=9'],
  ])('and ends one without: %s after %s', async (go, level) => {
    const { said, session } = await begin(go, level);
    await session.receive('init');
    expect(said).toEqual([DONE, 'ready']);
  });

  test('one that fails says so, and the next one is asked', async () => {
    let asked = 0;
    const { said, session } = conversation(async (task) => {
      asked++;
      if (asked === 1) throw new Error('out of memory');
      return firstChoice(task);
    });
    for (const line of ['init', START, 'level depth=1', 'go think', 'ping', 'go think'])
      await session.receive(line);
    await session.end();
    expect(said.slice(0, 2)).toEqual(['ready', 'error message="search-failed: out of memory"']);
    expect(said.slice(2).sort()).toEqual([DONE, 'pong']);
  });

  test.each(['quit', 'the end of the input'])('%s ends it', async (how) => {
    const { said, session } = await begin('go think');
    if (how === 'quit') expect(await session.receive('quit')).toBe(false);
    else await session.end();
    expect(said).toEqual([DONE]);
  });
});

describe('where the client ends a search', () => {
  test.each([
    ['go ponder', 'level depth=4'],
    ['go ponder', 'level move-time=1'],
    ['go analyze', 'level nodes=10'],
    ['go analyze', 'level time=1'],
    ['go think', 'level infinite'],
  ])('%s after %s answers no sooner, also when it has nothing more to find', async (go, level) => {
    const { said, session, release } = await begin(go, level);
    release();
    await pass(3_600_000);
    expect(said).toEqual([]);
    await session.receive('stop');
    await session.end();
    expect(said).toEqual([DONE]);
  });

  test('ponder-hit makes the level count', async () => {
    const { said, session } = await begin('go ponder', 'level move-time=2');
    await pass(60_000);
    await session.receive('ponder-hit');
    await pass(1_900);
    expect(said).toEqual([]);
    await pass(100);
    expect(said).toEqual([DONE]);
  });

  test('ponder-hit brings the answer that is there already', async () => {
    const { said, session, release, tasks } = await begin('go ponder', 'level depth=4');
    expect(tasks).toMatchObject([{ limits: { depth: 4 } }]);
    release();
    await pass(1_000);
    await session.receive('ponder-hit');
    await pass(0);
    expect(said).toEqual([DONE]);
  });

  test('analyze passes the limits over', async () => {
    const { tasks } = await begin('go analyze', 'level depth=4 nodes=5');
    expect(tasks).toMatchObject([{ limits: { depth: 64, nodes: 10 ** 15 - 1 } }]);
  });
});

describe('time', () => {
  test.each([
    ['level move-time=1', 0.9, 1],
    ['level move-time=0.01', 0, 0.01],
    ['level move-time=0', 0, 0.001],
    ['level time=300', 10, 30],
    ['level time=300 moves=1', 100, 300],
    ['level time=10 inc=2', 1, 6],
    ['level time=1 inc=60', 0.1, 0.99],
    ['level inc=2', 0.1, 2],
    ['level time=300 move-time=1', 0.9, 1],
    ['level time=0.02', 0, 0.02],
    ['level time=10000000', 3600, 1_000_000],
  ])('%s: done between %d and %d seconds', async (level, least, most) => {
    const { said } = await begin('go think', level);
    if (least > 0) await pass(least * 1_000);
    expect(said).toEqual([]);
    await pass((most - least) * 1_000);
    expect(said).toEqual([DONE]);
  });

  test('past its share of the clock it looks no deeper', async () => {
    const { said, tell } = await begin('go think', 'level time=300');
    await pass(3_000);
    tell({ depth: 9 });
    await pass(0);
    expect(said).toHaveLength(1);
    await pass(3_000);
    tell({ depth: 10 });
    await pass(0);
    expect(said.slice(1)).toEqual([expect.stringMatching(/^info depth=10 /), DONE]);
  });

  test('a single move is played at once', async () => {
    const { said, tell } = await begin('go think', 'level time=300', SINGLE);
    tell({});
    await pass(0);
    expect(said).toEqual([expect.stringMatching(/^info /), DONE]);
  });

  test('a level of play is a limit by itself', async () => {
    const { said, session } = conversation();
    for (const line of ['init', START, 'level infinite', 'go think']) await session.receive(line);
    await pass(1_000);
    expect(said).toEqual(['ready']);
    for (const line of ['stop', 'set-param name=level value=2', 'go think']) await session.receive(line);
    await pass(0);
    expect(said).toEqual(['ready', DONE, DONE]);
  });
});
