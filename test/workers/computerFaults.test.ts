import { evictDurableObject, runDurableObjectAlarm } from 'cloudflare:test';
import { describe, expect, test, vi } from 'vitest';
import type { TableId } from '../../table/ids.ts';
import { awaited, computerActs, countOf, move, offer, openMatch, ring, tableOf } from './setup/computer.ts';
import { join, objectOf } from './setup/people.ts';
import { alarmOf } from './setup/storage.ts';
import { thinking } from './setup/thinking.ts';
import { later, MINUTE, SECOND, standStill } from './setup/time.ts';

const watchMoves = () => vi.spyOn(thinking, 'chooseMove');
const failing = (): never => {
  throw new Error('secret-key-of-ann-0123456789');
};

describe('a fault in its thinking', () => {
  test('is logged and kills nothing: people hear each other, it is tried again, and one can resign', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const { id, ann } = await awaited();
    watchMoves().mockImplementationOnce(failing);
    await computerActs(id);
    expect(log).toHaveBeenCalledOnce();
    expect(JSON.stringify(log.mock.calls)).not.toContain('secret');
    expect(await countOf(id, 'moved')).toBe(1);
    expect(await alarmOf(id)).toBeGreaterThan(Date.now());
    later(10 * SECOND);
    await computerActs(id);
    expect(await countOf(id, 'moved')).toBe(2);
    expect((await ann.command('r', { type: 'resign' })).message).toMatchObject({ type: 'ack' });
  });

  test('that stays: it rests between its tries, and a flag falls all the same', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const { id, ann } = await openMatch({ clock: { initial: 60, increment: 0 } });
    await ann.command('m0', move(0, 'd3-d4'));
    await computerActs(id);
    await ann.command('m2', move(2, 'e3-e4'));
    watchMoves().mockImplementation(failing);
    later(5 * SECOND);
    for (let times = 0; times < 5; times++) await ring(id);
    expect(log).toHaveBeenCalledOnce();
    later(60 * SECOND);
    await ring(id);
    expect((await tableOf(id)).outcome).toEqual({ winner: 'white', reason: 'timeout' });
  });

  /** The alarms that come, each at its time, until none is armed or so many have come; gives the rests between them, in seconds. */
  async function rests(id: TableId, most: number): Promise<readonly number[]> {
    const found: number[] = [];
    for (let times = 0; times < most; times++) {
      const alarm = await alarmOf(id);
      if (alarm === null) break;
      found.push(Math.round((alarm - Date.now()) / SECOND));
      later(alarm - Date.now());
      await runDurableObjectAlarm(objectOf(id));
    }
    return found;
  }

  test.each([
    ['awake', () => Promise.resolve()],
    ['forgetful', (id: TableId) => evictDurableObject(objectOf(id))],
  ] as const)(
    'that stays: it tries less and less, then gives up until somebody enters; %s',
    async (_, forget) => {
      const log = vi.spyOn(console, 'error').mockReturnValue();
      standStill();
      const { id } = await awaited();
      const tries = watchMoves().mockImplementation(failing);
      const found: number[] = [];
      for (;;) {
        const [rest] = await rests(id, 1);
        if (rest === undefined) break;
        found.push(rest);
        await forget(id);
      }
      expect(found.slice(1)).toEqual([10, 20, 40, 80, 160]);
      expect(tries).toHaveBeenCalledTimes(6);
      later(60 * MINUTE);
      await tableOf(id);
      await rests(id, 1);
      const tried = tries.mock.calls.length;
      // Somebody who only looks in wakes nobody, but that an object which forgot has to try.
      expect(tried).toBeLessThanOrEqual(7);
      await join(id, 'cem');
      expect(await rests(id, 1)).toEqual([0]);
      expect(tries).toHaveBeenCalledTimes(tried + 1);
      // From here on it is only looked at who is there.
      expect(await rests(id, 3)).toEqual([40, 40, 40]);
      expect(tries).toHaveBeenCalledTimes(tried + 1);
      expect(log).toHaveBeenCalledTimes(tried + 1);
      tries.mockRestore();
      await join(id, 'dan');
      await rests(id, 1);
      expect(await countOf(id, 'moved')).toBe(2);
    },
  );

  test('that stayed ends with the position: another one is thought over in its time', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { id, ann } = await awaited();
    const tries = watchMoves().mockImplementation(failing);
    await rests(id, 10);
    expect(await alarmOf(id)).toBeNull();
    tries.mockRestore();
    await ann.command('t', offer('takeback'));
    await ann.command('m', move(0, 'e3-e4'));
    await rests(id, 1);
    expect((await tableOf(id)).ply).toBe(2);
  });

  test('a move that is not legal is a fault, too', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const { id } = await awaited();
    const wrong = { from: 0, landings: [1], captures: [] };
    watchMoves().mockReturnValueOnce({ move: wrong, line: [wrong], depth: 1, nodes: 1, score: 0 });
    await computerActs(id);
    expect([log.mock.calls.length, await countOf(id, 'moved')]).toEqual([1, 1]);
  });
});
