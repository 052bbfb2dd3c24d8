import { describe, expect, test } from 'vitest';
import { Aid } from '../../../client/board/aid.ts';
import type { Assistant, Assisted } from '../../../client/board/assistant.ts';

/** A board as far as an aid knows it; `focused` is the class of what has the focus in it. */
const boardWith = (focused: string | null, log: string[]) => {
  const activeElement = focused && { matches: (selector: string) => selector === `.${focused}` };
  return {
    shadowRoot: { activeElement },
    requestUpdate: () => log.push('update'),
    get updateComplete() {
      return Promise.resolve().then(() => log.push('updated'));
    },
  } as unknown as ConstructorParameters<typeof Aid>[0];
};

const assistantWith = (log: string[]): Assistant => ({
  press: (key) => log.push(`press ${key}`) > 0,
  held: () => undefined,
  refused: () => undefined,
  template: 'help',
  focus: () => log.push('focus'),
});

describe('an assistant', () => {
  test('is loaded once, however often it is asked for meanwhile and afterwards', async () => {
    let loads = 0;
    const load = (_: Assisted) => {
      loads += 1;
      return Promise.resolve(assistantWith([]));
    };
    const aid = new Aid(boardWith(null, []), load);
    const [first, second] = await Promise.all([aid.ask(), aid.ask()]);
    expect(first).toBeDefined();
    expect(second).toBe(first);
    expect(await aid.ask()).toBe(first);
    expect(loads).toBe(1);
  });

  test('that does not come is loaded again when it is asked for again', async () => {
    let loads = 0;
    const load = async () => {
      loads += 1;
      if (loads === 1) throw new Error('no network');
      return assistantWith([]);
    };
    const aid = new Aid(boardWith(null, []), load);
    expect(await Promise.all([aid.ask(), aid.ask()])).toEqual([undefined, undefined]);
    expect(loads).toBe(1);
    expect(await aid.ask()).toBeDefined();
    expect(aid.template('Help')).toBe('help');
  });

  test('answers the keys that brought it', async () => {
    const log: string[] = [];
    const aid = new Aid(boardWith('square', log), async () => assistantWith(log));
    expect([aid.press('s', 0), aid.press('L', 0), aid.press('q', 0)]).toEqual([true, true, false]);
    await aid.ask();
    await Promise.resolve();
    expect(log).toEqual(['update', 'updated', 'press s', 'press L']);
  });

  test.each([
    ['help', ['update', 'updated', 'focus']],
    ['square', ['update', 'updated']],
    [null, ['update', 'updated']],
  ])('that comes while somebody stands on: %s', async (focused, expected) => {
    const log: string[] = [];
    await new Aid(boardWith(focused, log), async () => assistantWith(log)).ask();
    expect(log).toEqual(expected);
  });
});
