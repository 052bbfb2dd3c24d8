import {
  distinctMoves,
  english,
  initialPosition,
  makeFen,
  type Position,
  perft,
  play,
  type Rules,
  type RulesetName,
  russian,
  turkish,
} from '../engine/index.ts';
import { SLOW_RULES, slowPerft } from '../test/engine/slow/index.ts';
import { rateOf } from './perft.ts';
import { RAPID, rapidPerft } from './rapid.ts';
import { median } from './sample.ts';

/** Perft through the public, immutable moves, the last ply counted without being played. */
const publicPerft = (position: Position, depth: number): number => {
  const moves = distinctMoves(position);
  return depth === 1
    ? moves.length
    : moves.reduce((sum, move) => sum + publicPerft(play(position, move), depth - 1), 0);
};

/** How fast one way of counting is, beside the engine's own. */
interface PeerFigure {
  readonly rules: string;
  readonly subject: string;
  /** Each peer counts to a depth that it can reach in a fraction of a second. */
  readonly depth: number;
  readonly leaves: number;
  /** Leaves a second, the median of the rounds. */
  readonly rate: number;
  /** The engine's rate by this one. */
  readonly ratio: number;
}

interface Subject {
  readonly subject: string;
  readonly depth: number;
  readonly count: (depth: number) => number;
}

const ROUNDS = 7;

const ours = (
  rules: Rules & { readonly name: RulesetName },
  depths: readonly [number, number, number],
): readonly Subject[] => {
  const start = initialPosition(rules);
  const fen = makeFen(start);
  return [
    { subject: 'perft', depth: depths[0], count: (depth) => perft(start, depth) },
    { subject: 'our public moves', depth: depths[1], count: (depth) => publicPerft(start, depth) },
    {
      subject: 'slow generator of the tests',
      depth: depths[2],
      count: (depth) => slowPerft(fen, depth, SLOW_RULES[rules.name]),
    },
  ];
};

/**
 * All subjects of one ruleset from its start, in interleaved rounds; the first one is what the others are compared with. Throws on a
 * count that is not the engine's.
 */
const compare = (rules: Rules, subjects: readonly Subject[]): readonly PeerFigure[] => {
  const start = initialPosition(rules);
  const leaves = subjects.map(({ subject, depth, count }) => {
    const [counted, expected] = [count(depth), perft(start, depth)];
    if (counted !== expected) throw new Error(`${rules.name}, ${subject}: ${counted} for ${expected}`);
    return counted;
  });
  const rates: number[][] = subjects.map(() => []);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, { depth, count }] of subjects.entries()) {
      rates[index]?.push((leaves[index] ?? 0) * rateOf(() => count(depth)));
    }
  }
  const medians = rates.map(median);
  return subjects.map(({ subject, depth }, index) => {
    const rate = medians[index] ?? Number.NaN;
    return {
      rules: rules.name,
      subject,
      depth,
      leaves: leaves[index] ?? 0,
      rate,
      ratio: (medians[0] ?? Number.NaN) / rate,
    };
  });
};

/** The engine beside what else counts the same games in JavaScript, in one run. */
export const measurePeers = (): readonly PeerFigure[] => [
  ...compare(turkish, ours(turkish, [7, 4, 3])),
  ...compare(russian, ours(russian, [9, 6, 5])),
  ...compare(english, [...ours(english, [9, 6, 5]), { subject: RAPID, depth: 6, count: rapidPerft }]),
];
