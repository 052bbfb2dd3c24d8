import { describe, expect, test } from 'vitest';
import {
  armenian,
  makeFen,
  playMove,
  startGame,
  turkish,
  turkishClassic,
  turkishFederation,
  turkishShort,
} from '../../engine/index.ts';
import { draw, expectEnd, gameOf, playAll, unwrap, words } from './helpers.ts';
import { WHOLE_GAMES } from './vectors.ts';

const won = (winner: 'white' | 'black', reason: 'no-pieces' | 'blocked' | 'lone-man') => ({ winner, reason });
const classics = [turkishClassic, turkishShort];

describe('T12', () => {
  test.each([
    { name: 'no pieces left', fen: 'B:Wa3:B', outcome: won('white', 'no-pieces') },
    { name: 'nor for White', fen: 'W:W:Ba7', outcome: won('black', 'no-pieces') },
    { name: 'nobody at all', fen: 'W:W:B', outcome: won('black', 'no-pieces') },
    { name: 'all blocked', fen: 'W:Wa3:Ba4,a5,b3,c3', outcome: won('black', 'blocked') },
    { name: 'on the last row but one (cases)', fen: 'W:Wa7:Ba8,b7,c7', outcome: won('black', 'blocked') },
    { name: 'only the side to move is asked', fen: 'W:Wa3:B', outcome: null },
  ])('at the start: $name', ({ fen, outcome }) => {
    for (const rules of [turkish, turkishFederation]) expect(gameOf(fen, [], rules).outcome).toEqual(outcome);
  });

  test('by Armenian rules every way must be closed, the diagonal ones as well', () => {
    expect(gameOf('W:Wa1:Ba2,a3,Kb1,Kc1', [], armenian).outcome).toBeNull();
    expectEnd('B:Wa1:Ba2,a3,Kb1,Kc1,c2', ['c2-b2'], won('black', 'blocked'), armenian);
  });

  test('the last way is closed', () => {
    const before = expectEnd('B:Wa1:Ba2,a3,Kb1,Kd1', ['d1-c1'], won('black', 'blocked'));
    expect(unwrap(playMove(before, 'a3-b3')).outcome).toBeNull();
  });

  test('the last piece is captured', () => {
    expectEnd('W:Wa3:Ba4', ['a3xa5'], won('white', 'no-pieces'));
  });
});

describe('T13: one king each', () => {
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
    for (const rules of [turkish, armenian]) expect(gameOf(fen, [], rules).outcome).toEqual(outcome);
  });

  test.each([
    {
      name: 'after the exception the capture wins',
      fen: 'W:WKa1:BKa5',
      moves: 'a1xa6',
      outcome: won('white', 'no-pieces'),
    },
    {
      name: 'a capture leaves one king each',
      fen: 'W:WKa1:Ba3,Kh8',
      moves: 'a1xa6',
      outcome: draw('one-each'),
    },
    {
      name: 'the other king captures back',
      fen: 'W:WKd1:Bd3,Kh5',
      moves: 'd1xd5 h5xa5',
      outcome: won('black', 'no-pieces'),
    },
    { name: 'the last man is crowned', fen: 'W:Wa7:BKh1', moves: 'a7-a8', outcome: draw('one-each') },
    {
      name: 'crowned under attack, it is captured',
      fen: 'W:Wb7:BKh8',
      moves: 'b7-b8 h8xa8',
      outcome: won('black', 'no-pieces'),
    },
    {
      name: 'a king that walks away from a man',
      fen: 'W:WKa1:Bh3',
      moves: 'a1-a2 h3-h2 a2-a3 h2-h1',
      outcome: draw('one-each'),
    },
  ])('in a game: $name', ({ fen, moves, outcome }) => {
    expectEnd(fen, words(moves), outcome);
  });
});

