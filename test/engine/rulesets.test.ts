import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  initialPosition,
  makeFen,
  perft,
  perftPaths,
  playMove,
  RULESETS,
  type Rules,
  rulesByName,
  squareSet,
  startGame,
  turkish,
} from '../../engine/index.ts';
import { pathsOf, positionOf, unwrap, words } from './helpers.ts';
import { careful, mulberry32, SLOW_RULES, type SlowRules, slowGame, slowMoves } from './slow/index.ts';
import { TURKISH_VECTORS } from './vectors.ts';

/** Rulesets that differ from `turkish` in one field: the faults of the vectors' `pathsIfWrong`. */
const FAULTS: { readonly [name: string]: Rules } = {
  rev: { ...turkish, name: 'half turns', halfTurns: true },
  late: { ...turkish, name: 'late removal', removal: 'at-end' },
  midpromo: { ...turkish, name: 'crowned in passing', crowning: 'in-passing' },
  nomax: { ...turkish, name: 'no majority', majority: false },
};

const WRONG_COUNTS = TURKISH_VECTORS.flatMap(({ id, fen, paths, pathsIfWrong = {} }) =>
  Object.entries(pathsIfWrong).map(([fault, wrong]) => ({ id, fen, paths, fault, wrong })),
);

describe('one field of the record makes one known fault', () => {
  test('each fault is in the vectors', () => {
    expect(new Set(WRONG_COUNTS.map(({ fault }) => fault))).toEqual(new Set(Object.keys(FAULTS)));
  });

  test.each(WRONG_COUNTS)('$fault in $id', ({ fen, fault, wrong, paths }) => {
    const counts = (rules: Rules) => wrong.map((_, index) => perftPaths(positionOf(fen, rules), index + 1));
    expect(counts(FAULTS[fault] ?? turkish)).toEqual(wrong);
    expect(counts(turkish)).toEqual(paths.slice(0, wrong.length));
    expect(counts(turkish)).not.toEqual(wrong);
  });
});

/**
 * A game that nobody plays. The board has no corners; Black begins, with fewer men; men step diagonally and jump straight, kings the
 * other way round, landing right behind; a jump may turn back; any whole capture will do; men are crowned in passing; ten plies of
 * kings are a draw, and a position may come again for ever.
 */
const corners = [0, 7, 56, 63];
const madeUp: Rules = {
  name: 'made up',
  squares: squareSet([...Array(64).keys()].filter((square) => !corners.includes(square))),
  setUpRanks: { white: [1, 3], black: [6] },
  firstMover: 'black',
  man: { steps: [7, 1], jumps: [0, 2, 6], flying: false },
  king: { steps: [0, 2, 4, 6], jumps: [1, 3, 5, 7], flying: true },
  kingLanding: 'next',
  removal: 'at-once',
  halfTurns: true,
  majority: false,
  crowning: 'in-passing',
  endings: [
    { kind: 'no-move' },
    { kind: 'idle', plies: 10, reason: 'kings-only' },
    { kind: 'lone-man', unlessCapture: true },
    { kind: 'one-each', kingsOnly: false, unlessCapture: false },
  ],
};

/** The same in the words of the slow generator. */
const slowMadeUp: SlowRules = {
  ...SLOW_RULES.turkish,
  start: 'B:Wb1,c1,d1,e1,f1,g1,a3,b3,c3,d3,e3,f3,g3,h3:Ba6,b6,c6,d6,e6,f6,g6,h6',
  unused: ['a1', 'h1', 'a8', 'h8'],
  manSteps: SLOW_RULES.russian.manSteps,
  kingJumps: SLOW_RULES.russian.kingJumps,
  kingLands: 'right behind',
  turnsBack: true,
  mostPieces: false,
  farRow: 'crowns',
  endings: [['kings only', 10], ['lone man'], ['one each']],
};

