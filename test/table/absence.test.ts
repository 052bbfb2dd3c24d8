import { describe, expect, test } from 'vitest';
import type { Command } from '../../table/commands.ts';
import { snapshot } from '../../table/snapshot.ts';
import {
  ALI,
  answer,
  BANU,
  CAN,
  type Doing,
  game,
  move,
  offer,
  open,
  outcomeOf,
  resign,
  tell,
} from './people.ts';

const win: Command = { type: 'claim', result: 'win' };
const draw: Command = { type: 'claim', result: 'draw' };
const BLACK_AWAY = { white: false, black: true };
const WHITE_AWAY = { white: true, black: false };
const BOTH_AWAY = { white: true, black: true };

/** White has moved, so Black is to move. */
const waiting = game(open(), 'a3-a4');

describe('a claim on the opponent’s absence', () => {
  test.each<readonly [string, Command, object, object]>([
    ['the win', win, { winner: 'white', reason: 'abandonment' }, { white: 1, black: 0 }],
    ['the draw', draw, { winner: null, reason: 'abandonment' }, { white: 0.5, black: 0.5 }],
  ])('%s ends the game', (_, command, outcome, score) => {
    const told = tell(waiting, [ALI, command, 5, BLACK_AWAY]);
    expect(told.events.slice(waiting.events.length)).toEqual([{ seq: 6, at: 5, type: 'ended', outcome }]);
    expect(snapshot(told.table)).toMatchObject({ phase: 'finished', outcome, score });
  });

  test('is possible before the first move too, for whoever does not begin', () => {
    expect(outcomeOf(game(open()), BANU, win, 0, WHITE_AWAY)).toBe('ended');
  });

  // cases.md: Claim offered on own turn. White to move, Black gone, White claims → too-soon.
  test.each<readonly [string, ReturnType<typeof open>, Doing, string]>([
    ['on one’s own turn', game(open(), 'a3-a4', 'h6-h5'), [ALI, win, 0, BLACK_AWAY], 'too-soon'],
    ['of one who is there', waiting, [ALI, win, 0, { white: false, black: false }], 'too-soon'],
    ['where nobody knows of an absence', waiting, [ALI, win], 'too-soon'],
    ['by the one who is away', waiting, [BANU, win, 0, BLACK_AWAY], 'too-soon'],
    ['by one who is away too', waiting, [ALI, draw, 0, BOTH_AWAY], 'ended'],
    ['by somebody who watches', waiting, [CAN, win, 0, BOTH_AWAY], 'not-seated'],
    ['by nobody', waiting, [null, win, 0, BOTH_AWAY], 'not-seated'],
    [
      'before there is a game',
      tell(open(), [ALI, { type: 'sit' }]),
      [ALI, win, 0, BLACK_AWAY],
      'not-started',
    ],
    ['after a resignation', tell(waiting, [BANU, resign]), [ALI, win, 0, BLACK_AWAY], 'game-over'],
  ])('%s', (_, told, doing, expected) => {
    expect(outcomeOf(told, ...doing)).toBe(expected);
  });

  test('comes too late where they have moved, resigned or agreed', () => {
    expect(outcomeOf(tell(waiting, [BANU, move(1, 'h6-h5')]), ALI, win, 0, BLACK_AWAY)).toBe('too-soon');
    const agreed = tell(waiting, [ALI, offer('draw')], [BANU, answer('draw', true)]);
    expect(outcomeOf(agreed, ALI, win, 0, BLACK_AWAY)).toBe('game-over');
  });

  // The first terminal event wins: a flag that has fallen is an end by timeout, whoever claims what.
  test('meets a flag that has fallen', () => {
    const timed = tell(game(open({ clock: { initial: 60, increment: 0 } }), 'a3-a4', 'h6-h5'), [
      ALI,
      move(2, 'b3-b4'),
    ]);
    expect(outcomeOf(timed, ALI, draw, 59_999, BLACK_AWAY)).toBe('ended');
    expect(outcomeOf(timed, ALI, draw, 60_000, BLACK_AWAY)).toBe('game-over');
  });

  test('ends the game once', () => {
    expect(outcomeOf(tell(waiting, [ALI, win, 0, BLACK_AWAY]), ALI, win, 0, BLACK_AWAY)).toBe('game-over');
  });
});
