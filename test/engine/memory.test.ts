import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { parseFen, perft, perftPaths, turkish } from '../../engine/index.ts';

// Found by climbing: 8 kings against 16, as many as a game may have. A Durable Object has 128 MB.
const FEN =
  'W:WKa1,Ka8,Kb8,Kc8,Kd8,Ke8,Kf8,Kg8:BKc1,Kg1,Kb2,Ke2,Kh2,Kc3,Kf3,Ka4,Kd4,Kc5,Kg5,Kb6,Ke6,Kh6,Kc7,Kg7';

const PROGRAM = `
  import { canCapture, canMove, legalMoves, parseFen, playMove, startGame, turkish } from './engine/index.ts';
  const { value } = parseFen('${FEN}', turkish);
  const game = startGame(turkish, value);
  const answers = [canCapture(value), canMove(value), game.outcome, playMove(game, 'a1-a2').ok];
  console.log(JSON.stringify(answers));
  if (process.argv.includes('all')) console.log(legalMoves(value).length);
`;

const run = (...args: readonly string[]) =>
  spawnSync(
    process.execPath,
    [
      '--max-old-space-size=32',
      '--input-type=module-typescript',
      '--disable-warning=ExperimentalWarning',
    ].concat(['--eval', PROGRAM, '--', ...args]),
    { encoding: 'utf8' },
  );

test('a hundred thousand paths are there, by few outcomes', () => {
  const position = parseFen(FEN, turkish);
  if (!position.ok) throw new Error(position.error.message);
  expect(perft(position.value, 1)).toBe(440);
  expect(perftPaths(position.value, 1)).toBe(247_212);
});

test('a game is judged and a move is looked up without keeping them', () => {
  expect(run()).toMatchObject({ status: 0, stdout: '[true,true,null,false]\n' });
});

test('the memory would not hold them', () => {
  expect(run('all').status).not.toBe(0);
});
