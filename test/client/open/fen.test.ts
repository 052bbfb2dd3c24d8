import { describe, expect, it } from 'vitest';
import { entryOf, readEntry } from '../../../client/open/entries.ts';
import { looksLikeFen, readFens } from '../../../client/open/fen.ts';
import { initialPosition, makeFen, type Rules, russian, turkish } from '../../../engine/index.ts';
import type { PdnReading } from '../../../engine/pdn/index.ts';

const read = (text: string, rules: Rules = turkish): readonly PdnReading[] => readFens(text, rules);

const fenOf = ({ game }: PdnReading): string => (game.ok ? makeFen(game.value.start) : game.error.code);

it.each([
  ['W:Wa2,Kd4:Ba7', true],
  ['\n  B:Wa3:B', true],
  ['1. a3-a4 *', false],
  ['[FEN "W:Wa2:Ba7"]', false],
  ['White to move', false],
])('%j is a position: %s', (text, expected) => {
  expect(looksLikeFen(text)).toBe(expected);
});

describe('a position', () => {
  it.each([
    ['exact', ' W:Wa2,Kd4:Ba7\n', turkish, 'W:Wa2,Kd4:Ba7'],
    ['by the chosen rules', 'B:Wa1:Bh8', russian, 'B:Wa1:Bh8'],
  ] as const)('%s', (_, text, rules, fen) => {
    expect(read(text, rules).map(fenOf)).toEqual([fen]);
    expect(read(text, rules)[0]?.warnings).toEqual([]);
  });

  it('written loosely is the same one, with a remark', () => {
    const [exact] = read('W:Wa2:Ba7');
    const [loose] = read('W:Wa2:Ba7.');
    expect(loose?.game).toEqual(exact?.game);
    expect(loose?.warnings).toMatchObject([{ code: 'loose-fen', line: 1, column: 8 }]);
  });

  it('may call its squares by numbers', () => {
    const [reading] = read('W:W21-32:B1-12', russian);
    expect(reading?.game.ok && makeFen(reading.game.value.start)).toBe(makeFen(initialPosition(russian)));
    expect(reading?.warnings).toMatchObject([{ code: 'loose-fen', line: 1 }]);
  });

  it.each([
    { text: 'W:Wa2,b2:Ba7', rules: russian, code: 'unused-square', line: 1, column: 4 },
    { text: '\n\n  W:Wa2,z9:Ba7', rules: turkish, code: 'unknown-square', line: 3, column: 9 },
    { text: 'W:Wa2:Wb2', rules: turkish, code: 'color-twice', line: 1, column: 7 },
    { text: ' hello', rules: turkish, code: 'unknown-turn', line: 1, column: 2 },
  ])('$text is refused with its place', ({ text, rules, code, line, column }) => {
    const [reading] = read(text, rules);
    expect(reading?.game.ok === false && reading.game.error).toMatchObject({ code, line, column });
  });
});

describe('positions on several lines', () => {
  const text = 'W:Wa2:Ba7\n\nB:Wa3:Bh6\r\nhello\n';

  it('are as many, and what is none is told with its line', () => {
    expect(read(text).map((reading) => [reading.line, fenOf(reading)])).toEqual([
      [1, 'W:Wa2:Ba7'],
      [3, 'B:Wa3:Bh6'],
      [4, 'unknown-turn'],
    ]);
  });

  it('are listed by themselves and read again one by one', () => {
    const library = {
      texts: [{ name: '', text }],
      stopped: false,
      entries: read(text).map((reading) => entryOf(reading)),
    };
    expect(library.entries.map(({ fen }) => fen)).toEqual(['W:Wa2:Ba7', 'B:Wa3:Bh6', '']);
    for (const [index, reading] of read(text).entries()) {
      expect(readEntry(library, index, read)).toMatchObject(reading);
    }
  });
});
