import { describe, expect, test } from 'vitest';
import {
  IDLE,
  movable,
  mustCapture,
  type Selection,
  type SelectionInput,
  select,
  standsOn,
  targets,
} from '../../../client/board/selection.ts';
import { legalMoves, type Move, makeMove } from '../../../engine/index.ts';
import { names, position, square } from './positions.ts';

const START =
  'W:Wa2,b2,c2,d2,e2,f2,g2,h2,a3,b3,c3,d3,e3,f3,g3,h3:Ba6,b6,c6,d6,e6,f6,g6,h6,a7,b7,c7,d7,e7,f7,g7,h7';
/** d3 takes d4 and then c5 or e5. */
const FORK = 'W:Wd3,a2:Bd4,c5,e5';
/** d3 takes d4 and d6; g3 takes g4 and g6; a2 has to wait. */
const TWO = 'W:Wd3,g3,a2:Bd4,g4,d6,g6';
/** The king takes four either way round, and may end on the square that it came from. */
const ROUND = 'W:WKb2:Bb4,d2,d6,f4';
/** A king takes a4 and chooses among four squares behind it. */
const LONG = 'W:WKa1:Ba4,h8';

/** `d3` taps, `>d4` drops, `x` cancels. */
const input = (text: string): SelectionInput => {
  if (text === 'x') return { type: 'cancel' };
  return text.startsWith('>')
    ? { type: 'drop', square: square(text.slice(1)) }
    : { type: 'tap', square: square(text) };
};

/** What is in hand, as `d3` or `d3xd5`, or `-`; then the targets; then the moves that were completed. */
const run = (moves: readonly Move[], inputs: string, runOn = false): readonly [string, string, string] => {
  let selection: Selection = IDLE;
  const played: string[] = [];
  for (const text of inputs.split(' ')) {
    const step = select(selection, input(text), moves, { runOn });
    selection = step.selection;
    if (step.move) played.push(makeMove(step.move));
  }
  const hand =
    selection.kind === 'idle'
      ? '-'
      : [selection.from, ...selection.landings].map((at) => names([at])).join('x');
  return [hand, names(targets(selection, moves)), played.join(' ')];
};

