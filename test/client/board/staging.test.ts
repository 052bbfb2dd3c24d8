import { describe, expect, test } from 'vitest';
import { announcement } from '../../../client/board/announcement.ts';
import { journey } from '../../../client/board/later/journey.ts';
import { stage } from '../../../client/board/later/staging.ts';
import type { Scene } from '../../../client/board/scene.ts';
import { IDLE, type Selection } from '../../../client/board/selection.ts';
import { opening } from '../../../client/board/staging.ts';
import { board as ENGLISH } from '../../../client/i18n/en-board.ts';
import { legalMoves, makeSquare, play, type Rules, russian } from '../../../engine/index.ts';
import { move, names, position, square } from './positions.ts';

const hand = (from: string, ...landings: string[]): Selection => ({
  kind: 'picked',
  from: square(from),
  landings: landings.map(square),
});

const scene = (fen: string, selection: Selection = IDLE, rules?: Rules): Scene => {
  const at = position(fen, rules);
  return { position: at, selection, moves: legalMoves(at), lastMove: null };
};

/** The scene after a move. */
const played = (before: Scene, path: string): Scene => {
  const lastMove = move(before.position, path);
  const at = play(before.position, lastMove);
  return { position: at, selection: IDLE, moves: legalMoves(at), lastMove };
};

const FORK = 'W:Wd3,a2:Bd4,c5,e5,h8';
const QUIET = 'W:Wd3:Bh6';

describe('the way from one scene to the next', () => {
  const fork = scene(FORK);
  const hopped = { ...fork, selection: hand('d3', 'd5') };
  test.each([
    ['picking a piece up', fork, { ...fork, selection: hand('d3') }, null],
    ['a hop in hand', { ...fork, selection: hand('d3') }, hopped, 'd3 d5, takes d4'],
    ['going back', hopped, { ...fork, selection: hand('d3') }, 'd5 d3'],
    ['going back for another piece', hopped, { ...fork, selection: hand('a2') }, 'd5 d3'],
    ['the rest of a capture in hand', hopped, played(fork, 'd3xd5xb5'), 'd5 b5, takes c5'],
    ['a whole capture', fork, played(fork, 'd3xd5xf5'), 'd3 d5 f5, takes d4 e5'],
    ['a quiet move', scene(QUIET), played(scene(QUIET), 'd3-e3'), 'd3 e3'],
    [
      'a complete move in hand that is now played',
      { ...fork, selection: hand('d3', 'd5', 'b5') },
      played(fork, 'd3xd5xb5'),
      null,
    ],
    ['another position altogether', fork, scene('W:Wa3:Bh6'), null],
    [
      'a last move that did not lead here',
      fork,
      { ...scene('B:Wa3:Bh6'), lastMove: move(fork.position, 'd3xd5xb5') },
      null,
    ],
  ])('%s', (_, before, next, expected) => {
    const way = journey(before, next);
    const takes = way && way.captures.length > 0 ? `, takes ${way.captures.map(makeSquare).join(' ')}` : '';
    expect(way && way.squares.map(makeSquare).join(' ') + takes).toBe(expected);
  });
});

describe('what is seen on the way', () => {
  test('nothing moves at first', () => {
    const { standing, slides, leaving } = opening(scene(FORK));
    expect(names(standing.map((piece) => piece.square))).toBe('a2 d3 d4 c5 e5 h8');
    expect([slides, leaving]).toEqual([[], []]);
  });

  test('a capture jumps hop by hop, and each captured piece leaves at its hop', () => {
    const before = scene(FORK);
    const { slides, leaving, crowned } = stage(opening(before), before, played(before, 'd3xd5xf5'));
    expect(slides).toEqual([{ id: 1, squares: ['d3', 'd5', 'f5'].map(square), jumping: true }]);
    expect(leaving.map(({ tracked, hop }) => [makeSquare(tracked.square), hop])).toEqual([
      ['d4', 0],
      ['e5', 1],
    ]);
    expect(crowned).toEqual([]);
  });

  test('a quiet move slides, and a man on the far row is crowned', () => {
    const before = scene('W:Wd7,a1:Bh5');
    const staged = stage(opening(before), before, played(before, 'd7-d8'));
    expect(staged.slides).toEqual([{ id: 2, squares: [square('d7'), square('d8')], jumping: false }]);
    expect(staged.crowned).toEqual([{ id: 2, hop: 0 }]);
  });

  test('R7, R11: captured pieces leave together at the end, and a man is crowned where it passes the far row', () => {
    const before = scene('W:Wb6:Bc7,Kg5', IDLE, russian);
    const { slides, leaving, crowned } = stage(opening(before), before, played(before, 'b6xd8xh4'));
    expect(slides.map((slide) => slide.squares.map(makeSquare).join(' '))).toEqual(['b6 d8 h4']);
    expect(leaving.map(({ tracked, hop }) => [makeSquare(tracked.square), hop])).toEqual([
      ['g5', 1],
      ['c7', 1],
    ]);
    expect(crowned).toEqual([{ id: 1, hop: 0 }]);
  });

  test('R11: the crown comes with the hop in hand that reaches the far row, not again at the end', () => {
    const first = scene('W:Wb6:Bc7,Kg5', IDLE, russian);
    const before = { ...first, selection: hand('b6', 'd8') };
    const hopped = stage(opening(first), first, before);
    expect(hopped.crowned).toEqual([{ id: 1, hop: 0 }]);
    expect(stage(hopped, before, played(first, 'b6xd8xh4')).crowned).toEqual([]);
  });

  test('a move that is taken back slides back, and the captured piece is there at once', () => {
    const before = scene('W:Wd3:Bd4,h8');
    const taken = played(before, 'd3xd5');
    const back = stage(stage(opening(before), before, taken), taken, before);
    expect(back.slides).toEqual([{ id: 0, squares: [square('d5'), square('d3')], jumping: false }]);
    expect(names(back.standing.map((piece) => piece.square))).toBe('d3 d4 h8');
    expect(back.leaving).toEqual([]);
  });

  test('another game is shown without movement', () => {
    const before = scene('W:Wa1,b1,c1,d1,e1:Ba5');
    const { slides, leaving } = stage(opening(before), before, scene('W:Wa2,b2,c2,d2,e2:B'));
    expect([slides, leaving]).toEqual([[], []]);
  });
});

describe('what is said', () => {
  test.each([
    ['a quiet move', QUIET, 'd3-e3', 'White: d3 to e3.'],
    ['a capture', FORK, 'd3xd5xb5', 'White takes 2 pieces: d3 to d5, b5.'],
    ['one captured piece', 'W:Wd3:Bd4,h8', 'd3xd5', 'White takes a piece: d3 to d5.'],
    ['a coronation', 'W:Wd7:Bh5', 'd7-d8', 'White: d7 to d8, now a king.'],
    ['a king that moves on the far row', 'W:WKd7:Bh5', 'd7-d8', 'White: d7 to d8.'],
    ['Black', 'B:Wd3:Bh6', 'h6-h5', 'Black: h6 to h5.'],
  ])('%s', (_, fen, path, expected) => {
    const before = scene(fen);
    expect(announcement(before, played(before, path), ENGLISH)).toBe(expected);
  });

  test('nothing, where no move was made', () => {
    const before = scene(FORK);
    expect(announcement(before, before, ENGLISH)).toBeNull();
    expect(announcement(before, scene(QUIET), ENGLISH)).toBeNull();
  });
});
