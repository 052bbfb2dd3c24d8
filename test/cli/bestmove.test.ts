import { describe, expect, test } from 'vitest';
import { chooseMove, LEVELS, mateOf, search } from '../../ai/index.ts';
import { DEFAULT_NODES } from '../../cli/bestmove.ts';

import {
  initialPosition,
  legalMoves,
  makeFen,
  makeMove,
  type Position,
  parseFen,
  RULESETS,
  rulesByName,
  startGame,
  turkish,
} from '../../engine/index.ts';
import { run } from './run.ts';

const positionOf = (fen: string, ruleset = 'turkish'): Position => {
  const parsed = parseFen(fen, rulesByName(ruleset) ?? turkish);
  if (!parsed.ok) throw new Error(fen);
  return parsed.value;
};

const bestmove = (args: string, input?: string) =>
  run(['bestmove', ...args.split(' ').filter(Boolean)], input);

const batch = async (args: string, ...fens: readonly string[]) => {
  const { output, problem } = await bestmove(`--fen - ${args}`, fens.join('\n'));
  expect(problem).toBeNull();
  return output
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
};

/** Two men in reach of each other, kings behind: quiet, and soon a fight. */
const QUIET = 'W:Wa3,c3,d3,Kh1:Ba6,c6,f6,h7';

describe('one position: the move and nothing else', () => {
  test.each([
    { name: 'one capture', args: '--fen W:Wd4:Bd5,e6', move: 'd4xd6xf6' },
    { name: 'a win in five plies', args: '--fen W:WKg2,a3,a5,e5:Bb4,c5,f7,Kc8', move: 'a5-b5' },
    { name: 'the same, few nodes', args: '--fen W:WKg2,a3,a5,e5:Bb4,c5,f7,Kc8 --nodes 10000', move: 'a5-b5' },
    { name: 'the same, by depth', args: '--depth 5 --fen W:WKg2,a3,a5,e5:Bb4,c5,f7,Kc8', move: 'a5-b5' },
    { name: 'the top level', args: '--level 8 --fen W:WKg2,a3,a5,e5:Bb4,c5,f7,Kc8', move: 'a5-b5' },
    { name: 'Russian', args: '--rules russian --fen W:Wc3:Bd4,f6', move: 'c3xe5xg7' },
    { name: 'a drawn one, king against king', args: '--fen W:WKa1:BKh7 --depth 1', move: /^a1-\w\d$/ },
    { name: 'Turkish from the start', args: '--nodes 1000', move: /^\w3-\w4$/ },
    { name: 'English from the start', args: '--rules english --nodes 1000', move: /^\w6-\w5$/ },
    { name: 'one node', args: '--nodes 1', move: /^\w3-\w4$/ },
  ])('$name', async ({ args, move }) => {
    const { output, problem } = await bestmove(args);
    expect(problem).toBeNull();
    expect(output).toMatch(/^[^\n]+\n$/);
    expect(output.trim()).toEqual(move instanceof RegExp ? expect.stringMatching(move) : move);
  });

  test.each(RULESETS)('$name: a legal one of every level, the same each time', async ({ name }) => {
    const paths = legalMoves(initialPosition(rulesByName(name) ?? turkish)).map(makeMove);
    for (const level of [1, 2, 3]) {
      const { output } = await bestmove(`--rules ${name} --level ${level} --seed 5`);
      expect(paths).toContain(output.trim());
      expect(await bestmove(`--rules ${name} --level ${level} --seed 5`)).toEqual({ output, problem: null });
    }
  });

  test('without a limit a million nodes are visited, at most', async () => {
    const [answer] = await batch('', QUIET);
    expect(answer.nodes).toBeGreaterThan(DEFAULT_NODES * 0.9);
    expect(answer.nodes).toBeLessThan(DEFAULT_NODES * 1.01);
  });
});

describe('it is the search, asked as it says', () => {
  const game = startGame(turkish, positionOf(QUIET));

  test.each([
    { args: '--nodes 3000', choice: search(game, { nodes: 3000 }, 1) },
    { args: '--nodes 3000 --seed 9', choice: search(game, { nodes: 3000 }, 9) },
    { args: '--depth 4', choice: search(game, { nodes: 1e9, depth: 4 }, 1) },
    { args: '--depth 20 --nodes 2000', choice: search(game, { nodes: 2000, depth: 20 }, 1) },
    ...LEVELS.slice(0, 4).map((level) => ({
      args: `--level ${level} --seed 3`,
      choice: chooseMove(game, level, 3),
    })),
    { args: '--level 5 --nodes 900 --seed 3', choice: chooseMove(game, 5, 3, {}, { nodes: 900 }) },
    { args: '--level 3 --depth 2 --seed 3', choice: chooseMove(game, 3, 3, {}, { depth: 2 }) },
    // A level's own limits are not loosened.
    { args: '--level 3 --nodes 99999999 --depth 20 --seed 3', choice: chooseMove(game, 3, 3) },
  ])('$args', async ({ args, choice: { move, score, depth, nodes, line } }) => {
    const wanted = { fen: QUIET, move: makeMove(move), score, depth, nodes, line: line.map(makeMove) };
    expect(await batch(args, QUIET)).toEqual([wanted]);
    expect((await bestmove(`--fen ${QUIET} ${args}`)).output).toBe(`${makeMove(move)}\n`);
  });
});

