import fc from 'fast-check';
import { expect, test } from 'vitest';
import { budgetOf } from '../../cli/hub/budget.ts';

const seconds = fc.double({ min: 0, max: 1e6, noNaN: true });

test('no move aims beyond where it is cut off, or is cut off beyond what there is', () => {
  const level = fc.record(
    { moveTime: seconds, time: seconds, increment: seconds, moves: fc.integer({ min: 1, max: 100 }) },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(level, (limits) => {
      const { moveTime, time, increment } = limits;
      const budget = budgetOf(limits);
      if (moveTime === undefined && time === undefined && increment === undefined) {
        expect(budget).toBeNull();
        return;
      }
      const most = budget?.most ?? Number.NaN;
      expect(budget?.aim).toBeGreaterThanOrEqual(0);
      expect(budget?.aim).toBeLessThanOrEqual(most);
      expect(most).toBeLessThanOrEqual(Math.min(moveTime ?? most, time ?? increment ?? most));
    }),
  );
});

test.each([
  { name: 'sudden death', time: 60, increment: 0, control: null },
  { name: 'little time', time: 1, increment: 0, control: null },
  { name: 'an increment', time: 10, increment: 1, control: null },
  { name: '40 moves in a minute', time: 60, increment: 0, control: 40 },
])('$name: a clock lasts, though every move is cut off where it may be', ({ time, increment, control }) => {
  let left = time;
  for (let move = 0; move < (control ?? 200); move++) {
    left += increment;
    const budget = budgetOf({
      time: left,
      increment,
      ...(control === null ? {} : { moves: control - move }),
    });
    expect(budget?.most).toBeGreaterThan(0);
    left -= budget?.most ?? Number.NaN;
    expect(left).toBeGreaterThan(0);
  }
});
