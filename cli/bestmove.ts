import { type Choice, chooseMove, isLevel, LEVELS, MOST_DEPTH, mateOf, search } from '../ai/index.ts';
import {
  canMove,
  err,
  type Game,
  makeMove,
  ok,
  type Position,
  type Result,
  startGame,
} from '../engine/index.ts';
import type { Command } from './command.ts';
import { parseOptions } from './options.ts';
import { answerBatch, describeProblem, writeLine } from './output.ts';
import { DEFAULT_SEED, MOST_SEED } from './seed.ts';
import { MOST_WHOLE, parseWhole } from './whole.ts';

/** The positions that are visited where no limit is given: about a second. */
export const DEFAULT_NODES = 1_000_000;

/** The options that are numbers, and their ranges. */
const RANGES = {
  nodes: [1, MOST_WHOLE],
  depth: [1, MOST_DEPTH],
  level: [1, LEVELS.length],
  seed: [0, MOST_SEED],
} as const;

type Name = keyof typeof RANGES;
const NAMES: readonly Name[] = ['nodes', 'depth', 'level', 'seed'];

type Texts = { readonly [name: string]: string | undefined };
type Numbers = { readonly [name in Name]?: number };

const parseNumbers = (texts: Texts): Result<Numbers> => {
  const numbers: { [name in Name]?: number } = {};
  for (const name of NAMES) {
    const text = texts[name];
    if (text === undefined) continue;
    const [least, most] = RANGES[name];
    const value = parseWhole(text, least, most);
    if (value === undefined) {
      const message = `--${name} takes a whole number from ${least} to ${most}, and not ${JSON.stringify(text)}.`;
      return err({ code: `bad-${name}`, message });
    }
    numbers[name] = value;
  }
  return ok(numbers);
};

/** Chooses a move of a game that has one. */
type Player = (game: Game) => Choice;

const parsePlayer = (texts: Texts): Result<Player> => {
  const numbers = parseNumbers(texts);
  if (!numbers.ok) return numbers;
  const { nodes, depth, level, seed = DEFAULT_SEED } = numbers.value;
  if (isLevel(level)) {
    const tighter = { ...(nodes !== undefined && { nodes }), ...(depth !== undefined && { depth }) };
    return ok((game) => chooseMove(game, level, seed, {}, tighter));
  }
  if (depth === undefined) return ok((game) => search(game, { nodes: nodes ?? DEFAULT_NODES }, seed));
  return ok((game) => search(game, { nodes: nodes ?? MOST_WHOLE, depth }, seed));
};

/** A position that is drawn by the rules still has its best move. */
const choose = (position: Position, player: Player): Result<Choice> =>
  canMove(position)
    ? ok(player(startGame(position.rules, position)))
    : err({ code: 'no-move', message: 'The side to move has no legal move.' });

const describeChoice = ({ move, score, depth, nodes, line }: Choice) => {
  const mate = mateOf(score);
  const end = mate === null ? {} : { mate };
  return { move: makeMove(move), score, ...end, depth, nodes, line: line.map(makeMove) };
};

export const bestmove: Command = {
  usage: 'bestmove [--rules R] [--fen F] [--nodes N] [--depth D] [--level L] [--seed S]',
  summary: `the best move within N visited positions (${DEFAULT_NODES} if no limit is given) or D plies, or the move of level 1 to ${LEVELS.length}; with "-" as the FEN {"fen","move","score","depth","nodes","line"} for each line of the input, the score in hundredths of a man, and "mate", in plies, where the end is forced`,
  run: async (args, streams) => {
    const options = parseOptions(args, NAMES);
    if (!options.ok) return options;
    const { positionals, source, own } = options.value;
    if (positionals.length > 0) {
      const message = `bestmove takes no argument ${JSON.stringify(positionals[0])}.`;
      return err({ code: 'bad-argument', message });
    }
    const player = parsePlayer(own);
    if (!player.ok) return player;
    if (source.kind === 'batch') {
      await answerBatch(streams, source.rules, (position) => {
        const choice = choose(position, player.value);
        return choice.ok ? describeChoice(choice.value) : { error: describeProblem(choice.error) };
      });
      return ok(undefined);
    }
    const choice = choose(source.position, player.value);
    if (!choice.ok) return choice;
    await writeLine(streams, makeMove(choice.value.move));
    return ok(undefined);
  },
};
