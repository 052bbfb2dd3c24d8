import { LEVELS } from '../../ai/levels.ts';
import { replayGame } from '../../engine/game.ts';
import { makeMove } from '../../engine/notation.ts';
import { initialPosition } from '../../engine/position.ts';
import { rulesByName } from '../../engine/rulesets.ts';
import { COLORS, type Outcome } from '../../engine/types.ts';
import { isTexts } from '../thinker/messages.ts';
import { type Match, type Opponent, outcomeOf } from './match.ts';
import { same } from './same.ts';
import { readWish } from './wish.ts';

/** The version of what is written here. */
const VERSION = 1;

/** A match as it is kept, and which keeping in this browser it was, from 1: of two records the later one counts. */
interface Kept {
  readonly revision: number;
  readonly match: Match;
}

interface Fields {
  readonly [name: string]: unknown;
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const isRevision = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

/** All that can stand in their places. */
const OFFERS: readonly Match['offer'][] = [null, ...COLORS];
const SETTLED: readonly Match['settled'][] = [
  null,
  { winner: null, reason: 'agreement' },
  ...COLORS.map((winner): Outcome => ({ winner, reason: 'resignation' })),
];
const OPPONENTS: readonly Opponent[] = [
  { kind: 'here' },
  ...COLORS.flatMap((color) => LEVELS.map((level): Opponent => ({ kind: 'computer', color, level }))),
];

/** The one of these values that is written so; undefined where none is. */
const among = <Value>(values: readonly Value[], written: unknown): Value | undefined =>
  values.find((value) => same(value, written));

/** The match as JSON for the browser's storage: its moves as landing paths, no positions. */
export const makeRecord = ({ revision, match }: Kept): string => {
  const { wish, opponent, seed, game, offer, settled } = match;
  const moves = game.moves.map(makeMove);
  return JSON.stringify({ v: VERSION, revision, wish, opponent, seed, moves, offer, settled });
};

const readGame = (name: string, moves: unknown) => {
  const rules = rulesByName(name);
  if (!rules || !isTexts(moves)) return undefined;
  const played = replayGame(initialPosition(rules), moves);
  return played.ok ? played.value : undefined;
};

const readMatch = (fields: Fields): Match | undefined => {
  if (!isFields(fields.wish) || !Number.isInteger(fields.seed)) return undefined;
  const wish = readWish(fields.wish);
  const game = readGame(wish.rules, fields.moves);
  const opponent = among(OPPONENTS, fields.opponent);
  const settled = among(SETTLED, fields.settled);
  const offer = among(OFFERS, fields.offer);
  if (!same(wish, fields.wish) || !game || opponent?.kind !== wish.opponent) return undefined;
  if (settled === undefined || offer === undefined) return undefined;
  const match = { wish, opponent, seed: Number(fields.seed), game, offer, settled };
  return (settled && game.outcome) || (offer && outcomeOf(match)) ? undefined : match;
};

/** Reads what `makeRecord` wrote; undefined where anything in it does not fit. */
export const parseRecord = (text: string): Kept | undefined => {
  try {
    const fields: unknown = JSON.parse(text);
    if (!isFields(fields) || fields.v !== VERSION || !isRevision(fields.revision)) return undefined;
    const match = readMatch(fields);
    return match && { revision: fields.revision, match };
  } catch {
    return undefined; // No JSON at all.
  }
};
