import { describe, expect, it } from 'vitest';
import { gameItems, type Item } from '../../../client/replay/notation.ts';
import {
  beginReplay,
  type Place,
  type Replay,
  type ReplayInput,
  replay,
  START,
  samePlace,
  seen,
} from '../../../client/replay/replay.ts';
import {
  english,
  initialPosition,
  makeFen,
  makeMove,
  type Position,
  parseMove,
  play,
  type Rules,
  turkish,
} from '../../../engine/index.ts';
import type { PdnLine, PdnMove } from '../../../engine/pdn/types.ts';
import { position } from '../board/positions.ts';

type Written = readonly [
  path: string,
  more?: Partial<Omit<PdnMove, 'move' | 'variations'>> & {
    readonly variations?: readonly (readonly Written[])[];
  },
];

/** A line from its landing paths; each move is legal. */
const lineOf = (start: Position, written: readonly Written[], comments: readonly string[] = []): PdnLine => {
  let at = start;
  const moves = written.map(([path, more = {}]): PdnMove => {
    const move = parseMove(at, path);
    if (!move.ok) throw new Error(move.error.message);
    const before = at;
    at = play(at, move.value);
    return {
      move: move.value,
      strength: '',
      glyphs: [],
      comments: [],
      ...more,
      variations: (more.variations ?? []).map((variation) => lineOf(before, variation)),
    };
  });
  return { comments, moves };
};

const start = initialPosition(turkish);
/** 1. a3-a4 h6-h5 (1… b6-b5 2. h3-h4 (2. d3-d4)) 2. c3-c4 */
const line = lineOf(start, [
  ['a3-a4'],
  ['h6-h5', { variations: [[['b6-b5'], ['h3-h4', { variations: [[['d3-d4']]] }]]] }],
  ['c3-c4'],
]);
const game = beginReplay({ start, line });

const go = (place: Place): ReplayInput => ({ type: 'go', place });
const inVariation = (ply: number): Place => ({ branches: [{ at: 1, variation: 0 }], ply });
const inner: Place = {
  branches: [
    { at: 1, variation: 0 },
    { at: 1, variation: 0 },
  ],
  ply: 1,
};

const following = (state: Replay, ...inputs: readonly (ReplayInput | ReplayInput['type'])[]): Replay =>
  inputs.reduce<Replay>(
    (now, input) => replay(now, typeof input === 'string' ? ({ type: input } as ReplayInput) : input),
    state,
  );

describe('looking through a game', () => {
  it.each([
    { name: 'it begins at the start', inputs: [], place: START, last: null },
    { name: 'next plays a move', inputs: ['next'], place: { branches: [], ply: 1 }, last: 'a3-a4' },
    {
      name: 'back takes it back',
      inputs: ['next', 'next', 'back'],
      place: { branches: [], ply: 1 },
      last: 'a3-a4',
    },
    { name: 'back ends at the start', inputs: ['back'], place: START, last: null },
    { name: 'last goes to the end', inputs: ['last'], place: { branches: [], ply: 3 }, last: 'c3-c4' },
    {
      name: 'next ends at the end',
      inputs: ['last', 'next'],
      place: { branches: [], ply: 3 },
      last: 'c3-c4',
    },
    { name: 'first goes to the start', inputs: ['last', 'first'], place: START, last: null },
    {
      name: 'a variation can be entered',
      inputs: [go(inVariation(1))],
      place: inVariation(1),
      last: 'b6-b5',
    },
    {
      name: 'and goes on to its own end',
      inputs: [go(inVariation(1)), 'last', 'next'],
      place: inVariation(2),
      last: 'h3-h4',
    },
    {
      name: 'back leaves it where it began',
      inputs: [go(inVariation(1)), 'back'],
      place: { branches: [], ply: 1 },
      last: 'a3-a4',
    },
    { name: 'first leaves it', inputs: [go(inVariation(2)), 'first'], place: START, last: null },
    { name: 'a variation inside one', inputs: [go(inner)], place: inner, last: 'd3-d4' },
    { name: 'is left into the outer one', inputs: [go(inner), 'back'], place: inVariation(1), last: 'b6-b5' },
    {
      name: 'down follows the text into a variation',
      inputs: ['next', 'next', 'down'],
      place: inVariation(1),
      last: 'b6-b5',
    },
    {
      name: 'and on into one inside',
      inputs: ['next', 'next', 'down', 'down', 'down'],
      place: inner,
      last: 'd3-d4',
    },
    {
      name: 'and out of both',
      inputs: ['next', 'next', 'down', 'down', 'down', 'down'],
      place: { branches: [], ply: 3 },
      last: 'c3-c4',
    },
    {
      name: 'down ends at the end',
      inputs: ['last', 'down'],
      place: { branches: [], ply: 3 },
      last: 'c3-c4',
    },
    { name: 'up goes back along the text', inputs: ['last', 'up'], place: inner, last: 'd3-d4' },
    { name: 'up ends at the start', inputs: ['next', 'up', 'up'], place: START, last: null },
    {
      name: 'a place that is none is not gone to',
      inputs: ['next', go({ branches: [], ply: 4 })],
      place: { branches: [], ply: 1 },
      last: 'a3-a4',
    },
    {
      name: 'nor a variation that is none',
      inputs: ['next', go({ branches: [{ at: 0, variation: 0 }], ply: 1 })],
      place: { branches: [], ply: 1 },
      last: 'a3-a4',
    },
    {
      name: 'nor a variation before its first move',
      inputs: ['next', go(inVariation(0))],
      place: { branches: [], ply: 1 },
      last: 'a3-a4',
    },
  ] as const)('$name', ({ inputs, place, last }) => {
    const state = following(game, ...inputs);
    expect(state.place).toEqual(place);
    const { lastMove } = seen(state);
    expect(lastMove && makeMove(lastMove)).toBe(last);
  });

  it('shows the position of the place, in a variation too', () => {
    const played = ['a3-a4', 'b6-b5', 'd3-d4'].reduce((at, path) => {
      const move = parseMove(at, path);
      if (!move.ok) throw new Error(path);
      return play(at, move.value);
    }, start);
    expect(makeFen(seen(following(game, go(inner))).position)).toBe(makeFen(played));
  });

  it.each([
    { inputs: [], hasBack: false, hasNext: true },
    { inputs: ['next'], hasBack: true, hasNext: true },
    { inputs: ['last'], hasBack: true, hasNext: false },
    { inputs: [go(inVariation(2))], hasBack: true, hasNext: false },
  ] as const)('knows whether there is more, after $inputs', ({ inputs, hasBack, hasNext }) => {
    expect(seen(following(game, ...inputs))).toMatchObject({ hasBack, hasNext });
  });

  it('a game without a move has nowhere to go', () => {
    const empty = beginReplay({ start, line: { comments: [], moves: [] } });
    expect(seen(following(empty, 'next', 'last', 'back'))).toMatchObject({ hasBack: false, hasNext: false });
  });

  it.each([
    [START, START, true],
    [START, { branches: [], ply: 1 }, false],
    [inner, { branches: [...inner.branches], ply: 1 }, true],
    [inner, inVariation(1), false],
    [inVariation(1), { branches: [{ at: 1, variation: 1 }], ply: 1 }, false],
  ] as const)('%j and %j: the same is %s', (one, other, same) => {
    expect(samePlace(one, other)).toBe(same);
  });
});

