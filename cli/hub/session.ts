import { followGame } from '../../engine/follower.ts';
import { canMove, err, type Game, ok, type Problem, type Result } from '../../engine/index.ts';
import { quote } from '../../engine/notation.ts';
import { type Level, parseLevel } from './level.ts';
import { makeError, makeLine, parseLine } from './line.ts';
import { parseHubMove } from './move.ts';
import type { Mover } from './mover.ts';
import { DEFAULTS, makeDeclarations, type Parameters, setParameter } from './parameters.ts';
import { parseHubPosition } from './position.ts';
import { MODES, type Mode, type Search, startSearch } from './search.ts';

/** Who answers, as `id` says it. */
export const IDENTITY = {
  name: 'Dama on the edge',
  version: '0.1.0',
  author: 'the Dama on the edge authors',
} as const;

/** What a session needs from outside. */
interface HubHost {
  readonly write: (line: string) => Promise<void>;
  /** Makes the one who plays ready, at each `init`. */
  readonly openMover: () => Promise<Mover>;
}

/** One conversation with a client of the Hub protocol. */
export interface HubSession {
  /** Answers a line; false once the client has said `quit`. */
  readonly receive: (line: string) => Promise<boolean>;
  /** The client has gone: a search that runs is stopped and waited for. */
  readonly end: () => Promise<void>;
}

type Args = ReadonlyMap<string, string>;
type Answer = Result<readonly string[]>;

const NOTHING: Answer = ok([]);
const fail = (code: string, message: string): { readonly ok: false; readonly error: Problem } =>
  err({ code, message });

/** The game of a `pos` line. Codes: `bad-position`, those of `parseHubPosition` and of `parseHubMove`. */
const parseGame = (args: Args, { rules }: Parameters): Result<Game> => {
  const start = parseHubPosition(args.get('pos') ?? '', rules);
  if (!start.ok) return start;
  const record = followGame(start.value);
  for (const text of args.get('moves')?.match(/\S+/g) ?? []) {
    const move = parseHubMove(record.position(), text);
    if (!move.ok) return move;
    // Also behind a draw: a client may count draws in another way and play on.
    record.play(move.value);
  }
  return ok(record.game());
};

/** The engine's side of Hub version 2. A bad line is answered with `error` and changes nothing. */
export const hubSession = ({ write, openMover }: HubHost): HubSession => {
  let parameters = DEFAULTS;
  let mover: Mover | null = null;
  let game: Game | null = null;
  let level: Level = {};
  let search: Search | null = null;

  const go = (mode: Mode): Answer => {
    if (!mover) return fail('not-ready', 'init comes before go.');
    if (!game) return fail('no-position', 'pos comes before go.');
    if (!canMove(game.position)) return fail('no-move', 'The side to move has no legal move.');
    const started = startSearch(mover, { ...parameters, game, level, mode }, write);
    const finished = started.finished.then(() => {
      search = null;
    });
    search = { ...started, finished };
    return NOTHING;
  };

  /** What may come while a search runs. */
  const atOnce: { readonly [command: string]: () => Answer } = {
    ping: () => ok(['pong']),
    stop: () => {
      search?.stop();
      return NOTHING;
    },
    'ponder-hit': () => {
      search?.ponderHit();
      return NOTHING;
    },
  };

  const inTurn: { readonly [command: string]: (args: Args) => Answer | Promise<Answer> } = {
    hub: () => ok([makeLine('id', IDENTITY), ...makeDeclarations(parameters), 'wait']),
    'set-param': (args) => {
      const changed = setParameter(parameters, args);
      if (!changed.ok) return changed;
      if (changed.value.rules !== parameters.rules) game = null;
      parameters = changed.value;
      return NOTHING;
    },
    init: async () => {
      mover = await openMover();
      return ok(['ready']);
    },
    'new-game': () => {
      game = null;
      level = {};
      return NOTHING;
    },
    pos: (args) => {
      const parsed = parseGame(args, parameters);
      if (!parsed.ok) return parsed;
      game = parsed.value;
      level = {};
      return NOTHING;
    },
    level: (args) => {
      const parsed = parseLevel(args);
      if (!parsed.ok) return parsed;
      level = parsed.value;
      return NOTHING;
    },
    go: (args) => {
      const mode = MODES.find((each) => args.has(each));
      return mode ? go(mode) : fail('bad-go', `go takes one of ${MODES.join(', ')}.`);
    },
  };

  /** A client waits for `done` before it goes on; one that does not is answered in its order. */
  const finishSearch = async (): Promise<void> => {
    if (search?.isEndless()) search.stop();
    await search?.finished;
  };

  const answer = async (command: string, args: Args): Promise<Answer> => {
    const quick = Object.hasOwn(atOnce, command) ? atOnce[command] : undefined;
    if (quick) return quick();
    await finishSearch();
    const handler = Object.hasOwn(inTurn, command) ? inTurn[command] : undefined;
    return handler ? handler(args) : fail('unknown-command', `There is no command ${quote(command)}.`);
  };

  const end = async (): Promise<void> => {
    search?.stop();
    await search?.finished;
  };

  const receive = async (text: string): Promise<boolean> => {
    if (text.trim() === '') return true;
    const line = parseLine(text);
    if (line.ok && line.value.command === 'quit') {
      await end();
      return false;
    }
    const answered = line.ok ? await answer(line.value.command, line.value.args) : line;
    for (const each of answered.ok ? answered.value : [makeError(answered.error)]) await write(each);
    return true;
  };

  return { receive, end };
};
