import { perft as countLines, err, ok, type Position, type Result } from '../engine/index.ts';
import type { Command } from './command.ts';
import { parseOptions } from './options.ts';
import { answerBatch, writeLine } from './output.ts';
import { parseWhole } from './whole.ts';

/** Deeper than anybody can wait for; up to here the counts of a usual position are exact integers. */
const MOST_DEPTH = 20;

const parseDepth = (positionals: readonly string[]): Result<number> => {
  const [text = '', ...more] = positionals;
  const depth = parseWhole(text, 1, MOST_DEPTH);
  return depth !== undefined && more.length === 0
    ? ok(depth)
    : err({ code: 'bad-depth', message: `perft takes one depth, a whole number from 1 to ${MOST_DEPTH}.` });
};

const depthsTo = (depth: number): readonly number[] => Array.from({ length: depth }, (_, index) => index + 1);

export const perft: Command = {
  usage: 'perft DEPTH [--rules R] [--fen F]',
  summary:
    'for each depth up to DEPTH "depth count"; with "-" as the FEN {"fen","perft"} for each line of the input, the counts from depth 1 on',
  run: async (args, streams) => {
    const options = parseOptions(args);
    if (!options.ok) return options;
    const { positionals, source } = options.value;
    const depth = parseDepth(positionals);
    if (!depth.ok) return depth;
    const depths = depthsTo(depth.value);
    if (source.kind === 'batch') {
      await answerBatch(streams, source.rules, (position: Position) => ({
        perft: depths.map((each) => countLines(position, each)),
      }));
    } else {
      for (const each of depths) await writeLine(streams, `${each} ${countLines(source.position, each)}`);
    }
    return ok(undefined);
  },
};
