import { COLORS, type Color, type PerColor } from '../engine/types.ts';
import type { Command } from '../table/commands.ts';
import type { Decision } from '../table/decision.ts';
import type { Happening } from '../table/events.ts';
import { type Charge, earn, makePurse, type Purse, pay, type Rate } from './purse.ts';

/** What gets nowhere, by socket: malformed frames, what is refused, hellos; and whatever asks for more than a move. */
const TRIES: Rate = { burst: 100, perSecond: 10 };

/** To look through a frame for secrets takes so many hashes a try. An id as long as a UUID takes no more than one. */
export const HASHES_PER_TRY = 32;

/** Suggestions and reactions, by socket and by table: each is passed on to everybody. */
const WORDS: Rate = { burst: 5, perSecond: 1 };
const ALL_WORDS: Rate = { burst: 40, perSecond: 20 };

/**
 * What is recorded and is no move, by seat, over all sockets and identities that act from it: sitting down and leaving, tickets, offers and their
 * answers. So whoever changes keys or sockets writes no more rows, and who spends all of it spends the other side's nothing.
 */
const ACTS: Rate = { burst: 100, perSecond: 2 };

/** First hellos of those who watch, by table. After a restart everybody comes at once. */
const HELLOS: Rate = { burst: 1_000, perSecond: 100 };
/** Hellos of those who play, by seat: strangers cannot keep them out. Coming and going writes rows, too. */
const SEAT_HELLOS: Rate = { burst: 100, perSecond: 2 };

/** What is told once more, by socket, in events: what a `stale` has missed, and what is asked for by another hello, which is never cheap. */
const REPEATS: Rate = { burst: 5_000, perSecond: 100 };
const HELLO_AGAIN = 100;

/** A command, what was decided about it, and the seat of who sent it, if any. */
export interface Judged {
  readonly command: Command;
  readonly decision: Decision;
  readonly seat: Color | null;
}

interface OfSocket {
  readonly tries: Purse;
  readonly words: Purse;
  readonly repeats: Purse;
}

interface OfSeat {
  readonly acts: Purse;
  readonly hellos: Purse;
}

const makeSeat = (): OfSeat => ({ acts: makePurse(ACTS), hellos: makePurse(SEAT_HELLOS) });

const one = (purse: Purse): Charge => ({ purse, amount: 1 });

/** What brings a game on or to its end. It is free: a game ends once, and who plays fast has to be able to. */
const isPlay = ({ type }: Command): boolean => type === 'move' || type === 'resign' || type === 'claim';

/** The seat that somebody comes to. */
const takenSeat = (happenings: readonly Happening[]): Color | null =>
  happenings.find((happening) => happening.type === 'sat' || happening.type === 'tookOver')?.seat ?? null;

/**
 * How much everybody may do in a while. Each `charge…` takes what something costs, and says whether there was enough: if not, nothing is
 * taken and it may not be. Kept in memory only: an object that was idle for 10 s may sleep and forget it, which gives everybody all of it
 * again. So nobody does more in the long run than a burst each 10 s, which for the acts are ten a second.
 */
export class Limits {
  readonly #sockets = new WeakMap<object, OfSocket>();
  readonly #words = makePurse(ALL_WORDS);
  readonly #hellos = makePurse(HELLOS);
  readonly #seats: PerColor<OfSeat> = { white: makeSeat(), black: makeSeat() };

  /** For a frame that gets nowhere; `hashes` is what it takes to look for secrets in it. */
  chargeTry(socket: object, hashes: number, now: number): boolean {
    return pay([this.#triesFor(socket, hashes)], now);
  }

  /** For a socket's first hello, by a seat's person or by one who watches. */
  chargeHello(socket: object, seat: Color | null, now: number): boolean {
    const hellos = seat === null ? this.#hellos : this.#seats[seat].hellos;
    return pay([one(this.#of(socket).tries), one(hellos)], now);
  }

  /** For another hello of the same socket, whose answer tells so many events: whoever watches pays alone, so that others can come. */
  chargeHelloAgain(socket: object, seat: Color | null, events: number, now: number): boolean {
    const { tries, repeats } = this.#of(socket);
    const charges = [one(tries), { purse: repeats, amount: HELLO_AGAIN + events }];
    return pay(seat === null ? charges : [...charges, one(this.#seats[seat].hellos)], now);
  }

  /** For so many events that a refused command has missed. */
  chargeRepeat(socket: object, events: number, now: number): boolean {
    return pay([{ purse: this.#of(socket).repeats, amount: events }], now);
  }

  /** For what was decided about a command; where there is not enough it is refused, whatever was decided. */
  chargeCommand(socket: object, judged: Judged, hashes: number, now: number): boolean {
    const isFree = judged.decision.ok && isPlay(judged.command);
    return isFree || pay(this.#chargesFor(socket, judged, hashes), now);
  }

  /** A move was made between people: whoever plays game after game has to agree about each. A game that ends without a move gives nothing back. */
  rewardMove(): void {
    for (const color of COLORS) earn(this.#seats[color].acts);
  }

  #chargesFor(socket: object, { command, decision, seat }: Judged, hashes: number): readonly Charge[] {
    const tries = this.#triesFor(socket, hashes);
    if (!decision.ok) return [tries];
    if (command.type === 'suggest' || command.type === 'react') {
      const words = [one(this.#of(socket).words), one(this.#words)];
      return tries.amount > 1 ? [tries, ...words] : words;
    }
    const acting = decision.value.length > 0 ? (seat ?? takenSeat(decision.value)) : null;
    return acting === null ? [tries] : [tries, one(this.#seats[acting].acts)];
  }

  #triesFor(socket: object, hashes: number): Charge {
    return { purse: this.#of(socket).tries, amount: Math.max(1, Math.ceil(hashes / HASHES_PER_TRY)) };
  }

  #of(socket: object): OfSocket {
    const known = this.#sockets.get(socket);
    if (known) return known;
    const fresh = { tries: makePurse(TRIES), words: makePurse(WORDS), repeats: makePurse(REPEATS) };
    this.#sockets.set(socket, fresh);
    return fresh;
  }
}
