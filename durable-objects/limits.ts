import { COLORS, type Color, type PerColor } from '../engine/types.ts';
import type { Command } from '../table/commands.ts';
import type { Decision } from '../table/decision.ts';
import type { Happening } from '../table/events.ts';
import { earn, makePurse, type Purse, pay, type Rate } from './allowance.ts';

/** What gets nowhere, by socket: malformed frames, what is refused, hellos; and whatever asks for more than a move. */
const TRIES: Rate = { burst: 100, perSecond: 10 };

/** Suggestions and reactions, by socket and by table: each is passed on to everybody. */
const WORDS: Rate = { burst: 5, perSecond: 1 };
const ALL_WORDS: Rate = { burst: 40, perSecond: 20 };

/**
 * What is recorded and is no move, by seat, over all sockets and identities that act from it: sitting down and leaving, tickets, offers and their
 * answers. So whoever changes keys or sockets writes no more rows, and who spends all of it spends the other side's nothing.
 */
const ACTS: Rate = { burst: 100, perSecond: 2 };

/** Hellos of those who watch, by table: each may ask for a thousand events. After a restart everybody comes at once. */
const HELLOS: Rate = { burst: 1_000, perSecond: 100 };
/** Hellos of those who play, by seat: strangers cannot keep them out. Coming and going writes rows, too. */
const SEAT_HELLOS: Rate = { burst: 100, perSecond: 2 };

/** A command, what was decided about it, and the seat of who sent it, if any. */
export interface Judged {
  readonly command: Command;
  readonly decision: Decision;
  readonly seat: Color | null;
}

interface OfSocket {
  readonly tries: Purse;
  readonly words: Purse;
}

interface OfSeat {
  readonly acts: Purse;
  readonly hellos: Purse;
}

const makeSeat = (): OfSeat => ({ acts: makePurse(ACTS), hellos: makePurse(SEAT_HELLOS) });

/** What brings a game on or to its end. It is free: a move needs the other side's answer, and a game ends once. */
const isPlay = ({ type }: Command): boolean => type === 'move' || type === 'resign' || type === 'claim';

/** The seat that somebody comes to. */
const takenSeat = (happenings: readonly Happening[]): Color | null =>
  happenings.find((happening) => happening.type === 'sat' || happening.type === 'tookOver')?.seat ?? null;

/**
 * How much everybody may do in a while. Kept in memory only: an object that was idle for 10 s may sleep and forget it, which gives
 * everybody all of it again. So nobody does more in the long run than a burst each 10 s, which for the acts are ten a second.
 */
export class Limits {
  readonly #sockets = new WeakMap<object, OfSocket>();
  readonly #words = makePurse(ALL_WORDS);
  readonly #hellos = makePurse(HELLOS);
  readonly #seats: PerColor<OfSeat> = { white: makeSeat(), black: makeSeat() };

  /** Whether a socket may be told once more what is wrong with what it sent. */
  mayErr(socket: object, now: number): boolean {
    return pay([this.#of(socket).tries], now);
  }

  /** Whether a socket may say hello, for a seat's person or for one who watches. */
  mayEnter(socket: object, seat: Color | null, now: number): boolean {
    return pay([this.#of(socket).tries, seat === null ? this.#hellos : this.#seats[seat].hellos], now);
  }

  /** Whether what was decided about a command may come to be; if not it is refused, whatever was decided. */
  mayStand(socket: object, judged: Judged, now: number): boolean {
    const { command, decision } = judged;
    if (!decision.ok || !isPlay(command)) return pay(this.#payers(socket, judged), now);
    // Whoever plays game after game has to agree about each. One side alone cannot go on and on with moves, as it could with all else.
    if (command.type === 'move') for (const color of COLORS) earn(this.#seats[color].acts);
    return true;
  }

  #payers(socket: object, { command, decision, seat }: Judged): readonly Purse[] {
    const { tries, words } = this.#of(socket);
    if (!decision.ok) return [tries];
    if (command.type === 'suggest' || command.type === 'react') return [words, this.#words];
    const acting = decision.value.length > 0 ? (seat ?? takenSeat(decision.value)) : null;
    return acting === null ? [tries] : [tries, this.#seats[acting].acts];
  }

  #of(socket: object): OfSocket {
    const known = this.#sockets.get(socket) ?? { tries: makePurse(TRIES), words: makePurse(WORDS) };
    this.#sockets.set(socket, known);
    return known;
  }
}
