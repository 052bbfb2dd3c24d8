import type { IRequestStrict } from 'itty-router';
import { digestOf, playerIdOf } from '../durable-objects/digest.ts';
import { refusedWords } from '../durable-objects/env.ts';
import { COLORS, type Color, RULESETS } from '../engine/index.ts';
import { decodeCreateTable } from '../protocol/codec.ts';
import type { CreatedTable, CreateTable, Refusal, TableAnswer } from '../protocol/http.ts';
import { isTableId, type TableId } from '../table/ids.ts';
import type { Opener } from '../table/opening.ts';
import { hasRefusedWord } from '../table/refusedWords.ts';
import { readBody } from './body.ts';
import { rulesetName } from './describe.ts';
import type { Env } from './env.ts';
import { noSuchTable, refused } from './errors.ts';
import { apiHeaders } from './headers.ts';
import { makeClaim, makeTableId } from './ids.ts';
import { english } from './words.ts';

const randomBytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));

const randomColor = (): Color => COLORS[(randomBytes(1)[0] ?? 0) % COLORS.length] ?? 'white';

const REFUSED_NAME: Refusal = {
  code: 'malformed',
  message: 'name: it has a word that is refused here',
  field: 'name',
  reason: 'refused-word',
};

const json = (value: object, status = 200, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(JSON.stringify(value), { status, headers: { ...apiHeaders(), ...headers } });

/** The state of a table, or null where there is none. A text that cannot be an id reaches no object. */
export const readTable = async (env: Env, id: string | undefined): Promise<TableAnswer | null> =>
  isTableId(id) ? env.TABLES.getByName(id).read() : null;

/** The key goes no further than this: the object learns the player id that it hashes to. */
const openerOf = ({ key, name, seat }: CreateTable): Opener => ({
  player: key === null ? null : playerIdOf(key),
  name,
  seat: seat === 'random' ? randomColor() : seat,
});

/** Opens a table under a fresh id. Of the claim that an invitation carries the object learns only the hash. */
async function openTable(
  env: Env,
  asked: CreateTable,
  claim: string | null,
): Promise<{ id: TableId; seat: Color | null }> {
  const opener = openerOf(asked);
  const settings = { ...asked.settings, invite: claim === null ? null : digestOf(claim) };
  for (;;) {
    const id = makeTableId(randomBytes);
    const opened = await env.TABLES.getByName(id).open(settings, opener);
    // Null would be a chance in 10^21: that id is taken.
    if (opened) return { id, seat: opened.seat };
  }
}

/** `POST /api/tables` */
export async function createTable(request: IRequestStrict, env: Env): Promise<Response> {
  const body = await readBody(request);
  const asked = body.ok ? decodeCreateTable(body.value) : body;
  if (!asked.ok) return refused(asked.error);
  if (hasRefusedWord(asked.value.name, refusedWords(env))) return refused(REFUSED_NAME);
  const claim = asked.value.inviteOnly ? makeClaim(randomBytes) : null;
  const { id, seat } = await openTable(env, asked.value, claim);
  const url = `${new URL(request.url).origin}/t/${id}`;
  // At an open table the invitation is the address itself. A claim stands in the fragment, which browsers send to nobody.
  const inviteUrl = claim === null ? url : `${url}#claim=${claim}`;
  const created: CreatedTable = { id, url, inviteUrl, seat };
  return json(created, 201, { Location: url });
}

/** `GET /api/tables/:id` */
export async function showTable({ params }: IRequestStrict, env: Env): Promise<Response> {
  const answer = await readTable(env, params.id);
  return answer ? json(answer) : noSuchTable();
}

/** `GET /api/rulesets` */
export const listRulesets = (): Response =>
  json({ rulesets: RULESETS.map(({ name }) => ({ name, title: rulesetName(english, name) })) });
