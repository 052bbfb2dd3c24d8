import {
  acceptsDraw,
  chooseMove,
  isLevel,
  type Level,
  mix,
  OFFERED_LEVEL,
  thinkingTime,
} from '../ai/index.ts';
import { type Color, type Game, makeMove, opposite } from '../engine/index.ts';
import { remaining } from '../table/clock.ts';
import type { Command } from '../table/commands.ts';
import { decide } from '../table/decide.ts';
import type { Happening } from '../table/events.ts';
import { COMPUTER } from '../table/ids.ts';
import { computerSide, type PlayingTable } from '../table/table.ts';
import { logFault } from './log.ts';
import type { Standing } from './memory.ts';
import { NEVER } from './presence.ts';

/** It takes no longer over a move than this part of its remaining time: a slow game has its pace, a fast one is not lost by it. */
const PART_OF_CLOCK = 1 / 30;

/** After a fault in its thinking it waits so long before it tries again, in milliseconds. */
const REST = 10_000;

const levelOf = ({ settings }: PlayingTable): Level =>
  isLevel(settings.level) ? settings.level : OFFERED_LEVEL;

const isOfferedDraw = ({ offers }: PlayingTable, color: Color): boolean =>
  offers.some(({ offer, by }) => offer === 'draw' && by !== color);

/** What was found for each game: it is asked for at every wake, and a crafted position has a hundred thousand paths to count. */
const thinkingTimes = new WeakMap<Game, number>();

function thinkingTimeOf(game: Game): number {
  const time = thinkingTimes.get(game) ?? thinkingTime(game);
  thinkingTimes.set(game, time);
  return time;
}

/** How long it thinks, to a person's eye: what it computes takes no time at all. */
const pace = (table: PlayingTable, color: Color, from: number): number =>
  Math.round(Math.min(thinkingTimeOf(table.game), (remaining(table, color, from) ?? NEVER) * PART_OF_CLOCK));

/**
 * When the computer has something to do at a table (Unix milliseconds), `NEVER` if it waits for somebody: to move, some time after the
 * position arose; to answer a draw offer, then too, or, while it is not to move, some time after the offer.
 */
export function dueTime({ table, arose, at }: Standing): number {
  const color = computerSide(table);
  if (color === null || table.phase !== 'playing') return NEVER;
  if (table.game.position.turn === color) return arose + pace(table, color, arose);
  return isOfferedDraw(table, color) ? at + pace(table, opposite(color), at) : NEVER;
}

/** The seed of what it does at this ply: the same after a crash, another one at each table. */
const seedOf = (id: string, { number, game }: PlayingTable): number =>
  [...id].reduce((seed, letter) => mix(letter.charCodeAt(0), seed), mix(number, game.moves.length));

/** What it asks for, now that it is due: an offer is answered before it moves, for its move would end the offer. */
function commandOf(table: PlayingTable, color: Color, seed: number): Command {
  const { game } = table;
  const level = levelOf(table);
  if (isOfferedDraw(table, color)) {
    return { type: 'answer', offer: 'draw', accept: acceptsDraw(game, color, level) };
  }
  const { move } = chooseMove(game, level, seed);
  return { type: 'move', ply: game.moves.length, move: makeMove(move) };
}

/** The computer at one table. All that it does follows from what is stored, so it survives that it is forgotten. */
export class Computer {
  readonly #id: string;
  /** Until then it rests (Unix milliseconds): something went wrong in its thinking. */
  #rests = 0;

  /** `id` is the object's, which no other table has. */
  constructor(id: string) {
    this.#id = id;
  }

  /** When it is to be asked to act, `NEVER` for as long as it waits for somebody. */
  due(standing: Standing): number {
    return Math.max(dueTime(standing), this.#rests);
  }

  /**
   * What it makes happen at `now`: nothing if it is not due. Searches, so it belongs into the alarm. A fault in the search is logged
   * and makes nothing happen: people can play on, resign or leave, and it is tried again.
   */
  act(standing: Standing, now: number): readonly Happening[] {
    const { table } = standing;
    const color = computerSide(table);
    if (color === null || table.phase !== 'playing' || now < this.due(standing)) return [];
    try {
      const command = commandOf(table, color, seedOf(this.#id, table));
      const decision = decide(table, command, { player: COMPUTER, now });
      if (!decision.ok) throw new Error(decision.error);
      return decision.value;
    } catch (fault) {
      logFault('computer', fault);
      this.#rests = now + REST;
      return [];
    }
  }
}