describe('a ruleset is data: a made-up one needs no change of the engine', () => {
  test('its set-up comes from the record', () => {
    expect(makeFen(initialPosition(madeUp))).toBe(slowMadeUp.start);
  });

  test.each([
    { field: 'squares', fen: 'W:Wb1:Bd8', moves: words('b1-a2 b1-c2') },
    { field: 'king.steps', fen: 'W:WKb1,d1:Bb5', moves: words('b1-b2 b1-b3 b1-b4 b1-c1 d1-c2 d1-e2') },
    { field: 'man.jumps', fen: 'W:Wb1,e5:Bb2,e6,d6', moves: words('b1xb3 e5xe7') },
    { field: 'king.jumps, kingLanding', fen: 'W:WKc2:Be4', moves: words('c2xf5') },
    { field: 'halfTurns, majority', fen: 'W:WKd4:Be5,c3,g5', moves: words('d4xb2xf6xh4 d4xf6xb2 d4xf6xh4') },
    { field: 'crowning', fen: 'W:Wd6:Bd7,f6', moves: words('d6xd8xg5') },
  ])('its moves: $field', ({ fen, moves }) => {
    const position = positionOf(fen, madeUp);
    expect(pathsOf(position)).toEqual(moves);
    expect(slowMoves(fen, slowMadeUp)).toEqual(moves);
    expect(perft(position, 1)).toBe(moves.length);
  });

  test('whole games of it are played to their ends', () => {
    const reasons = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const random = mulberry32(seed);
      const played = slowGame(random, 200, slowMadeUp, slowMadeUp.start, careful(random, slowMadeUp));
      let game = startGame(madeUp);
      for (const [ply, path] of played.moves.entries()) {
        expect(game.outcome, `seed ${seed}, ply ${ply}`).toBeNull();
        game = unwrap(playMove(game, path));
        expect(makeFen(game.position)).toBe(played.fens[ply + 1]);
      }
      expect(game.outcome, `seed ${seed}`).toEqual(played.outcome);
      reasons.add(String(game.outcome?.reason));
    }
    expect([...reasons].sort()).toEqual(['blocked', 'kings-only', 'lone-man', 'no-pieces']);
  });

  test('every file of the engine reads fields, and none knows a name but the records and what PDN calls them', () => {
    const names = RULESETS.flatMap(({ name }) => [
      name,
      name.replace(/-(.)/g, (_, first) => first.toUpperCase()),
    ]);
    const known = new RegExp(`\\b(${names.join('|')})\\b`);
    const folder = new URL('../../engine/', import.meta.url);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.ts'),
    );
    const code = (file: string) =>
      readFileSync(new URL(file, folder), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    // The numbers of the tag GameType, and the ruleset of a file that has no such tag.
    const knowing = ['pdn/gameType.ts', 'pdn/reader.ts', 'rulesets.ts'];
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((file) => known.test(code(file))).sort()).toEqual(knowing);
  });
});

test('rulesets are found by their name', () => {
  expect(RULESETS.map(({ name }) => rulesByName(name))).toEqual(RULESETS);
  expect(new Set(RULESETS.map(({ name }) => name)).size).toBe(9);
  expect(RULESETS[0]).toBe(turkish);
  for (const name of ['Turkish', 'toString', '', 'international']) expect(rulesByName(name)).toBeUndefined();
});

test('T1 otherwise: a square that is not used is a wall', () => {
  const walled: Rules = {
    ...turkish,
    name: 'walled',
    squares: squareSet([...Array(64).keys()].filter((square) => square !== 3)),
  };
  const position = positionOf('W:WKa1:Bh8', walled);
  expect(pathsOf(position).filter((path) => path.endsWith('1'))).toEqual(['a1-b1', 'a1-c1']);
  expect(perft(position, 1)).toBe(pathsOf(position).length);
  expect(pathsOf(positionOf('W:WKa1:BKc1,h8', walled))).not.toContain('a1xd1');
});
