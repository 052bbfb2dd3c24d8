import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { makeHubMove, parseHubMove } from '../../cli/hub/move.ts';
import { parseHubPosition } from '../../cli/hub/position.ts';
import { IDENTITY } from '../../cli/hub/session.ts';
import { MAX_LINE } from '../../cli/lines.ts';
import {
  distinctMoves,
  initialPosition,
  makeFen,
  makeMove,
  type Position,
  parseFen,
  play,
  RULESETS,
  type Rules,
  russian,
  turkish,
} from '../../engine/index.ts';
import { mulberry32 } from '../engine/slow/index.ts';
import { HubEngine, playMatch } from './hubMatch.ts';
import { makeHubPosition } from './hubPosition.ts';
import { finish, run, start } from './run.ts';

const DOCUMENT = readFileSync('docs/HUB.md', 'utf8');
const blockOf = (language: string): readonly string[] =>
  (DOCUMENT.split(`\`\`\`${language}\n`)[1]?.split('\n```')[0] ?? '').split('\n');

const START = `pos pos=${makeHubPosition(initialPosition(turkish))}`;
const say = async (...lines: readonly string[]): Promise<readonly string[]> => {
  const { output, problem } = await run(['hub'], lines.join('\n'));
  expect(problem).toBeNull();
  return output.split('\n').slice(0, -1);
};
const codeOf = async (...lines: readonly string[]): Promise<string | undefined> =>
  /^error message="([\w-]+):/.exec((await say(...lines)).at(-1) ?? '')?.[1];

const positionOf = (fen: string, rules: Rules): Position => {
  const parsed = parseFen(fen, rules);
  if (!parsed.ok) throw new Error(fen);
  return parsed.value;
};

describe('docs/HUB.md', () => {
  test('its transcript is what the command says, line for line', async () => {
    const engine = new HubEngine();
    for (const line of blockOf('transcript')) {
      if (line.startsWith('> ')) engine.send(line.slice(2));
      else expect(await engine.next()).toBe(line.slice(2));
    }
    expect(await engine.ended()).toEqual({ status: 0, stderr: '', unread: [] });
  });

  test('its positions are the initial ones', () => {
    const positions = blockOf('positions');
    expect(positions).toHaveLength(3);
    for (const line of positions) {
      const rules = RULESETS.find(({ name }) => name === line.split(' ')[0]);
      expect(rules && line).toBe(rules && `${rules.name} ${makeHubPosition(initialPosition(rules))}`);
    }
  });

  test.each([...RULESETS.map(({ name }) => name), ...Object.keys({ seed: 1 })])('it names `%s`', (name) => {
    expect(DOCUMENT).toContain(`\`${name}\``);
  });

  test('the version is that of the package', () => {
    expect(IDENTITY.version).toBe(JSON.parse(readFileSync('package.json', 'utf8')).version);
  });
});

describe('positions', () => {
  test.each(RULESETS)('$name: there and back along a random game', (rules) => {
    const random = mulberry32(11);
    let position = initialPosition(rules);
    for (let ply = 0; ply < 120; ply++) {
      const text = makeHubPosition(position);
      expect(text).toHaveLength(rules.squares.lo === -1 ? 65 : 33);
      const read = parseHubPosition(text, rules);
      expect(read.ok && makeFen(read.value)).toBe(makeFen(position));
      const moves = distinctMoves(position);
      if (moves.length === 0) break;
      position = play(position, random.pick(moves));
    }
  });

  test.each([
    ['W:Wa1,Kh1:Ba7,Kh8', turkish, `WeeeeeeeBb${'e'.repeat(47)}weeeeeeW`],
    ['B:Wa1,Kc1:Kh8', russian, `BeeeB${'e'.repeat(24)}wWee`],
  ])('%s in letters', (fen, rules, letters) => {
    expect(makeHubPosition(positionOf(fen.replace(':K', ':BK'), rules))).toBe(letters);
  });

  test.each([
    ['empty', '', 'bad-position'],
    ['no side', 'e'.repeat(65), 'bad-position'],
    ['a side in small letters', `w${'e'.repeat(64)}`, 'bad-position'],
    ['a square too few', `W${'e'.repeat(63)}`, 'bad-position'],
    ['a square too many', `W${'e'.repeat(65)}`, 'bad-position'],
    ['a strange letter', `W${'e'.repeat(63)}x`, 'bad-position'],
    ['a man that would be a king', `Ww${'e'.repeat(63)}`, 'uncrowned-man'],
    ['a side with 17 pieces', `WW${'e'.repeat(46)}${'B'.repeat(17)}`, 'too-many-pieces'],
  ])('%s: %s', (_, text, code) => {
    expect(parseHubPosition(text, turkish)).toMatchObject({ ok: false, error: { code } });
  });
});

