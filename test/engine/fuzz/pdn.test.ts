import * as fc from 'fast-check';
import { expect } from 'vitest';
import { FEN_PROBLEMS } from '../../../engine/fenProblems.ts';
import { destination, type Rules, squareSet } from '../../../engine/index.ts';
import {
  makePdn,
  PDN_PROBLEMS,
  PDN_WARNINGS,
  type PdnGame,
  type PdnLine,
  type PdnOptions,
  type PdnProblem,
  type PdnReading,
  parsePdn,
  pdnReader,
} from '../../../engine/pdn/index.ts';
import { holds, holdsForAll } from './fuzz.ts';
import { pdnGames, pdnGamesOf } from './pdnGames.ts';
import { cut, mutated, wild, wordy } from './texts.ts';

/** Breaks are blanks in a comment and in a tag, where they are one. */
const inComment = (text: string): string => text.replace(/\r\n?|\n/g, ' ');
const inTag = (text: string): string => text.replace(/[\r\n]+/g, ' ');

/** A line by what its moves come to: of several landing paths with one outcome, the file may keep another. */
const lineOf = ({ comments, moves }: PdnLine): unknown => ({
  comments: comments.map(inComment),
  moves: moves.map(({ move, comments: about, variations, ...rest }) => ({
    ...rest,
    move: [move.from, destination(move), squareSet(move.captures)],
    comments: about.map(inComment),
    variations: variations.map(lineOf),
  })),
});

const OWN_TAGS = new Set(['result', 'gametype', 'ruleset', 'fen']);
const gameOf = ({ tags, rules, start, line, result }: PdnGame): unknown => ({
  tags: tags
    .filter(({ name }) => !OWN_TAGS.has(name.toLowerCase()))
    .map(({ name, value }) => ({ name, value: inTag(value) })),
  rules: rules.name,
  start,
  line: lineOf(line),
  result,
});

/** What a game may hold that is warned of however it is written. */
const FAIR = new Set(['result-against-board', 'played-on', 'undecoded']);

const wellRead = (readings: readonly PdnReading[]): readonly PdnGame[] =>
  readings.map(({ game, warnings }) => {
    expect(warnings.filter(({ code }) => !FAIR.has(code))).toEqual([]);
    if (!game.ok)
      throw new Error(`${game.error.code} ${game.error.line}:${game.error.column}: ${game.error.message}`);
    return game.value;
  });

holdsForAll(
  'games survive their PDN',
  (rules: Rules) => fc.array(pdnGamesOf(rules), { maxLength: 3 }),
  (games, rules) => {
    const pdn = makePdn(games);
    const read = wellRead(parsePdn(pdn, { rules }));
    expect(read.map(gameOf)).toEqual(games.map(gameOf));
    expect(makePdn(read)).toBe(pdn);
    for (const line of pdn.split('\n'))
      if (/^\d+\.(?: [a-h][-x\w:]+)+$/.test(line)) expect(line.length).toBeLessThanOrEqual(80);
  },
);

/** What a reader makes of chunks, told as `parsePdn` tells it. */
const readChunks = (chunks: readonly string[], options: PdnOptions = {}): readonly PdnReading[] => {
  const reader = pdnReader(options);
  const readings = [...chunks.flatMap((chunk) => [...reader.push(chunk)]), ...reader.end()];
  return readings.map((reading, index) =>
    index === readings.length - 1 && reading.game.ok
      ? { ...reading, warnings: [...reading.warnings, ...reader.passedOver()] }
      : reading,
  );
};

const WORDS = [
  ...[
    '[White "A"]\n',
    '{\n[White "B"]\n',
    '[Result "1-0"]',
    '[FEN "W:Wa3:Ba7"]',
    '[GameType "21"]',
    '[Ruleset "russian"]',
    '[',
    ']',
    '"',
    '\\',
  ],
  ...[
    '1.',
    '1...',
    '2.',
    ' ',
    '\n',
    '\r\n',
    '\r',
    '\ufeff',
    '*',
    '1-0',
    '1/2-1/2',
    '{',
    '}',
    '(',
    ')',
    ';',
    '%',
    '$1',
    '!',
    '/',
    '(!)',
    '(?)!',
    '2.*',
    '1)',
    '+/-',
    '$99999999999',
    '½-½',
    '1:0',
    'a3-a9',
    'a3-a4+',
    '[FEN ""]',
    '1–0',
    '[%clk 0:01]',
    '\n\n1. ',
  ],
  ...[
    'a3-a4',
    'a6-a5',
    'b3-b4',
    'h6-h5',
    'c3-d4',
    '11-15',
    '1x10',
    'a3xa5',
    '→',
    '->',
    '…',
    'x',
    ':',
    '-',
    '–',
    'a3 - a4',
    '{c}',
    '({x})',
  ],
];
const good = fc.array(pdnGames, { minLength: 1, maxLength: 2 }).map(makePdn);
const texts = fc.oneof(wild, wordy(WORDS, 40), mutated(good, wordy(WORDS, 2)));

const CODES = new Set<string>([...PDN_PROBLEMS, ...PDN_WARNINGS, ...FEN_PROBLEMS]);

const isInside = (text: string, { line, column, code, message }: PdnProblem): void => {
  const there = text.replace(/^\ufeff/, '').split(/\r\n?|\n/)[line - 1];
  expect(there, `line ${line}`).toBeDefined();
  expect(column).toBeGreaterThanOrEqual(1);
  expect(column).toBeLessThanOrEqual((there?.length ?? 0) + 1);
  expect(CODES).toContain(code);
  expect(message).not.toMatch(/[\r\n]/);
};

holds(
  'no text makes parsePdn throw; a problem has its place, and what is read is written and read again',
  texts,
  (text) => {
    const readings = parsePdn(text);
    for (const { game, warnings, line } of readings) {
      const all = game.ok ? warnings : [game.error, ...warnings];
      for (const problem of all) isInside(text, problem);
      isInside(text, { line, column: 1, code: 'bad-tag', message: '' });
      if (!game.ok) expect(warnings).toEqual([]);
    }
    const games = readings.flatMap(({ game }) => (game.ok ? [game.value] : []));
    const once = makePdn(games);
    const again = wellRead(parsePdn(once));
    expect(again.map(gameOf)).toEqual(games.map(gameOf));
    expect(makePdn(again)).toBe(once);
  },
  1_500,
);

holds(
  'it makes no difference where a text is cut',
  fc.tuple(texts, fc.array(fc.nat(), { maxLength: 30 })),
  ([text, places]) => {
    const options = { maxLength: 300 };
    expect(readChunks(cut(text, places), options)).toEqual(parsePdn(text, options));
  },
  600,
);

holds(
  'nor that it comes unit by unit',
  texts,
  (text) => {
    expect(readChunks(text.split(''))).toEqual(parsePdn(text));
  },
  300,
);
