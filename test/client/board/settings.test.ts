import { describe, expect, test } from 'vitest';
import { IDLE, type Selection } from '../../../client/board/selection.ts';
import { squareStates } from '../../../client/board/squareStates.ts';
import { readAttributes } from '../../../client/embed/attributes.ts';
import { board as ENGLISH } from '../../../client/i18n/en-board.ts';
import { usualLook } from '../../../drawing/looks.ts';
import { legalMoves, makeFen, piecesOf } from '../../../engine/index.ts';
import { ALL_SQUARES } from '../../../engine/squareSet.ts';
import { move, position, square } from './positions.ts';

const START =
  'W:Wa2,b2,c2,d2,e2,f2,g2,h2,a3,b3,c3,d3,e3,f3,g3,h3:Ba6,b6,c6,d6,e6,f6,g6,h6,a7,b7,c7,d7,e7,f7,g7,h7';

describe('what the attributes mean', () => {
  test.each([
    ['nothing: the start', {}, START],
    ['a position', { fen: 'B:WKa1:Bh6' }, 'B:WKa1:Bh6'],
    ['a position of a named ruleset', { fen: 'W:Wa2:Bh6', rules: 'turkish' }, 'W:Wa2:Bh6'],
    ['an empty name of a ruleset is the default', { rules: '' }, START],
    ['a position that cannot be read', { fen: 'nonsense' }, null],
    ['an empty position text', { fen: '' }, null],
    ['a ruleset that is not known', { rules: 'chess' }, null],
    ['a table elsewhere', { src: 'https://x.example/t/1' }, null],
  ])('%s', (_, attributes, fen) => {
    const { start } = readAttributes(attributes, usualLook('en'));
    expect(start && makeFen(start)).toBe(fen);
  });

  test.each([
    [{}, 'white', 'algebraic', 'pistachio'],
    [{ orientation: 'black' }, 'black', 'algebraic', 'pistachio'],
    [{ coordinates: 'turkish' }, 'black', 'turkish', 'pistachio'],
    [{ coordinates: 'turkish', orientation: 'white' }, 'white', 'turkish', 'pistachio'],
    [{ coordinates: 'none', theme: 'night' }, 'white', 'none', 'night'],
    [{ coordinates: 'runes', theme: 'zebra', orientation: 'up' }, 'white', 'algebraic', 'pistachio'],
    [{ coordinates: null, theme: undefined, orientation: '' }, 'white', 'algebraic', 'pistachio'],
  ])('%o is seen from %s with %s coordinates in %s', (attributes, orientation, coordinates, theme) => {
    expect(readAttributes(attributes, usualLook('en'))).toMatchObject({ orientation, coordinates, theme });
  });

  test.each([
    ['none', {}, []],
    [
      'none for known words',
      { orientation: 'black', coordinates: 'turkish', theme: 'wood', pieces: 'discs' },
      [],
    ],
    ['fen', { fen: 'W:Wz9:B' }, ['fen unknown-square']],
    ['rules', { rules: 'chess' }, ['rules unknown-rules']],
    ['playable', { playable: 'red' }, ['playable unknown-playable']],
    [
      'every one that is wrong',
      { orientation: 'up', coordinates: 'runes', theme: 'zebra', pieces: 'cats' },
      [
        'orientation unknown-orientation',
        'coordinates unknown-coordinates',
        'theme unknown-theme',
        'pieces unknown-pieces',
      ],
    ],
  ])('problems: %s', (_, attributes, expected) => {
    expect(
      readAttributes(attributes, usualLook('en')).problems.map(({ about, code }) => `${about} ${code}`),
    ).toEqual(expected);
  });
});

describe('what is said about a square', () => {
  const fork = position('W:Wd3,a2:Bd4,c5,e5,Kh8');
  const picked = (...landings: string[]): Selection => ({
    kind: 'picked',
    from: square('d3'),
    landings: landings.map(square),
  });
  const label = (name: string, selection: Selection, at = fork): string => {
    const scene = { position: at, selection, moves: legalMoves(at), lastMove: null };
    return ENGLISH.square(squareStates(scene, piecesOf(at), ALL_SQUARES)(square(name)));
  };

  test.each([
    ['d3', IDLE, 'd3, white man, must take'],
    ['a2', IDLE, 'a2, white man'],
    ['h8', IDLE, 'h8, black king'],
    ['a1', IDLE, 'a1, empty'],
    ['d3', picked(), 'd3, white man, picked up'],
    ['d5', picked(), 'd5, empty, go here'],
    ['b5', picked('d5'), 'b5, empty, go here'],
  ])('%s with %o in hand', (name, selection, expected) => {
    expect(label(name, selection)).toBe(expected);
  });

  test('a piece that can move without capturing', () => {
    expect(label('a2', IDLE, position('W:Wa2:Bh7'))).toBe('a2, white man, can move');
  });

  test('no ring stays on other pieces in mid-capture', () => {
    const two = position('W:Wd3,g3:Bd4,g4,d6,g6');
    const scene = { position: two, selection: picked('d5'), moves: legalMoves(two), lastMove: null };
    expect(squareStates(scene, piecesOf(two), ALL_SQUARES)(square('g3'))).toMatchObject({
      movable: true,
      mustCapture: false,
    });
  });

  test('the last move, at both its ends', () => {
    const lastMove = move(fork, 'd3xd5xb5');
    const scene = { position: fork, selection: IDLE, moves: [], lastMove };
    const states = squareStates(scene, [], ALL_SQUARES);
    expect(['d3', 'd5', 'b5'].map((name) => states(square(name)).lastMove)).toEqual([true, false, true]);
  });

  test('what is under attack, as the page says', () => {
    const scene = { position: fork, selection: IDLE, moves: [], lastMove: null };
    const states = squareStates(scene, piecesOf(fork), ALL_SQUARES, [square('h8')]);
    expect(ENGLISH.square(states(square('h8')))).toBe('h8, black king, under attack');
    expect(states(square('a2')).attacked).toBe(false);
  });

  test('a board without a position', () => {
    expect(ENGLISH.square(squareStates(null, [], ALL_SQUARES)(square('d3')))).toBe('d3, empty');
  });

  test('a square that the rules do not use, without a position too', () => {
    const { squares } = readAttributes({ rules: 'russian', fen: '(bad)' }, usualLook('en'));
    const states = squareStates(null, [], squares);
    expect(ENGLISH.square(states(square('b1')))).toBe('b1, not in play');
    expect(ENGLISH.square(states(square('a1')))).toBe('a1, empty');
  });
});
