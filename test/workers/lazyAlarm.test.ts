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
  await alarm.recall();
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

test.each<[string, number | null, readonly number[], readonly number[]]>([
  ['nothing to wait for', null, [NEVER], []],
  ['none stands', null, [5_000], [5_000]],
  ['an earlier one stands: it will look again', 4_000, [5_000], []],
  ['the same one stands', 5_000, [5_000], []],
  ['a later one stands', 6_000, [5_000], [5_000]],
  ['deadlines that move later', null, [5_000, 6_000, 7_000], [5_000]],
  ['deadlines that move earlier', null, [7_000, 6_000], [7_000, 6_000]],
  ['one stands that should have fired', 900, [5_000], [5_000]],
  ['a deadline that is past', null, [900], [NOW + 1]],
  ['a deadline that is now', null, [NOW], [NOW + 1]],
])('%s', async (_, standing, deadlines, expected) => {
  expect(await settings(standing, deadlines)).toEqual(expected);
});
