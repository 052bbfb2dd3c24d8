import { chooseMove, isLevel, type Level, search, searchOptions } from '../../ai/index.ts';
import { err, type Game, type Move, ok, type Result } from '../../engine/index.ts';
import { PLAIN_DEPTH, plainSearch } from './plain.ts';

/** What a player does with a turn, and what it took. */
interface Decision {
  readonly move: Move;
  /** Positions visited. */
  readonly nodes: number;
  /** The depth that was finished, in plies. */
  readonly depth: number;
}

/** Somebody who plays. The game has a legal move; the same game and seed give the same decision, unless the player follows another one. */
export type Player = (game: Game, seed: number) => Decision;

/** A player as data, so that it can be told to another thread. */
export type PlayerSpec =
  /** One of the levels. */
  | { readonly kind: 'level'; readonly level: Level }
  /** The search without mistakes, by nodes a move. */
  | { readonly kind: 'nodes'; readonly nodes: number }
  /** The same, by the nodes that its opponent takes; see `matchedPlayer`. */
  | { readonly kind: 'matched' }
  /** The yardstick, by plies. */
  | { readonly kind: 'plain'; readonly depth: number };

const wholeNumber = (text: string): number => (/^[1-9][0-9]{0,9}$/.test(text) ? Number(text) : Number.NaN);

/** Reads `level:3`, `nodes:20000`, `matched`, `plain` or `plain:6`. Refused with `unknown-player`. */
export const parsePlayer = (text: string): Result<PlayerSpec> => {
  const [kind, value = ''] = text.split(':');
  const number = wholeNumber(value);
  if (text === 'matched') return ok({ kind: 'matched' });
  if (text === 'plain') return ok({ kind: 'plain', depth: PLAIN_DEPTH });
  if (kind === 'plain' && number <= 20) return ok({ kind, depth: number });
  if (kind === 'nodes' && number > 0) return ok({ kind, nodes: number });
  if (kind === 'level' && isLevel(number)) return ok({ kind, level: number });
  const message = `A player is level:1 to level:8, nodes:N, matched, plain or plain:DEPTH, not ${JSON.stringify(text)}.`;
  return err({ code: 'unknown-player', message });
};

/** As `parsePlayer` reads it. */
export const makePlayerName = (spec: PlayerSpec): string => {
  switch (spec.kind) {
    case 'level':
      return `level:${spec.level}`;
    case 'nodes':
      return `nodes:${spec.nodes}`;
    case 'matched':
      return 'matched';
    case 'plain':
      return `plain:${spec.depth}`;
  }
};

/** The level that plays as well as it can. */
const TOP: Level = 8;

/** What a player has taken so far in a game. */
interface Spent {
  moves: number;
  nodes: number;
}

const counted =
  (player: Player, spent: Spent): Player =>
  (game, seed) => {
    const decision = player(game, seed);
    spent.moves++;
    spent.nodes += decision.nodes;
    return decision;
  };

/** A little less than the opponent takes: its last moves may be cheaper than all before. */
const SHARE = 0.98;
/** Of what it has saved so far, where there was little to think over, it takes no more at once than so many of the opponent's moves. */
const MOST_MOVES = 4;

/**
 * The top level with no more nodes a move than its opponent takes, on the mean of the game. Where it moves first, the opponent is asked what
 * it would take there.
 */
const matchedPlayer = (opponent: Player, theirs: Spent): Player => {
  const own: Spent = { moves: 0, nodes: 0 };
  const player: Player = (game, seed) => {
    const mean = theirs.moves === 0 ? opponent(game, seed).nodes : theirs.nodes / theirs.moves;
    const left = SHARE * mean * (own.moves + 1) - own.nodes;
    const nodes = Math.max(1, Math.floor(Math.min(MOST_MOVES * mean, left)));
    return search(game, { nodes }, seed, {}, searchOptions(TOP, game.rules));
  };
  return counted(player, own);
};

const lonePlayer = (spec: PlayerSpec): Player => {
  switch (spec.kind) {
    case 'level':
      return (game, seed) => chooseMove(game, spec.level, seed);
    case 'nodes':
      return (game, seed) => search(game, { nodes: spec.nodes }, seed);
    case 'plain':
      return (game, seed) => ({ ...plainSearch(game, { depth: spec.depth, seed }), depth: spec.depth });
    case 'matched':
      throw new Error('Two matched players would follow each other.');
  }
};

/** The two players of one game, made anew for it: a matched one follows the other. */
export const makePlayers = (first: PlayerSpec, second: PlayerSpec): readonly [Player, Player] => {
  if (first.kind === 'matched') {
    const spent: Spent = { moves: 0, nodes: 0 };
    const opponent = lonePlayer(second);
    return [matchedPlayer(opponent, spent), counted(opponent, spent)];
  }
  if (second.kind === 'matched') {
    const [other, one] = makePlayers(second, first);
    return [one, other];
  }
  return [lonePlayer(first), lonePlayer(second)];
};
