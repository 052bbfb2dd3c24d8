import { describe, expect, test } from 'vitest';
import { type Choice, search, WIN } from '../../ai/index.ts';
import { FORCED } from '../../ai/values.ts';
import {
  advance,
  canCapture,
  type Game,
  hasSquare,
  legalMoves,
  makeMove,
  opposite,
  RULESETS,
  type Rules,
  russian,
  startGame,
  turkish,
  turkishClassic,
  turkishFederation,
} from '../../engine/index.ts';
import { gameOf } from '../engine/helpers.ts';

const found = (game: Game, nodes = 20_000): Choice & { readonly path: string } => {
  const choice = search(game, { nodes });
  return { ...choice, path: makeMove(choice.move) };
};

describe('wins and losses by force are counted in plies', () => {
  test.each<[string, string, Rules, number]>([
    ['takes the last piece (T12)', 'W:WKa1:Ba5', turkish, 1],
    ['wins in five plies', 'W:Wb5,a6:Ba8', turkish, 5],
    ['two kings catch one', 'W:WKa1,Kc3,Kd1:BKh8', turkish, 3],
    ['leaves a lone man (T17)', 'W:Wd4,a2:Bd5,h5', turkishClassic, 1],
    ['three kings catch one (R6)', 'W:WKa1,Kc3,Ke1:BKh8', russian, 3],
  ])('%s', (_what, fen, rules, plies) => {
    const { score, line } = found(gameOf(fen, [], rules));
    expect(score).toBe(WIN - plies);
    // Captures at its end may be left out of a line.
    expect(line.length).toBeLessThanOrEqual(plies);
  });

  test.each<[string, string, Rules, number]>([
    ['is taken in every case', 'W:Wd4:Bd6,c6,e6,b5,f5', turkish, 4],
    ['a lone king', 'W:WKa1:BKh8,Kf8,Kd8', russian, 2],
  ])('%s', (_what, fen, rules, plies) => {
    expect(found(gameOf(fen, [], rules)).score).toBe(plies - WIN);
  });

  test('two kings catch one in Turkish draughts, far ahead', () => {
    const { score } = found(gameOf('W:WKa1,Kc3:BKh8'), 400_000);
    expect(score).toBeGreaterThan(FORCED);
  });
});

describe('T13: one piece each', () => {
  test.each<[string, string, Rules, boolean]>([
    ['kings are a draw', 'W:WKa1:Ba3,Kh8', turkish, true],
    ['a man against a man is played on', 'W:Wd4:Bd5,h5', turkish, false],
    ['but not by the federation', 'W:Wd4:Bd5,h5', turkishFederation, true],
  ])('%s', (_what, fen, rules, isDraw) => {
    const { score } = search(gameOf(fen, [], rules), { nodes: 20_000, depth: 1 });
    expect(score === 0).toBe(isDraw);
  });
});

describe('T14, R13: repetition', () => {
  const SHUFFLE = ['a1-b1', 'h8-g8', 'b1-a1', 'g8-h8'];

  test('who is behind brings the position about for the third time', () => {
    const game = gameOf('W:WKa1,c2,d2:BKh8', [...SHUFFLE, ...SHUFFLE.slice(0, 3)]);
    const { path, score } = found(game);
    expect([path, score]).toEqual(['g8-h8', 0]);
  });

  test('who is ahead does not', () => {
    const game = gameOf('W:WKa1,c2,d2:BKh8', [...SHUFFLE, 'a1-b1', 'h8-g8']);
    const { path, score } = found(game);
    expect(path).not.toBe('b1-a1');
    expect(score).toBeGreaterThan(0);
  });

  test('what came before a man stepped forward cannot come again', () => {
    const game = gameOf('W:WKa1,c2,d2:BKh8', [
      ...SHUFFLE,
      'c2-c3',
      'h8-g8',
      'a1-b1',
      'g8-h8',
      'b1-a1',
      'h8-g8',
    ]);
    expect(found(game).score).toBeGreaterThan(0);
  });
});

/** Kings walk about so long that nothing happens: no capture, none in reach, no step of a man, no third repetition. */
const idleGame = (game: Game, plies: number): Game | undefined => {
  if (game.repeatable.length > plies) return game;
  const { kings } = game.position;
  const walks = legalMoves(game.position)
    .filter(({ from }) => hasSquare(kings, from))
    .map((move) => advance(game, move))
    .filter(({ outcome, position }) => {
      const other = { ...position, turn: opposite(position.turn) };
      return !outcome && !canCapture(position) && !canCapture(other);
    });
  for (const walk of walks) {
    const found = idleGame(walk, plies);
    if (found) return found;
  }
  return undefined;
};

