import * as v from 'valibot';
import { OUTCOME_REASONS, rulesByName } from '../engine/index.ts';
import { REJECT_CODES } from '../table/commands.ts';
import { LEVELS, REACTIONS } from '../table/events.ts';
import { type Digest, isDigest, isPlayerId, type PlayerId } from '../table/ids.ts';
import { RESTED } from '../table/table.ts';
import type { DecodedServerMessage } from './decoded.ts';
import { color, commandId, count, offerKind } from './fields.ts';
import { isObject, parseObject } from './json.ts';
import { PROTOCOL_VERSION } from './messages.ts';

const player = v.custom<PlayerId>(isPlayerId);
const digest = v.custom<Digest>(isDigest);
// A later server may know more reasons; the command is answered all the same.
const code = v.fallback(v.picklist(REJECT_CODES), 'malformed');
const clockSettings = { initial: v.number(), increment: v.number() };
const perColor = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.object({ white: schema, black: schema });
const outcome = v.object({ winner: v.nullable(color), reason: v.picklist(OUTCOME_REASONS) });
const takeback = { offer: v.literal('takeback'), by: color, ply: count() };
const offer = { offer: v.picklist(['draw', 'rematch']), by: color };
const clocks = v.exactOptional(perColor(v.number()));
const openness = {
  visibility: v.picklist(['public', 'private']),
  suggestions: v.picklist(['on', 'off']),
  invite: v.optional(v.nullable(digest), null),
};
// A table of before the computer's time does not say who the opponent is.
const friendly = { opponent: v.optional(v.literal('friend'), 'friend'), level: v.optional(v.null(), null) };
const computerized = { opponent: v.literal('computer'), level: v.picklist(LEVELS) };

const shown = {
  rules: v.string(),
  phase: v.picklist(['open', 'playing', 'finished']),
  game: count(1),
  start: v.string(),
  fen: v.string(),
  moves: v.array(v.string()),
  turn: color,
  ply: count(),
  seats: perColor(v.nullable(v.object({ player, name: v.string(), ticket: v.exactOptional(digest) }))),
  offers: v.array(v.variant('offer', [v.object(takeback), v.object(offer)])),
  rests: v.optional(perColor(v.object({ draw: count(), takeback: count() })), RESTED),
  clock: v.nullable(
    v.object({
      ...clockSettings,
      white: v.number(),
      black: v.number(),
      running: v.nullable(color),
      at: v.number(),
      quota: v.optional(perColor(v.number()), { white: 0, black: 0 }),
      delayed: v.optional(v.boolean(), false),
    }),
  ),
  outcome: v.nullable(outcome),
  score: perColor(v.number()),
  points: v.record(v.string(), v.number()),
  inviteOnly: v.optional(v.boolean(), false),
  ...openness,
  unplayedSince: v.nullable(v.number()),
};
const table = v.variant('opponent', [
  v.object({ ...shown, ...friendly }),
  v.object({ ...shown, ...computerized }),
]);

const stamp = { seq: count(1), at: v.number() };

const opened = {
  ...stamp,
  type: v.literal('opened'),
  rules: v.string(),
  fen: v.string(),
  clock: v.nullable(v.object(clockSettings)),
  ...openness,
};

const event = v.variant('type', [
  v.object({ ...opened, ...friendly }),
  v.object({ ...opened, ...computerized }),
  v.object({ ...stamp, type: v.literal('sat'), seat: color, player, name: v.string() }),
  v.object({ ...stamp, type: v.literal('left'), seat: color }),
  v.object({ ...stamp, type: v.literal('started'), game: count(1) }),
  v.object({ ...stamp, type: v.literal('ticketed'), seat: color, ticket: digest }),
  v.object({ ...stamp, type: v.literal('revoked'), seat: color }),
  v.object({ ...stamp, type: v.literal('tookOver'), seat: color, player }),
  v.object({
    ...stamp,
    type: v.literal('delayed'),
    seat: color,
    late: v.number(),
    clock: perColor(v.number()),
  }),
  v.object({
    ...stamp,
    type: v.literal('moved'),
    ply: count(),
    move: v.string(),
    by: color,
    clock: clocks,
    lag: v.exactOptional(v.number()),
  }),
  v.object({ ...stamp, type: v.literal('offered'), ...takeback }),
  v.object({ ...stamp, type: v.literal('offered'), ...offer }),
  v.object({ ...stamp, type: v.literal('answered'), offer: offerKind, by: color, accept: v.boolean() }),
  v.object({ ...stamp, type: v.literal('takenBack'), ply: count(), by: color, clock: clocks }),
  v.object({ ...stamp, type: v.literal('ended'), outcome }),
]);

const message = v.variant('type', [
  v.object({
    type: v.literal('welcome'),
    v: v.literal(PROTOCOL_VERSION),
    role: v.picklist(['white', 'black', 'spectator']),
    player: v.exactOptional(player),
    seq: count(),
    at: v.number(),
  }),
  v.object({ type: v.literal('snapshot'), seq: count(), table }),
  v.object({ type: v.literal('events'), events: v.array(event) }),
  v.object({ type: v.literal('ack'), id: commandId, seq: count() }),
  v.object({ type: v.literal('reject'), id: commandId, code, seq: count() }),
  v.object({
    type: v.literal('presence'),
    white: v.boolean(),
    black: v.boolean(),
    spectators: count(),
    claimable: v.exactOptional(
      v.object({ white: v.exactOptional(v.number()), black: v.exactOptional(v.number()) }),
    ),
  }),
  v.object({
    type: v.literal('suggestion'),
    ply: count(),
    moves: v.array(v.object({ move: v.string(), count: count(1) })),
  }),
  v.object({
    type: v.literal('reaction'),
    reaction: v.picklist(REACTIONS),
    by: v.picklist(['white', 'black', 'spectator']),
  }),
  v.object({ type: v.literal('error'), code }),
  v.object({ type: v.literal('incompatible'), v: v.number() }),
]);

const typesOf = (options: readonly { readonly entries: { readonly type: { readonly literal: string } } }[]) =>
  new Set(options.map(({ entries }) => entries.type.literal));

const MESSAGE_TYPES = typesOf(message.options);
const EVENT_TYPES = typesOf(event.options);

/** The type of the first event that this version cannot fold: of a new type, or by the rules of a new game. */
const strangeEvent = (events: unknown): string | undefined => {
  if (!Array.isArray(events)) return undefined;
  for (const { type, rules } of events.filter(isObject)) {
    if (typeof type === 'string' && !EVENT_TYPES.has(type)) return type;
    if (type === 'opened' && typeof rules === 'string' && !rulesByName(rules)) return type;
  }
  return undefined;
};

/** Reads a text frame of a server. Unknown fields are passed over. */
export const decodeServerMessage = (frame: string): DecodedServerMessage => {
  const value = parseObject(frame);
  const type = value?.type;
  if (!value || typeof type !== 'string') return { kind: 'malformed' };
  if (!MESSAGE_TYPES.has(type)) return { kind: 'unknown', type };
  const strange = type === 'events' ? strangeEvent(value.events) : undefined;
  if (strange !== undefined) return { kind: 'unknown-event', type: strange };
  const parsed = v.safeParse(message, value);
  return parsed.success ? { kind: 'message', message: parsed.output } : { kind: 'malformed' };
};
