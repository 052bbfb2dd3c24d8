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

const noMove: Ending = { kind: 'no-move' }; // T12, R12
const repetition: Ending = { kind: 'repetition', times: 3 }; // T14, R13
const noProgress: Ending = { kind: 'idle', plies: 50, reason: 'no-progress' }; // T15

const ruleset = <const Name extends string>(rules: Rules & { readonly name: Name }) => rules;

/** T1 to T15. */
export const turkish = ruleset({
  name: 'turkish',
  squares: ALL_SQUARES, // T1
  setUpRanks: { white: [2, 3], black: [6, 7] }, // T2
  firstMover: 'white', // T2
  man: { steps: NOT_BACKWARD, jumps: NOT_BACKWARD, flying: false }, // T3, T5
  king: { steps: STRAIGHT, jumps: STRAIGHT, flying: true }, // T4, T6
  kingLanding: 'any', // T6
  removal: 'at-once', // T7
  halfTurns: false, // T8
  majority: true, // T10
  crowning: 'at-end', // T11
  endings: [noMove, { kind: 'one-each', kingsOnly: true, unlessCapture: true }, repetition, noProgress], // T12 to T15
});

/** Source: the rulebook of the Turkish federation (TÜDAF). */
export const turkishFederation = ruleset({
  ...turkish,
  name: 'turkish-federation',
  endings: [noMove, { kind: 'one-each', kingsOnly: false, unlessCapture: false }, repetition], // T13 otherwise, no T15
});

/** Source: the encyclopedia's article; that a capture goes first is ours. */
export const turkishClassic = ruleset({
  ...turkish,
  name: 'turkish-classic',
  endings: [
    noMove,
    { kind: 'one-each', kingsOnly: false, unlessCapture: true }, // T13 otherwise
    { kind: 'lone-man', unlessCapture: true }, // T17
    repetition,
    noProgress,
  ],
});

/** Source: a Turkish draughts app. */
export const turkishShort = ruleset({
  ...turkishClassic, // T13 and T17
  name: 'turkish-short',
  kingLanding: 'next', // T6 otherwise
});

/** Armenian draughts (tama): Turkish but for the quiet moves; T15 counts a diagonal step forward as one forward. */
export const armenian = ruleset({
  ...turkish,
  name: 'armenian',
  man: { ...turkish.man, steps: [...NOT_BACKWARD, ...DIAGONALLY_FORWARD] }, // T3 otherwise
  king: { ...turkish.king, steps: [...STRAIGHT, ...DIAGONAL] }, // T4 otherwise
});

/** R1 to R13. */
export const russian = ruleset({
  name: 'russian',
  squares: DARK_SQUARES, // R1
  setUpRanks: { white: [1, 2, 3], black: [6, 7, 8] }, // R2
  firstMover: 'white', // R2
  man: { steps: DIAGONALLY_FORWARD, jumps: DIAGONAL, flying: false }, // R3, R5
  king: { steps: DIAGONAL, jumps: DIAGONAL, flying: true }, // R4, R6
  kingLanding: 'continuing', // R6
  removal: 'at-end', // R7
  halfTurns: false, // never binds: the piece behind it still stands there (R7)
  majority: false, // R10
  crowning: 'in-passing', // R11
  endings: [
    noMove, // R12
    repetition, // R13
    { kind: 'three-kings', kings: 3, plies: 30 }, // R13
    { kind: 'idle', plies: 30, reason: 'kings-only' }, // R13: a man's every quiet move changes its row (R3)
  ],
});

/** Pool checkers: Russian, but a man that passes the far row in mid-capture is not crowned there. */
export const pool = ruleset({
  ...russian,
  name: 'pool',
  crowning: 'at-end', // R11 otherwise
});

/** Brazilian draughts: as pool, with majority; so a king lands wherever that keeps the maximum. */
export const brazilian = ruleset({
  ...pool,
  name: 'brazilian',
  kingLanding: 'any', // R6 otherwise, as T10 has it
  majority: true, // R10 otherwise: T10
});

/** English draughts (checkers). A man on the far row has nowhere to jump, so that its move ends there (R11 otherwise). */
export const english = ruleset({
  ...pool,
  name: 'english',
  firstMover: 'black', // R2 otherwise
  man: { steps: DIAGONALLY_FORWARD, jumps: DIAGONALLY_FORWARD, flying: false }, // R5 otherwise
  king: { steps: DIAGONAL, jumps: DIAGONAL, flying: false }, // R4 and R6 otherwise
  endings: [noMove, repetition, { kind: 'idle', plies: 80, reason: 'no-progress' }], // R12; T14; 40 moves each
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

/** Undefined where no ruleset has exactly this name. */
export const rulesByName = (name: string): (Rules & { readonly name: RulesetName }) | undefined =>
  RULESETS.find((rules) => rules.name === name);
