import { parseFen } from '../../../engine/fen.ts';
import { rulesByName } from '../../../engine/rulesets.ts';
import { COLORS, type OutcomeReason } from '../../../engine/types.ts';
import { isObject, parseObject } from '../../../protocol/json.ts';
import { PROTOCOL_VERSION } from '../../../protocol/messages.ts';
import {
  array,
  boolean,
  count,
  maybe,
  nullable,
  number,
  object,
  oneOf,
  type Shape,
  such,
  typed,
  usually,
  WRONG,
} from '../../../protocol/shapes.ts';
import type { RejectCode } from '../../../table/commands.ts';
import type { CommandId, PlayerId } from '../../../table/ids.ts';
import type { Read } from '../../table/heard.ts';
import { lineOf } from './line.ts';
import type { LiveTable } from './table.ts';

const text = <T extends string = string>() => such((value): value is T => typeof value === 'string');
const perColor = <T>(shape: Shape<T>) => object({ white: shape, black: shape });
const color = oneOf(...COLORS);
const times = perColor(number);
const offer = oneOf('draw', 'takeback', 'rematch');
const seq = count();

const TABLE = {
  rules: text(),
  phase: oneOf('open', 'playing', 'finished'),
  game: seq,
  start: text(),
  moves: array(text()),
  seats: perColor(nullable(object({ player: text<PlayerId>(), name: text() }))),
  offers: array(object({ offer, by: color })),
  rests: perColor(object({ draw: number, takeback: number })),
  clock: nullable(object({ white: number, black: number, running: nullable(color), at: number })),
  outcome: nullable(object({ winner: nullable(color), reason: text<OutcomeReason>() })),
  invite: usually(nullable(text()), null),
  level: usually(nullable(number), null),
};

/** The only event that is folded here: after any other one a board asks for the table anew, which costs it fewer bytes. */
const moved = object({ seq, at: number, ply: seq, move: text(), by: color, clock: maybe(times) });

const id = text<CommandId>();

const MESSAGES = {
  welcome: object({
    v: oneOf(PROTOCOL_VERSION),
    role: oneOf(...COLORS, 'spectator'),
    player: maybe(text<PlayerId>()),
    seq,
    at: number,
  }),
  snapshot: object({ seq, table: object(TABLE) }),
  events: object({ events: array(typed({ moved })) }),
  ack: object({ id, seq }),
  reject: object({ id, code: text<RejectCode>(), seq }),
  presence: object({ white: boolean, black: boolean, spectators: seq }),
  incompatible: object({ v: number }),
};

const readMessage = typed(MESSAGES);

type Told = Extract<Exclude<ReturnType<typeof readMessage>, typeof WRONG>, { readonly type: 'snapshot' }>;

const tableOf = ({
  table: { rules: name, start, moves, game: number, ...table },
}: Told): LiveTable | undefined => {
  const rules = rulesByName(name);
  const position = rules && parseFen(start, rules);
  const game = position?.ok ? lineOf(position.value, moves) : undefined;
  return game && { ...table, number, game };
};

/** Reads of what a server says only what a board elsewhere shows. */
export const readFrame = (frame: string): Read<LiveTable> => {
  const value = parseObject(frame);
  const { type, events } = value ?? {};
  if (typeof type !== 'string') return { kind: 'malformed' };
  if (!Object.hasOwn(MESSAGES, type)) return { kind: 'unknown' };
  if (Array.isArray(events) && events.some((event) => isObject(event) && event.type !== 'moved'))
    return { kind: 'unknown-event' };
  const message = readMessage(value);
  if (message === WRONG) return { kind: 'malformed' };
  if (message.type !== 'snapshot') return { kind: 'message', message };
  const table = tableOf(message);
  return table ? { kind: 'message', message: { ...message, table } } : { kind: 'foreign' };
};
