import { afterEach, expect, test } from 'vitest';
import type { Task } from '../../cli/hub/mover.ts';
import { searchThread } from '../../cli/hub/searchThread.ts';
import { makeMove, startGame, turkish } from '../../engine/index.ts';

const task = (changes: Partial<Task> = {}): Task => ({
  game: startGame(turkish),
  seed: 1,
  strength: 0,
  limits: { nodes: 1_000 },
  signal: new AbortController().signal,
  onProgress: () => undefined,
  ...changes,
});

/** A game that the thread cannot search: it knows no such ruleset. */
const UNKNOWN = task({ game: startGame({ ...turkish, name: 'unheard-of' }) });

const thread = searchThread();
afterEach(thread.close);

test('a thread that breaks down fails its search, and the next one gets another', async () => {
  const mover = await thread.open();
  await expect(mover(UNKNOWN)).rejects.toThrow('There is no ruleset unheard-of.');
  const { move } = await mover(task());
  expect(makeMove(move)).toMatch(/^\w3-\w4$/);
});

test('one that was closed is opened again', async () => {
  const mover = await thread.open();
  await thread.close();
  expect((await mover(task())).nodes).toBeGreaterThan(0);
});

test('a search that is unwanted before it begins still has a move', async () => {
  const mover = await thread.open();
  const { move, nodes } = await mover(task({ limits: { nodes: 1e12 }, signal: AbortSignal.abort() }));
  expect(makeMove(move)).toMatch(/^\w3-\w4$/);
  expect(nodes).toBeLessThan(10_000);
});
