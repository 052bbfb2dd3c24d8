import { describe, expect, test } from 'vitest';
import { words } from '../../../client/i18n/en.ts';
import { playWords } from '../../../client/i18n/play-en.ts';
import { type Match, outcomeOf, settle } from '../../../client/play/match.ts';
import { matchPdn } from '../../../client/play/pdn.ts';
import { type Play, play } from '../../../client/play/play.ts';
import { saidAfter } from '../../../client/play/said.ts';
import { type MatchView, matchView } from '../../../client/play/view.ts';
import { makeMove, RULESETS } from '../../../engine/index.ts';
import { parsePdn } from '../../../engine/pdn/index.ts';
import { AGAINST_COMPUTER, CHANCE, finishedMatch, matchOf, playing, TWO_HERE } from './matches.ts';

const viewOf = (state: Play): MatchView => {
  if (!state.match) throw new Error('no match');
  return matchView(state, state.match, words, playWords);
};

const resigned = (state: Play, by: 'white' | 'black'): Play => play(state, { type: 'resign', by });

/** White can take two. */
const CAPTURE = 'd3-d4 e6-e5 d4-e4 d6-d5';

describe('what the page says', () => {
  test.each([
    { name: 'your move', state: playing(AGAINST_COMPUTER), headline: 'Your move', detail: '' },
    {
      name: 'the computer thinks',
      state: playing(AGAINST_COMPUTER, 'd3-d4'),
      headline: 'The computer is thinking…',
      detail: '',
    },
    {
      name: 'the computer considers an offer',
      state: play(playing(AGAINST_COMPUTER), { type: 'offerDraw', by: 'white' }),
      headline: playWords.play.considers,
      detail: '',
    },
    {
      name: 'the computer fails',
      state: play(playing(AGAINST_COMPUTER, 'd3-d4'), { type: 'computerFailed' }),
      headline: playWords.play.stuck,
      detail: playWords.play.stuckDetail,
    },
    { name: 'two here', state: playing(TWO_HERE, 'd3-d4'), headline: 'Black to move', detail: '' },
    {
      name: 'a capture is due',
      state: playing(TWO_HERE, CAPTURE),
      headline: 'White to move',
      detail: 'A capture is due: the longest takes 2.',
    },
    {
      name: 'you must take',
      state: playing(AGAINST_COMPUTER, CAPTURE),
      headline: 'Your move',
      detail: 'You must take: the longest capture takes 2.',
    },
    {
      name: 'you resigned',
      state: resigned(playing(AGAINST_COMPUTER), 'white'),
      headline: 'You lost',
      detail: 'you resigned',
    },
    {
      name: 'one of two resigned',
      state: resigned(playing(TWO_HERE), 'white'),
      headline: 'Black won',
      detail: 'White resigned',
    },
  ])('$name', ({ state, headline, detail }) => {
    expect(viewOf(state)).toMatchObject({ headline, detail });
  });

  test('the computer declined', () => {
    const offered = play(playing(AGAINST_COMPUTER), { type: 'offerDraw', by: 'white' });
    const view = viewOf(play(offered, { type: 'computerDraw', accepts: false }));
    expect(view).toMatchObject({ headline: 'Your move', detail: words.status.declined.draw });
  });

  test.each([
    { state: playing(AGAINST_COMPUTER), movable: 'white' },
    { state: playing(AGAINST_COMPUTER, 'd3-d4'), movable: 'none' },
    { state: playing(TWO_HERE, 'd3-d4'), movable: 'black' },
    { state: resigned(playing(TWO_HERE), 'white'), movable: 'none' },
  ])('$movable may be moved', ({ state, movable }) => {
    expect(viewOf(state).movable).toBe(movable);
  });

  test('the sides have names and pieces', () => {
    const { sides } = viewOf(playing({ ...AGAINST_COMPUTER, color: 'black' }));
    expect([sides.white.name, sides.black.name]).toEqual(['Computer, level 1', 'You']);
    expect(sides.white.counts).toBe('16 men');
    const two = viewOf(playing(TWO_HERE)).sides;
    expect([two.white.name, two.black.name]).toEqual(['White', 'Black']);
  });

  test('a game softer than the chosen level says so', () => {
    expect(viewOf(playing({ ...AGAINST_COMPUTER, level: 5 }, '', { finishedGames: 0 })).softer).toContain(
      '5',
    );
    expect(viewOf(playing({ ...AGAINST_COMPUTER, level: 5 })).softer).toBe('');
  });

  test('each end of the board hears what is about it', () => {
    const offered = play(playing(TWO_HERE, CAPTURE), { type: 'offerDraw', by: 'white' });
    const { white, black } = viewOf(offered).sides;
    expect(white.text).toBe('A capture is due: the longest takes 2.');
    expect(black.text).toBe('');
    expect([white.offered, black.offered]).toEqual(['', 'White offers a draw.']);
    const over = viewOf(resigned(offered, 'white')).sides;
    expect(over.white.text).toBe('You lost: you resigned');
    expect(over.black.text).toBe('You won: White resigned');
  });

  test('a declined draw is told at the end that offered it', () => {
    const offered = play(playing(TWO_HERE, CAPTURE), { type: 'offerDraw', by: 'black' });
    expect(viewOf(offered).sides.black.hasOffered).toBe(true);
    const { white, black } = viewOf(play(offered, { type: 'answerDraw', accepts: false })).sides;
    expect(black).toMatchObject({ text: words.status.declined.draw, hasOffered: false });
    expect(white.text).toBe('A capture is due: the longest takes 2.');
  });

  test('the bar shows how much of the search is done, until it has found its move', () => {
    const before = playing(AGAINST_COMPUTER, 'd3-d4');
    expect(viewOf(before).progress).toBeNull();
    const state = play(before, { type: 'thought', part: 0.25 });
    expect(viewOf(state).progress).toBe(0.25);
    expect(viewOf(play(state, { type: 'found' })).progress).toBeNull();
    expect(viewOf(play(state, { type: 'computerMove', move: 'h6-h5' })).progress).toBeNull();
  });

  test('moves are listed in rows', () => {
    expect(viewOf(playing(TWO_HERE, 'd3-d4 h6-h5 a3-a4')).moves).toEqual([
      { number: 1, first: 'd3-d4', second: 'h6-h5' },
      { number: 2, first: 'a3-a4', second: '' },
    ]);
  });
});

