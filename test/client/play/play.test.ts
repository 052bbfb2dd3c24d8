import { describe, expect, test } from 'vitest';
import { isPersonToMove, type Match, outcomeOf } from '../../../client/play/match.ts';
import { beginPlay, type Play, type PlayInput, play } from '../../../client/play/play.ts';
import { taskOf } from '../../../client/play/task.ts';
import { FIRST_WISH } from '../../../client/play/wish.ts';
import { makeMove, RULESETS } from '../../../engine/index.ts';
import { AGAINST_COMPUTER, CHANCE, finishedMatch, playing, TWO_HERE } from './matches.ts';

const matchIn = ({ match }: Play): Match => {
  if (!match) throw new Error('no match');
  return match;
};
const movesIn = (state: Play): string => matchIn(state).game.moves.map(makeMove).join(' ');
const told = (state: Play, ...inputs: readonly PlayInput[]): Play => inputs.reduce(play, state);

describe('a new match', () => {
  test.each([
    { color: 'white', lot: 0.9, computer: 'black' },
    { color: 'black', lot: 0.1, computer: 'white' },
    { color: 'random', lot: 0.49, computer: 'black' },
    { color: 'random', lot: 0.5, computer: 'white' },
  ] as const)('with $color and the lot $lot the computer has $computer', ({ color, lot, computer }) => {
    const wish = { ...AGAINST_COMPUTER, color };
    const { opponent } = matchIn(play(beginPlay(wish), { type: 'start', chance: { ...CHANCE, lot } }));
    expect(opponent).toEqual({ kind: 'computer', color: computer, level: 1 });
  });

  test.each([
    { level: 3, easy: true, finishedGames: 0, played: 1 },
    { level: 3, easy: true, finishedGames: 2, played: 2 },
    { level: 3, easy: true, finishedGames: 40, played: 3 },
    { level: 3, easy: false, finishedGames: 0, played: 3 },
    { level: 1, easy: true, finishedGames: 0, played: 1 },
  ] as const)('level $level after $finishedGames games (easy: $easy) is played at $played', (row) => {
    const wish = { ...FIRST_WISH, level: row.level, easy: row.easy };
    const chance = { ...CHANCE, finishedGames: row.finishedGames };
    const { opponent } = matchIn(play(beginPlay(wish), { type: 'start', chance }));
    expect(opponent).toMatchObject({ level: row.played });
  });

  test.each(RULESETS.map(({ name }) => name))(
    '%s can be played, the side that begins by its rules first',
    (rules) => {
      const state = play(beginPlay({ ...TWO_HERE, rules }), { type: 'start', chance: CHANCE });
      expect(matchIn(state).game.rules.name).toBe(rules);
      expect(matchIn(state).game.position.turn).toBe(rules === 'english' ? 'black' : 'white');
      expect(state.choosing).toBe(false);
    },
  );

  test('what is wished for changes no match that goes on', () => {
    const before = playing(TWO_HERE, 'd3-d4');
    const state = play(before, { type: 'wish', wish: { ...TWO_HERE, rules: 'russian' } });
    expect(state.match).toBe(before.match);
  });
});

describe('moves', () => {
  test('both sides of one device move in turn', () => {
    const state = told(playing(TWO_HERE), { type: 'move', move: 'd3-d4' }, { type: 'move', move: 'd6-d5' });
    expect(movesIn(state)).toBe('d3-d4 d6-d5');
  });

  test.each([
    {
      name: 'the computer’s turn',
      state: playing(AGAINST_COMPUTER, 'd3-d4'),
      input: { type: 'move', move: 'd6-d5' },
    },
    {
      name: 'the person’s turn',
      state: playing(AGAINST_COMPUTER),
      input: { type: 'computerMove', move: 'd3-d4' },
    },
    { name: 'no legal move', state: playing(TWO_HERE), input: { type: 'move', move: 'd3-d5' } },
    {
      name: 'a move of the computer where two play',
      state: playing(TWO_HERE),
      input: { type: 'computerMove', move: 'd3-d4' },
    },
  ] as const)('$name: nothing happens', ({ state, input }) => {
    expect(play(state, input)).toBe(state);
  });

  test('a move of the computer that is none shows that it fails, and the game stays', () => {
    const before = playing(AGAINST_COMPUTER, 'd3-d4');
    const state = play(before, { type: 'computerMove', move: 'a1-a8' });
    expect(state.thinking).toEqual({ state: 'failed' });
    expect(state.match).toBe(before.match);
  });

  test('the rules end a game, and then nobody moves, takes back or resigns', () => {
    const match = finishedMatch(TWO_HERE, 'white');
    const state = play(beginPlay(TWO_HERE), { type: 'open', match });
    const inputs: readonly PlayInput[] = [
      { type: 'move', move: 'd3-d4' },
      { type: 'takeBack', by: 'white' },
      { type: 'resign', by: 'white' },
      { type: 'offerDraw', by: 'white' },
      { type: 'answerDraw', accepts: true },
    ];
    for (const input of inputs) expect(play(state, input), input.type).toBe(state);
  });
});

