import { err, ok, type Result, RULESETS } from '../engine/index.ts';
import { bestmove } from './bestmove.ts';
import type { Command, Failure, Streams } from './command.ts';
import { hub } from './hub/hub.ts';
import { moves } from './moves.ts';
import { writeLine } from './output.ts';
import { pdn } from './pdn.ts';
import { perft } from './perft.ts';

/** Every command by its name; a new one is one line here. */
export const COMMANDS: ReadonlyMap<string, Command> = new Map([
  ['perft', perft],
  ['moves', moves],
  ['pdn', pdn],
  ['bestmove', bestmove],
  ['hub', hub],
]);

const HELP = [
  'Usage: dama COMMAND',
  '',
  ...[...COMMANDS.values()].flatMap(({ usage, summary }) => [`  ${usage}`, `      ${summary}`]),
  '',
  `Rulesets: ${RULESETS.map(({ name }) => name).join(', ')}. A FEN looks like W:Wa2,Kd4:Ba7.`,
  'Bad input: one line on standard error and exit status 2; in a batch {"fen","error"} for that line.',
].join('\n');

/** Whether a file could not be opened or read; what went wrong in writing is not the input's fault. */
const isReadError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error && error.syscall !== 'write';

const runCommand = async (
  command: Command,
  args: readonly string[],
  streams: Streams,
): Promise<Result<void, Failure>> => {
  try {
    return await command.run(args, streams);
  } catch (error) {
    if (!isReadError(error)) throw error;
    return err({ code: 'unreadable', message: error.message });
  }
};

/** Runs one command; a problem is the user's. */
export const main = async (args: readonly string[], streams: Streams): Promise<Result<void, Failure>> => {
  const [name, ...rest] = args;
  if (args.includes('--help') || args.includes('-h')) {
    await writeLine(streams, HELP);
    return ok(undefined);
  }
  const command = COMMANDS.get(name ?? '');
  if (command) return runCommand(command, rest, streams);
  const names = [...COMMANDS.keys()].join(', ');
  const message = name === undefined ? 'What to do?' : `There is no command ${JSON.stringify(name)}.`;
  return err({ code: 'unknown-command', message: `${message} The commands: ${names}; more with --help.` });
};