describe('moves', () => {
  const TWO = positionOf('W:Wd4:Bd5,e6', turkish);

  test.each(['d4xf6xd5xe6', 'd4xf6xe6xd5'])('the captured squares in any order: %s', (text) => {
    const read = parseHubMove(TWO, text);
    expect(read.ok && makeMove(read.value)).toBe('d4xd6xf6');
    expect(read.ok && makeHubMove(read.value)).toBe('d4xf6xd5xe6');
  });

  test.each([
    ['a landing path', 'd4xd6xf6', 'illegal-move'],
    ['a captured square is missing', 'd4xf6xd5', 'illegal-move'],
    ['a captured square twice', 'd4xf6xd5xd5', 'illegal-move'],
    ['without what is captured', 'd4xf6', 'bad-move'],
    ['quiet where a capture is due', 'd4-e4', 'illegal-move'],
    ['no move', 'd4', 'bad-move'],
    ['three squares in a quiet move', 'd4-d5-d6', 'bad-move'],
    ['an unknown square', 'd4-i9', 'bad-move'],
    ['numbers', '32-28', 'bad-move'],
  ])('%s is refused', (_, text, code) => {
    expect(parseHubMove(TWO, text)).toMatchObject({ ok: false, error: { code } });
  });

  test.each(RULESETS)('$name: each is read as it is written, and comes to the same position', (rules) => {
    const random = mulberry32(5);
    let position = initialPosition(rules);
    for (let ply = 0; ply < 150; ply++) {
      const moves = distinctMoves(position);
      if (moves.length === 0) break;
      for (const move of moves) {
        const read = parseHubMove(position, makeHubMove(move));
        if (!read.ok) throw new Error(read.error.message);
        expect(makeFen(play(position, read.value))).toBe(makeFen(play(position, move)));
      }
      position = play(position, random.pick(moves));
    }
  });
});

describe('a bad line is answered and changes nothing', () => {
  test.each<[code: string, line: string]>([
    ['unknown-command', 'castle'],
    ['unknown-command', 'constructor'],
    ['unknown-command', '__proto__'],
    ['no-command', '=1'],
    ['bad-argument', 'pos pos='],
    ['bad-argument', 'pos pos="W'],
    ['bad-argument', 'pos "W"'],
    ['unknown-param', 'set-param name=book value=true'],
    ['unknown-param', 'set-param'],
    ['bad-value', 'set-param name=variant value=normal'],
    ['bad-value', 'set-param name=seed value=-1'],
    ['bad-value', 'set-param name=seed value=4294967296'],
    ['bad-value', 'set-param name=seed'],
    ['bad-position', 'pos'],
    ['bad-position', 'pos pos=Wbbb'],
    ['illegal-move', `${START} moves="d3-d4 d3-d4"`],
    ['bad-move', `${START} moves=32-28`],
    ['bad-level', 'level depth=0'],
    ['bad-level', 'level depth=2.5'],
    ['bad-level', 'level move-time=soon'],
    ['bad-level', 'level time=-1'],
    ['bad-level', 'level nodes'],
    ['bad-go', 'go'],
    ['bad-go', 'go home'],
  ])('%s: %s', async (code, line) => {
    const said = await say('set-param name=seed value=7', 'init', START, line, 'go think', 'ping');
    expect(said[0]).toBe('ready');
    expect(said[1]).toMatch(new RegExp(`^error message="${code}: [^"]+"$`));
    expect(said.slice(2)).toEqual(['done move=a3-a4', 'pong']);
  });

  test.each([
    ['not-ready', [START, 'go think']],
    ['no-position', ['init', 'go think']],
    ['no-position', ['init', START, 'new-game', 'go think']],
    ['no-position', ['init', START, 'set-param name=variant value=pool', 'go think']],
    ['no-move', ['init', `pos pos=B${'e'.repeat(63)}w`, 'go think']],
  ])('%s: %j', async (code, lines) => {
    expect(await codeOf(...lines)).toBe(code);
  });
});

