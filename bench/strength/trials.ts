import { mix, randomFractions } from '../../ai/index.ts';
import { isOvercrowded } from '../../engine/crowding.ts';
import {
  canMove,
  initialPosition,
  makePosition,
  type Position,
  play,
  type Rules,
  setSize,
  squareSet,
  squaresOf,
  startGame,
} from '../../engine/index.ts';
import { rankSet } from '../../engine/squareSet.ts';
import { positionOf, readVectors } from '../vectors.ts';
import { makeOpenings } from './openings.ts';
import { plainSearch } from './plain.ts';
import type { Player } from './player.ts';
import { playGame } from './playGame.ts';
import { shuffled } from './shuffle.ts';

/*
 * Positions in which a search is tried: such as games come to, and such as only somebody who wants to make it sweat would set up.
 */

/** Games are played quickly by players who look this far, and looked at after so many plies. */
const DEPTH = 2;
const PLIES = 24;

/** Positions from the middle of games, that are not over. The same arguments give the same list. */
export const makeMiddlegames = (rules: Rules, count: number, seed: number): readonly Position[] => {
  const player: Player = (game, moveSeed) => ({
    ...plainSearch(game, { depth: DEPTH, seed: moveSeed }),
    depth: DEPTH,
  });
  return makeOpenings(rules, 2 * count, seed)
    .map((opening, index) => {
      const { game } = playGame(opening, { white: player, black: player }, mix(index, seed), () => 0);
      const { moves } = game;
      return moves.slice(opening.moves.length, PLIES).reduce(play, opening.position);
    })
    .filter(canMove)
    .slice(0, count);
};

/** The most landing paths that are known of a position: 247,212. Found by climbing; see `test/engine/memory.test.ts`. */
const MOST_PATHS =
  'W:WKa1,Ka8,Kb8,Kc8,Kd8,Ke8,Kf8,Kg8:BKc1,Kg1,Kb2,Ke2,Kh2,Kc3,Kf3,Ka4,Kd4,Kc5,Kg5,Kb6,Ke6,Kh6,Kc7,Kg7';

/** Pieces at random, as many as a game begins with at most, many of them kings; null where that is no position. */
const randomCrowd = (rules: Rules, seed: number): Position | null => {
  const random = randomFractions(seed);
  const most = setSize(initialPosition(rules).white);
  const squares = shuffled(squaresOf(rules.squares), random);
  const whites = 1 + Math.floor(random() * most);
  const blacks = 1 + Math.floor(random() * most);
  const white = squareSet(squares.slice(0, whites));
  const black = squareSet(squares.slice(whites, whites + blacks));
  const share = random();
  const ends = rankSet([1, 8]);
  const kings = squareSet(
    squares
      .slice(0, whites + blacks)
      .filter((square) => random() < share || squaresOf(ends).includes(square)),
  );
  const position = makePosition(rules, { turn: rules.firstMover, white, black, kings });
  return position.ok && canMove(position.value) && !isOvercrowded(position.value) ? position.value : null;
};

/** Positions that make a search work hard: crowds of kings, and every position of `test/vectors` of the ruleset. */
export const makeHeavyPositions = (rules: Rules, count: number, seed: number): readonly Position[] => {
  const crowds = Array.from({ length: count }, (_, index) => randomCrowd(rules, mix(index, seed)));
  const known = readVectors().filter((vector) => vector.rules === rules);
  return [
    ...crowds.filter((crowd) => crowd !== null),
    ...known.map(({ position }) => position).filter(canMove),
    ...(setSize(rules.squares) === 64 ? [positionOf(MOST_PATHS, rules)] : []),
  ].filter((position) => startGame(rules, position).outcome === null);
};
