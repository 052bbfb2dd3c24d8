import { describe, expect, test } from 'vitest';
import { puzzleOf } from '../../bench/puzzles/find.ts';
import { countSolved, isSolved, makePuzzleFile, type Puzzle } from '../../bench/puzzles/puzzle.ts';
import { selectPuzzles, spread } from '../../bench/puzzles/select.ts';
import { themeOf } from '../../bench/puzzles/theme.ts';
import { type Move, parseMove, play, type Rules, startGame, turkish } from '../../engine/index.ts';
import { gameFrom } from './helpers.ts';

/** The moves of landing paths. */
const lineFrom = (fen: string, rules: Rules, paths: readonly string[]): readonly Move[] => {
  let { position } = gameFrom(fen, rules);
  return paths.map((path) => {
    const move = parseMove(position, path);
    if (!move.ok) throw new Error(move.error.message);
    position = play(position, move.value);
    return move.value;
  });
};

describe('the theme of a line', () => {
  test.each([
    { theme: 'capture', rules: turkish, fen: 'W:Wd4,f4:Bd5,f5,h8', line: ['d4xd6'] },
    { theme: 'quiet', rules: turkish, fen: 'W:Wa2:Bh7', line: ['a2-a3', 'h7-h6', 'a3-a4'] },
    // One man is offered and taken; nobody has to take again.
    { theme: 'offer', rules: turkish, fen: 'W:Wd3,a2:Bd5,h8', line: ['d3-d4', 'd5xd3'] },
    // Two are offered one after the other, and each must be taken in one way.
    {
      theme: 'chain',
      rules: turkish,
      fen: 'W:Wa1,c2,d3:Bd5,h8',
      line: ['d3-d4', 'd5xd3', 'c2-c3', 'd3xb3'],
    },
    { theme: 'king', rules: turkish, fen: 'W:WKa3,d3:BKd8,h8', line: ['d3-d4', 'd8xd3', 'a3xe3'] },
  ] as const)('$theme', ({ theme, rules, fen, line }) => {
    expect(themeOf(gameFrom(fen, rules), lineFrom(fen, rules, line))).toBe(theme);
  });
});

/** Three men are offered one after the other, and a king is made. */
const FEN =
  'W:Wa2,b2,c2,e2,f2,h2,a3,b3,c3,e3,f3,g3,d4,e4,f4,g4:Bc5,g5,h5,a6,b6,c6,e6,f6,g6,b7,c7,d7,e7,f7,g7,h7';

describe('a puzzle', { timeout: 60_000 }, () => {
  test('is found, and confirmed by the plain search', () => {
    const puzzle = puzzleOf(gameFrom(FEN).position, 100_000);
    expect(puzzle).toMatchObject({ rules: 'turkish', fen: FEN, move: 'e4-e5' });
    for (const verdict of [puzzle?.found, puzzle?.confirmed]) {
      expect((verdict?.best ?? 0) - (verdict?.second ?? 0)).toBeGreaterThanOrEqual(100);
    }
  });

  test('is none where many moves are good, or where a greedy look sees the best one', () => {
    expect(puzzleOf(startGame(turkish).position, 20_000)).toBeNull();
    expect(puzzleOf(gameFrom('W:Wd4,a2,b2,c2,h2:Bd5,h7,g7,f7').position, 20_000)).toBeNull();
  });
});

const puzzle = (fen: string, theme: Puzzle['theme'], depth: number): Puzzle => ({
  rules: 'turkish',
  fen,
  move: 'a2-a3',
  theme,
  found: { depth, nodes: 1, best: 300, second: 0 },
  confirmed: { depth: 8, best: 300, second: 0 },
});

describe('a solution', () => {
  const forced = { ...puzzle('W:Wd4,a2:Bd5,h7', 'capture', 1), move: 'd4xd6' };

  test('is the move of the puzzle', () => {
    expect(isSolved(forced, 8, 1)).toBe(true);
    expect(countSolved([forced, forced], 8)).toBe(2);
  });

  test.each([
    { name: 'ruleset', wrong: { ...forced, rules: 'no-such' } },
    { name: 'position', wrong: { ...forced, fen: 'W:Wa9:Bd5' } },
    { name: 'move', wrong: { ...forced, move: 'a2-a3' } },
  ])('is asked of a puzzle only: a wrong $name is an error', ({ wrong }) => {
    expect(() => isSolved(wrong, 8, 1)).toThrow();
  });
});

describe('a selection', () => {
  const many = (theme: Puzzle['theme'], count: number) =>
    Array.from({ length: count }, (_, index) => puzzle(`${theme} ${index}`, theme, index));

  test('has all themes, the scarce ones whole, and of the others the harder ones', () => {
    const chosen = selectPuzzles([...many('quiet', 50), ...many('king', 2), ...many('chain', 50)], 12);
    const depths = (theme: Puzzle['theme']) =>
      chosen.filter((each) => each.theme === theme).map(({ found }) => found.depth);
    expect(depths('king')).toEqual([0, 1]);
    expect(depths('quiet')).toEqual([40, 42, 45, 47, 49]);
    expect(depths('chain')).toHaveLength(5);
  });

  test('has each position once, and all where there are few', () => {
    const few = many('offer', 3);
    expect(selectPuzzles([...few, ...few], 40)).toHaveLength(3);
  });

  test('is evenly spread', () => {
    expect(spread([1, 2, 3, 4, 5], 3)).toEqual([1, 3, 5]);
    expect(spread([1, 2, 3], 1)).toEqual([1]);
    expect(spread([1, 2], 5)).toEqual([1, 2]);
  });

  test('is written as JSON, one puzzle a line', () => {
    const chosen = many('offer', 3);
    const text = makePuzzleFile(chosen);
    expect(JSON.parse(text)).toEqual(chosen);
    expect(text.split('\n')).toHaveLength(3 + 3);
  });
});
