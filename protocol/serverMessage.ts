import { COLORS, OUTCOME_REASONS, rulesByName } from '../engine/index.ts';
import { REJECT_CODES } from '../table/commands.ts';
import { LEVELS, OFFERS, REACTIONS } from '../table/events.ts';
import { isCommandId, isDigest, isPlayerId } from '../table/ids.ts';
import { RESTED } from '../table/table.ts';
import type { DecodedServerMessage } from './decoded.ts';
import { isObject, parseObject } from './json.ts';
import { PROTOCOL_VERSION } from './messages.ts';
import {
  array,
  boolean,
  count,
  either,
  maybe,
  nullable,
  number,
  object,
  oneOf,
  otherwise,
  record,
  type Shape,
  string,
  such,
  typed,
  usually,
  WRONG,
} from './shapes.ts';

const player = such(isPlayerId);
const digest = such(isDigest);
const commandId = such(isCommandId);
const color = oneOf(...COLORS);
const role = oneOf(...COLORS, 'spectator');
// A later server may know more reasons; the command is answered all the same.
const code = otherwise(oneOf(...REJECT_CODES), 'malformed');
const clockSettings = { initial: number, increment: number };
const perColor = <T>(shape: Shape<T>) => object({ white: shape, black: shape });
const times = perColor(number);
const outcome = object({ winner: nullable(color), reason: oneOf(...OUTCOME_REASONS) });
const takeback = { offer: oneOf('takeback'), by: color, ply: count() };
const offer = { offer: oneOf('draw', 'rematch'), by: color };
const openness = {
  visibility: oneOf('public', 'private'),
  suggestions: oneOf('on', 'off'),
  invite: usually(nullable(digest), null),
};
const none = such((value) => value === null);
// A table of before the computer's time does not say who the opponent is.
const friendly = { opponent: usually(oneOf('friend'), 'friend'), level: usually(none, null) };
const computerized = { opponent: oneOf('computer'), level: oneOf(...LEVELS) };

const shown = {
  rules: string,
  phase: oneOf('open', 'playing', 'finished'),
  game: count(1),
  start: string,
  fen: string,
  moves: array(string),
  turn: color,
  ply: count(),
  seats: perColor(nullable(object({ player, name: string, ticket: maybe(digest) }))),
  offers: array(either(object(takeback), object(offer))),
  rests: usually(perColor(object({ draw: count(), takeback: count() })), RESTED),
  clock: nullable(
    object({
      ...clockSettings,
      white: number,
      black: number,
      running: nullable(color),
      at: number,
      quota: usually(times, { white: 0, black: 0 }),
      delayed: usually(boolean, false),
    }),
  ),
  outcome: nullable(outcome),
  score: times,
  points: record(number),
  inviteOnly: usually(boolean, false),
  ...openness,
  unplayedSince: nullable(number),
};
const table = either(object({ ...friendly, ...shown }), object({ ...computerized, ...shown }));

const stamp = { seq: count(1), at: number };
const opened = { ...stamp, rules: string, fen: string, clock: nullable(object(clockSettings)), ...openness };

const EVENTS = {
  opened: either(object({ ...friendly, ...opened }), object({ ...computerized, ...opened })),
  sat: object({ ...stamp, seat: color, player, name: string }),
  left: object({ ...stamp, seat: color }),
  started: object({ ...stamp, game: count(1) }),
  ticketed: object({ ...stamp, seat: color, ticket: digest }),
  revoked: object({ ...stamp, seat: color }),
  tookOver: object({ ...stamp, seat: color, player }),
  delayed: object({ ...stamp, seat: color, late: number, clock: times }),
  moved: object({
    ...stamp,
    ply: count(),
    move: string,
    by: color,
    clock: maybe(times),
    lag: maybe(number),
  }),
  offered: either(object({ ...stamp, ...takeback }), object({ ...stamp, ...offer })),
  answered: object({ ...stamp, offer: oneOf(...OFFERS), by: color, accept: boolean }),
  takenBack: object({ ...stamp, ply: count(), by: color, clock: maybe(times) }),
  ended: object({ ...stamp, outcome }),
};

const MESSAGES = {
  welcome: object({
    v: oneOf(PROTOCOL_VERSION),
    role,
    player: maybe(player),
    seq: count(),
    at: number,
  }),
  snapshot: object({ seq: count(), table }),
  events: object({ events: array(typed(EVENTS)) }),
  ack: object({ id: commandId, seq: count() }),
  reject: object({ id: commandId, code, seq: count() }),
  presence: object({
    white: boolean,
    black: boolean,
    spectators: count(),
    claimable: maybe(object({ white: maybe(number), black: maybe(number) })),
  }),
  suggestion: object({ ply: count(), moves: array(object({ move: string, count: count(1) })) }),
  reaction: object({ reaction: oneOf(...REACTIONS), by: role }),
  error: object({ code }),
  incompatible: object({ v: number }),
};

const readMessage = typed(MESSAGES);

/** The type of the first event that this version cannot fold: of a new type, or by the rules of a new game. */
const strangeEvent = (events: unknown): string | undefined => {
  if (!Array.isArray(events)) return undefined;
  for (const { type, rules } of events.filter(isObject)) {
    if (typeof type === 'string' && !Object.hasOwn(EVENTS, type)) return type;
    if (type === 'opened' && typeof rules === 'string' && !rulesByName(rules)) return type;
  }
  return undefined;
};

/** Reads a text frame of a server. Unknown fields are passed over. */
export const decodeServerMessage = (frame: string): DecodedServerMessage => {
  const value = parseObject(frame);
  const type = value?.type;
  if (!value || typeof type !== 'string') return { kind: 'malformed' };
  if (!Object.hasOwn(MESSAGES, type)) return { kind: 'unknown', type };
  const strange = type === 'events' ? strangeEvent(value.events) : undefined;
  if (strange !== undefined) return { kind: 'unknown-event', type: strange };
  const message = readMessage(value);
  return message === WRONG ? { kind: 'malformed' } : { kind: 'message', message };
};
