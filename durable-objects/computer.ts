import { acceptsDraw, chooseMove, mix, thinkingTime } from '../ai/index.ts';
import { type Color, type Game, makeMove, opposite } from '../engine/index.ts';
import { remaining, timePasses } from '../table/clock.ts';
import type { Command } from '../table/commands.ts';
import { decide } from '../table/decide.ts';
import type { Happening, Level } from '../table/events.ts';
import { COMPUTER } from '../table/ids.ts';
import { computerSide, type PlayingTable } from '../table/table.ts';
import { logFault } from './log.ts';
import type { Standing } from './memory.ts';
import { NEVER } from './presence.ts';

/** How the computer thinks: what a table needs of `ai/`. */
export interface Thinking {
  readonly acceptsDraw: typeof acceptsDraw;
  readonly chooseMove: typeof chooseMove;
  readonly thinkingTime: typeof thinkingTime;
}

/** The real one; tests think otherwise. */
export const THINKING: Thinking = { acceptsDraw, chooseMove, thinkingTime };

/** It takes no longer over a move than this part of its remaining time: a slow game has its pace, a fast one is not lost by it. */
const PART_OF_CLOCK = 1 / 30;

/**
 * With less on somebody's running clock, in milliseconds, it does not think over their draw offer before they have moved: meanwhile
 * nobody would hear their move.
 */
const HURRY = 10_000;

/** After a fault in its thinking it waits so long before it tries again, then twice as long each time, in milliseconds. */
const REST = 10_000;

/** So long after its turn came it does not try again by itself, in milliseconds: the fault is one that stays. */
const PATIENCE = 5 * 60_000;

const isOfferedDraw = ({ offers }: PlayingTable, color: Color): boolean =>
  offers.some(({ offer, by }) => offer === 'draw' && by !== color);

/** The seed of what it does at this ply: the same after a crash, another one at each table. */
const seedOf = (id: string, { number, game }: PlayingTable): number =>
  [...id].reduce((seed, letter) => mix(letter.charCodeAt(0), seed), mix(number, game.moves.length));

/** The computer at one table. All that it does follows from what is stored, so it survives that it is forgotten. */
export class Computer {
  readonly #id: string;
  readonly #thinking: Thinking;
  /** Its pace in the last game that it looked at: asked for at every wake, and a crafted position has a hundred thousand paths to count. */
  #pace: { readonly game: Game; readonly time: number } | null = null;
  /** Until when it rests (Unix milliseconds): something went wrong in its thinking about this game. */
  #rest: { readonly game: Game; readonly until: number } | null = null;

  /** `id` is the object's, which no other table has. */
  constructor(id: string, thinking: Thinking) {
    this.#id = id;
    this.#thinking = thinking;
  }

  /** When it is to be asked to think (Unix milliseconds), `NEVER` for as long as it waits for somebody. */
  due(standing: Standing): number {
    const rests = this.#rest?.game === standing.table.game ? this.#rest.until : 0;
    return Math.max(this.#dueTime(standing), rests);
  }

  /** To be called when somebody enters: where it had given up it tries once more. */
  wake(): void {
    if (this.#rest?.until === NEVER) this.#rest = null;
  }

  /**
   * What it asks for: null if it is not due at `now`. Searches, so it belongs into the alarm. A fault in the search is logged and asks
   * for nothing: people can play on, resign or leave, and it is tried again.
   */
  think(standing: Standing, now: number): Command | null {
    const { table } = standing;
    const color = computerSide(table);
    const { level } = table.settings;
    if (color === null || level === null || table.phase !== 'playing') return null;
    if (now < this.due(standing)) return null;
    try {
      return this.#choose(table, color, level);
    } catch (fault) {
      this.#fail(standing, now, fault);
      return null;
    }
  }

  /** What its command makes happen at `now`, when the search is over: it may have taken all the time that was left. */
  act(standing: Standing, command: Command, now: number): readonly Happening[] {
    const passed = timePasses(standing.table, now);
    if (passed.length > 0) return passed;
    const decision = decide(standing.table, command, { player: COMPUTER, now });
    if (decision.ok) return decision.value;
    this.#fail(standing, now, new Error(decision.error));
    return [];
  }

  /**
   * To move, some time after the position arose; to answer a draw offer, then too, or, while it is not to move, some time after the
   * offer.
   */
  #dueTime({ table, arose, at }: Standing): number {
    const color = computerSide(table);
    if (color === null || table.phase !== 'playing') return NEVER;
    if (table.game.position.turn === color) return arose + this.#thinkingTime(table, color, arose);
    const theirs = opposite(color);
    if (!isOfferedDraw(table, color)) return NEVER;
    const inHurry = table.clock?.running === theirs && table.clock[theirs] < HURRY;
    return inHurry ? NEVER : at + this.#thinkingTime(table, theirs, at);
  }

  /** How long it thinks, to a person's eye: what it computes takes hardly any time. */
  #thinkingTime(table: PlayingTable, color: Color, from: number): number {
    const { game } = table;
    if (this.#pace?.game !== game) this.#pace = { game, time: this.#thinking.thinkingTime(game) };
    return Math.round(Math.min(this.#pace.time, (remaining(table, color, from) ?? NEVER) * PART_OF_CLOCK));
  }

  /** An offer is answered before it moves, for its move would end the offer. */
  #choose(table: PlayingTable, color: Color, level: Level): Command {
    const { game } = table;
    if (isOfferedDraw(table, color)) {
      return { type: 'answer', offer: 'draw', accept: this.#thinking.acceptsDraw(game, color, level) };
    }
    const { move } = this.#thinking.chooseMove(game, level, seedOf(this.#id, table));
    return { type: 'move', ply: game.moves.length, move: makeMove(move) };
  }

  /** The next rest follows from how long it has tried, which is stored, and so is longer than the last one also where that is forgotten. */
  #fail(standing: Standing, now: number, fault: unknown): void {
    logFault('computer', fault);
    const tried = now - this.#dueTime(standing);
    this.#rest = { game: standing.table.game, until: tried < PATIENCE ? now + REST + tried : NEVER };
  }
}