describe('T13: one piece each, of any kinds, at once', () => {
  test.each(['W:WKa1:BKh8', 'W:WKa1:BKa5', 'W:Wa3:Bh6', 'W:Wa3:Ba4', 'W:WKa1:Bh6', 'B:Wa3:BKa6'])(
    '%s',
    (fen) => {
      expect(gameOf(fen, [], turkishFederation).outcome).toEqual(draw('one-each'));
    },
  );

  test('after a capture, though the other could capture back', () => {
    expectEnd('W:WKd1:Bd3,Kh5', ['d1xd5'], draw('one-each'), turkishFederation);
    expectEnd('B:Wa3,h2:Bh3', ['h3xh1'], draw('one-each'), turkishFederation);
  });

  test('a lone man is played on', () => {
    expect(gameOf('W:Wa3:Bh6,h7', [], turkishFederation).outcome).toBeNull();
  });

  test('without pieces it is lost, not drawn', () => {
    expect(gameOf('W:W:BKa1', [], turkishFederation).outcome).toEqual(won('black', 'no-pieces'));
  });
});

describe.each(classics)('T13 by $name: one piece each, unless the side to move can capture', (rules) => {
  test.each([
    { fen: 'W:WKa1:BKh8', outcome: draw('one-each') },
    { fen: 'W:Wa3:Bh6', outcome: draw('one-each') },
    { fen: 'W:WKa1:Bh6', outcome: draw('one-each') },
    { fen: 'W:WKa1:BKa5', outcome: null },
    { fen: 'W:Wa3:Ba4', outcome: null },
    { fen: 'B:Wa3:BKa6', outcome: null },
    { fen: 'W:Wa3:BKa6', outcome: draw('one-each') },
  ])('$fen', ({ fen, outcome }) => {
    expect(gameOf(fen, [], rules).outcome).toEqual(outcome);
  });

  test('in a game', () => {
    expectEnd('B:Wa3,h2:Bh3', ['h3xh1'], draw('one-each'), rules);
    expectEnd('W:Wd3:Bd4,f5', ['d3xd5'], draw('one-each'), rules);
    expectEnd('W:Wd3:Bd4,e5', words('d3xd5xf5'), won('white', 'no-pieces'), rules);
  });
});

describe.each(classics)('T17 by $name: a lone man', (rules) => {
  test.each([
    { name: 'loses to two', fen: 'W:Wa3:Bh6,h7', outcome: won('black', 'lone-man') },
    { name: 'on either side', fen: 'W:Wa3,b3,c3:Bh6', outcome: won('white', 'lone-man') },
    { name: 'whoever is to move', fen: 'B:Wa3,b3:Bh6', outcome: won('white', 'lone-man') },
    { name: 'not while it can capture', fen: 'W:Wa3:Ba4,h7', outcome: null },
    { name: 'nor while the others can', fen: 'B:Wa3:Ba4,h7', outcome: null },
    {
      name: 'a capture that is not its turn does not count',
      fen: 'W:Wa4:Ba5,a6,h7',
      outcome: won('black', 'lone-man'),
    },
    { name: 'a king is no man', fen: 'W:WKa3:Bh6,h7', outcome: null },
    { name: 'nor are the others where one is a king', fen: 'W:Wa3:BKh6,h7', outcome: null },
    { name: 'two are not alone', fen: 'W:Wa3,b3:Bh6,h7', outcome: null },
    { name: 'against one it is T13', fen: 'W:Wa3:Bh7', outcome: draw('one-each') },
  ])('$name', ({ fen, outcome }) => {
    expect(gameOf(fen, [], rules).outcome).toEqual(outcome);
  });

  test('comes about by a capture', () => {
    const before = expectEnd('W:Wa2,e3:Be5,g7', words('e3-e4 e5xe3'), won('black', 'lone-man'), rules);
    expect(before.outcome).toBeNull();
  });

  test('that saves itself by a capture draws', () => {
    expectEnd('W:Wa3:Ba4,h7', ['a3xa5'], draw('one-each'), rules);
  });

  test('is not what the others have', () => {
    for (const others of [turkish, turkishFederation, armenian]) {
      expect(gameOf('W:Wa3:Bh6,h7', [], others).outcome).toBeNull();
    }
  });
});

