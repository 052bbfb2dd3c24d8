import { initialPosition, makeFen, type RulesetName, rulesByName, turkish } from '../../../engine/index.ts';
import type { Happening, Level, TableEvent } from '../../../table/events.ts';
import { evolve } from '../../../table/evolve.ts';
import { isPlayerId, type PlayerId } from '../../../table/ids.ts';
import type { Table } from '../../../table/table.ts';

const playerId = (letter: string): PlayerId => {
  const id = letter.repeat(43);
  if (!isPlayerId(id)) throw new Error(`${letter} makes no player id`);
  return id;
};

export const WHITE = playerId('w');
export const BLACK = playerId('b');
export const STRANGER = playerId('s');

/** @param level of the computer, where it is the opponent */
export const opened = (fen?: string, rules: RulesetName = 'turkish', level?: Level): Happening => ({
  type: 'opened',
  rules,
  fen: fen ?? makeFen(initialPosition(rulesByName(rules) ?? turkish)),
  clock: null,
  visibility: 'private',
  suggestions: 'on',
  ...(level === undefined ? {} : ({ opponent: 'computer', level } as const)),
});

/** Ayşe opens the table and has White; Богдан sits down as Black. */
export const SEATED: readonly Happening[] = [
  { type: 'sat', seat: 'white', player: WHITE, name: 'Ayşe' },
  { type: 'sat', seat: 'black', player: BLACK, name: 'Богдан' },
  { type: 'started', game: 1 },
];

/** Moves played in turn from the given ply on. */
export const moved = (moves: readonly string[], from = 0): readonly Happening[] =>
  moves.map((move, index) => ({
    type: 'moved',
    ply: from + index,
    move,
    by: (from + index) % 2 === 0 ? 'white' : 'black',
  }));

/** Happenings with their numbers; each takes a second. */
export const numbered = (happenings: readonly Happening[], from = 1): readonly TableEvent[] =>
  happenings.map((happening, index) => ({ seq: from + index, at: (from + index) * 1000, ...happening }));

/** The table after these happenings, from its opening on. */
export const tableAfter = (...happenings: readonly Happening[]): Table => {
  const table = numbered(happenings).reduce<Table | undefined>(evolve, undefined);
  if (table === undefined) throw new Error('nothing happened');
  return table;
};
