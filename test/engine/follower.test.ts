import { expect, test } from 'vitest';
import { followGame } from '../../engine/follower.ts';
import { legalMoves, parseMove, playMove, RULESETS, startGame } from '../../engine/index.ts';
import { positionOf, unwrap } from './helpers.ts';
import { mulberry32 } from './slow/random.ts';

test.each(RULESETS)('$name: a followed game is the game that was played, up to its end', (rules) => {
  const random = mulberry32(1);
  for (let round = 0; round < 20; round++) {
    let game = startGame(rules);
    const follower = followGame(game.start);
    while (game.outcome === null && game.moves.length < 200) {
      const move = random.pick(legalMoves(follower.position()));
      game = unwrap(playMove(game, move));
      follower.play(move);
      expect(follower.outcome()).toEqual(game.outcome);
    }
    expect(follower.game()).toEqual(game);
  }
});

test('a game that is drawn is followed on, and judged as it stands', () => {
  const follower = followGame(positionOf('W:WKa1,Kb1:BKh8,Kg8'));
  const outcomes = ['a1-a2', 'h8-h7', 'a2-a1', 'h7-h8', 'a1-a2', 'h8-h7', 'a2-a1', 'h7-h8', 'a1-a3'].map(
    (path) => {
      follower.play(unwrap(parseMove(follower.position(), path)));
      return follower.outcome()?.reason ?? null;
    },
  );
  expect(outcomes).toEqual([null, null, null, null, null, null, null, 'repetition', null]);
});

test('what was given out stays as it was', () => {
  const follower = followGame(startGame(RULESETS[0]).start);
  const before = follower.game();
  follower.play(unwrap(parseMove(before.position, 'd3-d4')));
  expect([before.moves, before.repeatable.length, before.position]).toEqual([[], 1, before.start]);
});

test('32,000 plies behind a draw take a moment, for none of them looks at all before it', () => {
  const start = positionOf('W:WKa1,Kb1:BKh8,Kg8');
  const round = followGame(start);
  const shuttle = ['a1-a2', 'h8-h7', 'a2-a1', 'h7-h8'].map((path) => {
    const move = unwrap(parseMove(round.position(), path));
    round.play(move);
    return move;
  });
  const follower = followGame(start);
  const began = performance.now();
  for (let time = 0; time < 8000; time++) for (const move of shuttle) follower.play(move);
  expect(performance.now() - began).toBeLessThan(2000);
  expect(follower.game().moves).toHaveLength(32_000);
  expect(follower.outcome()?.reason).toBe('repetition');
});
