import { describe, expect, test } from 'vitest';
import {
  type Announcement,
  announcements,
  armenian,
  brazilian,
  english,
  type Game,
  makeSquare,
  type Position,
  playMove,
  pool,
  RULESETS,
  type Rules,
  russian,
  startGame,
  turkish,
  turkishFederation,
} from '../../engine/index.ts';
import { gameOf, positionOf, unwrap, words } from './helpers.ts';
import {
  careful,
  mulberry32,
  randomFen,
  SLOW_RULES,
  type SlowGame,
  type SlowRules,
  slowAnnouncements,
  slowGame,
} from './slow/index.ts';

/** As `king d8`, `soon-king d7`, `under-attack a4 b5`. */
const told = (game: Game, before: Position): string[] =>
  announcements(game, before).map((each: Announcement) => {
    const squares = each.kind === 'under-attack' ? each.squares : [each.square];
    return [each.kind, ...squares.map(makeSquare)].join(' ');
  });

interface Case {
  readonly name: string;
  readonly rules?: Rules;
  readonly fen: string;
  readonly moves: string;
  readonly says: readonly string[];
}

const UNDER_ATTACK: readonly Case[] = [
  { name: 'nothing before the first move', fen: 'W:Wa4,h2:Ba5,h7', moves: '', says: [] },
  { name: 'nothing where nothing is', fen: 'W:Wa2:Bh7,g7', moves: 'a2-a3', says: [] },
  { name: 'a man', fen: 'W:Wb4,h2:Bc6,h7', moves: 'b4-b5 c6-c5', says: ['under-attack b5'] },
  { name: 'not one with its back to the edge', fen: 'W:Wa4,h2:Bb6,h7', moves: 'a4-a5 b6-b5', says: [] },
  { name: 'a king, from afar', fen: 'W:WKa1:BKd5,h7', moves: 'a1-d1', says: ['under-attack d5'] },
  { name: 'not behind which no square is free', fen: 'W:WKa1:BKd8,h7', moves: 'a1-d1', says: [] },
  { name: 'by another piece', fen: 'W:WKa1,a2:Ba5,h7,g7', moves: 'a2-b2', says: ['under-attack a5'] },
  { name: 'all that is taken', fen: 'W:Wa2:Ba4,b5,c6,h7', moves: 'a2-a3', says: ['under-attack a4 b5 c6'] },
  {
    name: 'T10: not by a smaller capture',
    fen: 'W:Wd3,Kd1:Bc4,d6,f7',
    moves: 'd3-c3',
    says: ['under-attack d6 f7'],
  },
  {
    name: 'T10 by Brazilian rules',
    rules: brazilian,
    fen: 'W:Wd2:Bd4,f4,b6,h8',
    moves: 'd2-e3',
    says: ['under-attack d4 b6'],
  },
  {
    name: 'R10: by any capture',
    rules: russian,
    fen: 'W:Wd2:Bd4,f4,b6,h8',
    moves: 'd2-e3',
    says: ['under-attack d4 f4 b6'],
  },
  { name: 'after a capture', fen: 'W:Wb2:Bb3,b5,b6,a4,h7', moves: 'b2xb4', says: [] },
];

const SOON_A_KING: readonly Case[] = [
  {
    name: 'a man enters the row before the last',
    fen: 'W:Wa6:Bh6,h5',
    moves: 'a6-a7',
    says: ['soon-king a7'],
  },
  { name: 'Black, too', fen: 'B:Wa6,a5:Bh3', moves: 'h3-h2', says: ['soon-king h2'] },
  { name: 'diagonally', rules: armenian, fen: 'W:Wa6:Bh6,h5', moves: 'a6-b7', says: ['soon-king b7'] },
  { name: 'in mid-capture, and stays', fen: 'W:Wb5:Bb6,c7,h5,h4', moves: 'b5xb7xd7', says: ['soon-king d7'] },
  { name: 'not again for a step along it', fen: 'W:Wa6:Bh6,h5', moves: 'a6-a7 h6-g6 a7-b7', says: [] },
  { name: 'not for one who stood there', fen: 'W:Wa7,b3:Bh6,h5', moves: 'a7-b7', says: [] },
  { name: 'not for a king', fen: 'W:WKb5,a2:Bh6,h5', moves: 'b5-b7', says: [] },
  {
    name: 'for the next man on the same square',
    fen: 'W:Wa6,a5:Bh6,h5',
    moves: 'a6-a7 h6-g6 a7-a8 g6-f6 a5-a6 f6-e6 a6-a7',
    says: ['soon-king a7'],
  },
  {
    name: 'not where it leaves the row at once',
    rules: russian,
    fen: 'W:We5:Bd6,b6,h8',
    moves: 'e5xc7xa5',
    says: [],
  },
  {
    name: 'but when it comes back from there',
    rules: russian,
    fen: 'W:We5:Bd6,b6,h8',
    moves: 'e5xc7xa5 h8-g7 a5-b6 g7-h6 b6-c7',
    says: ['soon-king c7'],
  },
];

