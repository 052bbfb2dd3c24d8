import type { PerColor } from '../../engine/types.ts';
import type { OfferKind } from '../../table/events.ts';

/** What may be wrong with the table of a live board. */
export type LiveProblem = 'malformed-src' | 'no-such-table' | 'unreachable' | 'incompatible';

/** What is told to who plays: of the opponent, the own clock, and what became of an offer. */
export interface NewsWords {
  readonly away: (name: string) => string;
  readonly back: (name: string) => string;
  readonly timeLow: string;
  readonly takenBack: string;
  readonly declined: { readonly [offer in OfferKind]: string };
}

/** What a live board says around itself, in one language. */
export interface LiveWords {
  readonly sides: PerColor<string>;
  readonly free: string;
  readonly guest: string;
  readonly you: string;
  readonly computer: (level: number) => string;
  readonly away: string;
  readonly timeLeft: string;
  readonly yourMove: string;
  readonly toMove: PerColor<string>;
  /** The board has turned: the side that one has in a new game; before whose move it is. */
  readonly newGame: PerColor<string>;
  /** A seat is free: for who has the other one, and for who may not sit down. */
  readonly wanted: string;
  readonly onlyInvited: string;
  readonly reconnecting: string;
  /** The same where something that one did waits for the connection. */
  readonly kept: string;
  readonly refused: string;
  /** This browser keeps nothing. */
  readonly forgetful: string;
  readonly yourName: string;
  readonly sitAs: PerColor<string>;
  readonly offer: { readonly [offer in OfferKind]: (name: string) => string };
  readonly accept: string;
  readonly decline: string;
  readonly draw: string;
  readonly drawOffered: string;
  readonly rematch: string;
  readonly rematchOffered: string;
  readonly resign: string;
  readonly resignSure: string;
  readonly resignYes: string;
  readonly resignNo: string;
  readonly leave: string;
  /** The way to the table's own page: for who watches, and for who plays. */
  readonly table: string;
  readonly goOn: string;
  readonly news: NewsWords;
  readonly problems: { readonly [problem in LiveProblem]: string };
}