describe('what those hear who listen', () => {
  const said = (before: Play, input: Parameters<typeof play>[1]) =>
    saidAfter(before, play(before, input), words, playWords);
  const two = playing(TWO_HERE, 'd3-d4');

  test.each([
    {
      name: 'a move',
      before: two,
      input: { type: 'move', move: 'h6-h5' },
      text: 'Black: h6 to h5. White to move.',
    },
    {
      name: 'the computer’s move',
      before: playing(AGAINST_COMPUTER, 'd3-d4'),
      input: { type: 'computerMove', move: 'h6-h5' },
      text: 'Black: h6 to h5. Your move.',
    },
    {
      name: 'a capture that is due',
      before: playing(TWO_HERE, CAPTURE.split(' ').slice(0, 3).join(' ')),
      input: { type: 'move', move: 'd6-d5' },
      text: 'Black: d6 to d5. White to move. A capture is due: the longest takes 2.',
    },
    {
      name: 'a move taken back',
      before: two,
      input: { type: 'takeBack', by: 'white' },
      text: 'A move was taken back. White to move.',
    },
    {
      name: 'an offer',
      before: two,
      input: { type: 'offerDraw', by: 'white' },
      text: 'White offers a draw. Black to move.',
    },
    {
      name: 'the end',
      before: two,
      input: { type: 'resign', by: 'black' },
      text: 'White won: Black resigned.',
    },
    {
      name: 'a failure',
      before: playing(AGAINST_COMPUTER, 'd3-d4'),
      input: { type: 'computerFailed' },
      text: `${playWords.play.stuck}. ${playWords.play.stuckDetail}`,
    },
    {
      name: 'nothing of how far it is',
      before: playing(AGAINST_COMPUTER, 'd3-d4'),
      input: { type: 'thought', part: 0.25 },
      text: null,
    },
    {
      name: 'the next match, and nothing of the last one',
      before: resigned(playing(TWO_HERE, 'd3-d4'), 'white'),
      input: { type: 'rematch', chance: { ...CHANCE, seed: 8 } },
      text: 'A new game. White to move.',
    },
    {
      name: 'the color that one has in the next match against the computer',
      before: resigned(playing(AGAINST_COMPUTER, 'd3-d4'), 'white'),
      input: { type: 'rematch', chance: { ...CHANCE, seed: 8 } },
      text: 'A new game: you play Black. The computer is thinking…',
    },
    { name: 'nothing of a choice', before: two, input: { type: 'choose', choosing: true }, text: null },
  ] as const)('$name', ({ before, input, text }) => {
    expect(said(before, input)).toBe(text);
  });
});

describe('the game as PDN', () => {
  const SITE = 'https://dama.test/play';
  const pdnOf = (match: Match) => matchPdn(match, outcomeOf(match), SITE, '2026.11.30');

  test.each(RULESETS.map(({ name }) => name))('of %s is read as it was played', (rules) => {
    const match = finishedMatch({ ...TWO_HERE, rules }, 'white');
    const [reading] = parsePdn(pdnOf(match));
    if (!reading?.game.ok) throw new Error('not read');
    const { value } = reading.game;
    expect(value.rules.name).toBe(rules);
    expect(value.result).toBe('1-0');
    expect(value.line.moves.map(({ move }) => makeMove(move))).toEqual(match.game.moves.map(makeMove));
  });

  test('names the computer and its level, and nobody else, in every language alike', () => {
    const wish = { ...AGAINST_COMPUTER, color: 'black', level: 4 } as const;
    const [reading] = parsePdn(pdnOf(settle(matchOf(wish), { winner: 'white', reason: 'resignation' })));
    if (!reading?.game.ok) throw new Error('not read');
    const tags = Object.fromEntries(reading.game.value.tags.map(({ name, value }) => [name, value]));
    expect(tags).toMatchObject({
      Event: 'Friendly game',
      Site: SITE,
      Date: '2026.11.30',
      White: 'Computer (level 4)',
      Black: '?',
      WhiteType: 'program',
      BlackType: 'human',
      Termination: 'resignation',
    });
  });

  test.each([
    { match: matchOf(TWO_HERE, 'd3-d4'), result: '*' },
    { match: settle(matchOf(TWO_HERE), { winner: 'white', reason: 'resignation' }), result: '1-0' },
    { match: settle(matchOf(TWO_HERE), { winner: 'black', reason: 'resignation' }), result: '0-1' },
    { match: settle(matchOf(TWO_HERE), { winner: null, reason: 'agreement' }), result: '1/2-1/2' },
  ])('ends with $result', ({ match, result }) => {
    expect(pdnOf(match)).toContain(`[Result "${result}"]`);
  });
});
