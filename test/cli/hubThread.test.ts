import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseLine } from '../../cli/hub/line.ts';
import { makeHubMove, parseHubMove } from '../../cli/hub/move.ts';
import {
  initialPosition,
  type Position,
  parseFen,
  parseMove,
  play,
  RULESETS,
  type Rules,
  turkish,
} from '../../engine/index.ts';
import { HubEngine } from './hubMatch.ts';
import { makeHubPosition } from './hubPosition.ts';
import { run } from './run.ts';

const posOf = (position: Position): string => `pos pos=${makeHubPosition(position)}`;
const START = posOf(initialPosition(turkish));

const positionOf = (fen: string, rules: Rules): Position => {
  const parsed = parseFen(fen, rules);
  if (!parsed.ok) throw new Error(fen);
  return parsed.value;
};

const argsOf = (line: string): ReadonlyMap<string, string> => {
  const parsed = parseLine(line);
  if (!parsed.ok) throw new Error(line);
  return parsed.value.args;
};

/** Plays the moves that a line lists; throws at the first that is not legal. */
const playAll = (position: Position, moves: string): Position =>
  moves.split(' ').reduce((reached, text) => {
    const move = parseHubMove(reached, text);
    if (!move.ok) throw new Error(`${text}: ${move.error.message}`);
    return play(reached, move.value);
  }, position);

let engine: HubEngine;
const send = (...lines: readonly string[]): void => {
  for (const line of lines) engine.send(line);
};
/** Seconds until the next answer that is no `info`. */
const timed = async (): Promise<readonly [answer: string, seconds: number]> => {
  const began = performance.now();
  const answer = await engine.answer();
  return [answer, (performance.now() - began) / 1000];
};

beforeEach(async () => {
  engine = new HubEngine();
  send('init');
  expect(await engine.next()).toBe('ready');
});
afterEach(async () => {
  send('quit');
  expect(await engine.ended()).toEqual({ status: 0, stderr: '', unread: [] });
});

describe.each(RULESETS)('$name', (rules) => {
  test('each depth is told with a line of legal moves, and done names the first of the last', async () => {
    const start = initialPosition(rules);
    send(`set-param name=variant value=${rules.name}`, posOf(start), 'level depth=5', 'go think');
    const done = argsOf(await engine.answer());
    expect(engine.infos.map((info) => argsOf(info).get('depth'))).toEqual(['1', '2', '3', '4', '5']);
    const nodes = engine.infos.map((info) => Number(argsOf(info).get('nodes')));
    expect(nodes.every((count, index) => count > (nodes[index - 1] ?? 0))).toBe(true);
    for (const info of engine.infos) {
      expect(info).toMatch(
        /^info depth=\d+ score=-?\d+\.\d\d nodes=\d+ time=\d+\.\d{3} nps=\d+\.\d\d pv=\S+( \S+)*$/,
      );
      playAll(start, argsOf(info).get('pv') ?? '');
    }
    const line = argsOf(engine.infos.at(-1) ?? '')
      .get('pv')
      ?.split(' ');
    expect([done.get('move'), done.get('ponder')]).toEqual(line?.slice(0, 2));
  });

  test('the same nodes and seed give the same move, again and in bestmove', async () => {
    const fen = rules.squares.lo === -1 ? 'W:Wa3,c3,d4,Kh1:Ba6,c5,f6,h7' : 'W:Wa1,c3,e3,Kg1:Bb6,d6,f6,h8';
    const position = positionOf(fen, rules);
    const ask = async (seed: number): Promise<string | undefined> => {
      send(`set-param name=seed value=${seed}`, posOf(position), 'level nodes=20000', 'go think');
      return argsOf(await engine.answer()).get('move');
    };
    send(`set-param name=variant value=${rules.name}`);
    for (const seed of [1, 4_294_967_295]) {
      const { output } = await run([
        ...['bestmove', '--rules', rules.name, '--fen', fen],
        ...['--nodes', '20000', '--seed', `${seed}`],
      ]);
      const move = parseMove(position, output.trim());
      expect(move.ok && makeHubMove(move.value)).toBe(await ask(seed));
      expect(await ask(seed)).toBe(await ask(seed));
    }
  });
});

