import * as v from 'valibot';
import { isOvercrowded } from '../engine/crowding.ts';
import {
  err,
  initialPosition,
  makeFen,
  ok,
  type Position,
  parseFen,
  type Result,
  type Rules,
  rulesByName,
  startGame,
  turkish,
} from '../engine/index.ts';
import { LEVELS, type Opposition, USUAL_LEVEL } from '../table/events.ts';
import { isKey, type Key } from '../table/ids.ts';
import { MAX_NAME, makeName, nameFits } from '../table/names.ts';
import { type CreateTable, MAX_BODY_BYTES, type Refusal } from './http.ts';
import { isLongerThan, MAX_NESTING, nestsDeeper, parseObject } from './json.ts';

const oneOf = <const Options extends readonly string[]>(...options: Options) =>
  v.exactOptional(v.picklist(options, `one of ${options.join(', ')}`));

const numberFrom = (least: number, most: number) => {
  const what = `a number from ${least} to ${most}`;
  return v.pipe(v.number(what), v.minValue(least, what), v.maxValue(most, what));
};

const NAME = `a text of at most ${MAX_NAME} characters`;

// Every message is our own: the library's would repeat what was sent, which may be a key.
const body = v.object({
  rules: v.exactOptional(v.string("a ruleset's name")),
  fen: v.exactOptional(v.string('a FEN')),
  clock: v.exactOptional(
    v.object(
      { initial: numberFrom(1, 86_400), increment: numberFrom(0, 3_600) },
      'an object {initial, increment}, in seconds',
    ),
  ),
  seat: oneOf('white', 'black', 'random'),
  key: v.exactOptional(v.custom<Key>(isKey, '16 to 256 printable ASCII characters without spaces')),
  name: v.exactOptional(v.pipe(v.string(NAME), v.check(nameFits, NAME), v.transform(makeName))),
  opponent: oneOf('friend', 'computer'),
  level: v.exactOptional(v.picklist(LEVELS, `a whole number from ${LEVELS[0]} to ${LEVELS.length}`)),
  visibility: oneOf('public', 'private'),
  inviteOnly: v.exactOptional(v.boolean('true or false')),
  suggestions: oneOf('on', 'off'),
});
type Body = v.InferOutput<typeof body>;

const refuse = (field: string, detail: string, reason?: string): Result<never, Refusal> =>
  err({ code: 'malformed', message: `${field}: ${detail}`, field, ...(reason && { reason }) });

/** A friend has no level, and whoever sends one means another opponent. */
const opposition = ({ opponent = 'friend', level }: Body): Result<Opposition, Refusal> => {
  if (opponent === 'computer') return ok({ opponent, level: level ?? USUAL_LEVEL });
  return level === undefined ? ok({ opponent, level: null }) : refuse('level', 'only against the computer');
};

const startOf = (fen: string | undefined, rules: Rules): Result<Position, Refusal> => {
  if (fen === undefined) return ok(initialPosition(rules));
  const parsed = parseFen(fen, rules);
  if (!parsed.ok) {
    // Not the engine's message: it quotes what was sent, which may be a key.
    const { code, at } = parsed.error;
    return refuse('fen', at === undefined ? code : `${code} (at ${at})`, code);
  }
  if (isOvercrowded(parsed.value)) {
    return refuse('fen', 'a side has more pieces than a game begins with', 'too-many-pieces');
  }
  const { outcome } = startGame(rules, parsed.value);
  return outcome ? refuse('fen', `the game is over already (${outcome.reason})`, 'game-over') : parsed;
};

/** Reads the body of `POST /api/tables`. Refused with `too-large` or `malformed`, naming the field. Unknown fields are passed over. */
export const decodeCreateTable = (text: string): Result<CreateTable, Refusal> => {
  if (isLongerThan(text, MAX_BODY_BYTES)) {
    return err({ code: 'too-large', message: `A body has at most ${MAX_BODY_BYTES} bytes.` });
  }
  const value = parseObject(text);
  if (!value || nestsDeeper(value, MAX_NESTING)) {
    return err({ code: 'malformed', message: 'The body is a JSON object.' });
  }
  const parsed = v.safeParse(body, value);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    return refuse(v.getDotPath(issue) ?? 'body', `expected ${issue.message}`);
  }
  const asked = parsed.output;
  const { name = '' } = asked;
  if (asked.key !== undefined && name.includes(asked.key))
    return refuse('name', 'the key is a secret, no name');
  const against = opposition(asked);
  if (!against.ok) return against;
  const rules = asked.rules === undefined ? turkish : rulesByName(asked.rules);
  if (!rules) return refuse('rules', 'there is no such ruleset', 'unknown-rules');
  const start = startOf(asked.fen, rules);
  if (!start.ok) return start;
  const clock = asked.clock ?? null;
  return ok({
    settings: {
      rules: rules.name,
      fen: makeFen(start.value),
      clock,
      visibility: asked.visibility ?? 'private',
      suggestions: asked.suggestions ?? (clock ? 'off' : 'on'),
      ...against.value,
    },
    inviteOnly: asked.inviteOnly ?? false,
    seat: asked.seat ?? 'white',
    key: asked.key ?? null,
    name,
  });
};
