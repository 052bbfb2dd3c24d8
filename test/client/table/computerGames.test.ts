import { describe, expect, it } from 'vitest';
import { easyLevel } from '../../../ai/levels.ts';
import { createMemory } from '../../../client/storage.ts';
import { countGame, finishedGames } from '../../../client/table/computerGames.ts';

/** A browser's storage with what it holds. */
const holding = (kept: Record<string, string>) => ({
  getItem: (name: string) => kept[name] ?? null,
  setItem: (name: string, value: string) => {
    kept[name] = value;
  },
});

describe('the games against the computer', () => {
  it('are counted from one visit to the next', () => {
    const kept: Record<string, string> = {};
    for (let visit = 0; visit < 3; visit += 1) {
      const memory = createMemory(() => holding(kept));
      expect(finishedGames(memory)).toBe(visit);
      countGame(memory);
    }
  });

  it('are none where the browser keeps nothing', () => {
    const forgetful = () =>
      createMemory(() => {
        throw new DOMException('denied', 'SecurityError');
      });
    countGame(forgetful());
    expect(finishedGames(forgetful())).toBe(0);
  });

  it.each(['', 'many', '-1', '0.5', '1e999'])('whatever was kept instead, %j, does no harm', (value) => {
    const memory = createMemory(() => holding({ 'dama.computer-games': value }));
    expect([1, 3]).toContain(easyLevel(3, finishedGames(memory)));
    countGame(memory);
    expect(finishedGames(memory)).not.toBeNaN();
  });
});
