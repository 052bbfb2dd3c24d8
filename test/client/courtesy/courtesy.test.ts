import { describe, expect, it } from 'vitest';
import { courtesyOf, NOTHING_TO_SAY } from '../../../client/courtesy/courtesy.ts';
import { courtesyWords as english } from '../../../client/i18n/courtesy-en.ts';
import { courtesyWords as turkish } from '../../../client/i18n/courtesy-tr.ts';
import { courtesyWords as ukrainian } from '../../../client/i18n/courtesy-uk.ts';
import type { CourtesyWords } from '../../../client/i18n/courtesy-words.ts';
import { type Color, makeSquare, type RulesetName } from '../../../engine/index.ts';
import { moved, opened, SEATED, tableAfter } from '../table/tables.ts';

interface Case {
  readonly name: string;
  readonly rules?: RulesetName;
  readonly fen: string;
  readonly moves: readonly string[];
  readonly own?: Color;
  readonly words?: CourtesyWords;
  readonly attacked?: string;
  readonly text: string;
  /** Where it is not all of the text. */
  readonly aside?: string;
}

const CASES: readonly Case[] = [
  { name: 'nothing before the first move', fen: 'W:Wa4,h2:Ba5,h7', moves: [], text: '' },
  { name: 'nothing where nothing is', fen: 'W:Wa2:Bh7,g7', moves: ['a2-a3'], text: '' },
  {
    name: 'the one whose man is attacked',
    fen: 'W:Wb4,h2:Bc6,h7',
    moves: ['b4-b5', 'c6-c5'],
    own: 'white',
    attacked: 'b5',
    text: 'Your b5 is under attack.',
  },
  {
    name: 'the one who attacks, of the other’s',
    fen: 'W:Wb4,h2:Bc6,h7',
    moves: ['b4-b5', 'c6-c5'],
    own: 'black',
    attacked: 'b5',
    text: 'White’s b5 is under attack.',
  },
  {
    name: 'who watches',
    fen: 'W:Wa2:Ba4,b5,c6,h7',
    moves: ['a2-a3'],
    attacked: 'a4 b5 c6',
    text: 'Black’s a4, b5 and c6 are under attack.',
  },
  {
    name: 'T10: not of a smaller capture',
    fen: 'W:Wd3,Kd1:Bc4,d6,f7',
    moves: ['d3-c3'],
    own: 'black',
    attacked: 'd6 f7',
    text: 'Your d6 and f7 are under attack.',
  },
  {
    name: 'R10: of any capture',
    rules: 'russian',
    fen: 'W:Wd2:Bd4,f4,b6,h8',
    moves: ['d2-e3'],
    own: 'black',
    attacked: 'd4 f4 b6',
    text: 'Your d4, f4 and b6 are under attack.',
  },
  {
    name: 'a king, which the move itself says',
    fen: 'W:Wa7,h2:Bh7,g6',
    moves: ['a7-a8'],
    text: 'King on a8.',
    aside: '',
  },
  {
    name: 'a man that will soon be one',
    fen: 'W:Wb6,h2:Bh7,g6',
    moves: ['b6-b7'],
    text: 'Soon a king: b7.',
  },
  {
    name: 'it once: not of a step aside on that row',
    fen: 'W:Wb6,h2:Bh7,g6',
    moves: ['b6-b7', 'g6-g5', 'b7-c7'],
    text: '',
  },
  {
    name: 'soon a king before what is under attack',
    fen: 'W:Wb6,h2:Bc7,h7',
    moves: ['b6-b7'],
    own: 'black',
    attacked: 'c7',
    text: 'Soon a king: b7. Your c7 is under attack.',
  },
  {
    name: 'of a finished game the king alone',
    fen: 'W:Wa7:Bb7',
    moves: ['a7-a8', 'b7-a7', 'a8xa6'],
    text: '',
  },
  {
    name: 'a king that ends the game',
    fen: 'W:Wa6:Ba7',
    moves: ['a6xa8'],
    text: 'King on a8.',
    aside: '',
  },
  {
    name: 'Turkish, of one piece',
    fen: 'W:Wb4,h2:Bc6,h7',
    moves: ['b4-b5', 'c6-c5'],
    own: 'white',
    words: turkish,
    attacked: 'b5',
    text: 'b5 taşın tehdit altında.',
  },
  {
    name: 'Turkish, of several',
    fen: 'W:Wd3,Kd1:Bc4,d6,f7',
    moves: ['d3-c3'],
    words: turkish,
    attacked: 'd6 f7',
    text: 'Siyahın d6 ve f7 taşları tehdit altında.',
  },
  {
    name: 'Ukrainian',
    fen: 'W:Wd3,Kd1:Bc4,d6,f7',
    moves: ['d3-c3'],
    own: 'black',
    words: ukrainian,
    attacked: 'd6 f7',
    text: 'У вас під боєм d6 і f7.',
  },
];

describe('what a courteous player says', () => {
  it.each(CASES)('$name', ({ rules, fen, moves, own, words, attacked, text, aside }) => {
    const { game } = tableAfter(opened(fen, rules), ...SEATED, ...moved(moves));
    const courtesy = courtesyOf(game, own ?? null, words ?? english);
    expect(courtesy.attacked.map(makeSquare).join(' ')).toBe(attacked ?? '');
    expect(courtesy.text).toBe(text);
    expect(courtesy.aside).toBe(aside ?? text);
  });

  it('is nothing at all of a game without a move', () => {
    expect(courtesyOf(tableAfter(opened()).game, null, english)).toBe(NOTHING_TO_SAY);
  });
});