describe('taking back', () => {
  test.each([
    {
      name: 'while the computer thinks: one’s own move',
      wish: AGAINST_COMPUTER,
      moves: 'd3-d4',
      by: 'white',
      left: '',
    },
    { name: 'after its answer: both', wish: AGAINST_COMPUTER, moves: 'd3-d4 d6-d5', by: 'white', left: '' },
    { name: 'before any move: nothing', wish: AGAINST_COMPUTER, moves: '', by: 'white', left: '' },
    { name: 'the one who moved last', wish: TWO_HERE, moves: 'd3-d4 d6-d5', by: 'black', left: 'd3-d4' },
    { name: 'the one who is to move', wish: TWO_HERE, moves: 'd3-d4 d6-d5', by: 'white', left: '' },
    { name: 'one who has not moved yet', wish: TWO_HERE, moves: 'd3-d4', by: 'black', left: 'd3-d4' },
  ] as const)('$name', ({ wish, moves, by, left }) => {
    expect(movesIn(play(playing(wish, moves), { type: 'takeBack', by }))).toBe(left);
  });

  test('a person as Black does not take back the computer’s first move', () => {
    const before = playing({ ...AGAINST_COMPUTER, color: 'black' }, 'd3-d4');
    expect(play(before, { type: 'takeBack', by: 'black' })).toBe(before);
  });

  test('nobody takes back for the computer', () => {
    const before = playing(AGAINST_COMPUTER, 'd3-d4 d6-d5');
    expect(play(before, { type: 'takeBack', by: 'black' })).toBe(before);
  });

  test('repetitions are counted anew, and no offer stands', () => {
    const offered = play(playing(TWO_HERE, 'd3-d4 d6-d5'), { type: 'offerDraw', by: 'white' });
    const state = play(offered, { type: 'takeBack', by: 'black' });
    expect(matchIn(state).offer).toBeNull();
    expect(matchIn(state).game).toEqual(matchIn(playing(TWO_HERE, 'd3-d4')).game);
  });
});

describe('the end by the players', () => {
  test.each(['white', 'black'] as const)('%s resigns', (by) => {
    const state = play(playing(TWO_HERE, 'd3-d4'), { type: 'resign', by });
    expect(outcomeOf(matchIn(state))).toEqual({
      winner: by === 'white' ? 'black' : 'white',
      reason: 'resignation',
    });
  });

  test('nobody resigns for the computer', () => {
    const before = playing(AGAINST_COMPUTER);
    expect(play(before, { type: 'resign', by: 'black' })).toBe(before);
  });

  test('a draw is offered and accepted', () => {
    const offered = play(playing(TWO_HERE), { type: 'offerDraw', by: 'white' });
    expect(matchIn(offered).offer).toBe('white');
    expect(outcomeOf(matchIn(play(offered, { type: 'answerDraw', accepts: true })))).toEqual({
      winner: null,
      reason: 'agreement',
    });
  });

  test('both offering a draw agree', () => {
    const state = told(
      playing(TWO_HERE),
      { type: 'offerDraw', by: 'white' },
      { type: 'offerDraw', by: 'black' },
    );
    expect(outcomeOf(matchIn(state))?.reason).toBe('agreement');
  });

  test('an offer outlives the offerer’s own move and ends with the opponent’s reply', () => {
    const offered = play(playing(TWO_HERE), { type: 'offerDraw', by: 'white' });
    const moved = play(offered, { type: 'move', move: 'd3-d4' });
    expect(matchIn(moved).offer).toBe('white');
    expect(matchIn(play(moved, { type: 'move', move: 'd6-d5' })).offer).toBeNull();
  });

  test('an offer that is declined is gone', () => {
    const state = told(
      playing(TWO_HERE),
      { type: 'offerDraw', by: 'white' },
      { type: 'answerDraw', accepts: false },
    );
    expect(matchIn(state)).toMatchObject({ offer: null, settled: null });
  });

  test('nobody answers what nobody has offered', () => {
    const state = playing(TWO_HERE);
    expect(play(state, { type: 'answerDraw', accepts: true })).toBe(state);
  });
});

