import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Pace } from '../../../client/embed/replay/pace.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a game that goes on by itself', () => {
  test('steps again and again until it is stopped', () => {
    let steps = 0;
    const pace = new Pace(() => {
      steps += 1;
    });
    expect(pace.isRunning).toBe(false);
    pace.start();
    expect([pace.isRunning, steps]).toEqual([true, 0]);
    vi.advanceTimersByTime(4_600);
    expect(steps).toBe(3);
    pace.stop();
    vi.advanceTimersByTime(10_000);
    expect([pace.isRunning, steps]).toEqual([false, 3]);
  });

  test('may be stopped by its own step, and leaves no timer', () => {
    const pace: Pace = new Pace(() => pace.stop());
    pace.start();
    pace.start();
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(1_500);
    expect(vi.getTimerCount()).toBe(0);
  });
});
