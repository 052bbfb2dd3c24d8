import { mix, randomFractions } from '../../ai/index.ts';
import {
  advance,
  canCapture,
  distinctMoves,
  type Game,
  opposite,
  positionKey,
  type Rules,
  setSize,
  startGame,
} from '../../engine/index.ts';
import { plainSearch } from './plain.ts';

const FEWEST_PLIES = 4;
const MOST_PLIES = 8;

/** How many plies a shallow search looks ahead, and how far from even it may find a start, in hundredths of a man. */
const DEPTH = 4;
const UNEVEN = 40;

/** So many games are begun for one that is taken, before it is clear that there are not enough. */
const MOST_TRIES = 1000;

/** A game of random plies, four to eight by the seed; shorter where it ends before. */
const randomGame = (rules: Rules, seed: number): Game => {
  const random = randomFractions(seed);
  const plies = FEWEST_PLIES + Math.floor(random() * (MOST_PLIES - FEWEST_PLIES + 1));
  let game = startGame(rules);
  while (game.outcome === null && game.moves.length < plies) {
    const moves = distinctMoves(game.position);
    const move = moves[Math.floor(random() * moves.length)];
    if (!move) throw new Error('A game that goes on has a legal move.');
    game = advance(game, move);
  }
  return game;
};

/** Whether no side is ahead: as many men each, no king, nothing to take for either, and nothing to win for a shallow search. */
const isBalanced = (game: Game): boolean => {
  const { position, outcome } = game;
  const { white, black, kings, turn } = position;
  if (outcome !== null || setSize(white) !== setSize(black) || setSize(kings) > 0) return false;
  if (canCapture(position) || canCapture({ ...position, turn: opposite(turn) })) return false;
  return Math.abs(plainSearch(game, { depth: DEPTH }).score) <= UNEVEN;
};

/**
 * Starts for games: so many different balanced positions of the ruleset, with the plies that led there. The same arguments give the
 * same list, and a longer one begins with a shorter one. Throws where the ruleset has not enough of them.
 */
export const makeOpenings = (rules: Rules, count: number, seed: number): readonly Game[] => {
  const found = new Map<string, Game>();
  for (let attempt = 0; found.size < count; attempt++) {
    if (attempt >= MOST_TRIES * count) throw new Error(`${rules.name} has no ${count} openings.`);
    const game = randomGame(rules, mix(attempt, seed));
    const key = positionKey(game.position);
    if (!found.has(key) && isBalanced(game)) found.set(key, game);
  }
  return [...found.values()];
};