describe('lines', () => {
  test.each([
    ['CRLF and empty lines', [`init\r`, '', '  ', `${START}\r`, 'go think\r']],
    ['blanks', ['  init  ', `pos   pos = "${START.slice(8)}"  `, '\tgo\tthink']],
    ['strange arguments', ['init now=yes', `${START} board=8x8 fast`, 'go think hard', 'go2=']],
    ['the last value of two', ['init', `pos pos=W ${START.slice(4)}`, 'go think']],
  ])('%s', async (_, lines) => {
    const said = await say(...lines);
    expect(said.slice(0, 2)).toEqual(['ready', expect.stringMatching(/^done move=\w\d-\w\d$/)]);
  });

  test('what a client sent comes back in single quotes', async () => {
    const [said] = await say('set-param name=variant value=che=ss', 'set-param name=variant value="che ss"');
    expect(said).toMatch(/^error message="bad-argument/);
    expect(await say('set-param name=variant value="che ss"')).toEqual([
      `error message="bad-value: There is no ruleset 'che ss' among ${RULESETS.map(({ name }) => name).join(' ')}."`,
    ]);
  });

  test('a parameter that was set is declared as it is', async () => {
    const said = await say('set-param name=variant value=pool', 'set-param name=seed value=9', 'hub');
    expect(said[1]).toMatch(/^param name=variant value=pool type=enum /);
    expect(said[2]).toBe('param name=seed value=9 type=int min=0 max=4294967295');
  });

  test('what a client sent is told shortly', async () => {
    const long = 'x'.repeat(100_000);
    const said = await say(
      long,
      `pos ${long}=`,
      `${START} moves=${long}`,
      `${START} moves=a1${'xa1'.repeat(9_999)}`,
    );
    expect(said.map((line) => line.length < 200)).toEqual([true, true, true, true]);
  });

  test('a line that never ends is refused, and the next one is answered', async () => {
    const said = await say('x'.repeat(MAX_LINE + 1), 'ping');
    expect(said).toEqual([expect.stringMatching(/^error message="too-long: /), 'pong']);
  });

  test('a long record takes a time that grows with it', async () => {
    const shuttle = 'a1-b1 h8-g8 b1-a1 g8-h8 '.repeat(10_000);
    const kings = `pos pos=W${'e'.repeat(7)}B${'e'.repeat(48)}W${'e'.repeat(7)}`;
    const said = await say('init', `${kings} moves="${shuttle}"`, 'go think', 'ping');
    expect(said).toEqual(['ready', expect.stringMatching(/^done move=a1-/), 'pong']);
  }, 5_000);

  test('the same seed plays the same game, another one another', async () => {
    const game = (seed: number) =>
      say(`set-param name=seed value=${seed}`, 'init', ...Array(9).fill([START, 'go think']).flat());
    expect(await game(3)).toEqual(await game(3));
    expect(await game(3)).not.toEqual(await game(4));
  });

  test('arguments are refused', async () => {
    expect((await run(['hub', '--rules', 'turkish'])).problem).toMatch(/^bad-argument/);
  });
});

test('the end of the input ends the process', async () => {
  const child = start(['hub']);
  const finished = finish(child);
  child.stdin.end('init\n');
  expect(await finished).toEqual({ stdout: 'ready\n', stderr: '', status: 0 });
});

test.each([turkish, russian])('two processes play a game of $name to its end by the rules', async (rules) => {
  const { game, white, black } = await playMatch(rules, [12, 34]);
  expect(game.outcome?.reason).toMatch(/^[a-z-]+$/);
  expect(game.moves.length).toBeGreaterThan(20);
  for (const ended of [white, black]) expect(ended).toEqual({ status: 0, stderr: '', unread: [] });
});
