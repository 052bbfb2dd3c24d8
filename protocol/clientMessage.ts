import * as v from 'valibot';
import { REACTIONS } from '../table/events.ts';
import { isKey, isSecret, type Key, MAX_SECRET, type Secret } from '../table/ids.ts';
import { makeName, nameFits } from '../table/names.ts';
import type { DecodedClientMessage } from './decoded.ts';
import { color, commandId, count, offerKind, text } from './fields.ts';
import { isLongerThan, isObject, type JsonObject, MAX_NESTING, nestsDeeper, parseObject } from './json.ts';
import { MAX_CLIENT_BYTES, PROTOCOL_VERSION } from './messages.ts';

const secret = v.custom<Secret>(isSecret);
/** What is shown as a claim or a ticket: a wrong one has its own answer. */
const shown = text(MAX_SECRET);

const hello = v.object({
  type: v.literal('hello'),
  v: v.literal(PROTOCOL_VERSION),
  key: v.exactOptional(v.custom<Key>(isKey)),
  // Any number: one that this table has not reached is answered with a snapshot.
  since: v.exactOptional(v.number()),
});

/** Milliseconds there and back. What is too much is the quota's affair. */
const lag = v.custom<number>((value) => Number.isFinite(value) && Number(value) >= 0);

/** Each command's schema by its type: looked up, where a variant would try one after the other. */
const COMMANDS = {
  sit: v.object({
    type: v.literal('sit'),
    seat: v.exactOptional(color),
    name: v.exactOptional(v.pipe(v.string(), v.check(nameFits), v.transform(makeName))),
    claim: v.exactOptional(shown),
  }),
  move: v.object({ type: v.literal('move'), ply: count(), move: v.string(), lag: v.exactOptional(lag) }),
  resign: v.object({ type: v.literal('resign') }),
  leave: v.object({ type: v.literal('leave') }),
  offer: v.object({ type: v.literal('offer'), offer: offerKind }),
  answer: v.object({ type: v.literal('answer'), offer: offerKind, accept: v.boolean() }),
  claim: v.object({ type: v.literal('claim'), result: v.picklist(['win', 'draw']) }),
  suggest: v.object({ type: v.literal('suggest'), ply: count(), move: v.string() }),
  handOver: v.object({ type: v.literal('handOver'), ticket: secret }),
  revoke: v.object({ type: v.literal('revoke') }),
  takeOver: v.object({ type: v.literal('takeOver'), ticket: shown }),
  react: v.object({ type: v.literal('react'), reaction: v.picklist(REACTIONS) }),
};

const isCommandType = (type: string): type is keyof typeof COMMANDS => Object.hasOwn(COMMANDS, type);

const decodeHello = (value: JsonObject): DecodedClientMessage => {
  // Another version may look different in everything else, so its number is all that counts.
  if (typeof value.v === 'number' && value.v !== PROTOCOL_VERSION) return { kind: 'incompatible' };
  const parsed = v.safeParse(hello, value);
  return parsed.success ? { kind: 'message', message: parsed.output } : { kind: 'malformed', id: null };
};

const decodeCommand = (value: JsonObject): DecodedClientMessage => {
  const { success, output: id } = v.safeParse(commandId, value.id);
  if (!success) return { kind: 'malformed', id: null };
  const inner = value.command;
  if (!isObject(inner) || typeof inner.type !== 'string') return { kind: 'malformed', id };
  if (!isCommandType(inner.type)) return { kind: 'unknown-command', id, type: inner.type };
  const parsed = v.safeParse(COMMANDS[inner.type], inner);
  if (!parsed.success) return { kind: 'malformed', id };
  return { kind: 'message', message: { type: 'command', id, command: parsed.output } };
};

/** Reads a text frame of a client. Unknown fields are passed over. */
export const decodeClientMessage = (frame: string): DecodedClientMessage => {
  if (isLongerThan(frame, MAX_CLIENT_BYTES)) return { kind: 'too-large' };
  const value = parseObject(frame);
  if (!value || nestsDeeper(value, MAX_NESTING)) return { kind: 'malformed', id: null };
  const type = value.type;
  if (type === 'hello') return decodeHello(value);
  if (type === 'command') return decodeCommand(value);
  return typeof type === 'string' ? { kind: 'unknown', type } : { kind: 'malformed', id: null };
};
