import { expect, test } from 'vitest';
import { createKeeping, type Found, type Shelf } from '../../../client/play/keeping.ts';
import { type Match, playIn } from '../../../client/play/match.ts';
import { makeRecord } from '../../../client/play/record.ts';
import { makeMove } from '../../../engine/index.ts';
import { AGAINST_COMPUTER, matchOf, TWO_HERE } from './matches.ts';

/** One shelf, as all tabs of a browser share it. */
const shelfOf = (text: string | null = null) => {
  const aside: string[] = [];
  const state = { text, aside };
  const shelf: Shelf = {
    read: () => state.text,
    write: (next) => {
      state.text = next;
    },
    putAside: (next) => void aside.push(next),
    lasts: () => true,
  };
  return { state, shelf };
};

const movesOf = (found: Found): string =>
  found.kind === 'match' ? found.match.game.moves.map(makeMove).join(' ') : found.kind;

const START = matchOf(TWO_HERE);
const play = (match: Match, ...moves: readonly string[]): Match => moves.reduce(playIn, match);

test('what was kept is found by the next load of the page', () => {
  const { shelf } = shelfOf();
  expect(createKeeping(shelf).keep(play(START, 'd3-d4'))).toEqual({ kind: 'nothing' });
  expect(movesOf(createKeeping(shelf).look())).toBe('d3-d4');
});

test('a tab finds nothing new in what it kept itself', () => {
  const { shelf } = shelfOf();
  const keeping = createKeeping(shelf);
  keeping.keep(START);
  expect(keeping.look()).toEqual({ kind: 'nothing' });
});

test('two tabs: the one that looks finds the other one’s move, and goes on from it', () => {
  const { shelf } = shelfOf();
  const [one, two] = [createKeeping(shelf), createKeeping(shelf)];
  one.keep(START);
  two.look();
  one.keep(play(START, 'd3-d4'));
  expect(movesOf(two.look())).toBe('d3-d4');
  two.keep(play(START, 'd3-d4', 'd6-d5'));
  expect(movesOf(one.look())).toBe('d3-d4 d6-d5');
});

test('two tabs: one that comes late takes over what is there, and writes nothing over it', () => {
  const { shelf, state } = shelfOf();
  const [one, two] = [createKeeping(shelf), createKeeping(shelf)];
  one.keep(START);
  two.look();
  one.keep(play(START, 'd3-d4'));
  const there = state.text;
  expect(movesOf(two.keep(play(START, 'a3-a4')))).toBe('d3-d4');
  expect(state.text).toBe(there);
});

test('two tabs that write in the same moment agree, whoever looks first', () => {
  for (const order of [
    [0, 1],
    [1, 0],
  ] as const) {
    const { shelf, state } = shelfOf();
    // Neither sees the other's writing while it writes.
    const blind = { ...shelf, read: () => null };
    const views = [{ current: blind }, { current: blind }] as [{ current: Shelf }, { current: Shelf }];
    const tabs = views.map((view) => createKeeping({ ...shelf, read: () => view.current.read() }));
    const games = [play(START, 'd3-d4'), play(START, 'a3-a4')];
    const shown = games.map((game, index) => {
      tabs[index]?.keep(game);
      return game;
    });
    for (const view of views) view.current = shelf;
    for (let round = 0; round < 2; round += 1) {
      for (const index of order) {
        const found = tabs[index]?.look();
        if (found?.kind === 'match') shown[index] = found.match;
      }
    }
    expect(shown[0]?.game.moves).toEqual(shown[1]?.game.moves);
    expect(state.text).toContain(shown[0]?.game.moves.map(makeMove).join(','));
  }
});

test('a new match counts over an old one that another tab still shows', () => {
  const { shelf } = shelfOf();
  const [one, two] = [createKeeping(shelf), createKeeping(shelf)];
  one.keep(play(START, 'd3-d4', 'd6-d5'));
  two.look();
  two.keep(matchOf(AGAINST_COMPUTER));
  expect(movesOf(one.look())).toBe('');
});

test('what cannot be read is put aside, and there is room for a match', () => {
  const { shelf, state } = shelfOf('{"v":9}');
  const keeping = createKeeping(shelf);
  expect(keeping.look()).toEqual({ kind: 'unreadable' });
  expect(state.aside).toEqual(['{"v":9}']);
  keeping.keep(START);
  expect(movesOf(createKeeping(shelf).look())).toBe('');
});

test('where nothing is kept, the page goes on with what it has', () => {
  const { shelf } = shelfOf();
  const keeping = createKeeping({ ...shelf, read: () => null, write: () => undefined, lasts: () => false });
  expect(keeping.keep(START)).toEqual({ kind: 'nothing' });
  expect(keeping.keep(play(START, 'd3-d4'))).toEqual({ kind: 'nothing' });
  expect(keeping.lasts()).toBe(false);
});

test('a record from long ago counts for nothing once this tab has kept a later one', () => {
  const { shelf, state } = shelfOf();
  const keeping = createKeeping(shelf);
  keeping.keep(START);
  keeping.keep(play(START, 'd3-d4'));
  const own = state.text;
  state.text = makeRecord({ revision: 1, match: play(START, 'a3-a4') });
  expect(keeping.look()).toEqual({ kind: 'nothing' });
  expect(state.text).toBe(own);
});

test.each([-1, 0, 1.5, 1e300])(
  'a record of the revision %d is put aside and told, not written over',
  (revision) => {
    const text = makeRecord({ revision, match: START });
    const { shelf, state } = shelfOf(text);
    expect(createKeeping(shelf).look()).toEqual({ kind: 'unreadable' });
    expect(state).toEqual({ text, aside: [text] });
  },
);
