import { describe, expect, it } from 'vitest';
import { words as english } from '../../../client/i18n/en.ts';
import { nothingYet, overdue, sending, type TableState } from '../../../client/table/state.ts';
import { viewOf } from '../../../client/table/view.ts';
import type { Happening } from '../../../table/events.ts';
import { type CommandId, isCommandId } from '../../../table/ids.ts';
import { BLACK, moved, opened, SEATED, STRANGER, WHITE } from './tables.ts';
import { stateOf, view, viewAs } from './views.ts';

const commandId = (text: string): CommandId => {
  if (!isCommandId(text)) throw new Error(`${text} is no command id`);
  return text;
};

/** White must take two: d3 jumps d4 and d6. */
const CAPTURE_DUE = 'W:Wd3,h2:Bd4,d6,h8';
const RESIGNED: Happening = { type: 'ended', outcome: { winner: 'black', reason: 'resignation' } };
const AGREED: Happening = { type: 'ended', outcome: { winner: null, reason: 'agreement' } };

const GAME = [opened(), ...SEATED];

it('there is nothing to see before the first snapshot', () => {
  expect(viewOf(nothingYet, english)).toBeUndefined();
});

describe('what the page says', () => {
  const [whiteSits] = SEATED;
  if (whiteSits === undefined) throw new Error('White does not sit');

  it.each([
    {
      name: 'an empty table',
      seen: viewAs(STRANGER, opened()),
      says: ['Both seats are free', 'Sit down to play, or stay and watch.'],
    },
    {
      name: 'a table with one free seat, to its player',
      seen: viewAs(WHITE, opened(), whiteSits),
      says: ['Waiting for an opponent', 'Send the link to a friend: whoever sits down first has the seat.'],
    },
    {
      name: 'a table with one free seat, to a visitor',
      seen: viewAs(STRANGER, opened(), whiteSits),
      says: ['A seat is free', 'Sit down to play, or stay and watch.'],
    },
    { name: 'the side to move', seen: viewAs(WHITE, ...GAME), says: ['Your move', ''] },
    { name: 'the other side', seen: viewAs(BLACK, ...GAME), says: ['Ayşe to move', ''] },
    { name: 'a spectator', seen: viewAs(STRANGER, ...GAME), says: ['White to move', 'You are watching.'] },
    {
      name: 'who must take',
      seen: viewAs(WHITE, opened(CAPTURE_DUE), ...SEATED),
      says: ['Your move', 'You must take: the longest capture takes 2.'],
    },
    {
      name: 'who waits for a capture',
      seen: viewAs(BLACK, opened(CAPTURE_DUE), ...SEATED),
      says: ['Ayşe to move', 'A capture is due: the longest takes 2.'],
    },
    { name: 'the loser', seen: viewAs(WHITE, ...GAME, RESIGNED), says: ['You lost', 'you resigned'] },
    { name: 'the winner', seen: viewAs(BLACK, ...GAME, RESIGNED), says: ['You won', 'White resigned'] },
    {
      name: 'a spectator of the end',
      seen: viewAs(STRANGER, ...GAME, RESIGNED),
      says: ['Black won', 'White resigned'],
    },
    { name: 'a draw', seen: viewAs(WHITE, ...GAME, AGREED), says: ['A draw', 'both agreed'] },
  ])('to $name', ({ seen, says }) => {
    expect([seen.headline, seen.detail]).toEqual(says);
  });

  it('calmly while the connection is away', () => {
    const away: TableState = { ...stateOf(WHITE, ...GAME), status: { state: 'waiting', attempt: 2 } };
    expect(view(away)).toMatchObject({ headline: 'Your move', detail: 'Reconnecting…' });
    const moving = sending(away, commandId('c1'), { type: 'move', ply: 0, move: 'a3-a4' });
    expect(view(moving)).toMatchObject({
      headline: 'Богдан to move',
      detail: 'Reconnecting… What you did is kept and will be sent.',
    });
  });

  it('that what was asked for while the connection is away will be sent', () => {
    const away: TableState = { ...stateOf(WHITE, ...GAME), status: { state: 'waiting', attempt: 2 } };
    expect(view(sending(away, commandId('c1'), { type: 'resign' })).detail).toBe(
      'Reconnecting… What you did is kept and will be sent.',
    );
  });

  it('that the connection is away when the game is over, too', () => {
    const away: TableState = {
      ...stateOf(WHITE, ...GAME, RESIGNED),
      status: { state: 'waiting', attempt: 1 },
    };
    expect(view(away)).toMatchObject({ headline: 'You lost', detail: 'you resigned. Reconnecting…' });
  });

  it.each([
    { name: 'a move', command: { type: 'move', ply: 0, move: 'a3-a4' }, headline: 'Богдан to move' },
    { name: 'an offer', command: { type: 'offer', offer: 'draw' }, headline: 'Your move' },
  ] as const)('that $name is still on its way, once the answer takes long', ({ command, headline }) => {
    const id = commandId('c1');
    const sent = sending(stateOf(WHITE, ...GAME), id, command);
    expect(view(sent)).toMatchObject({ headline, detail: '' });
    expect(view(overdue(sent, id))).toMatchObject({ headline, detail: 'On its way to the table…' });
  });

  it('when a command was refused', () => {
    const state: TableState = {
      ...stateOf(STRANGER, opened(), whiteSits),
      notice: { kind: 'refused', code: 'seat-taken' },
    };
    expect(view(state).notice).toBe('Somebody else has just taken that seat.');
  });
});

