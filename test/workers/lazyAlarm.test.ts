import { expect, test } from 'vitest';
import { Alarm } from '../../durable-objects/alarm.ts';
import { NEVER } from '../../durable-objects/presence.ts';

const NOW = 1_000;

/** What an alarm that stands at `standing` is set to by these wishes, one after another. */
async function settings(standing: number | null, deadlines: readonly number[]): Promise<readonly number[]> {
  const set: number[] = [];
  const storage = {
    getAlarm: async () => standing,
    setAlarm: async (time: number) => {
      set.push(time);
    },
  };
  const alarm = new Alarm(storage);
  await alarm.recall(NOW);
  for (const deadline of deadlines) await alarm.arm(deadline, NOW);
  return set;
}

test('an alarm that could not be set counts as none: the next wish sets it', async () => {
  const set: number[] = [];
  let broken = true;
  const alarm = new Alarm({
    getAlarm: async () => null,
    setAlarm: async (time) => {
      if (broken) throw new Error('storage');
      set.push(Number(time));
    },
  });
  await expect(alarm.arm(5_000, NOW)).rejects.toThrow('storage');
  broken = false;
  await alarm.arm(6_000, NOW);
  await alarm.arm(7_000, NOW);
  expect(set).toEqual([6_000]);
});

test('busy visitors do not put an overdue alarm off; one that does not fire for a second is set anew', async () => {
  const set: number[] = [];
  const alarm = new Alarm({
    getAlarm: async () => null,
    setAlarm: async (time) => {
      set.push(Number(time));
    },
  });
  for (const now of [1_000, 1_010, 1_500, 2_000, 2_001, 2_002, 2_500]) await alarm.arm(900, now);
  expect(set).toEqual([1_001, 2_002]);
});

test.each<[string, number | null, readonly number[], readonly number[]]>([
  ['nothing to wait for', null, [NEVER], []],
  ['none stands', null, [5_000], [5_000]],
  ['an earlier one stands: it will look again', 4_000, [5_000], []],
  ['the same one stands', 5_000, [5_000], []],
  ['a later one stands', 6_000, [5_000], [5_000]],
  ['deadlines that move later', null, [5_000, 6_000, 7_000], [5_000]],
  ['deadlines that move earlier', null, [7_000, 6_000], [7_000, 6_000]],
  ['one stood that should have fired in its sleep', 999, [5_000], [5_000]],
  ['a deadline that is past', null, [900], [NOW + 1]],
  ['a past deadline, again and again', null, [900, 900, 950], [NOW + 1]],
  ['a deadline that is now', null, [NOW], [NOW + 1]],
])('%s', async (_, standing, deadlines, expected) => {
  expect(await settings(standing, deadlines)).toEqual(expected);
});
