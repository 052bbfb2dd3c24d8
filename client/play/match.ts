import { easyLevel, type Level } from '../../ai/levels.ts';
import { backTo, type Game, playMove, startGame } from '../../engine/game.ts';
import { opposite } from '../../engine/position.ts';
import { rulesByName, turkish } from '../../engine/rulesets.ts';
import type { Color, Outcome } from '../../engine/types.ts';
import type { Wish } from './wish.ts';

/** Who sits opposite. */
export type Opponent =
  | {
      readonly kind: 'computer';
      /** The computer's own color. */
      readonly color: Color;
      /** That it plays at: softer than the wish in a person's first games. */
      readonly level: Level;
    }
  | { readonly kind: 'here' };

/** A game on this device. */
export interface Match {
  /** As it was asked for: a rematch is by the same. */
  readonly wish: Wish;
  readonly opponent: Opponent;
  /** By which the computer chooses between moves: the same game goes the same way. A 32-bit integer. */
  readonly seed: number;
  readonly game: Game;
  /** Whose offer of a draw waits for an answer. */
  readonly offer: Color | null;
  /** How the players ended it themselves, which no rule can. */
  readonly settled: Outcome | null;
}

/** What a new match needs that nobody chooses. */
export interface Chance {
  /** From 0 up to, not including, 1: decides the colors where they go by lot. */
  readonly lot: number;
  /** A 32-bit integer. */
  readonly seed: number;
  /** How many games against the computer this person has finished. */
  readonly finishedGames: number;
}

const begin = (wish: Wish, person: Color, { seed, finishedGames }: Chance): Match => {
  const level = wish.easy ? easyLevel(wish.level, finishedGames) : wish.level;
  return {
    wish,
    opponent:
      wish.opponent === 'computer' ? { kind: 'computer', color: opposite(person), level } : { kind: 'here' },
    seed,
    game: startGame(rulesByName(wish.rules) ?? turkish),
    offer: null,
    settled: null,
  };
};

/** Begins a match at the initial position; where colors go by lot, `chance` decides. */
export const startMatch = (wish: Wish, chance: Chance): Match => {
  const drawn: Color = chance.lot < 0.5 ? 'white' : 'black';
  return begin(wish, wish.color === 'random' ? drawn : wish.color, chance);
};

/** The next match of the same two, with colors swapped. */
export const rematch = ({ wish, opponent }: Match, chance: Chance): Match =>
  begin(wish, opponent.kind === 'computer' ? opponent.color : 'white', chance);

/** How it ended, by the rules or by the players; null while it goes on. */
export const outcomeOf = ({ game, settled }: Match): Outcome | null => settled ?? game.outcome;

/** Whether a person at this device moves a color. */
export const isPerson = ({ opponent }: Match, color: Color): boolean =>
  opponent.kind === 'here' || opponent.color !== color;

/** Whether a person is to move. */
export const isPersonToMove = (match: Match): boolean =>
  outcomeOf(match) === null && isPerson(match, match.game.position.turn);

/** The match after one more move, given by its landing path; the same where the move is not legal or the game is over. */
export const playIn = (match: Match, path: string): Match => {
  if (outcomeOf(match)) return match;
  const { turn } = match.game.position;
  const played = playMove(match.game, path);
  if (!played.ok) return match;
  // An offer stands until the opponent replies with a move; a game that is over has none.
  const stands = match.offer === turn && !played.value.outcome;
  return { ...match, game: played.value, offer: stands ? match.offer : null };
};

/** A match that is not over, with so many of its moves. Offers end. */
export const takenBackTo = (match: Match, ply: number): Match => ({
  ...match,
  game: backTo(match.game, ply),
  offer: null,
});

/** The match, ended by its players. */
export const settle = (match: Match, settled: Outcome): Match => ({ ...match, settled, offer: null });