describe('the board', () => {
  it.each([
    { name: 'White to move', player: WHITE, moves: [], orientation: 'white', movable: 'white' },
    { name: 'Black waiting', player: BLACK, moves: [], orientation: 'black', movable: 'none' },
    { name: 'Black to move', player: BLACK, moves: ['a3-a4'], orientation: 'black', movable: 'black' },
    { name: 'a spectator', player: STRANGER, moves: [], orientation: 'white', movable: 'none' },
  ])('is turned and playable for $name', ({ player, moves, orientation, movable }) => {
    expect(viewAs(player, ...GAME, ...moved(moves))).toMatchObject({ orientation, movable });
  });

  it('waits for the server after an own move', () => {
    const moving = sending(stateOf(WHITE, ...GAME), commandId('c1'), { type: 'move', ply: 0, move: 'a3-a4' });
    expect(view(moving).movable).toBe('none');
    expect(view(moving).moves).toEqual([]);
  });

  it('rests when the game is over or has not begun', () => {
    expect(viewAs(WHITE, ...GAME, RESIGNED).movable).toBe('none');
    expect(viewAs(WHITE, opened(), ...SEATED.slice(0, 1)).movable).toBe('none');
  });
});

describe('the players', () => {
  it('sit with you below the board', () => {
    expect(viewAs(BLACK, ...GAME).players.map(({ color }) => color)).toEqual(['white', 'black']);
    expect(viewAs(STRANGER, ...GAME).players.map(({ color }) => color)).toEqual(['black', 'white']);
  });

  it('are shown with name, pieces, presence and turn', () => {
    const [above, below] = viewAs(WHITE, opened('W:Wa3,Kd4,e2:Bh6,Kg8'), ...SEATED).players;
    expect(above).toEqual({
      color: 'black',
      who: 'person',
      isYou: false,
      name: 'Богдан',
      counts: '1 man · 1 king',
      present: false,
      toMove: false,
    });
    expect(below).toMatchObject({
      name: 'Ayşe',
      counts: '2 men · 1 king',
      present: true,
      isYou: true,
      toMove: true,
    });
  });

  it('without a name are you and a guest', () => {
    const nameless = SEATED.map((happening) =>
      happening.type === 'sat' ? { ...happening, name: '' } : happening,
    );
    const [above, below] = viewAs(WHITE, opened(), ...nameless).players;
    expect([above.name, below.name]).toEqual(['Guest', 'You']);
  });

  it('without a name go by their colors to who looks on, in the seats as in the score', () => {
    const nameless = SEATED.map((happening) =>
      happening.type === 'sat' ? { ...happening, name: '' } : happening,
    );
    const { players, score } = viewAs(STRANGER, opened(), ...nameless, RESIGNED);
    expect(players.map(({ name }) => name)).toEqual(['Black', 'White']);
    expect(score).toBe('White 0 – 1 Black');
    expect(viewAs(BLACK, opened(), ...nameless, RESIGNED).score).toBe('You 1 – 0 Guest');
  });

  it('are told from free seats', () => {
    const [above] = viewAs(WHITE, opened(), ...SEATED.slice(0, 1)).players;
    expect(above).toMatchObject({ who: 'free', name: 'Free seat', present: undefined });
  });
});

