import { describe, expect, it } from 'vitest';
import { easyLevel } from '../../../ai/levels.ts';
import { createMemory, type Memory } from '../../../client/storage.ts';
import { countGame, finishedGames } from '../../../client/table/computerGames.ts';

/** A browser's storage with what it holds. */
const holding = (kept: Record<string, string>) => ({
  getItem: (name: string) => kept[name] ?? null,
  setItem: (name: string, value: string) => {
    kept[name] = value;
  },
});

/** So many tabs of one browser. */
const tabsOf = (count: number, kept: Record<string, string> = {}): readonly Memory[] =>
  Array.from({ length: count }, () => createMemory(() => holding(kept)));

const countsIn = (tabs: readonly Memory[]) => tabs.map(finishedGames);

describe('the games against the computer', () => {
  it('are counted from one visit to the next', () => {
    const kept: Record<string, string> = {};
    for (let visit = 0; visit < 3; visit += 1) {
      for (const memory of tabsOf(1, kept)) {
        expect(finishedGames(memory)).toBe(visit);
        countGame(memory, `t.${visit}`);
      }
    }
  });

  it('count once, however many tabs see the same end, and however often', () => {
    const tabs = tabsOf(3);
    for (const memory of [...tabs, ...tabs]) countGame(memory, 't.1');
    expect(countsIn(tabs)).toEqual([1, 1, 1]);
    for (const memory of tabs) countGame(memory, 't.2');
    expect(countsIn(tabs)).toEqual([2, 2, 2]);
  });

  it('never run backwards, whichever tab counts after which', () => {
    const tabs = tabsOf(2);
    let games = 0;
    for (const turn of [0, 0, 1, 0, 1, 1, 0]) {
      for (const memory of tabs.slice(turn, turn + 1)) countGame(memory, `t.${games}`);
      games += 1;
      expect(countsIn(tabs)).toEqual([games, games]);
    }
  });

  it('are enough to end the easy ones, and no more are kept than that takes', () => {
    const kept: Record<string, string> = {};
    const [memory] = tabsOf(1, kept);
    if (!memory) throw new Error('there is no tab');
    for (let game = 1; game <= 1000; game += 1) countGame(memory, `7fKq2mWxYz.${game}`);
    expect(easyLevel(8, finishedGames(memory))).toBe(8);
    expect(kept['dama.computer-games']?.length).toBeLessThan(400);
    countGame(memory, '7fKq2mWxYz.1000');
    expect(finishedGames(memory)).toBe(20);
  });

  it('are none where the browser keeps nothing', () => {
    const forgetful = () =>
      createMemory(() => {
        throw new DOMException('denied', 'SecurityError');
      });
    countGame(forgetful(), 't.1');
    expect(finishedGames(forgetful())).toBe(0);
  });

  it.each(['', 'many', '-1', '0.5', '  '])('whatever was kept instead, %j, does no harm', (value) => {
    const tabs = tabsOf(2, { 'dama.computer-games': value });
    for (const memory of tabs) {
      expect([1, 2, 3]).toContain(easyLevel(3, finishedGames(memory)));
      countGame(memory, 't.1');
    }
    expect(new Set(countsIn(tabs)).size).toBe(1);
  });
});
