import type { Color, Move, Outcome, PerColor, Position, Rules } from '../engine/index.ts';
import type { Level, TableEvent } from './events.ts';
import { evolve } from './evolve.ts';
import { computerSide, type Table } from './table.ts';

/** One of a table's games, as it can be written down. Nothing in it says more of the players than their names. */
export interface GameRecord {
  /** From 1. */
  readonly number: number;
  readonly rules: Rules;
  readonly start: Position;
  readonly moves: readonly Move[];
  /** Null while nobody sits there; empty for somebody without a name. */
  readonly names: PerColor<string | null>;
  /** The side that the computer plays, and how well. */
  readonly computer: { readonly color: Color; readonly level: Level } | null;
  /** Null while the game is not over. */
  readonly outcome: Outcome | null;
  /** When both had sat down (Unix milliseconds); null before. */
  readonly startedAt: number | null;
}

const recordOf = (table: Table, startedAt: number | null): GameRecord => {
  const { number, game, seats, settings } = table;
  const { rules, start, moves } = game;
  const names = { white: seats.white?.name ?? null, black: seats.black?.name ?? null };
  const color = computerSide(table);
  const computer = color && settings.opponent === 'computer' ? { color, level: settings.level } : null;
  const outcome = table.phase === 'finished' ? table.outcome : null;
  return { number, rules, start, moves, names, computer, outcome, startedAt };
};

/**
 * Every game of a table from its events, the first of them included: those that are over and the present one, which may not have
 * begun. Who left before a game's first move is not in it. Empty without an event.
 */
export const gameRecords = (events: readonly TableEvent[]): readonly GameRecord[] => {
  const records = new Map<number, GameRecord>();
  let table: Table | undefined;
  let startedAt: number | null = null;
  for (const event of events) {
    const before = table;
    table = evolve(before, event);
    if (table === before) continue;
    if (event.type === 'started') startedAt = event.at;
    if (event.type === 'left') startedAt = null;
    records.set(table.number, recordOf(table, startedAt));
  }
  return [...records.values()];
};
