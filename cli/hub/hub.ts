import { err, ok } from '../../engine/index.ts';
import type { Command } from '../command.ts';
import { linesOf } from '../lines.ts';
import { writeLine } from '../output.ts';
import { makeError } from './line.ts';
import { searchThread } from './searchThread.ts';
import { hubSession } from './session.ts';

export const hub: Command = {
  usage: 'hub',
  summary:
    'plays against other programs: the Hub protocol, version 2, on standard input and output (docs/HUB.md)',
  run: async (args, streams) => {
    if (args.length > 0) {
      return err({ code: 'bad-argument', message: `hub takes no argument ${JSON.stringify(args[0])}.` });
    }
    const write = (line: string): Promise<void> => writeLine(streams, line);
    const thread = searchThread();
    const session = hubSession({ write, openMover: thread.open });
    try {
      for await (const line of linesOf(streams.input)) {
        if (!line.ok) await write(makeError(line.error));
        else if (!(await session.receive(line.value))) break;
      }
      await session.end();
    } finally {
      await thread.close();
    }
    return ok(undefined);
  },
};
