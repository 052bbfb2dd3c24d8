import { randomFractions } from '../../../ai/index.ts';
import { type Chance, type Match, playIn, startMatch } from '../../../client/play/match.ts';
import { beginPlay, type Play, play } from '../../../client/play/play.ts';
import { FIRST_WISH, type Wish } from '../../../client/play/wish.ts';
import { type Color, legalMoves, makeMove } from '../../../engine/index.ts';

export const CHANCE: Chance = { lot: 0.2, seed: 7, finishedGames: 9 };

export const AGAINST_COMPUTER: Wish = { ...FIRST_WISH, level: 1 };
export const TWO_HERE: Wish = { ...FIRST_WISH, opponent: 'here' };

/** A match after these moves. */
export const matchOf = (wish: Wish, moves = '', chance: Partial<Chance> = {}): Match =>
  moves
    .split(' ')
    .filter((move) => move !== '')
    .reduce(playIn, startMatch(wish, { ...CHANCE, ...chance }));

/** The page with a match after these moves. */
export const playing = (wish: Wish, moves = '', chance: Partial<Chance> = {}): Play =>
  play(beginPlay(wish), { type: 'open', match: matchOf(wish, moves, chance) });

/** A match that the rules have ended, by moves at random; the first seed whose game ends as wanted. */
export const finishedMatch = (wish: Wish, winner: Color | null): Match => {
  for (let seed = 1; seed < 400; seed += 1) {
    const next = randomFractions(seed);
    let match = startMatch(wish, CHANCE);
    while (!match.game.outcome) {
      const moves = legalMoves(match.game.position);
      const move = moves[Math.floor(next() * moves.length)];
      if (!move) break;
      match = playIn(match, makeMove(move));
    }
    if (match.game.outcome?.winner === winner) return match;
  }
  throw new Error('no such game');
};
