import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Handed } from '../../../client/table/handed.ts';
import type { Handing } from '../../../client/table/share.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const told = async (handing: Handing, keepsRefusal = false) => {
  const updates = vi.fn();
  const host = {
    addController: () => undefined,
    removeController: () => undefined,
    requestUpdate: updates,
    updateComplete: Promise.resolve(true),
  };
  const handed = new Handed(host, keepsRefusal);
  await handed.tell(Promise.resolve(handing));
  return { handed, updates };
};

it.each([
  { handing: 'copied', keeps: false, later: 'idle' },
  { handing: 'refused', keeps: false, later: 'idle' },
  { handing: 'copied', keeps: true, later: 'idle' },
  { handing: 'refused', keeps: true, later: 'refused' },
] as const)('$handing is told for a while, then $later (kept: $keeps)', async ({ handing, keeps, later }) => {
  const { handed, updates } = await told(handing, keeps);
  expect(handed.handing).toBe(handing);
  expect(updates).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2900);
  expect(handed.handing).toBe(handing);
  vi.advanceTimersByTime(200);
  expect(handed.handing).toBe(later);
});

it('told again it is told for as long again', async () => {
  const { handed } = await told('copied');
  vi.advanceTimersByTime(2000);
  await handed.tell(Promise.resolve('copied'));
  vi.advanceTimersByTime(2000);
  expect(handed.handing).toBe('copied');
});

it('leaves no timer behind when its host goes', async () => {
  const { handed, updates } = await told('copied');
  handed.hostDisconnected();
  expect(vi.getTimerCount()).toBe(0);
  expect(handed.handing).toBe('idle');
  vi.advanceTimersByTime(5000);
  expect(updates).toHaveBeenCalledTimes(1);
});