describe('T15: no progress', () => {
  const START = 'W:WKa1,Kb1,d4:BKh8,f6';
  const idle = (plies: number): Game => {
    const game = idleGame(gameOf(START), plies);
    if (!game) throw new Error('There is no such walk.');
    return game;
  };

  test('two plies before it the one who is ahead makes progress', () => {
    const game = idle(48);
    expect(game.position.turn).toBe('white');
    const { move, score } = found(game);
    expect(advance(game, move).repeatable.length).toBe(1);
    expect(score).toBeGreaterThan(0);
  });

  test('a ply before it the one who is behind lets it come', () => {
    const game = idle(49);
    expect(game.position.turn).toBe('black');
    const { move, score } = found(game);
    expect([score, advance(game, move).outcome]).toEqual([0, { winner: null, reason: 'no-progress' }]);
  });
});

describe('every ruleset', () => {
  test.each(RULESETS)('$name: visits no more positions than it may, and has a legal move always', (rules) => {
    const game = startGame(rules);
    for (const nodes of [1, 2, 3, 10, 100, 1_000, 5_000]) {
      const choice = search(game, { nodes });
      expect(choice.nodes).toBeLessThanOrEqual(nodes);
      expect(choice.line[0]).toBe(choice.move);
      expect(legalMoves(game.position).map(makeMove)).toContain(makeMove(choice.move));
    }
  });

  test.each(RULESETS)('$name: the line is one that can be played', (rules) => {
    const { line, depth } = search(startGame(rules), { nodes: 30_000 });
    expect(line.length).toBeGreaterThan(1);
    expect(depth).toBeGreaterThan(4);
    line.reduce((game, move) => {
      expect(legalMoves(game.position).map(makeMove)).toContain(makeMove(move));
      return advance(game, move);
    }, startGame(rules));
  });
});

describe('crowds of captures', () => {
  const CROWD = 'Kc1,Kg1,Kb2,Ke2,Kh2,Kf3,Ka4,Kd4,Kc5,Kg5,Kb6,Ke6,Kh6,Kc7,Kg7,Kc8';

  test('end the search by their jumps, for one list of moves takes as long as ten thousand others', () => {
    const game = gameOf(`B:WKa1,Kh8:B${CROWD}`);
    const choice = search(game, { nodes: 600_000 });
    expect(choice.nodes).toBeLessThan(60_000);
    expect(legalMoves(game.position).map(makeMove)).toContain(makeMove(choice.move));
  });

  test('do not keep a stop waiting for a thousand positions', () => {
    const isStopped = () => true;
    const choice = search(gameOf(`B:WKa1,Kh8:B${CROWD}`), { nodes: 1e9 }, 0, { isStopped });
    expect(choice.nodes).toBeLessThan(1_000);
  });
});

describe('somebody who watches', () => {
  test('is told of each depth, and changes nothing', () => {
    const game = startGame(turkish);
    const depths: number[] = [];
    const watched = search(game, { nodes: 50_000 }, 7, {
      onProgress: ({ depth, nodes, line }) => {
        depths.push(depth);
        expect(nodes).toBeLessThanOrEqual(50_000);
        expect(line.length).toBeGreaterThan(0);
      },
      isStopped: () => false,
    });
    expect(depths).toEqual(Array.from({ length: watched.depth }, (_, index) => index + 1));
    expect(watched).toEqual(search(game, { nodes: 50_000 }, 7));
  });

  test('can stop it: it answers with what it has', () => {
    let asked = 0;
    const isStopped = () => ++asked >= 10;
    const stopped = search(startGame(turkish), { nodes: 5_000_000 }, 0, { isStopped });
    expect(stopped.nodes).toBeGreaterThan(1_000);
    expect(stopped.nodes).toBeLessThan(20_000);
    expect(legalMoves(startGame(turkish).position).map(makeMove)).toContain(makeMove(stopped.move));
  });

  test('a game without a move is a mistake of the caller', () => {
    expect(() => search(gameOf('W:Wa7:Ba8,b7,c7'), { nodes: 10 })).toThrow('without a legal move');
  });
});