const read = (items: readonly Item[]): string =>
  items
    .map((item) => {
      if (item.kind === 'comment') return `{${item.text}}`;
      if (item.kind === 'variation') return `(${read(item.items)})`;
      return [item.number, item.path + (item.marks && ` ${item.marks}`)]
        .filter((text) => text !== '')
        .join(' ');
    })
    .join(' ');

describe('the text of a game', () => {
  const written = (
    rules: Rules,
    fen: string | null,
    moves: readonly Written[],
    comments?: readonly string[],
  ) => {
    const from = fen === null ? initialPosition(rules) : position(fen, rules);
    return read(gameItems({ start: from, line: lineOf(from, moves, comments) }));
  };

  it.each([
    {
      name: 'numbers both sides once',
      text: written(turkish, null, [['a3-a4'], ['h6-h5'], ['b3-b4']]),
      expected: '1. a3-a4 h6-h5 2. b3-b4',
    },
    {
      name: 'numbers again behind a comment',
      text: written(turkish, null, [['a3-a4', { comments: ['so'] }], ['a6-a5']]),
      expected: '1. a3-a4 {so} 1… a6-a5',
    },
    {
      name: 'has variations where they belong',
      text: read(gameItems({ start, line })),
      expected: '1. a3-a4 h6-h5 (1… b6-b5 2. h3-h4 (2. d3-d4)) 2. c3-c4',
    },
    {
      name: 'shows strength and glyphs',
      text: written(turkish, null, [['a3-a4', { strength: '!?', glyphs: [2, 16, 240] }]]),
      expected: '1. a3-a4 !? ? ± $240',
    },
    {
      name: 'has the comment before the first move',
      text: written(turkish, null, [['a3-a4']], ['An opening', '  ']),
      expected: '{An opening} 1. a3-a4',
    },
    {
      name: 'begins with 1… where Black begins against the rules',
      text: written(turkish, 'B:Wa3,b3:Bh6,g6', [['h6-h5'], ['a3-a4']]),
      expected: '1… h6-h5 2. a3-a4',
    },
    {
      name: 'begins with 1. where the rules let Black begin',
      text: written(english, null, [['b6-a5'], ['c3-d4']]),
      expected: '1. b6-a5 c3-d4',
    },
    {
      name: 'begins with 1… where White begins against the rules',
      text: written(english, 'W:Wc3,a1:Bb6,h8', [['c3-d4']]),
      expected: '1… c3-d4',
    },
  ])('$name', ({ text, expected }) => {
    expect(text).toBe(expected);
  });

  it('gives each move its place', () => {
    const placesOf = (items: readonly Item[]): readonly Place[] =>
      items.flatMap((item) =>
        item.kind === 'move' ? [item.place] : item.kind === 'variation' ? placesOf(item.items) : [],
      );
    const places = placesOf(gameItems({ start, line }));
    expect(places).toEqual([
      { branches: [], ply: 1 },
      { branches: [], ply: 2 },
      inVariation(1),
      inVariation(2),
      inner,
      { branches: [], ply: 3 },
    ]);
    for (const place of places) expect(following(game, go(place)).place).toEqual(place);
  });
});