describe('the selection', () => {
  test.each([
    ['a tap picks a piece up', START, 'a3', 'a3', 'a4', ''],
    ['a second tap on it puts it down', START, 'a3 a3', '-', '', ''],
    ['a tap on a target plays', START, 'a3 a4', '-', '', 'a3-a4'],
    ['a tap on another piece picks that one', START, 'a3 b3', 'b3', 'b4', ''],
    ['a tap elsewhere puts down', START, 'a3 e5', '-', '', ''],
    ['a tap on an empty square does nothing', START, 'e5', '-', '', ''],
    ['a tap on the opponent does nothing', START, 'a6', '-', '', ''],
    ['a tap on a blocked man does nothing', START, 'a2', '-', '', ''],
    ['cancelling puts down', START, 'a3 x', '-', '', ''],
    ['cancelling with nothing in hand does nothing', START, 'x', '-', '', ''],
    ['a drop on a target plays', START, 'a3 >a4', '-', '', 'a3-a4'],
    ['a drop elsewhere keeps it in hand', START, 'a3 >e5', 'a3', 'a4', ''],
    ['a drop where it stood keeps it in hand', START, 'a3 >a3', 'a3', 'a4', ''],
    ['a drop with nothing in hand does nothing', START, '>a4', '-', '', ''],
    ['T9: only a piece that captures can be picked', FORK, 'a2', '-', '', ''],
    ['a capture stops at the first landing', FORK, 'd3 d5', 'd3xd5', 'b5 f5', ''],
    ['and ends where the player chooses, left', FORK, 'd3 d5 b5', '-', '', 'd3xd5xb5'],
    ['and ends where the player chooses, right', FORK, 'd3 d5 f5', '-', '', 'd3xd5xf5'],
    ['a drop hops, too', FORK, 'd3 >d5 >b5', '-', '', 'd3xd5xb5'],
    ['the last landing cannot be tapped at once', FORK, 'd3 b5', '-', '', ''],
    ['cancelling in mid-capture takes it back', FORK, 'd3 d5 x', 'd3', 'd5', ''],
    ['and cancelling again puts it down', FORK, 'd3 d5 x x', '-', '', ''],
    ['a tap elsewhere in mid-capture takes it back', FORK, 'd3 d5 h8', 'd3', 'd5', ''],
    ['a tap on its start in mid-capture takes it back', FORK, 'd3 d5 d3', 'd3', 'd5', ''],
    ['a tap on the piece itself in mid-capture changes nothing', FORK, 'd3 d5 d5', 'd3xd5', 'b5 f5', ''],
    ['another piece can be picked in mid-capture', TWO, 'd3 d5 g3', 'g3', 'g5', ''],
    ['T6: a king chooses its landing', LONG, 'a1 a7', '-', '', 'a1xa7'],
    ['T8: a round trip ends where it began', ROUND, 'b2 b6 f6 f2 b2', '-', '', 'b2xb6xf6xf2xb2'],
    ['T8: or goes the other way', ROUND, 'b2 f2 f6 b6 b2', '-', '', 'b2xf2xf6xb6xb2'],
    ['T8: the start is a target like the others', ROUND, 'b2 b6 f6 f2', 'b2xb6xf6xf2', 'a2 b2 c2', ''],
  ])('%s', (_, fen, inputs, hand, next, played) => {
    expect(run(legalMoves(position(fen)), inputs)).toEqual([hand, next, played]);
  });

  test.each([
    ['plays to the end where there is no choice', TWO, 'd3 d5', '-', '', 'd3xd5xd7'],
    ['stops where there is one', FORK, 'd3 d5', 'd3xd5', 'b5 f5', ''],
    ['goes on after the choice', ROUND, 'b2 b6', 'b2xb6xf6xf2', 'a2 b2 c2', ''],
    ['waits for the first hop', TWO, 'd3', 'd3', 'd5', ''],
    ['follows a drop', TWO, 'd3 >d5', '-', '', 'd3xd5xd7'],
    ['leaves quiet moves alone', START, 'a3 a4', '-', '', 'a3-a4'],
  ])('running on %s', (_, fen, inputs, hand, next, played) => {
    expect(run(legalMoves(position(fen)), inputs, true)).toEqual([hand, next, played]);
  });
});

/** Never so in Turkish draughts: one capture ends where another one goes on. */
describe('a landing that ends one capture and continues another', () => {
  const [a1, a3, a5] = ['a1', 'a3', 'a5'].map(square) as [number, number, number];
  const moves: readonly Move[] = [
    { from: a1, landings: [a3], captures: [8] },
    { from: a1, landings: [a3, a5], captures: [8, 24] },
  ];

  test.each([
    ['waits', 'a1 a3', 'a1xa3', 'a5', ''],
    ['ends by a tap on the piece', 'a1 a3 a3', '-', '', 'a1xa3'],
    ['goes on by a tap on the target', 'a1 a3 a5', '-', '', 'a1xa3xa5'],
  ])('%s', (_, inputs, hand, next, played) => {
    expect(run(moves, inputs)).toEqual([hand, next, played]);
  });

  test('does not run on by itself', () => {
    expect(run(moves, 'a1 a3', true)).toEqual(['a1xa3', 'a5', '']);
  });
});

describe('what is offered', () => {
  test.each([
    ['at the start, the front rank', START, 'a3 b3 c3 d3 e3 f3 g3 h3', false],
    ['T10: only the pieces that can make a largest capture', TWO, 'd3 g3', true],
    ['T9: not the man that has no capture', FORK, 'd3', true],
  ])('%s', (_, fen, squares, due) => {
    const moves = legalMoves(position(fen));
    expect(names(movable(moves))).toBe(squares);
    expect(mustCapture(moves)).toBe(due);
  });

  test('nothing, where there is no move', () => {
    expect(names(movable([]))).toBe('');
    expect(mustCapture([])).toBe(false);
    expect(names(targets(IDLE, []))).toBe('');
  });
});

test('the piece in hand stands where it landed last', () => {
  expect(standsOn({ kind: 'picked', from: 19, landings: [] })).toBe(19);
  expect(standsOn({ kind: 'picked', from: 19, landings: [35, 33] })).toBe(33);
});
