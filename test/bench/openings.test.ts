import { describe, expect, test } from 'vitest';
import { makeOpenings } from '../../bench/strength/openings.ts';
import { plainSearch } from '../../bench/strength/plain.ts';
import {
  canCapture,
  makeFen,
  opposite,
  positionKey,
  RULESETS,
  setSize,
  turkish,
} from '../../engine/index.ts';

const COUNT = 20;

describe('openings', { timeout: 60_000 }, () => {
  test.each(RULESETS)('$name: different, of 4 to 8 plies, even and quiet', (rules) => {
    const openings = makeOpenings(rules, COUNT, 5);
    expect(new Set(openings.map(({ position }) => positionKey(position))).size).toBe(COUNT);
    expect(new Set(openings.map(({ moves }) => moves.length)).size).toBeGreaterThan(2);
    for (const game of openings) {
      const { position, moves, outcome } = game;
      expect(moves.length).toBeGreaterThanOrEqual(4);
      expect(moves.length).toBeLessThanOrEqual(8);
      expect(outcome).toBeNull();
      expect(setSize(position.white)).toBe(setSize(position.black));
      expect(setSize(position.kings)).toBe(0);
      expect(canCapture(position)).toBe(false);
      expect(canCapture({ ...position, turn: opposite(position.turn) })).toBe(false);
      expect(Math.abs(plainSearch(game, { depth: 4 }).score), makeFen(position)).toBeLessThan(50);
    }
  });

  test('the same seed gives the same list, a longer one begins with a shorter one, another seed gives others', () => {
    const fens = (count: number, seed: number) =>
      makeOpenings(turkish, count, seed).map(({ position }) => makeFen(position));
    expect(fens(COUNT, 5)).toEqual(fens(COUNT, 5));
    expect(fens(COUNT, 5).slice(0, 7)).toEqual(fens(7, 5));
    expect(fens(COUNT, 6)).not.toEqual(fens(COUNT, 5));
  });
});
