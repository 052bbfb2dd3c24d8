import type { IRequestStrict } from 'itty-router';
import { outfitOf } from '../drawing/outfits.ts';
import { type Standing, tableCard } from '../drawing/raster/card.ts';
import { PAPERS } from '../drawing/raster/papers.ts';
import { makePng } from '../drawing/raster/png.ts';
import type { TableAnswer } from '../protocol/http.ts';
import type { TableSnapshot } from '../table/snapshot.ts';
import type { Env } from './env.ts';
import { noSuchTable, refused } from './errors.ts';
import { KEEP, pictureHeaders } from './headers.ts';
import { type BoardLook, queryOf } from './looks.ts';
import { answerPicture, gameOf, keepingOf, lookOf, versionOf } from './pictures.ts';
import { readTable } from './tables.ts';

const PNG = 'image/png';

/** Bytes as a zlib stream. */
async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

const standingOf = ({ phase, outcome, turn }: TableSnapshot): Standing => {
  if (phase === 'open') return { kind: 'open' };
  if (!outcome) return { kind: 'to-move', side: turn };
  return outcome.winner ? { kind: 'won', side: outcome.winner } : { kind: 'drawn' };
};

async function paintCard(snapshot: TableSnapshot, look: BoardLook): Promise<Uint8Array<ArrayBuffer>> {
  const { orientation, coordinates, theme, pieces } = look;
  const card = { ...gameOf(snapshot), orientation, coordinates, standing: standingOf(snapshot) };
  const picture = tableCard(card, outfitOf(theme, pieces), PAPERS[theme]);
  return makePng(picture, deflate);
}

/** Under which address a made picture is kept, however it was asked for: what is in it follows from the table's last event, the look, and the program. */
const keepingAddress = (page: string, seq: number, look: BoardLook, { VERSION }: Env): string =>
  `${page}.png?${queryOf(look)}&${new URLSearchParams({ seq: `${seq}`, version: VERSION.id })}`;

/** The picture and its version, made once for all who ask while nothing happens at the table. */
async function keptCard(
  page: string,
  { seq, table }: TableAnswer,
  look: BoardLook,
  env: Env,
): Promise<{ readonly picture: ArrayBuffer; readonly etag: string }> {
  const address = keepingAddress(page, seq, look, env);
  const kept = await caches.default.match(address);
  const known = kept?.headers.get('ETag');
  if (kept && known) return { picture: await kept.arrayBuffer(), etag: known };
  const picture = await paintCard(table, look);
  const etag = await versionOf(picture);
  const keeping = new Response(picture, { headers: pictureHeaders(PNG, etag, KEEP.long) });
  // What cannot be kept is painted again.
  await caches.default.put(address, keeping).catch(() => undefined);
  return { picture: picture.buffer, etag };
}

/** `GET /t/:id.png`: the table as a picture to share, as messengers show it. */
export async function tableCardPicture(request: IRequestStrict, env: Env): Promise<Response> {
  const { origin, searchParams: query } = new URL(request.url);
  const look = lookOf(query);
  if (!look.ok) return refused(look.error);
  const { id } = request.params;
  const answer = await readTable(env, id);
  if (!answer) return noSuchTable();
  const { picture, etag } = await keptCard(`${origin}/t/${id}`, answer, look.value, env);
  return answerPicture(request, picture, pictureHeaders(PNG, etag, keepingOf(query, answer.seq)));
}
