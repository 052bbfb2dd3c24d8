import type { Outcome, PerColor } from '../../../engine/types.ts';
import type { Movable } from '../../../table/afterMove.ts';
import type { Offer } from '../../../table/events.ts';
import type { PlayerId } from '../../../table/ids.ts';
import type { Table } from '../../../table/table.ts';
import type { Line } from './line.ts';

/** Somebody at the table. */
interface Seat {
  readonly player: PlayerId;
  readonly name: string;
}

/** A table as a board elsewhere knows it: what is seen there. */
export interface LiveTable extends Movable {
  readonly phase: Table['phase'];
  /** The number of its game, from 1. */
  readonly number: number;
  readonly game: Line;
  readonly seats: PerColor<Seat | null>;
  readonly offers: readonly Pick<Offer, 'offer' | 'by'>[];
  readonly outcome: Outcome | null;
  /** Null where nobody needs an invitation to sit down. */
  readonly invite: string | null;
  /** How well the computer plays; null where it does not. */
  readonly level: number | null;
}
