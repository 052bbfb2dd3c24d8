import type { Color, OutcomeReason } from '../../engine/types.ts';

class BoardEvent<Detail> extends CustomEvent<Detail> {
  constructor(type: string, detail: Detail, cancelable = false) {
    // Bubbling and composed, or the event ends at the first shadow root on its way up.
    super(type, { bubbles: true, composed: true, cancelable, detail });
  }
}

/** What `dama-move` tells. */
export interface MoveDetail {
  /** The landing path, as `d4xd6xf6`. */
  readonly move: string;
  /** The position in which it is made. */
  readonly fen: string;
}

/** A move was made on the board, and is played unless somebody calls `preventDefault`. */
export class DamaMoveEvent extends BoardEvent<MoveDetail> {
  constructor(detail: MoveDetail) {
    super('dama-move', detail, true);
  }
}

/** What `dama-position` tells: the position that is shown now, as FEN. */
export interface PositionDetail {
  /** The landing path of the move that led to it; null where none has, as at the start of a game. */
  readonly move: string | null;
  readonly fen: string;
}

/** The board shows another position than before: after a move of whomever, one taken back, or another game. */
export class DamaPositionEvent extends BoardEvent<PositionDetail> {
  constructor(detail: PositionDetail) {
    super('dama-position', detail);
  }
}

/** What `dama-outcome` tells. */
export interface OutcomeDetail {
  /** null for a draw. */
  readonly winner: Color | null;
  readonly reason: OutcomeReason;
}

/** The game on the board is over. */
export class DamaOutcomeEvent extends BoardEvent<OutcomeDetail> {
  constructor({ winner, reason }: OutcomeDetail) {
    super('dama-outcome', { winner, reason });
  }
}

/** What `dama-connection` tells: how a board with `src` stands with its table. */
export interface ConnectionDetail {
  /** `waiting`: to try again, or to be seen again. `closed`: for good, or until the board is back on the page. */
  readonly state: 'connecting' | 'live' | 'waiting' | 'closed';
  readonly reason?: 'out-of-sight' | 'removed' | 'no-such-table' | 'incompatible';
}

/** The connection to the table that the board shows stands otherwise than before. */
export class DamaConnectionEvent extends BoardEvent<ConnectionDetail> {
  constructor(detail: ConnectionDetail) {
    super('dama-connection', detail);
  }
}

/** What `dama-error` tells. */
export interface ErrorDetail {
  /** A stable word, as `unknown-square` or `unreachable`. */
  readonly code: string;
  /** One English sentence for developers. */
  readonly message: string;
}

/** An attribute could not be followed; the board says so in itself and stays calm. */
export class DamaErrorEvent extends BoardEvent<ErrorDetail> {
  constructor({ code, message }: ErrorDetail) {
    super('dama-error', { code, message });
  }
}

interface BoardEvents {
  'dama-move': DamaMoveEvent;
  'dama-position': DamaPositionEvent;
  'dama-outcome': DamaOutcomeEvent;
  'dama-connection': DamaConnectionEvent;
  'dama-error': DamaErrorEvent;
}

declare global {
  interface HTMLElementEventMap extends BoardEvents {}
  // They bubble: a page may hear all of its boards in one place.
  interface DocumentEventMap extends BoardEvents {}
  interface WindowEventMap extends BoardEvents {}
}
