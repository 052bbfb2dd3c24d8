import { describe, expect, test } from 'vitest';
import {
  type Game,
  legalMoves,
  makeFen,
  makeMove,
  type Outcome,
  playMove,
  type Rules,
  startGame,
  turkish,
} from '../../engine/index.ts';
import { gameOf, playAll, positionOf, unwrap, words } from './helpers.ts';
import { WHOLE_GAMES } from './wholeGames.ts';

const draw = (reason: Outcome['reason']): Outcome => ({ winner: null, reason });

const isProgress = (game: Game, path: string): boolean => {
  const after = unwrap(playMove(game, path));
  return after.repeatable.length === 1;
};

describe('whole games end at their last ply and not before', () => {
  test.each(WHOLE_GAMES)('$name', ({ moves, outcome }) => {
    let game = startGame(turkish);
    for (const path of moves) {
      expect(game.outcome).toBeNull();
      game = unwrap(playMove(game, path));
    }
    expect(game.outcome).toEqual(outcome);
    expect(game.moves.map(makeMove)).toEqual(moves);
    const further = playMove(game, legalMoves(game.position)[0] ?? 'a3-a4');
    expect(further).toMatchObject({ ok: false, error: { code: 'game-over' } });
  });
});

describe('T12', () => {
  test.each([
    { name: 'no pieces left', fen: 'B:Wa3:B', outcome: { winner: 'white', reason: 'no-pieces' } },
    { name: 'nor for White', fen: 'W:W:Ba7', outcome: { winner: 'black', reason: 'no-pieces' } },
    { name: 'all blocked', fen: 'W:Wa3:Ba4,a5,b3,c3', outcome: { winner: 'black', reason: 'blocked' } },
    {
      name: 'blocked on the last row but one (cases)',
      fen: 'W:Wa7:Ba8,b7,c7',
      outcome: { winner: 'black', reason: 'blocked' },
    },
    { name: 'only the side to move is asked', fen: 'W:Wa3:B', outcome: null },
  ])('at the start: $name', ({ fen, outcome }) => {
    expect(gameOf(fen).outcome).toEqual(outcome);
  });

  test('comes before T13: a lone king that is blocked in has lost', () => {
    expect(gameOf('W:W:BKa1').outcome).toEqual({ winner: 'black', reason: 'no-pieces' });
  });
});

describe('T13', () => {
  test.each([
    { name: 'king against king is a draw', fen: 'W:WKa1:BKh8', outcome: draw('one-each') },
    { name: 'unless the side to move captures', fen: 'W:WKa1:BKa5', outcome: null },
    { name: 'whoever that is', fen: 'B:WKa4:BKa8', outcome: null },
    { name: 'a king on the edge is not captured', fen: 'W:WKa1:BKa8', outcome: draw('one-each') },
    { name: 'man against man is played on', fen: 'W:Wa3:Bh6', outcome: null },
    { name: 'king against man is played on', fen: 'W:WKa1:Bh6', outcome: null },
    { name: 'one king against two is played on', fen: 'W:WKa1:BKh8,Kh7', outcome: null },
    { name: 'two kings against one are played on', fen: 'W:WKa1,Kb1:BKh8', outcome: null },
  ])('at the start: $name', ({ fen, outcome }) => {
    expect(gameOf(fen).outcome).toEqual(outcome);
  });

  test('after the exception: the capture wins', () => {
    expect(gameOf('W:WKa1:BKa5', ['a1xa6']).outcome).toEqual({ winner: 'white', reason: 'no-pieces' });
  });

  test('a capture that leaves one king each ends the game', () => {
    const game = gameOf('W:WKa1:Ba3,Kh8');
    expect(game.outcome).toBeNull();
    expect(unwrap(playMove(game, 'a1xa6')).outcome).toEqual(draw('one-each'));
  });

  test('but not where the other king can capture back', () => {
    expect(gameOf('W:WKd1:Bd3,Kh5', ['d1xd5']).outcome).toBeNull();
  });

  test('crowning the last man brings it about', () => {
    expect(gameOf('W:Wa7:BKh1', ['a7-a8']).outcome).toEqual(draw('one-each'));
  });
});

