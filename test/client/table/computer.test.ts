import { describe, expect, it } from 'vitest';
import { LANGUAGES, loadWords } from '../../../client/i18n/languages.ts';
import { type View, viewOf } from '../../../client/table/view.ts';
import type { Happening } from '../../../table/events.ts';
import { COMPUTER } from '../../../table/ids.ts';
import { moved, opened, STRANGER, WHITE } from './tables.ts';
import { stateOf, viewAs } from './views.ts';

const OPENED = opened(undefined, 'turkish', 3);
const COMPUTER_SITS: Happening = { type: 'sat', seat: 'black', player: COMPUTER, name: '' };

/** Ayşe plays White against the computer at level 3. */
const GAME: readonly Happening[] = [
  OPENED,
  COMPUTER_SITS,
  { type: 'sat', seat: 'white', player: WHITE, name: 'Ayşe' },
  { type: 'started', game: 1 },
];
const RESIGNED: Happening = { type: 'ended', outcome: { winner: 'black', reason: 'resignation' } };

describe('the computer at the table', () => {
  it('goes by its level, and is neither here nor away', () => {
    const [above, below] = viewAs(WHITE, ...GAME).players;
    expect(above).toMatchObject({
      color: 'black',
      who: 'computer',
      isYou: false,
      name: 'Computer, level 3',
      present: undefined,
    });
    expect(below).toMatchObject({ name: 'Ayşe', who: 'person', present: true });
  });

  it.each([
    { name: 'its opponent', player: WHITE },
    { name: 'a spectator', player: STRANGER },
  ])('is said to think while it is to move, to $name', ({ player }) => {
    const seen = viewAs(player, ...GAME, ...moved(['a3-a4']));
    expect(seen.headline).toBe('The computer is thinking…');
    expect(viewAs(player, ...GAME, ...moved(['a3-a4', 'h6-h5'])).headline).not.toContain('thinking');
  });

  it('is in the score by its level', () => {
    expect(viewAs(WHITE, ...GAME, RESIGNED).score).toBe('Ayşe 0 – 1 Computer, level 3');
    expect(viewAs(STRANGER, ...GAME, RESIGNED).score).toBe('Ayşe 0 – 1 Computer, level 3');
  });

  it('has one name in its seat and in the score, and so has somebody who gave none', () => {
    const nameless = GAME.map((happening) =>
      happening.type === 'sat' ? { ...happening, name: '' } : happening,
    );
    for (const player of [WHITE, STRANGER]) {
      const { players, score } = viewAs(player, ...nameless, RESIGNED);
      const [above, below] = players;
      expect(score).toBe(`${below.name} 0 – 1 ${above.name}`);
    }
  });

  it('lets its opponent take back without being asked, from the first own move on', () => {
    expect(viewAs(WHITE, ...GAME).actions).toEqual(['offerDraw', 'resign', 'leave']);
    expect(viewAs(WHITE, ...GAME, ...moved(['a3-a4'])).actions).toEqual([
      'offerDraw',
      'resign',
      'takebackNow',
    ]);
    expect(viewAs(WHITE, ...GAME, RESIGNED).actions).toEqual(['rematch']);
  });

  it('leaves the other seat free for whoever comes, and waits there', () => {
    const seen = viewAs(STRANGER, OPENED, COMPUTER_SITS);
    expect(seen).toMatchObject({ headline: 'A seat is free', freeSeats: ['white'] });
    expect(seen.players[0].name).toBe('Computer, level 3');
  });

  it('needs no friend, so that the link is for those who watch', () => {
    const headings = (view: View) => view.links.map(({ heading }) => heading);
    expect(headings(viewAs(WHITE, ...GAME))).toEqual(['Link to watch']);
    expect(headings(viewAs(STRANGER, OPENED, COMPUTER_SITS))).toEqual(['Link to this table']);
    expect(headings(viewAs(WHITE, opened()))).toEqual(['Link to this table']);
  });
});

describe.each(LANGUAGES)('what %s says of the computer and of taking back', (language) => {
  it('names the level, and has another word for everything', async () => {
    const words = await loadWords(language);
    expect(words.seat.computer(7)).toMatch(/\b7\b/);
    const seen = viewOf(stateOf(WHITE, ...GAME, ...moved(['a3-a4'])), words);
    expect(seen?.players[0].name).toBe(words.seat.computer(3));
    expect(seen?.headline).toBe(words.status.thinking);
    const { takeback, takebackNow, takebackOffered, offerBy } = words.actions;
    expect(offerBy.takeback('Ayşe')).toContain('Ayşe');
    const texts = [takeback, takebackNow, takebackOffered, words.status.takenBack, words.status.declined];
    expect(new Set(texts).size).toBe(texts.length);
  });
});
