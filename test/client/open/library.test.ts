import { describe, expect, it } from 'vitest';
import { looksLikeFen, readFen } from '../../../client/open/fen.ts';
import { entryOf, findEntries, type Library, readEntry } from '../../../client/open/library.ts';
import { PIECE_LENGTH, type Piece, piecesOf, readLibrary } from '../../../client/open/reading.ts';
import { makeFen, type Rules, russian, turkish } from '../../../engine/index.ts';
import { type PdnReading, parsePdn, pdnReader } from '../../../engine/pdn/index.ts';

const parse = (text: string): readonly PdnReading[] => parsePdn(text);

const library = (text: string): Library => ({ text, entries: parsePdn(text).map(entryOf) });

const game = (white: string, moves: string, result = '*'): string =>
  `[White "${white}"]\n[Result "${result}"]\n\n${moves} ${result}\n\n`;

const plies = (reading: PdnReading | undefined): number | string => {
  if (!reading) return 'none';
  return reading.game.ok ? reading.game.value.line.moves.length : reading.game.error.code;
};

describe('the list of a text', () => {
  it('tells who played, how it ended, and on what occasion', () => {
    const text =
      '[Event "Cup"]\n[Date "2026.??.??"]\n[White "Ayşe"]\n[Black "?"]\n[Result "1-0"]\n\n1. a3-a4 1-0\n';
    expect(library(text).entries).toEqual([
      { line: 1, white: 'Ayşe', black: '', result: '1-0', occasion: 'Cup · 2026.??.??', problem: null },
    ]);
  });

  it('tells why nothing of a game was read, and where', () => {
    const [, broken] = library(`${game('Ayşe', '1. a3-a4')}${game('Bohdan', '1. a3-a5')}`).entries;
    expect(broken).toMatchObject({ line: 6, white: '', problem: { code: 'illegal-move', line: 9 } });
  });

  const entries = library(
    game('Ayşe', '1. a3-a4') + game('Bohdan', '1. b3-b4') + game('Ayla', '1. c3-c4'),
  ).entries;
  it.each([
    ['', [0, 1, 2]],
    ['ay', [0, 2]],
    [' BOHDAN ', [1]],
    ['3', [2]],
    ['nobody', []],
  ])('a search for %j finds %j', (search, found) => {
    expect(findEntries(entries, search)).toEqual(found);
  });
});

describe('reading a listed game again', () => {
  const BROKEN = '[White "B"]\n\n1. a3-a5 *\n\n';

  it.each([
    ['games of their own lines', game('A', '1. a3-a4') + game('B', '1. a3-a4 h6-h5'), [1, 2]],
    [
      'carriage returns',
      (game('A', '1. a3-a4') + game('B', '1. a3-a4 h6-h5')).replaceAll('\n', '\r\n'),
      [1, 2],
    ],
    [
      'a broken game between two',
      game('A', '1. a3-a4') + BROKEN + game('C', '1. a3-a4 h6-h5'),
      [1, 'illegal-move', 2],
    ],
    ['games that share lines', '1. a3-a4 * 1. b3-b4 h6-h5\n* 1. a3-a4 h6-h5 2. b3-b4 *', [1, 2, 3]],
    ['a game that ends where the next begins', '1. a3-a4\nh6-h5 * 1. b3-b4 *', [2, 1]],
    ['the same game twice', game('A', '1. a3-a4') + game('A', '1. a3-a4'), [1, 1]],
    ['a byte-order mark', `\uFEFF${game('A', '1. a3-a4')}`, [1]],
  ])('%s', (_, text, expected) => {
    const listed = library(text);
    expect(listed.entries.map((_, index) => plies(readEntry(listed, index, parse)))).toEqual(expected);
  });

  it('has its problems and remarks where they are in the whole text', () => {
    const text = game('A', '1. a3-a4') + BROKEN + game('C', '7. a3-a4', '*');
    const listed = library(text);
    const whole = parsePdn(text);
    for (const index of listed.entries.keys()) expect(readEntry(listed, index, parse)).toEqual(whole[index]);
    expect(whole[2]?.warnings.length).toBeGreaterThan(0);
  });

  it('of an entry that is none is nothing', () => {
    expect(readEntry(library(''), 0, parse)).toBeUndefined();
  });
});