describe('T14', () => {
  const shuffle = words('a1-b1 h8-g8 b1-a1 g8-h8');
  const twoEach = 'W:WKa1,a2:BKh8,h7';

  test('the initial position counts', () => {
    const game = gameOf(twoEach, [...shuffle, ...shuffle.slice(0, 3)]);
    expect(game.outcome).toBeNull();
    expect(unwrap(playMove(game, 'g8-h8')).outcome).toEqual(draw('repetition'));
  });

  test('with the other side to move it is another position', () => {
    // White comes back in three moves and Black in two: at ply 5 the pieces stand as at ply 0, but Black is to move.
    const game = gameOf('W:WKa1,a2:BKh8,h7', words('a1-b1 h8-g8 b1-c1 g8-h8 c1-a1'));
    expect(makeFen(game.position)).toBe('B:WKa1,a2:Bh7,Kh8');
    const more = words('h8-g8 a1-b1 g8-h8 b1-a1');
    expect(playAll(game, more.slice(0, -1)).outcome).toBeNull();
    expect(makeFen(playAll(game, more).position)).toBe('B:WKa1,a2:Bh7,Kh8');
    expect(playAll(game, more).outcome).toBeNull();
  });

  test('a position comes again after others', () => {
    const game = gameOf(twoEach, [...words('a2-b2 h7-g7 b2-a2 g7-h7'), ...shuffle.slice(0, 3)]);
    expect(game.outcome).toBeNull();
    expect(unwrap(playMove(game, 'g8-h8')).outcome).toEqual(draw('repetition'));
  });

  test('nothing from before a capture is counted', () => {
    expect(gameOf('W:WKa1,a2,d4:BKh8,h7,d5', ['d4xd6']).repeatable).toHaveLength(1);
  });
});

describe('T15', () => {
  const noProgress = WHOLE_GAMES.find(({ outcome }) => outcome.reason === 'no-progress');
  const moves: readonly string[] = noProgress?.moves ?? [];

  test('the whole game has exactly 50 plies after the last progress, with sideways steps of men', () => {
    let game = startGame(turkish);
    let last = 0;
    for (const [index, path] of moves.entries()) {
      if (isProgress(game, path)) last = index + 1;
      game = unwrap(playMove(game, path));
    }
    expect(moves.length - last).toBe(50);
    const idle = moves.slice(last);
    expect(idle.every((path) => !path.includes('x'))).toBe(true);
    const men = idle.filter((path) => path.charAt(1) === path.charAt(4));
    expect(men.length).toBe(50);
  });

  test.each([
    { name: 'whatever the 50th idle ply is', progress: false, reason: 'no-progress' },
    { name: 'a step forward instead of it', progress: true, reason: undefined },
  ])('$name: $reason', ({ progress, reason }) => {
    const game = playAll(startGame(turkish), moves.slice(0, -1));
    expect(game.outcome).toBeNull();
    const paths = legalMoves(game.position).map(makeMove);
    const chosen = paths.filter((path) => isProgress(game, path) === progress);
    expect(chosen.length).toBeGreaterThan(0);
    for (const path of chosen) expect(unwrap(playMove(game, path)).outcome?.reason, path).toBe(reason);
  });

  test.each([
    { name: 'a step forward', fen: 'W:Wb2,Ka1:BKh8,g7', path: 'b2-b3', kept: 1 },
    { name: "a man's sideways step", fen: 'W:Wb2,Ka1:BKh8,g7', path: 'b2-c2', kept: 2 },
    { name: "a king's move", fen: 'W:Wb2,Ka1:BKh8,g7', path: 'a1-a5', kept: 2 },
    { name: 'a capture', fen: 'W:Wb2,Ka1:Bc2,Kh8,g7', path: 'b2xd2', kept: 1 },
    { name: 'a capture by a king', fen: 'W:Wb2,Ka1:Ba5,Kh7,g7', path: 'a1xa6', kept: 1 },
  ])('$name leaves $kept positions to count', ({ fen, path, kept }) => {
    expect(gameOf(fen, [path]).repeatable).toHaveLength(kept);
  });
});

describe("the order of judging is the record's", () => {
  const idleAfter = (plies: number): Rules => ({
    ...turkish,
    name: `idle after ${plies}`,
    endings: turkish.endings.map((ending) => (ending.kind === 'idle' ? { ...ending, plies } : ending)),
  });
  const reversed = (rules: Rules): Rules => ({ ...rules, endings: [...rules.endings].reverse() });
  const reasonOf = (fen: string, paths: readonly string[], rules: Rules) =>
    gameOf(fen, paths, rules).outcome?.reason;
  const blocking = 'W:WKa1,Ka2,Kb3,Ka4,Kc8:Ba3';
  const shuffles = words('a1-b1 h8-g8 b1-a1 g8-h8 a1-b1 h8-g8 b1-a1 g8-h8');

  test('T12 before T15', () => {
    expect(reasonOf(blocking, ['c8-c3'], idleAfter(1))).toBe('blocked');
    expect(reasonOf(blocking, ['c8-c3'], reversed(idleAfter(1)))).toBe('no-progress');
  });

  test('T13 before T15', () => {
    expect(reasonOf('W:WKa1:BKh8', [], idleAfter(0))).toBe('one-each');
    expect(reasonOf('W:WKa1:BKh8', [], reversed(idleAfter(0)))).toBe('no-progress');
  });

  test('T14 before T15', () => {
    expect(reasonOf('W:WKa1,a2:BKh8,h7', shuffles, idleAfter(8))).toBe('repetition');
    expect(reasonOf('W:WKa1,a2:BKh8,h7', shuffles, reversed(idleAfter(8)))).toBe('no-progress');
  });
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
