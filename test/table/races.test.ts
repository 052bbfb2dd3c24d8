import { describe, expect, test } from 'vitest';
import { type Command, REJECT_CODES } from '../../table/commands.ts';
import { playerOf, TICKETS } from './cast.ts';
import {
  ALI,
  answer,
  BANU,
  CAN,
  type Doing,
  game,
  leave,
  move,
  offer,
  open,
  outcomeOf,
  resign,
  sit,
  type Told,
  tell,
} from './people.ts';

/** What two commands come to that are sent at once: the one that is decided first, then the other. */
const inOrder = (told: Told, first: Doing, second: Doing): string => {
  const one = outcomeOf(told, ...first);
  const isRefused = REJECT_CODES.some((code) => code === one);
  return `${one}, ${outcomeOf(isRefused ? told : tell(told, first), ...second)}`;
};

const DORA = playerOf('dora');
const BLACK_AWAY = { white: false, black: true };
const claim: Command = { type: 'claim', result: 'win' };
const takeOver: Command = { type: 'takeOver', ticket: TICKETS[0] };

const going = game(open(), 'a3-a4', 'h6-h5');
const asked = tell(game(open(), 'a3-a4'), [ALI, offer('draw')]);
const back = tell(going, [ALI, offer('takeback')]);
const over = tell(going, [BANU, resign]);
const handed = tell(going, [ALI, { type: 'handOver', ticket: TICKETS[0] }]);
describe('whoever is decided first wins, and the other one is told why not', () => {
  const RACES: readonly (readonly [string, Told, Doing, Doing, string, string])[] = [
    [
      'two for the last seat',
      tell(open(), [ALI, sit]),
      [BANU, sit],
      [CAN, sit],
      'sat+started, seat-taken',
      'sat+started, seat-taken',
    ],
    [
      'leaving, and the opponent’s first move',
      game(open()),
      [BANU, leave],
      [ALI, move(0, 'a3-a4')],
      'left, not-started',
      'moved, stale',
    ],
    ['both leaving', game(open()), [ALI, leave], [BANU, leave], 'left, left', 'left, left'],
    ['two resignations', going, [ALI, resign], [BANU, resign], 'ended, game-over', 'ended, game-over'],
    [
      'a resignation and a move',
      going,
      [BANU, resign],
      [ALI, move(2, 'b3-b4')],
      'ended, game-over',
      'moved, ended',
    ],
    [
      'a move sent by two tabs',
      going,
      [ALI, move(2, 'b3-b4')],
      [ALI, move(2, 'c3-c4')],
      'moved, stale',
      'moved, stale',
    ],
    [
      'an acceptance and the reply by a move',
      asked,
      [BANU, answer('draw', true)],
      [BANU, move(1, 'h6-h5')],
      'answered+ended, game-over',
      'moved, no-offer',
    ],
    [
      'yes and no from two tabs',
      asked,
      [BANU, answer('draw', true)],
      [BANU, answer('draw', false)],
      'answered+ended, game-over',
      'answered, no-offer',
    ],
    [
      'crossed draw offers',
      going,
      [ALI, offer('draw')],
      [BANU, offer('draw')],
      'offered, answered+ended',
      'offered, answered+ended',
    ],
    [
      'crossed rematch offers',
      over,
      [ALI, offer('rematch')],
      [BANU, offer('rematch')],
      'offered, answered+started',
      'offered, answered+started',
    ],
    [
      'crossed takebacks',
      going,
      [ALI, offer('takeback')],
      [BANU, offer('takeback')],
      'offered, offered',
      'offered, offered',
    ],
    [
      'a granted takeback and the offerer’s next move',
      back,
      [BANU, answer('takeback', true)],
      [ALI, move(2, 'b3-b4')],
      'answered+takenBack, stale',
      'moved, answered+takenBack',
    ],
    [
      'a takeover and a move in flight',
      handed,
      [CAN, takeOver],
      [ALI, move(2, 'b3-b4')],
      'tookOver, not-seated',
      'moved, tookOver',
    ],
    [
      'a takeover and its revocation',
      handed,
      [CAN, takeOver],
      [ALI, { type: 'revoke' }],
      'tookOver, not-seated',
      'revoked, no-offer',
    ],
    [
      'two devices with one ticket',
      handed,
      [CAN, takeOver],
      [DORA, takeOver],
      'tookOver, no-offer',
      'tookOver, no-offer',
    ],
    ['a takeover and the end', handed, [CAN, takeOver], [BANU, resign], 'tookOver, ended', 'ended, tookOver'],
    [
      'a suggestion and the move',
      going,
      [CAN, { type: 'suggest', ply: 2, move: 'b3-b4' }],
      [ALI, move(2, 'c3-c4')],
      'nothing, moved',
      'moved, stale',
    ],
    [
      'a claim and the return with a move',
      game(open(), 'a3-a4'),
      [ALI, claim, 0, BLACK_AWAY],
      [BANU, move(1, 'h6-h5')],
      'ended, game-over',
      'moved, too-soon',
    ],
    [
      'a claim and a resignation',
      game(open(), 'a3-a4'),
      [ALI, claim, 0, BLACK_AWAY],
      [BANU, resign],
      'ended, game-over',
      'ended, game-over',
    ],
  ];

  test.each(RACES)('%s', (_, told, one, other, oneFirst, otherFirst) => {
    expect([inOrder(told, one, other), inOrder(told, other, one)]).toEqual([oneFirst, otherFirst]);
  });
});
