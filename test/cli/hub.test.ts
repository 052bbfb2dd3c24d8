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
import { HubEngine } from './hubMatch.ts';
import { makeHubPosition } from './hubPosition.ts';
import { say } from './hubTalk.ts';
import { finish, run, start } from './run.ts';

const DOCUMENT = readFileSync('docs/HUB.md', 'utf8');
const blockOf = (language: string): readonly string[] =>
  (DOCUMENT.split(`\`\`\`${language}\n`)[1]?.split('\n```')[0] ?? '').split('\n');

const START = `pos pos=${makeHubPosition(initialPosition(turkish))}`;
const codeOf = async (...lines: readonly string[]): Promise<string | undefined> =>
  /^error message="([\w-]+):/.exec((await say(...lines)).at(-1) ?? '')?.[1];

const positionOf = (fen: string, rules: Rules): Position => {
  const parsed = parseFen(fen, rules);
  if (!parsed.ok) throw new Error(fen);
  return parsed.value;
};

/** Of what a search tells, only its depth: the figures depend on the machine, and the line on the search's weights. */
const steady = (line: string): string => line.replace(/^(info depth=\d+) score=\S+ .*pv=.*/, '$1');

describe('docs/HUB.md', () => {
  test('its transcript is what the command says, line for line', async () => {
    const engine = new HubEngine();
    for (const line of blockOf('transcript')) {
      if (line.startsWith('> ')) engine.send(line.slice(2));
      else expect(steady(await engine.next())).toBe(steady(line.slice(2)));
    }
    expect(await engine.ended()).toEqual({ status: 0, stderr: '', unread: [] });
  });

  test('its batch is what bestmove answers', async () => {
    const block = blockOf('bestmove');
    const said = (mark: string) => block.filter((line) => line.startsWith(mark)).map((line) => line.slice(2));
    const { output } = await run(['bestmove', '--fen', '-'], said('> ').join('\n'));
    const settled = (line: string) => ({ ...JSON.parse(line), nodes: 0 });
    expect(output.trim().split('\n').map(settled)).toEqual(said('< ').map(settled));
  });

  test('its positions are the initial ones', () => {
    const positions = blockOf('positions');
    expect(positions).toHaveLength(3);
    for (const line of positions) {
      const rules = RULESETS.find(({ name }) => name === line.split(' ')[0]);
      expect(rules && line).toBe(rules && `${rules.name} ${makeHubPosition(initialPosition(rules))}`);
    }
  });

  test.each([...RULESETS.map(({ name }) => name), 'seed', 'level'])('it names `%s`', (name) => {
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
    ['bad-value', 'set-param name=level value=9'],
    ['bad-value', 'set-param name=level value=1.5'],
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
    const said = await say('init', START, 'level depth=1', line, 'go think', 'new-game', 'ping');
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
    ['strange arguments', ['init now=yes', `${START} board=8x8 fast`, 'go think hard']],
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
    const set = ['variant value=pool', 'seed value=9', 'level value=8'].map(
      (each) => `set-param name=${each}`,
    );
    const said = await say(...set, 'hub');
    expect(said[1]).toMatch(/^param name=variant value=pool type=enum /);
    expect(said[2]).toBe('param name=seed value=9 type=int min=0 max=4294967295');
    expect(said[3]).toBe('param name=level value=8 type=int min=0 max=8');
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
    const { output } = await run(['hub'], `${'x'.repeat(MAX_LINE + 1)}\nping`);
    expect(output).toMatch(/^error message="too-long: [^\n]*\npong\n$/);
  });

  test('a long record takes a time that grows with it', async () => {
    const shuttle = 'a1-b1 h8-g8 b1-a1 g8-h8 '.repeat(10_000);
    const kings = `pos pos=W${'e'.repeat(7)}B${'e'.repeat(48)}W${'e'.repeat(7)}`;
    const said = await say('init', `${kings} moves="${shuttle}"`, 'go think', 'new-game', 'ping');
    expect(said).toEqual(['ready', expect.stringMatching(/^done move=a1-/), 'pong']);
  }, 5_000);

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