describe('T14', () => {
  const shuffle = words('a1-b1 h8-g8 b1-a1 g8-h8');
  const twoEach = 'W:WKa1,a2:BKh8,h7';

  test.each([turkish, turkishFederation, turkishClassic, turkishShort, armenian])(
    'by $name: the initial position counts',
    (rules) => {
      const before = expectEnd(twoEach, [...shuffle, ...shuffle], draw('repetition'), rules);
      expect(unwrap(playMove(before, 'g8-f8')).outcome).toBeNull();
    },
  );

  test('with the other side to move it is another position', () => {
    // White comes back in three moves and Black in two: at ply 5 the pieces stand as at ply 0, but Black is to move.
    const game = gameOf(twoEach, words('a1-b1 h8-g8 b1-c1 g8-h8 c1-a1'));
    expect(makeFen(game.position)).toBe('B:WKa1,a2:Bh7,Kh8');
    const again = playAll(game, words('h8-g8 a1-b1 g8-h8 b1-a1'));
    expect(makeFen(again.position)).toBe('B:WKa1,a2:Bh7,Kh8');
    expect(again.outcome).toBeNull();
  });

  test('a position comes again after others', () => {
    expectEnd(twoEach, [...words('a2-b2 h7-g7 b2-a2 g7-h7'), ...shuffle], draw('repetition'));
  });

  test('nothing from before a capture is counted', () => {
    expect(gameOf('W:WKa1,a2,d4:BKh8,h7,d5', ['d4xd6']).repeatable).toHaveLength(1);
  });
});

describe('T15', () => {
  const noProgress = WHOLE_GAMES.find(({ rules, reason }) => rules === 'turkish' && reason === 'no-progress');
  const moves = words(noProgress?.moves ?? '');

  test("the whole game's last 50 plies are men who step sideways, and the one before is progress", () => {
    const file = (path: string, at: number): string => path.charAt(at);
    expect(moves).toHaveLength(52);
    expect(moves.slice(2).every((path) => file(path, 1) === file(path, 4) && !path.includes('x'))).toBe(true);
    expect(file(moves[1] ?? '', 1)).not.toBe(file(moves[1] ?? '', 4));
  });

  test.each([turkish, turkishClassic, turkishShort])(
    'by $name: 50 plies are a draw, 49 and a step forward are not',
    (rules) => {
      const before = playAll(startGame(rules), moves.slice(0, -1));
      expect(before.outcome).toBeNull();
      expect(unwrap(playMove(before, moves[51] ?? '')).outcome).toEqual(draw('no-progress'));
      const forward = playAll(before, ['a6-a5']);
      expect([forward.outcome, forward.repeatable.length]).toEqual([null, 1]);
    },
  );

  test('the federation has none', () => {
    expect(playAll(startGame(turkishFederation), moves).outcome).toBeNull();
  });

  test.each([
    { name: 'a step forward', rules: turkish, path: 'b2-b3', kept: 1 },
    { name: "a man's sideways step", rules: turkish, path: 'b2-c2', kept: 2 },
    { name: "a king's move", rules: turkish, path: 'a1-a5', kept: 2 },
    { name: 'a diagonal step forward', rules: armenian, path: 'b2-c3', kept: 1 },
    { name: "a man's sideways step", rules: armenian, path: 'b2-c2', kept: 2 },
    { name: "a king's diagonal move", rules: armenian, path: 'h1-g2', kept: 2 },
  ])('$rules.name: $name leaves $kept positions to count', ({ rules, path, kept }) => {
    expect(gameOf('W:Wb2,Ka1,Kh1:BKf8,g7', [path], rules).repeatable).toHaveLength(kept);
  });

  test.each([
    { name: 'a capture', fen: 'W:Wb2,Ka1:Bc2,Kh8,g7', path: 'b2xd2' },
    { name: 'a capture by a king', fen: 'W:Wb2,Ka1:Ba5,Kh7,g7', path: 'a1xa6' },
  ])('$name counts anew', ({ fen, path }) => {
    expect(gameOf(fen, [path]).repeatable).toHaveLength(1);
  });
});
