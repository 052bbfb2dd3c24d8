import { describe, expect, test } from 'vitest';
import {
  type Game,
  legalMoves,
  makeFen,
  makeMove,
  playMove,
  RULESETS,
  rulesByName,
  startGame,
  turkish,
} from '../../engine/index.ts';
import { unwrap } from './helpers.ts';
import { SLOW_RULES, slowOutcome, slowPlay } from './slow/index.ts';
import { WHOLE_GAMES, type WholeGame } from './vectors.ts';

const rulesOf = ({ rules }: WholeGame) => rulesByName(rules) ?? turkish;

/** Every position of a game; none but the last one is over. */
const positionsOf = (whole: WholeGame): readonly Game[] => {
  const games = [startGame(rulesOf(whole))];
  for (const path of whole.moves.split(' ')) {
    const [game] = games.slice(-1);
    if (!game) continue;
    expect(game.outcome).toBeNull();
    games.push(unwrap(playMove(game, path)));
  }
  return games;
};

describe.each(WHOLE_GAMES)('$rules: a whole game ends by $reason', (whole) => {
  const games = positionsOf(whole);
  const [before, last] = games.slice(-2);
  if (!before || !last) throw new Error('A game without a move.');

  test('at its last ply and not before', () => {
    expect(last.outcome).toEqual({ winner: whole.winner, reason: whole.reason });
    expect(last.moves.map(makeMove).join(' ')).toBe(whole.moves);
  });

  test('after which nothing can be played', () => {
    const further = playMove(last, legalMoves(last.position)[0] ?? 'a3-a4');
    expect(further).toMatchObject({ ok: false, error: { code: 'game-over' } });
  });

  test('and each other last ply ends it, or not, as the slow generator says', () => {
    const slow = SLOW_RULES[whole.rules];
    const fens = games.slice(0, -1).map(({ position }) => makeFen(position));
    const moves = before.moves.map(makeMove);
    for (const path of legalMoves(before.position).map(makeMove)) {
      const fen = slowPlay(fens[fens.length - 1] ?? '', path, slow);
      const outcome = slowOutcome({ fens: [...fens, fen], moves: [...moves, path] }, slow);
      expect(unwrap(playMove(before, path)).outcome, path).toEqual(outcome);
    }
  });
});

test.each(RULESETS)('$name: there is a whole game for each way to end', ({ name, endings }) => {
  const wanted = endings.flatMap((ending) => {
    if (ending.kind === 'no-move') return ['no-pieces', 'blocked'];
    return ending.kind === 'idle' ? [ending.reason] : [ending.kind];
  });
  const reached = WHOLE_GAMES.filter(({ rules }) => rules === name).map(({ reason }) => reason);
  // Where pieces go in so many directions, random play blocks nobody: a test of its own does it from a FEN.
  expect(reached).toEqual(wanted.filter((reason) => name !== 'armenian' || reason !== 'blocked'));
});
