import { describe, expect, test } from 'vitest';
import { run } from '../../bench/strength/think.ts';
import { makeHeavyPositions, makeMiddlegames } from '../../bench/strength/trials.ts';
import { isOvercrowded } from '../../engine/crowding.ts';
import { canMove, makeFen, RULESETS, setSize, startGame, turkish } from '../../engine/index.ts';

describe('positions to try a search in', { timeout: 60_000 }, () => {
  test.each(RULESETS)('$name: from the middle of games, none of them over', (rules) => {
    const positions = makeMiddlegames(rules, 6, 1);
    expect(positions).toHaveLength(6);
    expect(new Set(positions.map(makeFen)).size).toBe(6);
    for (const position of positions) expect(canMove(position)).toBe(true);
    expect(makeMiddlegames(rules, 6, 1)).toEqual(positions);
    expect(makeMiddlegames(rules, 6, 2)).not.toEqual(positions);
  });

  test.each(RULESETS)('$name: crowds that a table could be opened on', (rules) => {
    const positions = makeHeavyPositions(rules, 40, 1);
    expect(positions.length).toBeGreaterThan(10);
    expect(positions.some(({ kings }) => setSize(kings) > 10)).toBe(true);
    for (const position of positions) {
      expect(isOvercrowded(position), makeFen(position)).toBe(false);
      expect(startGame(rules, position).outcome).toBeNull();
    }
  });
});

test('a thought tells what it took', () => {
  const thought = run({ rules: 'turkish', fen: makeFen(startGame(turkish).position), by: { nodes: 5000 } });
  expect(thought.nodes).toBeGreaterThan(1000);
  expect(thought.nodes).toBeLessThan(6000);
  expect(thought.depth).toBeGreaterThan(2);
});