describe('a draw with the computer', () => {
  const mine = playing(AGAINST_COMPUTER, 'd3-d4 h6-h5');
  const asked = play(mine, { type: 'offerDraw', by: 'white' });

  test('is for the computer to answer, not for the person', () => {
    expect(taskOf(asked)).toMatchObject({
      type: 'draw',
      color: 'black',
      moves: ['d3-d4', 'h6-h5'],
      level: 1,
    });
    expect(play(asked, { type: 'answerDraw', accepts: true })).toBe(asked);
  });

  test('is agreed', () => {
    const state = play(asked, { type: 'computerDraw', accepts: true });
    expect(outcomeOf(matchIn(state))?.reason).toBe('agreement');
  });

  test('is declined, which is known until the next move, and may be offered again as at a table', () => {
    const state = play(asked, { type: 'computerDraw', accepts: false });
    expect(taskOf(state)).toBeNull();
    expect(isPersonToMove(matchIn(state))).toBe(true);
    expect(state.declined).toBe('white');
    expect(play(state, { type: 'move', move: 'a3-a4' }).declined).toBeNull();
    expect(taskOf(play(state, { type: 'offerDraw', by: 'white' }))?.type).toBe('draw');
  });

  test('is offered while the computer thinks, too, which answers first and then thinks on', () => {
    const state = play(playing(AGAINST_COMPUTER, 'd3-d4'), { type: 'offerDraw', by: 'white' });
    expect(taskOf(state)?.type).toBe('draw');
    expect(taskOf(play(state, { type: 'computerDraw', accepts: false }))?.type).toBe('move');
  });

  test('that stands is not offered once more', () => {
    expect(play(asked, { type: 'offerDraw', by: 'white' })).toBe(asked);
  });
});

describe('what the computer is asked', () => {
  test.each([
    { name: 'its move', state: playing(AGAINST_COMPUTER, 'd3-d4'), type: 'move' },
    { name: 'nothing on the person’s turn', state: playing(AGAINST_COMPUTER), type: undefined },
    {
      name: 'its first move as White',
      state: playing({ ...AGAINST_COMPUTER, color: 'black' }),
      type: 'move',
    },
    { name: 'nothing where two play', state: playing(TWO_HERE, 'd3-d4'), type: undefined },
    { name: 'nothing before there is a match', state: beginPlay(AGAINST_COMPUTER), type: undefined },
    {
      name: 'nothing while another match is chosen',
      state: play(playing(AGAINST_COMPUTER, 'd3-d4'), { type: 'choose', choosing: true }),
      type: undefined,
    },
    {
      name: 'nothing once it has failed',
      state: play(playing(AGAINST_COMPUTER, 'd3-d4'), { type: 'computerFailed' }),
      type: undefined,
    },
    {
      name: 'its move again on a new try',
      state: told(playing(AGAINST_COMPUTER, 'd3-d4'), { type: 'computerFailed' }, { type: 'retry' }),
      type: 'move',
    },
    {
      name: 'nothing once somebody has resigned',
      state: play(playing(AGAINST_COMPUTER, 'd3-d4'), { type: 'resign', by: 'white' }),
      type: undefined,
    },
  ])('$name', ({ state, type }) => {
    expect(taskOf(state)?.type).toBe(type);
  });
});

describe('another match', () => {
  const lost = play(playing(AGAINST_COMPUTER, 'd3-d4'), { type: 'resign', by: 'white' });

  test('a rematch is by the same rules with colors swapped, again and again', () => {
    const second = play(lost, { type: 'rematch', chance: { ...CHANCE, seed: 8 } });
    expect(matchIn(second).opponent).toMatchObject({ kind: 'computer', color: 'white' });
    expect(matchIn(second)).toMatchObject({ seed: 8, settled: null, offer: null });
    const third = told(
      second,
      { type: 'resign', by: 'black' },
      { type: 'rematch', chance: { ...CHANCE, seed: 9 } },
    );
    expect(matchIn(third).opponent).toMatchObject({ color: 'black' });
  });

  test('there is no rematch before the end', () => {
    const state = playing(TWO_HERE, 'd3-d4');
    expect(play(state, { type: 'rematch', chance: CHANCE })).toBe(state);
  });

  test('choosing and going back leaves the match as it was', () => {
    const before = playing(AGAINST_COMPUTER, 'd3-d4');
    const state = told(before, { type: 'choose', choosing: true }, { type: 'choose', choosing: false });
    expect(state).toEqual(before);
  });
});