describe('a search that runs', () => {
  test.each(['go analyze', 'go ponder', 'go think'])('%s: is pinged and stopped at once', async (go) => {
    send(START, 'level infinite', go);
    while (engine.infos.length < 3) {
      const line = await engine.next();
      if (line.startsWith('info ')) engine.infos.push(line);
    }
    send('ping');
    const [pong, toPong] = await timed();
    expect(pong).toBe('pong');
    expect(toPong).toBeLessThan(0.5);
    send('stop');
    const [done, toDone] = await timed();
    expect(done).toMatch(/^done move=\w\d-\w\d ponder=/);
    expect(toDone).toBeLessThan(0.5);
  });

  test('a stop that comes with go still brings a legal move', async () => {
    send(START, 'go think', 'stop');
    playAll(initialPosition(turkish), argsOf(await engine.answer()).get('move') ?? '');
  });

  test('is not stopped by what stopped the one before', async () => {
    send(START, 'go think', 'stop');
    await engine.answer();
    engine.infos.length = 0;
    send('level depth=6', 'go think');
    await engine.answer();
    expect(engine.infos).toHaveLength(6);
  });

  test('keeps to the time for a move', async () => {
    send(START, 'level move-time=0.5', 'go think');
    const [done, seconds] = await timed();
    expect(done).toMatch(/^done /);
    expect(seconds).toBeGreaterThan(0.4);
    expect(seconds).toBeLessThan(1);
  });

  test('leaves time on its clock', async () => {
    send(START, 'level moves=5 time=2', 'go think');
    const [, seconds] = await timed();
    expect(seconds).toBeGreaterThan(0.1);
    expect(seconds).toBeLessThan(1.8);
  });

  test('of a ponder is turned into one for the move by ponder-hit', async () => {
    send(START, 'level move-time=0.3', 'go ponder');
    await new Promise((done) => setTimeout(done, 600));
    send('ping', 'ponder-hit');
    expect(await engine.answer()).toBe('pong');
    const [done, seconds] = await timed();
    expect(done).toMatch(/^done move=/);
    expect(seconds).toBeGreaterThan(0.2);
    expect(seconds).toBeLessThan(1);
  });

  test('with nothing left to find is held until stop', async () => {
    send(posOf(positionOf('W:Wd4:Bd5', turkish)), 'go analyze');
    await new Promise((done) => setTimeout(done, 300));
    send('ping', 'stop');
    expect(await engine.answer()).toBe('pong');
    expect(await engine.answer()).toBe('done move=d4xd6xd5');
  });

  test('after a record of 40,000 plies is quick', async () => {
    const shuttle = 'a1-b1 h8-g8 b1-a1 g8-h8 '.repeat(10_000);
    send(`${posOf(positionOf('W:WKa1:BKh8', turkish))} moves="${shuttle}"`, 'level depth=2', 'go think');
    expect(await engine.answer()).toMatch(/^done move=a1-/);
  }, 5_000);

  test('plays a level of strength as bestmove does', async () => {
    for (const level of [1, 2, 3]) {
      send(`set-param name=level value=${level}`, START, 'go think');
      const { output } = await run(['bestmove', '--level', `${level}`]);
      expect(argsOf(await engine.answer()).get('move')).toBe(output.trim());
    }
  });
});

test('the end of the input ends an endless search', async () => {
  const other = new HubEngine();
  for (const line of ['init', START, 'go analyze']) other.send(line);
  await other.next();
  other.close();
  const { status, stderr, unread } = await other.ended();
  expect([status, stderr, unread.at(-1)]).toEqual([0, '', expect.stringMatching(/^done move=/)]);
});
