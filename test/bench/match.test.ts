import { describe, expect, test } from 'vitest';
import { mapParallel } from '../../bench/parallel/map.ts';
import { makePlayerName, makePlayers, type Player, parsePlayer } from '../../bench/strength/player.ts';
import { addEfforts, type Effort, playGame } from '../../bench/strength/playGame.ts';
import { type MatchReport, playMatch } from '../../bench/strength/playMatch.ts';
import { distinctMoves, makeMove, startGame, turkish } from '../../engine/index.ts';
import { gameFrom } from './helpers.ts';

const PLAIN_4 = { kind: 'plain', depth: 4 } as const;
const PLAIN_2 = { kind: 'plain', depth: 2 } as const;
const PLAIN_1 = { kind: 'plain', depth: 1 } as const;
const MATCHED = { kind: 'matched' } as const;

const withoutTimes = (report: MatchReport) => ({
  ...report,
  first: { ...report.first, timePerMove: 0, longestMove: 0 },
  second: { ...report.second, timePerMove: 0, longestMove: 0 },
});

const play = (seed: number, threads: number) =>
  playMatch({ rules: turkish, first: PLAIN_2, second: PLAIN_1, games: 12, seed }, threads, () => undefined);

describe('a match', { timeout: 60_000 }, () => {
  test('comes to the same with any number of threads, and to another with another seed', async () => {
    const [one, three, other] = [await play(1, 1), await play(1, 3), await play(2, 2)];
    expect(withoutTimes(three)).toEqual(withoutTimes(one));
    expect(withoutTimes(other)).not.toEqual(withoutTimes(one));
  });

  test('is told from its first player, whoever that is', async () => {
    const match = { rules: turkish, games: 12, seed: 1 };
    const forward = await playMatch({ ...match, first: PLAIN_4, second: PLAIN_1 }, 1, () => undefined);
    const backward = await playMatch({ ...match, first: PLAIN_1, second: PLAIN_4 }, 1, () => undefined);
    expect(forward.percent).toBeGreaterThan(60);
    expect(backward.percent).toBeLessThan(40);
    expect(forward.first.nodesPerMove).toBeGreaterThan(forward.second.nodesPerMove);
    expect(forward).toMatchObject({ games: 12, first: { player: 'plain:4' }, second: { player: 'plain:1' } });
  });
});

test('a failure of a thread is a failure of the whole', async () => {
  const failing = new URL('../../bench/strength/pair.ts', import.meta.url);
  const task = { rules: 'no-such', opening: [], first: PLAIN_1, second: PLAIN_1, seed: 1 };
  await expect(mapParallel(failing, [task], 2)).rejects.toThrow('no-such');
});

test('a matched player takes no more nodes a move than its opponent, whoever begins', () => {
  const nodesPerMove = (efforts: readonly Effort[]) => {
    const { nodes, moves } = efforts.reduce(addEfforts);
    return nodes / moves;
  };
  for (const isFirst of [true, false]) {
    const games = [1, 2, 3, 4, 5, 6].map((seed) => {
      const players = isFirst ? makePlayers(MATCHED, PLAIN_2) : makePlayers(PLAIN_2, MATCHED);
      const [white, black] = players;
      return playGame(startGame(turkish), { white, black }, seed, () => 0).efforts;
    });
    const [matched, plain] = isFirst ? (['white', 'black'] as const) : (['black', 'white'] as const);
    const taken = nodesPerMove(games.map((efforts) => efforts[matched]));
    const given = nodesPerMove(games.map((efforts) => efforts[plain]));
    expect(taken).toBeLessThanOrEqual(given);
    expect(taken).toBeGreaterThan(given / 2);
  }
});

test('a game without an end is cut and is nobody’s', () => {
  const start = gameFrom('W:WKa1:BKh8', { ...turkish, endings: [] });
  const toAndFro: Player = ({ position }) => {
    const move = distinctMoves(position).find((each) => /a1-a2|a2-a1|h8-h7|h7-h8/.test(makeMove(each)));
    if (!move) throw new Error('There is always one.');
    return { move, nodes: 1, depth: 1 };
  };
  const { isCut, winner, game } = playGame(start, { white: toAndFro, black: toAndFro }, 1, () => 0);
  expect([isCut, winner, game.moves.length]).toEqual([true, null, 300]);
});

test.each(['level:1', 'level:8', 'nodes:20000', 'matched', 'plain:6'])(
  '%s is read as it is written',
  (name) => {
    const player = parsePlayer(name);
    expect(player.ok && makePlayerName(player.value)).toBe(name);
  },
);

test.each([
  '',
  'level',
  'level:0',
  'level:9',
  'nodes:',
  'nodes:0',
  'nodes:1e5',
  'plain:21',
  'matched:1',
  'best',
])('%j is no player', (name) =>
  expect(parsePlayer(name)).toMatchObject({ ok: false, error: { code: 'unknown-player' } }),
);
