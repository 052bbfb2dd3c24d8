import { describe, expect, test } from 'vitest';
import type { Command } from '../../table/commands.ts';
import { REACTIONS } from '../../table/events.ts';
import {
  ALI,
  BANU,
  CAN,
  type Doing,
  game,
  ONE_MOVE,
  open,
  outcomeOf,
  resign,
  type Told,
  tell,
} from './people.ts';

const suggest = (ply: number, path: string): Command => ({ type: 'suggest', ply, move: path });
const going = game(open(), 'a3-a4');
const silent = game(open({ suggestions: 'off' }), 'a3-a4');

describe('a suggestion', () => {
  test.each<readonly [string, Told, Doing, string]>([
    ['of a visitor', going, [CAN, suggest(1, 'h6-h5')], 'nothing'],
    ['of somebody without a key', going, [null, suggest(1, 'h6-h5')], 'nothing'],
    ['of a whole capture', game(open({ fen: ONE_MOVE })), [CAN, suggest(0, 'd4xd6xf6')], 'nothing'],
    ['of a part of one', game(open({ fen: ONE_MOVE })), [CAN, suggest(0, 'd4xd6')], 'illegal-move'],
    ['for the side that is not to move', going, [CAN, suggest(1, 'b3-b4')], 'illegal-move'],
    ['for the last position', going, [CAN, suggest(0, 'a3-a4')], 'stale'],
    ['for one to come', going, [CAN, suggest(2, 'b3-b4')], 'stale'],
    ['of the one who is to move', going, [BANU, suggest(1, 'h6-h5')], 'not-your-turn'],
    ['of the other player', going, [ALI, suggest(1, 'h6-h5')], 'not-your-turn'],
    ['of a player, illegal', going, [ALI, suggest(1, 'a1-a8')], 'not-your-turn'],
    ['of a player, stale', going, [ALI, suggest(0, 'a3-a4')], 'stale'],
    ['before the game', open(), [CAN, suggest(0, 'a3-a4')], 'not-started'],
    ['after it', tell(going, [ALI, resign]), [CAN, suggest(0, 'a3-a4')], 'game-over'],
    ['where there are none', silent, [CAN, suggest(1, 'h6-h5')], 'unknown-command'],
    ['where there are none, stale', silent, [CAN, suggest(0, 'x')], 'unknown-command'],
    [
      'where there are none, before the game',
      open({ suggestions: 'off' }),
      [CAN, suggest(0, 'a3-a4')],
      'unknown-command',
    ],
  ])('%s', (_, told, doing, expected) => {
    expect(outcomeOf(told, ...doing)).toBe(expected);
  });
});

test.each(REACTIONS)('the reaction %s passes, by everybody, whatever the table is', (reaction) => {
  for (const told of [open(), going, silent, tell(going, [ALI, resign])]) {
    for (const player of [ALI, BANU, CAN, null]) {
      expect(outcomeOf(told, player, { type: 'react', reaction })).toBe('nothing');
    }
  }
});
