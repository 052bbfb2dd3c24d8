import { describe, expect, test } from 'vitest';
import {
  type Ending,
  initialPosition,
  legalMoves,
  makeFen,
  makeMove,
  playMove,
  RULESETS,
  type Rules,
  startGame,
  turkish,
} from '../../engine/index.ts';
import { gameOf, playAll, positionOf, unwrap } from './helpers.ts';

describe("the order of judging is the record's", () => {
  const judgedBy = (...endings: readonly Ending[]): Rules => ({ ...turkish, name: 'ordered', endings });
  const noMove: Ending = { kind: 'no-move' };
  const oneEach: Ending = { kind: 'one-each', kingsOnly: true, unlessCapture: true };
  const loneMan: Ending = { kind: 'lone-man', unlessCapture: true };
  const threeKings: Ending = { kind: 'three-kings', kings: 3, plies: 0 };
  const atOnce: Ending = { kind: 'repetition', times: 1 };
  const idle: Ending = { kind: 'idle', plies: 0, reason: 'no-progress' };

  test.each([
    { fen: 'W:Wa3:Ba4,a5,b3,c3', first: noMove, second: idle, reasons: ['blocked', 'no-progress'] },
    { fen: 'W:WKa1:BKh8', first: oneEach, second: atOnce, reasons: ['one-each', 'repetition'] },
    { fen: 'W:Wa3:Bh6,h7', first: loneMan, second: atOnce, reasons: ['lone-man', 'repetition'] },
    { fen: 'W:WKa1:BKh8', first: atOnce, second: idle, reasons: ['repetition', 'no-progress'] },
    { fen: 'W:WKa1:BKf8,Kg8,Kh8', first: threeKings, second: idle, reasons: ['three-kings', 'no-progress'] },
    { fen: 'W:WKa1:BKf8,Kg8,Kh8', first: atOnce, second: threeKings, reasons: ['repetition', 'three-kings'] },
  ])('$first.kind and $second.kind', ({ fen, first, second, reasons }) => {
    const reasonBy = (...endings: readonly Ending[]) => gameOf(fen, [], judgedBy(...endings)).outcome?.reason;
    expect([reasonBy(first, second), reasonBy(second, first)]).toEqual(reasons);
  });

  test.each(RULESETS)('$name: T12, T13, T17, then the counts', ({ endings }) => {
    const order = ['no-move', 'one-each', 'lone-man', 'repetition', 'three-kings', 'idle'];
    const places = endings.map(({ kind }) => order.indexOf(kind));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(new Set(places).size).toBe(places.length);
  });
});

test.each(RULESETS)('$name: a new game has begun and is not over', (rules) => {
  const game = startGame(rules);
  expect(game).toMatchObject({ rules, start: initialPosition(rules), moves: [], outcome: null });
  expect(game.position.turn).toBe(rules.firstMover);
});

describe('startGame', () => {
  const short: Rules = { ...turkish, name: 'short', endings: [] };

  test('plays by the rules that it is given', () => {
    const { rules, position } = startGame(short);
    expect(rules).toBe(short);
    expect(position.rules).toBe(short);
  });

  test('plays from a position by the rules that accepted it: a game never has two rulesets', () => {
    const game = startGame(short, positionOf('W:Wa3:B'));
    expect(game.rules).toBe(turkish);
    expect(game.position.rules).toBe(turkish);
    expect(game.outcome).toBeNull();
    expect(startGame(short, positionOf('B:Wa3:B')).outcome).toEqual({ winner: 'white', reason: 'no-pieces' });
  });
});

describe('playMove', () => {
  test('refuses what is not legal and leaves the game as it is', () => {
    const game = playAll(startGame(turkish), ['a3-a4']);
    for (const path of ['a3-a4', 'a4-a5', 'h6-h4', '', 'a6xa5', 'H6-H5', 'h6–h5']) {
      expect(playMove(game, path), path).toMatchObject({ ok: false, error: { code: 'illegal-move' } });
    }
    expect(makeFen(game.position)).toBe(makeFen(playAll(startGame(turkish), ['a3-a4']).position));
  });

  test('takes a move as well as its path', () => {
    const game = startGame(turkish);
    const [move] = legalMoves(game.position);
    if (!move) throw new Error('There is no move.');
    expect(playMove(game, move)).toEqual(playMove(game, makeMove(move)));
  });

  test('only the first jump of a longer capture is refused (cases)', () => {
    const game = gameOf('W:Wa2:Ba3,b4,c5,h7');
    expect(playMove(game, 'a2xa4')).toMatchObject({ ok: false, error: { code: 'illegal-move' } });
    expect(unwrap(playMove(game, 'a2xa4xc4xc6')).moves).toHaveLength(1);
  });

  test('the game before stays as it was', () => {
    const before = gameOf('W:WKa1,a2:BKh8,h7');
    const copy = structuredClone(before);
    playMove(before, 'a2-a3');
    expect(before).toEqual(copy);
    expect(before.position).toEqual(positionOf('W:WKa1,a2:BKh8,h7'));
  });
});
