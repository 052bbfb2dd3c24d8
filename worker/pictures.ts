import type { IRequestStrict } from 'itty-router';
import { boardSvg } from '../drawing/boardSvg.ts';
import { usualLook } from '../drawing/looks.ts';
import {
  err,
  initialPosition,
  type Move,
  ok,
  type Position,
  parseFen,
  type Result,
  rulesByName,
  startGame,
} from '../engine/index.ts';
import type { Refusal } from '../protocol/http.ts';
import { fromSnapshot, type TableSnapshot } from '../table/snapshot.ts';
import { positionInWords, rulesetName, tableInWords, tableTitle } from './describe.ts';
import type { Env } from './env.ts';
import { noSuchTable, refused } from './errors.ts';
import { KEEP, type Keeping, pictureHeaders } from './headers.ts';
import { type BoardLook, readLook } from './looks.ts';
import { readTable } from './tables.ts';
import { english } from './words.ts';

const SVG = 'image/svg+xml; charset=utf-8';

/** Whether the requester has this version of the picture already (RFC 9110, 13.1.2: compared weakly). */
const matches = (header: string | null, etag: string): boolean =>
  header?.split(',').some((item) => item.trim() === '*' || item.trim().replace(/^W\//, '') === etag) ?? false;

/** A picture's version is what is in it: a new program may draw the same table in another way. */
export async function versionOf(picture: Uint8Array): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', picture);
  const hex = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0'));
  return `"${hex.join('')}"`;
}

/** The address of a table's picture, with the last event's number, so that a kept one is never older than what names it. */
export const picturePath = (id: string, seq: number, look: string): string =>
  `/t/${id}.svg?seq=${seq}${look && `&${look}`}`;

/** How long a table's picture may be kept: one that is asked for as it stands after this event never changes. */
export const keepingOf = (query: URLSearchParams, seq: number): Keeping => {
  const asked = query.get('seq');
  if (asked === String(seq)) return KEEP.long;
  return Number(asked) > seq ? KEEP.never : KEEP.briefly;
};

/** What a picture shows of a table's game. */
export function gameOf(snapshot: TableSnapshot): {
  readonly start: Position;
  readonly position: Position;
  readonly lastMove?: Move;
} {
  const table = fromSnapshot(snapshot);
  if (!table.ok) throw new Error(table.error.code);
  const { start, position, moves } = table.value.game;
  const lastMove = moves.at(-1);
  return { start, position, ...(lastMove && { lastMove }) };
}

/** The picture, or that the requester has it already. */
export function answerPicture(
  request: IRequestStrict,
  picture: BodyInit,
  headers: Readonly<Record<string, string>> & { readonly ETag: string },
): Response {
  return matches(request.headers.get('If-None-Match'), headers.ETag)
    ? new Response(null, { status: 304, headers })
    : new Response(picture, { headers });
}

async function answerSvg(request: IRequestStrict, svg: string, keeping: Keeping): Promise<Response> {
  const etag = await versionOf(new TextEncoder().encode(svg));
  return answerPicture(request, svg, pictureHeaders(SVG, etag, keeping));
}

/** The look that an address asks for, on what people see who chose nothing: a picture has one address, whoever asks. */
export const lookOf = (query: URLSearchParams): Result<BoardLook, Refusal> =>
  readLook(query, usualLook('en'));

/** `GET /t/:id.svg`: the board as it stands. */
export async function tablePicture(request: IRequestStrict, env: Env): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const look = lookOf(query);
  if (!look.ok) return refused(look.error);
  const answer = await readTable(env, request.params.id);
  if (!answer) return noSuchTable();
  const { position, start: _, ...marks } = gameOf(answer.table);
  const svg = boardSvg(position, {
    ...look.value,
    ...marks,
    title: tableTitle(english, answer.table),
    description: tableInWords(english, answer.table),
  });
  return answerSvg(request, svg, keepingOf(query, answer.seq));
}

/** The position that an address says: a FEN by a ruleset, or where that ruleset begins. */
const positionIn = (query: URLSearchParams): Result<Position, Refusal> => {
  const rules = rulesByName(query.get('rules') || 'turkish');
  if (!rules) {
    const message = 'No ruleset has this name.';
    return err({ code: 'malformed', message, field: 'rules', reason: 'unknown-rules' });
  }
  const fen = query.get('fen');
  if (fen === null) return ok(initialPosition(rules));
  const position = parseFen(fen, rules);
  if (position.ok) return position;
  const { code: reason, message } = position.error;
  return err({ code: 'malformed', message, field: 'fen', reason });
};

/** `GET /board.svg`: any position. */
export async function positionPicture(request: IRequestStrict): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const look = lookOf(query);
  if (!look.ok) return refused(look.error);
  const position = positionIn(query);
  if (!position.ok) return refused(position.error);
  const { rules, turn } = position.value;
  const { outcome } = startGame(rules, position.value);
  const status = outcome ? english.result(outcome.winner, outcome.reason) : english.toMove[turn];
  const svg = boardSvg(position.value, {
    ...look.value,
    title: `${rulesetName(english, rules.name)} · ${english.site}`,
    description: `${status} ${positionInWords(english, position.value)}`,
  });
  return answerSvg(request, svg, KEEP.day);
}