const COMING_BACK = 'd6-c7 e7-d6 c7xe5 f8-g7 e5-d6 g7-h6 d6-e7';

const KING: readonly Case[] = [
  { name: 'a man ends on the last row', fen: 'W:Wa7:Bh6,h5', moves: 'a7-a8', says: ['king a8'] },
  { name: 'and Black on the first', fen: 'B:Wb5,c5:Bh2', moves: 'h2-h1', says: ['king h1'] },
  {
    name: 'by a capture; as a king it attacks',
    fen: 'W:Wd6:Bd7,g8,a5',
    moves: 'd6xd8',
    says: ['king d8', 'under-attack g8'],
  },
  { name: 'in passing (R11)', rules: russian, fen: 'W:Wb6:Bc7,g5,h8', moves: 'b6xd8xh4', says: ['king h4'] },
  {
    name: 'not where passing does not crown',
    rules: pool,
    fen: 'W:Wb6:Bc7,e7,h6,h8',
    moves: 'b6xd8xf6',
    says: [],
  },
  {
    name: 'nor a man that is about to',
    rules: english,
    fen: 'B:Wh2,f6:Bc3',
    moves: 'c3-b2',
    says: ['soon-king b2'],
  },
  { name: 'not a king that comes home', fen: 'W:WKa7:Bh6,h5', moves: 'a7-a8', says: [] },
];

const OVER: readonly Case[] = [
  { name: 'a king is still one', fen: 'W:Wa7:BKh1', moves: 'a7-a8', says: ['king a8'] },
  {
    name: 'nobody will be one soon',
    rules: turkishFederation,
    fen: 'W:Wb5:Bb6,h7',
    moves: 'b5xb7',
    says: [],
  },
  { name: 'nothing is attacked', rules: turkishFederation, fen: 'W:WKb5:Bb3,Kb7', moves: 'b5xb2', says: [] },
];

describe.each([
  { about: 'under attack', cases: UNDER_ATTACK },
  { about: 'soon a king', cases: SOON_A_KING },
  { about: 'king', cases: KING },
  { about: 'the game is over', cases: OVER },
])('$about', ({ cases }) => {
  test.each(cases)('$name', ({ rules = turkish, fen, moves, says }) => {
    const paths = moves === '' ? [] : words(moves);
    const before = gameOf(fen, paths.slice(0, -1), rules);
    expect(told(gameOf(fen, paths, rules), before.position)).toEqual(says);
  });
});

test('soon a king is said once to a man that captures its way back and comes again', () => {
  const fen = 'W:Wd6,a1:Be7,f8,h8';
  const said = words(COMING_BACK).map((_, index, paths) =>
    told(
      gameOf(fen, paths.slice(0, index + 1), russian),
      gameOf(fen, paths.slice(0, index), russian).position,
    ),
  );
  expect(said).toEqual([['soon-king c7'], ['under-attack c7'], [], [], [], [], []]);
});

describe.each(RULESETS)('by $name', (rules) => {
  const slow: SlowRules = SLOW_RULES[rules.name];

  const compare = ({ fens, moves, outcome }: SlowGame, name: string): readonly string[] => {
    const all: string[] = [];
    let game = startGame(rules, positionOf(fens[0] ?? '', rules));
    for (const [ply, path] of moves.entries()) {
      const before = game.position;
      game = unwrap(playMove(game, path));
      const over = ply === moves.length - 1 && outcome !== null;
      const expected = slowAnnouncements(
        { fens: fens.slice(0, ply + 2), moves: moves.slice(0, ply + 1) },
        over,
        slow,
      );
      expect(told(game, before), `${name}, ply ${ply}: ${path}`).toEqual(expected);
      all.push(...expected);
    }
    return all;
  };

  test('whole games are announced as the slow generator would', () => {
    const said = new Set<string>();
    for (let seed = 0; seed < 10; seed++) {
      const random = mulberry32(seed);
      const start = seed < 2 ? slow.start : randomFen(random, { pieces: 7, kings: 10 }, slow);
      const style = seed % 2 === 0 ? careful(random, slow) : undefined;
      const all = compare(slowGame(random, 90, slow, start, style), `seed ${seed}`);
      for (const each of all) said.add(each.split(' ')[0] ?? '');
    }
    expect([...said].sort()).toEqual(['king', 'soon-king', 'under-attack']);
  });
});
