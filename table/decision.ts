import { type Color, err, ok, type PerColor, type Result } from '../engine/index.ts';
import type { Command, RejectCode } from './commands.ts';
import type { Happening } from './events.ts';
import type { Digest, PlayerId } from './ids.ts';
import { type PlayingTable, seatOf, type Table } from './table.ts';

/** Who asks, when, and what else only the world around the table knows. */
export interface Context {
  /** Null for a connection without a key. */
  readonly player: PlayerId | null;
  /** Unix milliseconds. */
  readonly now: number;
  /** The hash of the claim or the ticket that the command shows; absent where it shows none. */
  readonly digest?: Digest;
  /** Which sides have been away for so long that the other may claim; absent where both are there. */
  readonly away?: PerColor<boolean>;
  /** The words that no name may have, folded by `parseRefusedWords`; absent where there are none. */
  readonly refusedWords?: ReadonlySet<string>;
}

/** What an accepted command makes happen (nothing, where it is fulfilled already), or why it is refused. */
export type Decision = Result<readonly Happening[], RejectCode>;

/** The command of one type, with its own fields. */
export type CommandOf<Type extends Command['type']> = Extract<Command, { readonly type: Type }>;

/** The running game and the side that somebody plays in it, or the first code that says why there is none. */
export const ongoing = (
  table: Table,
  player: PlayerId | null,
): Result<{ readonly table: PlayingTable; readonly color: Color }, RejectCode> => {
  const color = seatOf(table, player);
  if (!color) return err('not-seated');
  if (table.phase === 'open') return err('not-started');
  if (table.phase === 'finished') return err('game-over');
  return ok({ table, color });
};
