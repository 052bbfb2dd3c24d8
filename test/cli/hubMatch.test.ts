import { expect, test } from 'vitest';
import { RULESETS } from '../../engine/index.ts';
import { playMatch } from './hubMatch.ts';

test.each(RULESETS)(
  '$name: two processes play a game to its end by the rules',
  async (rules) => {
    const { game, white, black } = await playMatch(rules, [12, 34]);
    expect(game.outcome?.reason).toMatch(/^[a-z-]+$/);
    expect(game.moves.length).toBeGreaterThan(15);
    for (const ended of [white, black]) expect(ended).toEqual({ status: 0, stderr: '', unread: [] });
  },
  60_000,
);
