import { describe, expect, test } from 'vitest';
import { parsePdn } from '../../../engine/pdn/index.ts';
import { movesOf, onlyGame, onlyReading, pathsOf, rewritten, startOf, summary } from './readings.ts';

describe('what went wrong for others', () => {
  test('a byte-order mark breaks the first tag', () => {
    const bytes = Uint8Array.of(
      0xef,
      0xbb,
      0xbf,
      ...new TextEncoder().encode('[White "Şükrü"]\r\n\r\n1. a3-a4 a6-a5 *'),
    );
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    expect(onlyGame(text)).toMatchObject({ tags: [{ name: 'White', value: 'Şükrü' }] });
    expect(pathsOf(onlyGame(text).line)).toHaveLength(2);
  });

  test('the FEN tag holds the final position', () => {
    const text =
      '[FEN "B:Wb2,h3:Ba7,h6"]\n1... a7-a6 2. b2-b3 a6-a5 3. b3-b4 a5-a4 4. b4-b5 a4-a3 5. b5-b6 a3-a2 6. b6-b7 *';
    const again = onlyGame(rewritten(text));
    expect(startOf(again)).toBe(startOf(onlyGame(text)));
    expect(pathsOf(again.line)).toEqual(pathsOf(onlyGame(text).line));
    expect(pathsOf(again.line)).toHaveLength(10);
  });

  test('the asterisk is both a strength and a terminator', () => {
    const [game, ...more] = parsePdn('1. a3-a4* a6-a5 *');
    expect(more).toEqual([]);
    expect(game?.game).toMatchObject({
      ok: true,
      value: { line: { moves: [{ strength: '*' }, { strength: '' }] } },
    });
  });

  test('the declared result gives way to one that was worked out', () => {
    expect(summary(onlyReading('[Result "1/2-1/2"]\n1. a3-a4 1-0'))).toMatchObject({
      result: '1/2-1/2',
      warnings: ['result-contradicted 2:10'],
    });
    expect(['2-0', '1-1', '0-0'].map((result) => onlyGame(`1. a3-a4 ${result}`).result)).toEqual([
      '1-0',
      '1/2-1/2',
      '0-0',
    ]);
  });

  test('comments and glyphs of variations are lost or come into the main line', () => {
    const text = '1. a3-a4 ({x} 1. b3-b4 $2) a6-a5 *';
    expect(pathsOf(onlyGame(text).line)).toEqual(['a3-a4', 'a6-a5']);
    expect(movesOf(rewritten(text))).toBe('1. a3-a4 ({x} 1. b3-b4 $2) 1... a6-a5 *');
  });

  test('"1. ..." or a break fails', () => {
    expect(pathsOf(onlyGame('1. a3-a4\n{c}\n1. ... a6-a5').line)).toEqual(['a3-a4', 'a6-a5']);
  });

  test('a missing terminator is refused', () => {
    expect(summary(onlyReading('1. a3-a4'))).toEqual({ moves: 'a3-a4', result: '*', warnings: [] });
  });

  test('a nested comment is half read', () => {
    expect(summary(onlyReading('1. a3-a4 {a {b} c} a6-a5'))).toEqual({
      problem: 'nested-comment 1:13',
      warnings: [],
    });
  });

  test('wrong game type or sign', () => {
    const russian = '[GameType "25"]\n1. c3-d4 f6-g5 2. g3-h4 ';
    const turkish = '1. d3-d4 e6-e5 2. d4-d5 ';
    expect(rewritten(turkish)).toContain('[GameType "30,W,8,8,A0,0"]\n');
    expect(rewritten(russian)).toContain('[GameType "25,W,8,8,A0,0"]\n');
    const taken = '[GameType "25,W,8,8,A0,0"]\n1. c3-d4 f6-e5 2. d4';
    expect(pathsOf(onlyGame(`${taken}:f6 *`).line)).toEqual(pathsOf(onlyGame(`${taken}xf6 *`).line));
    expect(movesOf(rewritten(`${taken}xf6 *`))).toBe('1. c3-d4 f6-e5 2. d4:f6 *');
  });

  test('a side without pieces is refused', () => {
    expect(summary(onlyReading('[FEN "B:Wa3:B"]\n1-0'))).toEqual({ moves: '', result: '1-0', warnings: [] });
  });
});
