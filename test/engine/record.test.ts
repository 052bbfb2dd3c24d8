import { describe, expect, test } from 'vitest';
import {
  initialPosition,
  legalMoves,
  makeFen,
  makeMove,
  perft,
  perftPaths,
  play,
  RULESETS,
  type Rules,
  rulesByName,
  squareSet,
  turkish,
} from '../../engine/index.ts';
import { pathsOf, positionOf } from './helpers.ts';
import { PERFT_VECTORS } from './vectors.ts';

/** Rulesets that differ from `turkish` in one field: the faults of the vectors' `pathsIfWrong`. */
const FAULTS: { readonly [name: string]: Rules } = {
  rev: { ...turkish, name: 'half turns', halfTurns: true },
  late: { ...turkish, name: 'late removal', removal: 'at-end' },
  midpromo: { ...turkish, name: 'crowned in passing', crowning: 'in-passing' },
  nomax: { ...turkish, name: 'no majority', majority: false },
};

const WRONG_COUNTS = PERFT_VECTORS.flatMap(({ id, fen, paths, pathsIfWrong = {} }) =>
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

const DARK = squareSet(
  Array.from({ length: 64 }, (_, square) => square).filter(
    (square) => ((square & 7) + (square >> 3)) % 2 === 0,
  ),
);
const DIAGONALS = [1, 3, 5, 7] as const;
const FORWARD_DIAGONALS = [7, 1] as const;

const russianLike: Rules = {
  ...turkish,
  name: 'as in Russia',
  squares: DARK,
  setUpRanks: { white: [1, 2, 3], black: [6, 7, 8] },
  man: { steps: FORWARD_DIAGONALS, jumps: DIAGONALS, flying: false },
  king: { steps: DIAGONALS, jumps: DIAGONALS, flying: true },
  kingLanding: 'continuing',
  removal: 'at-end',
  majority: false,
  crowning: 'in-passing',
};
const poolLike: Rules = { ...russianLike, name: 'as in pool', crowning: 'at-end' };
const brazilianLike: Rules = { ...poolLike, name: 'as in Brazil', majority: true, kingLanding: 'any' };
const englishLike: Rules = {
  ...poolLike,
  name: 'as in England',
  firstMover: 'black',
  man: { steps: FORWARD_DIAGONALS, jumps: FORWARD_DIAGONALS, flying: false },
  king: { steps: DIAGONALS, jumps: DIAGONALS, flying: false },
};
const armenianLike: Rules = {
  ...turkish,
  name: 'as in Armenia',
  man: { ...turkish.man, steps: [6, 7, 0, 1, 2] },
  king: { ...turkish.king, steps: [0, 1, 2, 3, 4, 5, 6, 7] },
};

describe('other games of draughts are other records', () => {
  // Published perft numbers from the initial positions: the tests of rhalbersma/dctl. Index 0 is depth 1.
  test.each([
    { rules: russianLike, counts: [7, 49, 302, 1469, 7482, 37986, 190146, 929899] },
    { rules: poolLike, counts: [7, 49, 302, 1469, 7482, 37986, 190146, 929896] },
    { rules: brazilianLike, counts: [7, 49, 302, 1469, 7473, 37628, 187302, 907830] },
    { rules: englishLike, counts: [7, 49, 302, 1469, 7361, 36768, 179740, 845931] },
    { rules: armenianLike, counts: [22, 484, 12174, 268670] },
  ])('$rules.name', ({ rules, counts }) => {
    expect(counts.map((_, index) => perft(initialPosition(rules), index + 1))).toEqual(counts);
  });

  // Worked out from R6, R7 and R11.
  test.each([
    { name: 'R8: a capture is played to its end', fen: 'W:Wc3:Bd4,f6', moves: ['c3xe5xg7'] },
    { name: 'R11: crowned in passing', fen: 'W:Wb6:Bc7,Kg5', moves: ['b6xd8xh4'] },
    {
      name: 'R6: lands where it can go on',
      fen: 'W:Wf6,a1:Be7,c7,c5',
      moves: ['f6xd8xb6xd4', 'f6xd8xb6xe3', 'f6xd8xb6xf2', 'f6xd8xb6xg1'],
    },
  ])('$name', ({ fen, moves }) => {
    expect(pathsOf(positionOf(fen, russianLike))).toEqual(moves);
  });

  test('R11: the piece that was crowned in passing is a king afterwards', () => {
    const position = positionOf('W:Wb6:Bc7,Kg5', russianLike);
    expect(legalMoves(position).map((move) => makeFen(play(position, move)))).toEqual(['B:WKh4:B']);
    const late = { ...position, rules: poolLike };
    const fens = legalMoves(late).map((move) => makeFen(play(late, move)));
    expect(fens).toEqual(['B:WKd8:BKg5']);
  });

  test('T6 otherwise: a king lands right behind', () => {
    const short: Rules = { ...turkish, name: 'short landing', kingLanding: 'next' };
    expect(pathsOf(positionOf('W:WKa1:Ba4', short))).toEqual(['a1xa5']);
  });

  test('T1 otherwise: a square that is not used is a wall', () => {
    const walled: Rules = {
      ...turkish,
      name: 'walled',
      squares: squareSet([...Array(64).keys()].filter((s) => s !== 3)),
    };
    const position = positionOf('W:WKa1:Bh8', walled);
    expect(pathsOf(position).filter((path) => path.endsWith('1'))).toEqual(['a1-b1', 'a1-c1']);
    expect(perft(position, 1)).toBe(pathsOf(position).length);
    expect(pathsOf(positionOf('W:WKa1:BKc1,h8', walled))).not.toContain('a1xd1');
  });
});

test('rulesets are found by their name', () => {
  expect(rulesByName('turkish')).toBe(turkish);
  expect(RULESETS[0]).toBe(turkish);
  expect(rulesByName('Turkish')).toBeUndefined();
  expect(rulesByName('toString')).toBeUndefined();
});

test('T2: the start position comes from the record', () => {
  expect(makeFen(initialPosition(turkish))).toBe(
    'W:Wa2,b2,c2,d2,e2,f2,g2,h2,a3,b3,c3,d3,e3,f3,g3,h3:Ba6,b6,c6,d6,e6,f6,g6,h6,a7,b7,c7,d7,e7,f7,g7,h7',
  );
  expect(makeFen(initialPosition(englishLike))).toBe(
    'B:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8',
  );
  expect(legalMoves(initialPosition(turkish)).map(makeMove)).toContain('a3-a4');
});
