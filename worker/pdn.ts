import type { IRequestStrict } from 'itty-router';
import { makePdn, type PdnGame, pdnGame, resultOf } from '../engine/pdn/index.ts';
import type { Color } from '../engine/types.ts';
import { isTableId } from '../table/ids.ts';
import { type GameRecord, gameRecords } from '../table/records.ts';
import type { Env } from './env.ts';
import { noSuchTable } from './errors.ts';
import { downloadHeaders } from './headers.ts';
import { english } from './words.ts';

/** What PDN has for a name that nobody knows. */
const UNKNOWN = '?';

/** The day in UTC as `2026.11.29`. */
const dateOf = (time: number | null): string =>
  time === null ? '????.??.??' : new Date(time).toISOString().slice(0, 10).replaceAll('-', '.');

const nameOf = ({ names, computer }: GameRecord, color: Color): string =>
  computer?.color === color ? english.computer(computer.level) : names[color] || UNKNOWN;

/** Who is a program, and who is not: anybody may call themselves what the computer is called. */
const typesOf = ({ computer }: GameRecord): PdnGame['tags'] => {
  if (!computer) return [];
  const typeOf = (color: Color): string => (computer.color === color ? 'program' : 'human');
  return [
    { name: 'WhiteType', value: typeOf('white') },
    { name: 'BlackType', value: typeOf('black') },
  ];
};

/** `site` is the table's address. The tags for the ruleset and the start are the writer's affair. */
const pdnOf = (record: GameRecord, site: string): PdnGame => {
  const { number, rules, start, moves, outcome, startedAt } = record;
  const result = outcome ? resultOf(outcome) : '*';
  const tags = [
    { name: 'Event', value: english.event },
    { name: 'Site', value: site },
    { name: 'Date', value: dateOf(startedAt) },
    { name: 'Round', value: String(number) },
    { name: 'White', value: nameOf(record, 'white') },
    { name: 'Black', value: nameOf(record, 'black') },
    { name: 'Result', value: result },
    ...typesOf(record),
    ...(outcome ? [{ name: 'Termination', value: outcome.reason }] : []),
  ];
  return pdnGame({ tags, rules, start, moves, result });
};

/** `GET /api/tables/:id/pdn`: every game of the table, the present one last. */
export async function tablePdn({ params, url }: IRequestStrict, env: Env): Promise<Response> {
  const { id } = params;
  const events = isTableId(id) ? await env.TABLES.getByName(id).history() : null;
  if (!events) return noSuchTable();
  const site = `${new URL(url).origin}/t/${id}`;
  const text = makePdn(gameRecords(events).map((record) => pdnOf(record, site)));
  return new Response(text, { headers: downloadHeaders(`dama-${id}.pdn`) });
}
