import type { Ending, Heading, Rules } from './rules.ts';
import { ALL_SQUARES, squareSet } from './squareSet.ts';

/** Headings, clockwise: forward, right, backward, left, and the diagonals between them. */
const STRAIGHT: readonly Heading[] = [0, 2, 4, 6];
const NOT_BACKWARD: readonly Heading[] = [0, 2, 6];
const DIAGONAL: readonly Heading[] = [1, 3, 5, 7];
const DIAGONALLY_FORWARD: readonly Heading[] = [1, 7];

/** R1: every second square; a1 is one of them. */
const DARK_SQUARES = squareSet(
  Array.from({ length: 64 }, (_, square) => square).filter((square) => ((square + (square >> 3)) & 1) === 0),
);

const noMove: Ending = { kind: 'no-move' };
const repetition: Ending = { kind: 'repetition', times: 3 };
const noProgress: Ending = { kind: 'idle', plies: 50, reason: 'no-progress' };

const ruleset = <const Name extends string>(rules: Rules & { readonly name: Name }) => rules;

/** T1 to T15. */
export const turkish = ruleset({
  name: 'turkish',
  squares: ALL_SQUARES,
  setUpRanks: { white: [2, 3], black: [6, 7] },
  firstMover: 'white',
  man: { steps: NOT_BACKWARD, jumps: NOT_BACKWARD, flying: false },
  king: { steps: STRAIGHT, jumps: STRAIGHT, flying: true },
  kingLanding: 'any',
  removal: 'at-once',
  halfTurns: false,
  majority: true,
  crowning: 'at-end',
  endings: [noMove, { kind: 'one-each', kingsOnly: true, unlessCapture: true }, repetition, noProgress],
});

/** T13 otherwise, no T15. Source: the rulebook of the Turkish federation (TÜDAF). */
export const turkishFederation = ruleset({
  ...turkish,
  name: 'turkish-federation',
  endings: [noMove, { kind: 'one-each', kingsOnly: false, unlessCapture: false }, repetition],
});

/** T13 otherwise, and T17. Source: the encyclopedia's article; that a capture goes first is ours. */
export const turkishClassic = ruleset({
  ...turkish,
  name: 'turkish-classic',
  endings: [
    noMove,
    { kind: 'one-each', kingsOnly: false, unlessCapture: true },
    { kind: 'lone-man', unlessCapture: true },
    repetition,
    noProgress,
  ],
});

/** T6 otherwise: a king lands right behind what it took. Source: a Turkish draughts app. */
export const turkishShort = ruleset({
  ...turkishClassic,
  name: 'turkish-short',
  kingLanding: 'next',
});

/** Quiet moves also diagonally; the rest is T1 to T15. */
export const armenian = ruleset({
  ...turkish,
  name: 'armenian',
  man: { ...turkish.man, steps: [6, 7, 0, 1, 2] },
  king: { ...turkish.king, steps: [0, 1, 2, 3, 4, 5, 6, 7] },
});

/** R1 to R13. */
export const russian = ruleset({
  name: 'russian',
  squares: DARK_SQUARES,
  setUpRanks: { white: [1, 2, 3], black: [6, 7, 8] },
  firstMover: 'white',
  man: { steps: DIAGONALLY_FORWARD, jumps: DIAGONAL, flying: false },
  king: { steps: DIAGONAL, jumps: DIAGONAL, flying: true },
  kingLanding: 'continuing',
  removal: 'at-end',
  halfTurns: false,
  majority: false,
  crowning: 'in-passing',
  endings: [
    noMove,
    repetition,
    { kind: 'three-kings', kings: 3, plies: 30 },
    { kind: 'idle', plies: 30, reason: 'kings-only' },
  ],
});

/** R11 otherwise: a man is crowned only where its move ends. */
export const pool = ruleset({ ...russian, name: 'pool', crowning: 'at-end' });

/** As pool, but the largest capture is due (T10). */
export const brazilian = ruleset({
  ...pool,
  name: 'brazilian',
  majority: true,
  kingLanding: 'any',
});

/** Black begins, men capture forward only, kings are short; 40 moves each without a capture or a man's move are a draw. */
export const english = ruleset({
  ...pool,
  name: 'english',
  firstMover: 'black',
  man: { steps: DIAGONALLY_FORWARD, jumps: DIAGONALLY_FORWARD, flying: false },
  king: { ...russian.king, flying: false },
  endings: [noMove, repetition, { kind: 'idle', plies: 80, reason: 'no-progress' }],
});

/** Every ruleset that games can be played by; the first is the default. */
export const RULESETS = [
  turkish,
  turkishFederation,
  turkishClassic,
  turkishShort,
  russian,
  brazilian,
  english,
  pool,
  armenian,
] as const satisfies readonly Rules[];
export type RulesetName = (typeof RULESETS)[number]['name'];

export const rulesByName = (name: string): (Rules & { readonly name: RulesetName }) | undefined =>
  RULESETS.find((rules) => rules.name === name);
