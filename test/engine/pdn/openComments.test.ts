import { expect, test } from 'vitest';
import { parsePdn } from '../../../engine/pdn/index.ts';
import { onlyGame, onlyReading, summary } from './readings.ts';

const NONE: readonly string[] = [];

test('a comment that nobody closed ends before the next tags', () => {
  const text = '1. a3-a4 {oh\n[White is fine\n1. b3-b4\n[White "B"]\n1. b3-b4 1-0';
  expect(parsePdn(text).map(summary)).toEqual([
    { problem: 'open-comment 1:10', warnings: NONE },
    { moves: 'b3-b4', result: '1-0', warnings: NONE },
  ]);
});

test.each([
  ['a tag', '1. a3-a4 {\n[Event "x"]\n} *', [' [Event "x"] ']],
  ['a game', '1. a3-a4 {so:\r\n[White "B"]\r\n1. b3-b4 1-0\r\n} *', ['so: [White "B"] 1. b3-b4 1-0 ']],
])('a comment that is closed may hold %s', (_name, text, comments) => {
  expect(summary(onlyReading(text))).toEqual({ moves: 'a3-a4', result: '*', warnings: NONE });
  expect(onlyGame(text).line.moves[0]?.comments).toEqual(comments);
});

test.each([
  ['another comment', '1. a3-a4 {oh\n[White "B"]\n1. b3-b4 {so} 1-0', 'open-comment 1:10'],
  ['a brace in its tag', '1. a3-a4 {oh\n[White "{B}"]\n1. b3-b4 1-0', 'open-comment 1:10'],
  ['a brace inside', '1. a3-a4 {a {b\n[White "B"]\n1. b3-b4 1-0 ;}', 'open-comment 1:10'],
  ['more than is kept', `1. a3-a4 {\n[White "B"]\n1. b3-b4 1-0${'\n'.repeat(200)}}`, 'open-comment 1:10'],
  ['as much before', `1. a3-a4 {${'x'.repeat(200)}\n[White "B"]\n1. b3-b4 1-0 }`, 'too-large 1:1'],
])('one that nobody closed before %s is not', (_name, text, problem) => {
  const [first, second] = parsePdn(text, { maxLength: 100 }).map(summary);
  expect(first).toEqual({ problem, warnings: NONE });
  expect(second).toMatchObject({ moves: 'b3-b4', result: '1-0' });
});
