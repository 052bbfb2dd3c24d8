import type { IRequestStrict } from 'itty-router';
import { boardSvg } from '../drawing/boardSvg.ts';
import { fromSnapshot } from '../table/snapshot.ts';
import { positionInWords, tableStatus, tableTitle } from './describe.ts';
import type { Env } from './env.ts';
import { noSuchTable } from './errors.ts';
import { pictureHeaders } from './headers.ts';
import { readTable } from './tables.ts';
import { english } from './words.ts';

/** Whether the requester has this version of the picture already (RFC 9110, 13.1.2: compared weakly). */
const matches = (header: string | null, etag: string): boolean =>
  header?.split(',').some((item) => item.trim() === '*' || item.trim().replace(/^W\//, '') === etag) ?? false;

/** A picture's version is what is in it: a new program may draw the same table in another way. */
async function versionOf(svg: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(svg));
  const hex = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0'));
  return `"${hex.join('')}"`;
}

/** `GET /t/:id.svg`: the board as it stands. */
export async function tablePicture(request: IRequestStrict, env: Env): Promise<Response> {
  const answer = await readTable(env, request.params.id);
  if (!answer) return noSuchTable();
  const table = fromSnapshot(answer.table);
  if (!table.ok) throw new Error(table.error.code);
  const { position, moves } = table.value.game;
  const lastMove = moves.at(-1);
  const svg = boardSvg(position, {
    title: tableTitle(english, answer.table),
    description: `${tableStatus(english, answer.table)} ${positionInWords(english, position)}`,
    ...(lastMove && { lastMove }),
  });
  const etag = await versionOf(svg);
  const headers = pictureHeaders(etag);
  return matches(request.headers.get('If-None-Match'), etag)
    ? new Response(null, { status: 304, headers })
    : new Response(svg, { headers });
}
