import { describe, expect, test } from 'vitest';
import type { Task } from '../../cli/hub/mover.ts';
import { hubSession } from '../../cli/hub/session.ts';
import { distinctMoves, initialPosition, type Move, turkish } from '../../engine/index.ts';
import { makeHubPosition } from './hubPosition.ts';

const START = `pos pos=${makeHubPosition(initialPosition(turkish))}`;

describe('while a search runs', () => {
  /** A mover that plays when it is told to, or when it is stopped. */
  const conversation = () => {
    const said: string[] = [];
    const tasks: Task[] = [];
    let release: () => void = () => undefined;
    const session = hubSession({
      write: async (line) => void said.push(line),
      makeMover: () => (task) => {
        tasks.push(task);
        const first = distinctMoves(task.game.position)[0] as Move;
        return new Promise((resolve) => {
          release = () => resolve(first);
          task.signal.addEventListener('abort', release);
        });
      },
    });
    return { said, tasks, session, release: () => release() };
  };
  const begin = async (go: string, level = 'level depth=4') => {
    const talk = conversation();
    for (const line of ['init', START, level, go]) await talk.session.receive(line);
    talk.said.length = 0;
    return talk;
  };

  test('the mover learns what is asked', async () => {
    const { tasks } = await begin('go ponder', 'level moves=9 time=291.587 inc=0.5');
    expect(tasks).toMatchObject([{ mode: 'ponder', level: { moves: 9, time: 291.587, increment: 0.5 } }]);
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
    await new Promise((done) => setTimeout(done, 20));
    expect(said).toEqual([]);
    release();
    await next;
    expect(said).toEqual([expect.stringMatching(/^done /), 'ready']);
  });

  test.each([
    ['go ponder', 'level depth=4'],
    ['go think', 'level infinite'],
  ])('and ends one without: %s after %s', async (go, level) => {
    const { said, session } = await begin(go, level);
    await session.receive('init');
    expect(said).toEqual([expect.stringMatching(/^done /), 'ready']);
  });

  test('one that fails says so, and the next one is asked', async () => {
    const said: string[] = [];
    let asked = 0;
    const session = hubSession({
      write: async (line) => void said.push(line),
      makeMover: () => async (task) => {
        asked++;
        if (asked === 1) throw new Error('out of memory');
        return distinctMoves(task.game.position)[0] as Move;
      },
    });
    for (const line of ['init', START, 'go think', 'ping', 'go think']) await session.receive(line);
    await session.end();
    expect(said.slice(0, 2)).toEqual(['ready', 'error message="search-failed: out of memory"']);
    expect(said.slice(2).sort()).toEqual([expect.stringMatching(/^done move=/), 'pong']);
  });

  test.each(['quit', 'the end of the input'])('%s ends it', async (how) => {
    const { said, session } = await begin('go think');
    if (how === 'quit') expect(await session.receive('quit')).toBe(false);
    else await session.end();
    expect(said).toEqual([expect.stringMatching(/^done /)]);
  });
});
