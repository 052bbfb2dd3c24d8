import type { SlowEnding } from './outcome.ts';

/** One step on the board: so many files to the right, so many ranks up. */
export type Way = readonly [right: number, up: number];

const UP: readonly Way[] = [[0, 1]];
const SIDEWAYS: readonly Way[] = [
  [1, 0],
  [-1, 0],
];
const DOWN: readonly Way[] = [[0, -1]];
const DIAGONALLY_UP: readonly Way[] = [
  [1, 1],
  [-1, 1],
];
const DIAGONALLY_DOWN: readonly Way[] = [
  [1, -1],
  [-1, -1],
];
const ROOK = [...UP, ...SIDEWAYS, ...DOWN];
const BISHOP = [...DIAGONALLY_UP, ...DIAGONALLY_DOWN];

/** A game of draughts, told a second time in other words than the engine's record, from the rules alone. */
export interface SlowRules {
  readonly start: string;
  readonly onlyDark: boolean;
  /** Squares that are walls, of those that are left. */
  readonly unused?: readonly string[];
  /** As White sees them; a man of Black has them upside down. */
  readonly manSteps: readonly Way[];
  readonly manJumps: readonly Way[];
  readonly kingSteps: readonly Way[];
  readonly kingJumps: readonly Way[];
  readonly longKings: boolean;
  /** Where a long king may land. */
  readonly kingLands: 'anywhere' | 'right behind' | 'where it can go on';
  /** Whether a captured piece stands in the way until the move ends. */
  readonly leavesLate: boolean;
  /** Whether a piece may jump back the way it has just come. */
  readonly turnsBack: boolean;
  readonly mostPieces: boolean;
  /** What the far row does to a man in mid-capture: nothing, or a king goes on, or its move ends there. */
  readonly farRow: 'nothing' | 'crowns' | 'ends the move';
  /** In the order of judging, after the lack of a move. */
  readonly endings: readonly SlowEnding[];
}

const row = (files: string, ranks: string): string =>
  [...ranks].flatMap((rank) => [...files].map((file) => file + rank)).join(',');

const TURKISH: SlowRules = {
  start: `W:W${row('abcdefgh', '23')}:B${row('abcdefgh', '67')}`,
  onlyDark: false,
  manSteps: [...UP, ...SIDEWAYS],
  manJumps: [...UP, ...SIDEWAYS],
  kingSteps: ROOK,
  kingJumps: ROOK,
  longKings: true,
  kingLands: 'anywhere',
  leavesLate: false,
  turnsBack: false,
  mostPieces: true,
  farRow: 'nothing',
  endings: [['one king each, unless it is captured'], ['repetition'], ['no progress', 50]],
};

const CLASSIC: SlowRules = {
  ...TURKISH,
  endings: [['one each, unless it is captured'], ['lone man'], ['repetition'], ['no progress', 50]],
};

const RUSSIAN: SlowRules = {
  start: `W:W${row('aceg', '1')},${row('bdfh', '2')},${row('aceg', '3')}:B${row('bdfh', '6')},${row('aceg', '7')},${row('bdfh', '8')}`,
  onlyDark: true,
  manSteps: DIAGONALLY_UP,
  manJumps: BISHOP,
  kingSteps: BISHOP,
  kingJumps: BISHOP,
  longKings: true,
  kingLands: 'where it can go on',
  leavesLate: true,
  // Not ruled out by name: the piece that it has just jumped stands in its way.
  turnsBack: true,
  mostPieces: false,
  farRow: 'crowns',
  endings: [['repetition'], ['three kings', 30], ['kings only', 30]],
};

/** Every ruleset by its name. */
export const SLOW_RULES = {
  turkish: TURKISH,
  'turkish-federation': { ...TURKISH, endings: [['one each'], ['repetition']] },
  'turkish-classic': CLASSIC,
  'turkish-short': { ...CLASSIC, kingLands: 'right behind' },
  russian: RUSSIAN,
  brazilian: { ...RUSSIAN, mostPieces: true, farRow: 'nothing' },
  english: {
    ...RUSSIAN,
    start: RUSSIAN.start.replace('W', 'B'),
    manJumps: DIAGONALLY_UP,
    longKings: false,
    farRow: 'ends the move',
    endings: [['repetition'], ['no capture, no man moved', 80]],
  },
  pool: { ...RUSSIAN, farRow: 'nothing' },
  armenian: {
    ...TURKISH,
    manSteps: [...UP, ...SIDEWAYS, ...DIAGONALLY_UP],
    kingSteps: [...ROOK, ...BISHOP],
  },
} as const satisfies { readonly [name: string]: SlowRules };

export type SlowName = keyof typeof SLOW_RULES;
