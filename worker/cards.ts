import type { IRequestStrict } from 'itty-router';
import { outfitOf } from '../drawing/outfits.ts';
import { type Standing, tableCard } from '../drawing/raster/card.ts';
import { PAPERS } from '../drawing/raster/papers.ts';
import { makePng } from '../drawing/raster/png.ts';
import type { TableAnswer } from '../protocol/http.ts';
import { fromSnapshot, type TableSnapshot } from '../table/snapshot.ts';
import type { Env } from './env.ts';
import { noSuchTable, refused } from './errors.ts';
import { KEEP, pictureHeaders } from './headers.ts';
import type { BoardLook } from './looks.ts';
import { answerPicture, keepingOf, lookOf, versionOf } from './pictures.ts';
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
  const table = fromSnapshot(snapshot);
  if (!table.ok) throw new Error(table.error.code);
  const { start, position, moves } = table.value.game;
  const lastMove = moves.at(-1);
  const { orientation, coordinates, theme, pieces } = look;
  const card = { start, position, orientation, coordinates, standing: standingOf(snapshot) };
  const picture = tableCard(
    { ...card, ...(lastMove && { lastMove }) },
    outfitOf(theme, pieces),
    PAPERS[theme],
  );
  return makePng(picture, deflate);
}

/** Under which address a made picture is kept: what is in it follows from the table's last event, the look, and the program. */
const keepingAddress = (
  { origin, pathname }: URL,
  seq: number,
  { theme, pieces, orientation, coordinates }: BoardLook,
  { VERSION }: Env,
): string =>
  `${origin}${pathname}?${new URLSearchParams({ seq: `${seq}`, theme, pieces, orientation, coordinates, version: VERSION.id })}`;

/** The picture and its version, made once for all who ask while nothing happens at the table. */
async function keptCard(
  url: URL,
  { seq, table }: TableAnswer,
  look: BoardLook,
  env: Env,
): Promise<{ readonly picture: ArrayBuffer; readonly etag: string }> {
  const address = keepingAddress(url, seq, look, env);
  const kept = await caches.default.match(address);
  const known = kept?.headers.get('ETag');
  if (kept && known) return { picture: await kept.arrayBuffer(), etag: known };
  const picture = await paintCard(table, look);
  const etag = await versionOf(picture);
  await caches.default.put(address, new Response(picture, { headers: pictureHeaders(PNG, etag, KEEP.long) }));
  return { picture: picture.buffer, etag };
}

/** `GET /t/:id.png`: the table as a picture to share, as messengers show it. */
export async function tableCardPicture(request: IRequestStrict, env: Env): Promise<Response> {
  const url = new URL(request.url);
  const look = lookOf(url.searchParams);
  if (!look.ok) return refused(look.error);
  const answer = await readTable(env, request.params.id);
  if (!answer) return noSuchTable();
  const { picture, etag } = await keptCard(url, answer, look.value, env);
  return answerPicture(request, picture, pictureHeaders(PNG, etag, keepingOf(url.searchParams, answer.seq)));
}
