import { describe, expect, it } from 'vitest';
import { entryOf, readEntry } from '../../../client/open/entries.ts';
import { findEntries, type Library, wordAt } from '../../../client/open/library.ts';
import { PIECE_LENGTH, type Piece, piecesOf, readLibrary } from '../../../client/open/reading.ts';
import { type PdnReading, parsePdn, pdnReader } from '../../../engine/pdn/index.ts';

const parse = (text: string): readonly PdnReading[] => parsePdn(text);

const library = (text: string): Library => ({
  texts: [{ name: '', text }],
  entries: parsePdn(text).map((reading) => entryOf(reading)),
  stopped: false,
});

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
      {
        file: 0,
        line: 1,
        white: 'Ayşe',
        black: '',
        result: '1-0',
        event: 'Cup',
        date: '2026.??.??',
        fen: '',
        problem: null,
      },
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
    for (const index of listed.entries.keys())
      expect(readEntry(listed, index, parse)).toMatchObject(whole[index] ?? {});
    expect(whole[2]?.warnings.length).toBeGreaterThan(0);
  });

  it.each([
    ['a comment before the next game', '1. a3-a4 *\n\n{then}\n1. b3-b4 *\n'],
    ['an escaped line before it', '1. a3-a4 *\n% then\n[White "B"]\n1. b3-b4 *\n'],
    ['a comment behind the last game', '1. a3-a4 *\n1. b3-b4 *\n{the end}\n'],
  ])('is remarked on as in the whole text: %s', (_name, text) => {
    const listed = library(text);
    const warnings = listed.entries.map((_, index) => readEntry(listed, index, parse)?.warnings);
    expect(warnings).toEqual(parsePdn(text).map((reading) => reading.warnings));
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
    const read = await readLibrary(pieces, () => pdnReader(), world(0).world);
    expect(read).toEqual(library(text));
  });

  it('pauses after each short turn and tells how far it is', async () => {
    const { told, world: slow } = world(20);
    const entries = (await readLibrary(piecesOf([{ name: '', text: many }]), () => pdnReader(), slow))
      ?.entries;
    expect(entries).toHaveLength(2000);
    expect(told).toHaveLength(Math.ceil(many.length / PIECE_LENGTH));
    expect(told.map(({ part }) => part)).toEqual(told.map(({ part }) => part).sort((a, b) => a - b));
    expect(told.at(-1)?.part).toBe(1);
  });

  it('does not pause while there is time', async () => {
    const { told, world: fast } = world(0);
    await readLibrary(piecesOf([{ name: '', text: many }]), () => pdnReader(), fast);
    expect(told).toEqual([]);
  });

  it('stops where it is told to, and keeps what was read', async () => {
    const { told, world: stopped } = world(20, 1);
    const read = await readLibrary(piecesOf([{ name: '', text: many }]), () => pdnReader(), stopped);
    expect(told).toHaveLength(1);
    const { texts, entries } = read ?? library('');
    const text = texts[0]?.text ?? '';
    expect(many.slice(0, PIECE_LENGTH).startsWith(text)).toBe(true);
    expect(PIECE_LENGTH - text.length).toBeLessThan(200);
    expect(library(text).entries).toEqual(entries);
    expect(read?.stopped).toBe(true);
    expect(read?.entries.length).toBeGreaterThan(100);
    expect(read?.entries.length).toBeLessThan(2000);
  });
});

describe('the word at which something is wrong', () => {
  it.each([
    { name: 'a move', part: '[White "A"]\n\n1. a3-a5 *', line: 3, column: 4, word: 'a3-a5' },
    { name: 'a capture with colons', part: '1. c3:e9 *', line: 1, column: 4, word: 'c3:e9' },
    { name: 'in a part further down', part: '\n1. a3-a5', first: 7, line: 8, column: 4, word: 'a3-a5' },
    { name: 'a square of a position', part: 'W:Wa2,z9:Ba7', line: 1, column: 7, word: 'z9' },
    { name: 'a square of a tag', part: '[FEN "W:Wa2,z9"]', line: 1, column: 13, word: 'z9' },
    { name: 'nothing at the end', part: 'W:Wa2', line: 1, column: 6, word: '' },
    { name: 'not over a line break', part: '1. {oops\nmore', line: 1, column: 4, word: '{oops' },
    { name: 'cut where it is long', part: 'x'.repeat(50), line: 1, column: 1, word: `${'x'.repeat(40)}…` },
  ])('$name', ({ part, first = 1, line, column, word }) => {
    expect(wordAt(part, first, { line, column })).toBe(word);
  });
});
