import { isLevel } from '../../ai/index.ts';
import { playMove, startGame } from '../../engine/game.ts';
import { makeMove } from '../../engine/notation.ts';
import { rulesByName } from '../../engine/rulesets.ts';
import { COLORS, type Color, type Outcome } from '../../engine/types.ts';
import { type Match, type Opponent, outcomeOf } from './match.ts';
import { makeWish, readWish } from './wish.ts';

/** The version of what is written here. */
const VERSION = 1;

/** A match as it is kept, and how often it was kept before in this browser: of two records the later one counts. */
export interface Kept {
  readonly revision: number;
  readonly match: Match;
}

interface Fields {
  readonly [name: string]: unknown;
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const readColor = (value: unknown): Color | undefined => COLORS.find((color) => color === value);

export const makeRecord = ({ revision, match }: Kept): string => {
  const { wish, opponent, seed, game, offer, settled } = match;
  const moves = game.moves.map(makeMove);
  return JSON.stringify({ v: VERSION, revision, wish, opponent, seed, moves, offer, settled });
};

const readOpponent = (value: unknown): Opponent | undefined => {
  if (!isFields(value)) return undefined;
  const { kind, level } = value;
  const color = readColor(value.color);
  if (kind === 'computer' && color && isLevel(level)) return { kind, color, level };
  return kind === 'here' ? { kind } : undefined;
};

/** How the players ended a game; null where they did not, undefined where it makes no sense. */
const readSettled = (value: unknown): Outcome | null | undefined => {
  if (value === null) return null;
  if (!isFields(value)) return undefined;
  const { winner, reason } = value;
  if (winner === null && reason === 'agreement') return { winner, reason };
  const color = readColor(winner);
  return color && reason === 'resignation' ? { winner: color, reason } : undefined;
};

const readGame = (name: string, moves: unknown) => {
  const rules = rulesByName(name);
  if (!rules || !Array.isArray(moves)) return undefined;
  let game = startGame(rules);
  for (const move of moves) {
    const played = typeof move === 'string' ? playMove(game, move) : undefined;
    if (!played?.ok) return undefined;
    game = played.value;
  }
  return game;
};

const readMatch = (fields: Fields): Match | undefined => {
  if (!isFields(fields.wish) || !Number.isInteger(fields.seed)) return undefined;
  const wish = readWish(fields.wish);
  const same = JSON.stringify(fields.wish) === makeWish(wish);
  const game = readGame(wish.rules, fields.moves);
  const opponent = readOpponent(fields.opponent);
  const settled = readSettled(fields.settled);
  const offer = fields.offer === null ? null : readColor(fields.offer);
  if (!same || !game || opponent?.kind !== wish.opponent || settled === undefined || offer === undefined)
    return undefined;
  const match = { wish, opponent, seed: Number(fields.seed), game, offer, settled };
  return (settled && game.outcome) || (offer && outcomeOf(match)) ? undefined : match;
};

/** Reads what `makeRecord` wrote; undefined where anything in it does not fit. */
export const parseRecord = (text: string): Kept | undefined => {
  try {
    const fields: unknown = JSON.parse(text);
    if (!isFields(fields) || fields.v !== VERSION || !Number.isInteger(fields.revision)) return undefined;
    const match = readMatch(fields);
    return match && { revision: Number(fields.revision), match };
  } catch {
    return undefined; // No JSON at all.
  }
};
