import { describe, expect, test } from 'vitest';
import {
  backTo,
  type Color,
  type Ending,
  english,
  initialPosition,
  legalMoves,
  makeFen,
  makeMove,
  playMove,
  plyBefore,
  RULESETS,
  type Rules,
  replayGame,
  startGame,
  turkish,
} from '../../engine/index.ts';
import { draw, gameOf, playAll, positionOf, unwrap } from './helpers.ts';

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

const SHUFFLE = ['a1-b1', 'h8-g8', 'b1-a1', 'g8-h8'];
const SHUFFLED = gameOf('W:WKa1,b2:BKh8,g7', [...SHUFFLE, ...SHUFFLE.slice(0, 3)]);

describe('replayGame', () => {
  test('is the game that its moves make from their start, repetitions and idle plies included (T14, T15)', () => {
    const { start, moves } = SHUFFLED;
    expect(replayGame(start, moves)).toEqual({ ok: true, value: SHUFFLED });
    expect(replayGame(start, moves.map(makeMove))).toEqual({ ok: true, value: SHUFFLED });
    expect(replayGame(start, [])).toEqual({ ok: true, value: startGame(turkish, start) });
  });

  test.each<readonly [string, readonly string[], string]>([
    ['a move that is not legal', ['a1-b1', 'b1-a1', 'h8-g8'], 'illegal-move'],
    ['a move behind the end', [...SHUFFLE, ...SHUFFLE, 'a1-b1'], 'game-over'],
  ])('refuses %s', (_, moves, code) => {
    expect(replayGame(SHUFFLED.start, moves)).toMatchObject({ ok: false, error: { code } });
  });
});

describe('plyBefore is the number of a color’s last move', () => {
  test.each<readonly [string, readonly string[], Color, number | undefined]>([
    ['White, nobody having moved', [], 'white', undefined],
    ['Black, nobody having moved', [], 'black', undefined],
    ['White, not answered yet', ['a3-a4'], 'white', 0],
    ['Black, before its first move', ['a3-a4'], 'black', undefined],
    ['White, answered', ['a3-a4', 'h6-h5'], 'white', 0],
    ['Black, not answered yet', ['a3-a4', 'h6-h5'], 'black', 1],
    ['Black, answered', ['a3-a4', 'h6-h5', 'b3-b4'], 'black', 1],
    ['White, of several', ['a3-a4', 'h6-h5', 'b3-b4'], 'white', 2],
  ])('%s', (_, moves, color, ply) => {
    expect(plyBefore(playAll(startGame(turkish), moves), color)).toBe(ply);
  });

  test('where Black begins, too', () => {
    const game = gameOf('B:Wa2,h2:Ba7,h7', ['a7-a6']);
    expect([plyBefore(game, 'black'), plyBefore(game, 'white')]).toEqual([0, undefined]);
  });

  test('also where the game is over', () => {
    expect(plyBefore(gameOf('W:Wd4:Bd5,e6', ['d4xd6xf6']), 'white')).toBe(0);
  });
});

describe('backTo', () => {
  const { start, moves } = SHUFFLED;
  test.each(moves.map((_, ply) => ply))('the game after its first %i moves, as it was', (ply) => {
    expect(backTo(SHUFFLED, ply)).toEqual(unwrap(replayGame(start, moves.slice(0, ply))));
  });

  test('from its own start, by that one’s rules', () => {
    const game = backTo(gameOf('B:Wc3,e3:Bd6,f6', ['d6-c5'], english), 0);
    expect(game).toEqual(gameOf('B:Wc3,e3:Bd6,f6', [], english));
  });

  test('leaves the end behind', () => {
    const over = unwrap(playMove(SHUFFLED, 'g8-h8'));
    expect(over.outcome).toEqual(draw('repetition'));
    expect(backTo(over, 7)).toEqual(SHUFFLED);
  });
});
