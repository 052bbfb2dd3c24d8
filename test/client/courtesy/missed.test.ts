import { describe, expect, it } from 'vitest';
import {
  type Eyes,
  firstSight,
  type Glance,
  glance,
  recall,
  remember,
  type Seen,
} from '../../../client/courtesy/missed.ts';

/** As `a b c`: only whether two moves are the same counts. */
const seen = (moves: string, game = 1): Seen => ({ game, moves: moves === '' ? [] : moves.split(' ') });

const here: Omit<Glance, 'now'> = { caughtUp: true, visible: true, wanted: true, due: false };

/** Somebody at a board that shows these moves, with nothing missed. */
const watching = (moves: string): Eyes => glance(firstSight(seen(moves)), { ...here, now: seen(moves) });

/** What the board shows, glance by glance; `…` where more is being shown. */
const shows = (from: Eyes, looks: readonly (Partial<Glance> & Pick<Glance, 'now'>)[]): readonly string[] => {
  let eyes = from;
  return looks.map((next) => {
    eyes = glance(eyes, { ...here, ...next });
    return `${eyes.seen.moves.join(' ')}${eyes.showing ? ' …' : ''}${eyes.missed > 0 ? ` (${eyes.missed})` : ''}`;
  });
};

const abc = seen('a b c');

describe('one who comes back', () => {
  it.each([
    {
      name: 'a first visit sees how things stand',
      from: firstSight(abc),
      looks: [{ now: abc }],
      expected: ['a b c'],
    },
    {
      name: 'a reload begins with what was seen, then each move in its time',
      from: firstSight(seen('a')),
      looks: [{ now: abc }, { now: abc }, { now: abc, due: true }, { now: abc, due: true }, { now: abc }],
      expected: ['a … (2)', 'a … (2)', 'a b … (2)', 'a b c (2)', 'a b c (2)'],
    },
    {
      name: 'after a lost connection the first missed move comes at once',
      from: watching('a'),
      looks: [{ now: seen('a'), caughtUp: false }, { now: abc }, { now: abc, due: true }],
      expected: ['a', 'a b … (2)', 'a b c (2)'],
    },
    {
      name: 'what happens before one’s eyes is not missed',
      from: watching('a'),
      looks: [{ now: seen('a b') }, { now: abc }],
      expected: ['a b', 'a b c'],
    },
    {
      name: 'a connection that was lost while nothing happened',
      from: watching('a'),
      looks: [{ now: seen('a'), caughtUp: false }, { now: seen('a') }, { now: seen('a b') }],
      expected: ['a', 'a', 'a b'],
    },
    {
      name: 'what was missed is said until the next move',
      from: firstSight(seen('a')),
      looks: [{ now: seen('a b') }, { now: seen('a b'), due: true }, { now: abc }],
      expected: ['a … (1)', 'a b (1)', 'a b c'],
    },
    {
      name: 'a move that is played meanwhile is appended',
      from: firstSight(seen('')),
      looks: [
        { now: seen('a b') },
        { now: abc, due: true },
        { now: abc, due: true },
        { now: abc, due: true },
      ],
      expected: [' … (2)', 'a … (2)', 'a b … (2)', 'a b c (2)'],
    },
    {
      name: 'what was taken back while away, and nothing else',
      from: firstSight(abc),
      looks: [{ now: seen('a') }],
      expected: ['a'],
    },
    {
      name: 'what was taken back and played otherwise: from where both agree',
      from: firstSight(abc),
      looks: [{ now: seen('a x y') }, { now: seen('a x y'), due: true }, { now: seen('a x y'), due: true }],
      expected: ['a … (2)', 'a x … (2)', 'a x y (2)'],
    },
    {
      name: 'what is taken back while it is shown ends it',
      from: firstSight(seen('a')),
      looks: [{ now: seen('a b c d') }, { now: seen('a b c d'), due: true }, { now: seen('a') }],
      expected: ['a … (3)', 'a b … (3)', 'a (3)'],
    },
    {
      name: 'another game at the same table, all of it',
      from: firstSight(abc),
      looks: [{ now: seen('a b', 2) }, { now: seen('a b', 2), due: true }],
      expected: [' … (2)', 'a … (2)'],
    },
    {
      name: 'skipping shows how things stand',
      from: firstSight(seen('')),
      looks: [{ now: abc }, { now: abc, wanted: false }, { now: seen('a b c d') }],
      expected: [' … (3)', 'a b c (3)', 'a b c d'],
    },
    {
      name: 'who wants to be shown nothing',
      from: firstSight(seen('')),
      looks: [{ now: abc, wanted: false }, { now: abc }],
      expected: ['a b c', 'a b c'],
    },
    {
      name: 'nobody looks at the page, then somebody does',
      from: watching('a'),
      looks: [
        { now: seen('a b'), visible: false },
        { now: abc, visible: false },
        { now: abc },
        { now: abc, due: true },
      ],
      expected: ['a', 'a', 'a b … (2)', 'a b c (2)'],
    },
    {
      name: 'looks away while it is shown: it goes on afterwards',
      from: firstSight(seen('')),
      looks: [{ now: abc }, { now: abc, visible: false, due: true }, { now: abc }, { now: abc, due: true }],
      expected: [' … (3)', ' (3)', 'a … (3)', 'a b … (3)'],
    },
    {
      name: 'a move of one’s own, made without a connection, is not missed',
      from: watching('a'),
      looks: [{ now: seen('a b'), caughtUp: false }, { now: abc }],
      expected: ['a b', 'a b c (1)'],
    },
    {
      name: 'a connection lost again while it is shown',
      from: firstSight(seen('')),
      looks: [{ now: abc }, { now: abc, caughtUp: false, due: true }, { now: seen('a b c d'), due: true }],
      expected: [' … (3)', 'a … (3)', 'a b … (3)'],
    },
  ])('$name', ({ from, looks, expected }) => {
    expect(shows(from, looks)).toEqual(expected);
  });

  it.each([
    [1, 900],
    [3, 900],
    [8, 900],
    [16, 500],
    [100, 80],
  ])('%i missed moves take %i ms each, all of them eight seconds at most', (missed, pace) => {
    const now = seen(Array.from({ length: missed }, (_, ply) => `m${ply}`).join(' '));
    expect(glance(firstSight(seen('')), { ...here, now }).pace).toBe(pace);
  });
});

describe('what a device remembers', () => {
  it('finds each table again', () => {
    const text = remember(remember(null, 'table1', abc), 'table2', seen('', 3));
    expect(recall(text, 'table1')).toEqual(abc);
    expect(recall(text, 'table2')).toEqual({ game: 3, moves: [] });
    expect(recall(text, 'table')).toBeUndefined();
  });

  it('keeps the last state of a table, and the last 20 tables', () => {
    let text = remember(null, 'first', abc);
    for (let n = 0; n < 19; n += 1) text = remember(text, `table${n}`, abc);
    expect(recall(remember(text, 'table3', seen('z')), 'table3')).toEqual(seen('z'));
    expect(recall(text, 'first')).toEqual(abc);
    expect(recall(remember(text, 'one-more', abc), 'first')).toBeUndefined();
  });

  it.each([null, '', '\n', 'table', 'table ', 'table x a', 'table 1.5 a'])('nothing in %o', (text) => {
    expect(recall(text, 'table')).toBeUndefined();
  });
});