describe('"-" as the FEN: one line of JSON for each line of the input', () => {
  test('the fields stand in their order', async () => {
    const { output } = await bestmove('--fen - --depth 2', 'W:Wa3:Bh7\nW:Wd4:Bd5,e6');
    const [first, second] = output.split('\n').map((line) => Object.keys(JSON.parse(line || '{}')).join());
    expect(first).toBe('fen,move,score,depth,nodes,line');
    expect(second).toBe('fen,move,score,mate,depth,nodes,line');
  });

  test.each([
    { name: 'a win on the spot', fen: 'W:Wd4:Bd5,e6', mate: 1 },
    { name: 'a win in five plies', fen: 'W:WKg2,a3,a5,e5:Bb4,c5,f7,Kc8', mate: 5 },
    // Whatever the man does, the king takes it.
    { name: 'a loss in two plies', fen: 'W:Wa3:BKa5,Kb8', mate: -2 },
  ])('mate: $name', async ({ fen, mate }) => {
    const [answer] = await batch('--nodes 20000', fen);
    expect(answer).toMatchObject({ fen, mate, score: Math.sign(mate) * (30_000 - Math.abs(mate)) });
    expect(mateOf(answer.score)).toBe(mate);
  });

  test('a bad line, and one without a move, are answered and the batch goes on', async () => {
    const fens = ['W:Wi9:Bh6', 'W:Wa7:Ba8,b7,c7', 'B:Wa3:B', '', 'W:Wd4:Bd5'];
    const answers = await batch('--nodes 100', ...fens);
    expect(answers).toEqual([
      { fen: fens[0], error: expect.stringMatching(/^unknown-square: /) },
      { fen: fens[1], error: 'no-move: The side to move has no legal move.' },
      { fen: fens[2], error: 'no-move: The side to move has no legal move.' },
      { fen: '', error: expect.stringMatching(/^unknown-turn: /) },
      expect.objectContaining({ fen: fens[4], move: 'd4xd6' }),
    ]);
  });

  test('a position does not depend on those before it', async () => {
    const fens = [QUIET, 'W:WKg2,a3,a5,e5:Bb4,c5,f7,Kc8', QUIET];
    const [first, , third] = await batch('--nodes 5000', ...fens);
    expect(third).toEqual(first);
  });
});

describe('bad input is refused before anything is printed', () => {
  test.each([
    { args: '--nodes 0', says: 'bad-nodes: --nodes takes a whole number from 1 to' },
    { args: '--nodes 1.5', says: 'bad-nodes' },
    { args: '--nodes 1e6', says: 'bad-nodes' },
    { args: '--nodes=', says: 'bad-nodes' },
    { args: '--nodes=-5', says: 'bad-nodes' },
    { args: '--nodes -5', says: '--nodes' },
    { args: '--nodes 9999999999999999', says: 'bad-nodes' },
    { args: '--nodes', says: '--nodes' },
    { args: '--level 0', says: 'bad-level: --level takes a whole number from 1 to 8' },
    { args: '--level 9', says: 'bad-level' },
    { args: '--level hard', says: 'bad-level' },
    { args: '--depth 0', says: 'bad-depth' },
    { args: '--depth 65', says: 'bad-depth' },
    { args: '--seed -1', says: '--seed' },
    { args: '--seed 4294967296', says: 'bad-seed' },
    { args: '--level 3 --level 4', says: "'--level' is given twice" },
    { args: '--time 3', says: '--time' },
    { args: '5', says: 'bad-argument: bestmove takes no argument "5"' },
    { args: '--rules chess', says: 'unknown-rules' },
    { args: '--fen W:Wa8:Bh5', says: 'uncrowned-man' },
    { args: '--fen W:Wa7:Ba8,b7,c7', says: 'no-move: The side to move has no legal move.' },
    { args: '--fen B:Wa3:B', says: 'no-move' },
    { args: '--fen - --nodes 0', says: 'bad-nodes' },
  ])('dama bestmove $args', async ({ args, says }) => {
    const { output, problem } = await bestmove(args);
    expect(output).toBe('');
    expect(problem).toContain(says);
    expect(problem).not.toContain('\n');
  });

  test.each(['perft 1', 'moves', 'pdn x'])('%s knows none of its options', async (command) => {
    const { problem } = await run([...command.split(' '), '--nodes', '5']);
    expect(problem).toContain("'--nodes'");
  });
});

// A deep search that changed its board was seen elsewhere: the move must be legal where it is asked for, and the position as it was.
test('a deep search leaves the position as it is, and its move is legal', async () => {
  const fen = 'W:WKa4:Bc4,e5,d6,c2,h8';
  const position = positionOf(fen);
  const before = makeFen(position);
  const choice = search(startGame(turkish, position), { nodes: 1_000_000 });
  expect(makeFen(position)).toBe(before);
  const paths = legalMoves(position).map(makeMove);
  expect(paths).toContain(makeMove(choice.move));
  expect(paths).toContain((await bestmove(`--fen ${fen} --nodes 1000000`)).output.trim());
});
