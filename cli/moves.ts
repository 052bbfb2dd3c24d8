import { err, legalMoves, makeMove, ok, type Position } from '../engine/index.ts';
import type { Command } from './command.ts';
import { parseOptions } from './options.ts';
import { answerBatch, writeLine } from './output.ts';

const sortedPaths = (position: Position): readonly string[] => legalMoves(position).map(makeMove).sort();

export const moves: Command = {
  usage: 'moves [--rules R] [--fen F]',
  summary:
    'every legal landing path, one a line; with "-" as the FEN {"fen","moves"} for each line of the input',
  run: async (args, streams) => {
    const options = parseOptions(args);
    if (!options.ok) return options;
    const { positionals, source } = options.value;
    if (positionals.length > 0) {
      return err({
        code: 'bad-argument',
        message: `moves takes no argument ${JSON.stringify(positionals[0])}.`,
      });
    }
    if (source.kind === 'batch') {
      await answerBatch(streams, source.rules, (position) => ({ moves: sortedPaths(position) }));
    } else {
      for (const path of sortedPaths(source.position)) await writeLine(streams, path);
    }
    return ok(undefined);
  },
};