describe('reading a text', () => {
  /** A world whose clock goes on by so many milliseconds at each look. */
  const world = (tick: number, stopAt = Number.POSITIVE_INFINITY) => {
    let time = 0;
    const stop = new AbortController();
    const told: { games: number; part: number }[] = [];
    return {
      told,
      world: {
        now: () => (time += tick),
        pause: async () => {
          if (told.length >= stopAt) stop.abort();
        },
        progress: (games: number, part: number) => told.push({ games, part }),
        signal: stop.signal,
      },
    };
  };

  const many = Array.from({ length: 2000 }, (_, n) => game(`Player ${n + 1}`, '1. a3-a4 h6-h5')).join('');

  it('gives the text and its games, however it is cut', async () => {
    const pieces = Array.from(many, (text, at): Piece => ({ text, part: at / many.length })).slice(0, 500);
    const text = pieces.map((piece) => piece.text).join('');
    const read = await readLibrary(pieces, pdnReader(), world(0).world);
    expect(read).toEqual(library(text));
  });

  it('pauses after each short turn and tells how far it is', async () => {
    const { told, world: slow } = world(20);
    const { entries } = await readLibrary(piecesOf(many), pdnReader(), slow);
    expect(entries).toHaveLength(2000);
    expect(told).toHaveLength(Math.ceil(many.length / PIECE_LENGTH));
    expect(told.map(({ part }) => part)).toEqual(told.map(({ part }) => part).sort((a, b) => a - b));
    expect(told.at(-1)?.part).toBe(1);
  });

  it('does not pause while there is time', async () => {
    const { told, world: fast } = world(0);
    await readLibrary(piecesOf(many), pdnReader(), fast);
    expect(told).toEqual([]);
  });

  it('stops where it is told to, and keeps what was read', async () => {
    const { told, world: stopped } = world(20, 1);
    const { text, entries } = await readLibrary(piecesOf(many), pdnReader(), stopped);
    expect(told).toHaveLength(1);
    expect(text).toBe(many.slice(0, PIECE_LENGTH));
    expect(entries.length).toBeGreaterThan(100);
    expect(entries.length).toBeLessThan(2000);
  });
});

describe('a position', () => {
  const read = (text: string, rules: Rules = turkish) =>
    readFen(text, rules, (part) => parsePdn(part, { rules }));
  const fenOf = ({ game }: PdnReading): string => (game.ok ? makeFen(game.value.start) : game.error.code);

  it.each([
    ['W:Wa2,Kd4:Ba7', true],
    ['\n  B:Wa3:B', true],
    ['1. a3-a4 *', false],
    ['[FEN "W:Wa2:Ba7"]', false],
    ['White to move', false],
  ])('%j: it is one, %s', (text, expected) => {
    expect(looksLikeFen(text)).toBe(expected);
  });

  it.each([
    ['exact', ' W:Wa2,Kd4:Ba7\n', turkish, 'W:Wa2,Kd4:Ba7'],
    ['by the chosen rules', 'B:Wa1:Bh8', russian, 'B:Wa1:Bh8'],
    ['with a full stop, as other programs write it', 'W:Wa2:Ba7.', turkish, 'W:Wa2:Ba7'],
  ] as const)('%s', (_, text, rules, fen) => {
    expect(fenOf(read(text, rules))).toBe(fen);
    expect(read(text, rules).warnings).toEqual([]);
  });

  it.each([
    { text: 'W:Wa2,b2:Ba7', rules: russian, code: 'unused-square', line: 1, column: 4 },
    { text: '\n\n  W:Wa2,z9:Ba7', rules: turkish, code: 'unknown-square', line: 3, column: 9 },
    { text: 'W:Wa2:Wb2', rules: turkish, code: 'color-twice', line: 1, column: 7 },
  ])('$text is refused with its place', ({ text, rules, code, line, column }) => {
    const { game } = read(text, rules);
    expect(game.ok ? null : game.error).toMatchObject({ code, line, column });
  });
});
