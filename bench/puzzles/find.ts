import { type Choice, mix, search, WIN } from '../../ai/index.ts';
import {
  advance,
  canCapture,
  distinctMoves,
  type Game,
  type Move,
  makeFen,
  makeMove,
  type Position,
  play,
  setSize,
  startGame,
  union,
} from '../../engine/index.ts';
import { outcomeKey } from '../../engine/moves.ts';
import { rulesetOf } from '../options.ts';
import { makeOpenings } from '../strength/openings.ts';
import { plainSearch } from '../strength/plain.ts';
import type { Player } from '../strength/player.ts';
import { playGame } from '../strength/playGame.ts';
import { type Puzzle, THEMES, type Verdict } from './puzzle.ts';
import { themeOf } from './theme.ts';

/** One game in which puzzles are looked for. */
export interface FindTask {
  readonly rules: string;
  readonly seed: number;
  /** Nodes of the deep search that has the last word; its replies get a part of them. */
  readonly nodes: number;
}

/** By how much the best move is better than any other: a man. */
const MARGIN = 100;
/** A puzzle is to be won, and not by whoever has won whatever is played. */
const SECOND_AT_MOST = 250;
const BEST_AT_LEAST = 60;

/** So many moves there are to choose from, or so many captures. */
const FEWEST_MOVES = 4;
const FEWEST_CAPTURES = 2;
/** With more of them the plain search takes too long. */
const MOST_MOVES = 28;
const FEWEST_PIECES = 5;

/** Games are played with so many nodes a move and values that are off by so much, so that chances come up. */
const GAME_NODES = 1500;
const GAME_NOISE = 40;
/** How far a first look goes: our search by nodes, the plain one by plies; and a look that has to miss the move. */
const LOOK_NODES = 60_000;
const LOOK_DEPTH = 6;
const GREEDY_DEPTH = 2;
const REPLY_SHARE = 8;
/** How deep the plain search goes to confirm a move: the first of these at which it does. The last one only where it is not too many nodes. */
const CONFIRM_DEPTHS = [8, 9, 10] as const;
const CONFIRM_NODES = 4_000_000;

const isSame = (a: Move, b: Move): boolean => outcomeKey(a) === outcomeKey(b);

const isClear = ({ best, second }: Verdict): boolean =>
  best - second >= MARGIN && second <= SECOND_AT_MOST && best >= BEST_AT_LEAST;

/** What a move is worth to its player, by a search with so many nodes. */
const valueOfMove = (game: Game, move: Move, nodes: number): number => {
  const next = advance(game, move);
  if (next.outcome === null) return 0 - search(next, { nodes }).score;
  if (next.outcome.winner === null) return 0;
  return next.outcome.winner === game.position.turn ? WIN - 1 : 1 - WIN;
};

/** The plain search's verdict on a move: null where it would rather play another one. */
const plainVerdict = (
  game: Game,
  move: Move,
  depth: number,
): (Verdict & { readonly nodes: number }) | null => {
  const { scores, nodes } = plainSearch(game, { depth, margin: 2 * MARGIN });
  const [best, second] = scores;
  if (!best || !second || !isSame(best.move, move)) return null;
  return { best: best.score, second: second.score, nodes };
};

/** The move that a first look thinks is clearly best and a greedy one does not see, or null. */
const candidateOf = (game: Game): Move | null => {
  const count = distinctMoves(game.position).length;
  const { white, black } = game.position;
  const fewest = canCapture(game.position) ? FEWEST_CAPTURES : FEWEST_MOVES;
  if (game.outcome || count < fewest || count > MOST_MOVES) return null;
  if (setSize(union(white, black)) < FEWEST_PIECES) return null;
  const greedy = plainSearch(game, { depth: GREEDY_DEPTH, margin: 2 * MARGIN });
  const look = search(game, { nodes: LOOK_NODES });
  const seen = greedy.scores.find(({ move }) => isSame(move, look.move));
  if (!seen || seen.score >= greedy.score || look.score < BEST_AT_LEAST) return null;
  // Either six plies tell it from the others, or they do not yet see what the move comes to.
  const plain = plainSearch(game, { depth: LOOK_DEPTH, margin: MARGIN });
  const [best, second] = plain.scores;
  if (!best || !second || second.score > SECOND_AT_MOST) return null;
  const tells = isSame(best.move, look.move) && best.score - second.score >= MARGIN;
  return tells || look.score - best.score >= MARGIN ? look.move : null;
};

/** What a search comes to, and the depth from which on it held on to its move. */
const deepSearch = (game: Game, nodes: number): Choice & { readonly since: number } => {
  let held: Move | undefined;
  let since = 1;
  const choice = search(game, { nodes }, 0, {
    onProgress: ({ depth, line: [move] }) => {
      if (!move || (held && isSame(held, move))) return;
      held = move;
      since = depth;
    },
  });
  // The last depth was not finished, and may have found another move.
  return { ...choice, since: held && isSame(held, choice.move) ? since : choice.depth + 1 };
};

/** The puzzle that a position is, or null. */
export const puzzleOf = (position: Position, nodes: number): Puzzle | null => {
  const game = startGame(position.rules, position);
  const candidate = candidateOf(game);
  if (!candidate) return null;
  const { move, score, line, since } = deepSearch(game, nodes);
  if (!isSame(move, candidate)) return null;
  let second = -WIN;
  for (const other of distinctMoves(position)) {
    if (isSame(other, move)) continue;
    second = Math.max(second, valueOfMove(game, other, Math.ceil(nodes / REPLY_SHARE)));
    if (!isClear({ best: score, second })) return null;
  }
  const puzzle = {
    rules: position.rules.name,
    fen: makeFen(position),
    move: makeMove(move),
    theme: themeOf(game, line),
    found: { depth: since, nodes, best: score, second },
  };
  for (const depth of CONFIRM_DEPTHS) {
    const verdict = plainVerdict(game, move, depth);
    if (verdict && isClear(verdict)) {
      return { ...puzzle, confirmed: { depth, best: verdict.best, second: verdict.second } };
    }
    if (verdict && verdict.nodes > CONFIRM_NODES) return null;
  }
  return null;
};

/** One of each theme, the hardest: positions that follow each other in a game have the same point. */
const hardestOfEach = (puzzles: readonly Puzzle[]): readonly Puzzle[] =>
  THEMES.flatMap((theme) => {
    const themed = puzzles.filter((puzzle) => puzzle.theme === theme);
    return [...themed].sort((a, b) => b.found.depth - a.found.depth).slice(0, 1);
  });

/** Plays a game and looks at each of its positions: a part of the finding, for `mapParallel`. */
export const run = ({ rules, seed, nodes }: FindTask): readonly Puzzle[] => {
  const [start] = makeOpenings(rulesetOf(rules), 1, seed);
  if (!start) throw new Error('An opening was asked for.');
  const player: Player = (game, moveSeed) =>
    search(game, { nodes: GAME_NODES }, moveSeed, {}, { noise: GAME_NOISE });
  const { game } = playGame(start, { white: player, black: player }, mix(3, seed), () => 0);
  let position = start.position;
  const puzzles: Puzzle[] = [];
  for (const move of game.moves.slice(start.moves.length)) {
    const puzzle = puzzleOf(position, nodes);
    if (puzzle) puzzles.push(puzzle);
    position = play(position, move);
  }
  return hardestOfEach(puzzles);
};