describe('what there is to do', () => {
  const offered: Happening = { type: 'offered', offer: 'draw', by: 'white' };
  const rematch: Happening = { type: 'offered', offer: 'rematch', by: 'white' };

  it.each([
    {
      name: 'a visitor of an empty table',
      seen: viewAs(STRANGER, opened()),
      seats: ['white', 'black'],
      actions: [],
    },
    {
      name: 'a visitor of a table with one free seat',
      seen: viewAs(STRANGER, opened(), ...SEATED.slice(0, 1)),
      seats: ['black'],
      actions: [],
    },
    { name: 'a spectator', seen: viewAs(STRANGER, ...GAME), seats: [], actions: [] },
    {
      name: 'who waits for an opponent',
      seen: viewAs(WHITE, opened(), ...SEATED.slice(0, 1)),
      seats: [],
      actions: ['leave'],
    },
    {
      name: 'a player before the first move',
      seen: viewAs(BLACK, ...GAME),
      seats: [],
      actions: ['offerDraw', 'resign', 'leave'],
    },
    {
      name: 'a player who has not moved yet',
      seen: viewAs(BLACK, ...GAME, ...moved(['a3-a4'])),
      seats: [],
      actions: ['offerDraw', 'resign'],
    },
    {
      name: 'who offered a draw',
      seen: viewAs(WHITE, ...GAME, ...moved(['a3-a4']), offered),
      seats: [],
      actions: ['drawOffered', 'resign', 'takeback'],
    },
    {
      name: 'who is offered a draw: no other button grows to its place',
      seen: viewAs(BLACK, ...GAME, ...moved(['a3-a4', 'h6-h5']), offered),
      seats: [],
      actions: ['drawOffered', 'resign', 'takeback'],
    },
    {
      name: 'who is offered a takeback',
      seen: viewAs(BLACK, ...GAME, ...moved(['a3-a4', 'h6-h5']), {
        type: 'offered',
        offer: 'takeback',
        by: 'white',
        ply: 0,
      }),
      seats: [],
      actions: ['offerDraw', 'resign', 'takebackOffered'],
    },
    {
      name: 'who is offered a rematch',
      seen: viewAs(BLACK, ...GAME, RESIGNED, rematch),
      seats: [],
      actions: ['rematchOffered'],
    },
    {
      name: 'a player after the end',
      seen: viewAs(WHITE, ...GAME, RESIGNED),
      seats: [],
      actions: ['rematch'],
    },
    {
      name: 'who offered a rematch',
      seen: viewAs(WHITE, ...GAME, RESIGNED, rematch),
      seats: [],
      actions: ['rematchOffered'],
    },
  ])('for $name', ({ seen, seats, actions }) => {
    expect(seen.freeSeats).toEqual(seats);
    expect(seen.actions).toEqual(actions);
  });

  it('is to answer what the opponent offers, and only the opponent is asked', () => {
    const happenings = [...GAME, ...moved(['a3-a4']), offered];
    expect(viewAs(BLACK, ...happenings).questions).toEqual([
      { offer: 'draw', text: 'Ayşe offers a draw.', answers: ['Accept', 'Decline'] },
    ]);
    expect(viewAs(WHITE, ...happenings).questions).toEqual([]);
    expect(viewAs(STRANGER, ...happenings).questions).toEqual([]);
    expect(viewAs(BLACK, ...GAME, RESIGNED, rematch).questions).toEqual([
      { offer: 'rematch', text: 'Ayşe would like a rematch.', answers: ['Play again', 'Decline'] },
    ]);
  });
});

describe('the moves so far', () => {
  it('stand in two numbered columns, as they were played', () => {
    expect(viewAs(WHITE, ...GAME, ...moved(['a3-a4', 'h6-h5', 'b3-b4'])).moves).toEqual([
      { number: 1, first: 'a3-a4', second: 'h6-h5' },
      { number: 2, first: 'b3-b4', second: '' },
    ]);
  });

  it('leave the first place empty where Black began', () => {
    expect(viewAs(WHITE, opened('B:Wa3,b3:Bh6,g6'), ...SEATED, ...moved(['h6-h5'], 1)).moves).toEqual([
      { number: 1, first: '…', second: 'h6-h5' },
    ]);
  });
});

describe('the score', () => {
  it.each([
    { name: 'of a win, to its winner', seen: viewAs(BLACK, ...GAME, RESIGNED), score: 'Богдан 1 – 0 Ayşe' },
    {
      name: 'of a draw, to a spectator',
      seen: viewAs(STRANGER, ...GAME, AGREED),
      score: 'Ayşe ½ – ½ Богдан',
    },
    {
      name: 'of two games',
      seen: viewAs(WHITE, ...GAME, AGREED, { type: 'started', game: 2 }, RESIGNED),
      score: 'Ayşe 1½ – ½ Богдан',
    },
    { name: 'is not shown before anybody has a point', seen: viewAs(WHITE, ...GAME), score: '' },
    {
      name: 'goes on being shown in the next game',
      seen: viewAs(WHITE, ...GAME, RESIGNED, { type: 'started', game: 2 }),
      score: 'Ayşe 0 – 1 Богдан',
    },
  ])('$name', ({ seen, score }) => {
    expect(seen.score).toBe(score);
  });
});
