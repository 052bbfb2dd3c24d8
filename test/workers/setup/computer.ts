import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import type { Color } from '../../../engine/types.ts';
import type { TableAnswer } from '../../../protocol/http.ts';
import type { TableId } from '../../../table/ids.ts';
import type { TableSnapshot } from '../../../table/snapshot.ts';
import { createTable, join, KEYS, objectOf, type Peer, request } from './people.ts';
import { storedEvents } from './storage.ts';
import { DAY, later, SECOND } from './time.ts';

/** Ann at a table against the computer. */
export interface Match {
  readonly id: TableId;
  readonly ann: Peer;
}

/**
 * Opens one, on Ann's side `seat`. The server's clock is a day ahead, so that no alarm fires by itself: a test moves the clock and
 * calls the alarm.
 */
export async function openMatch(body: object = {}, seat: Color = 'white'): Promise<Match> {
  later(DAY);
  const id = await createTable({ opponent: 'computer', level: 1, key: KEYS.ann, name: 'Ann', seat, ...body });
  return { id, ann: await join(id, 'ann') };
}

export const tableOf = async (id: TableId): Promise<TableSnapshot> =>
  (await (await request(`/api/tables/${id}`)).json<TableAnswer>()).table;

/** Lets enough time pass for the computer to have thought, and calls the alarm. */
export async function computerActs(id: TableId): Promise<void> {
  later(10 * SECOND);
  await runDurableObjectAlarm(objectOf(id));
}

/** How many events of this type the table has. */
export const countOf = async (id: TableId, type: string): Promise<number> =>
  (await storedEvents(id)).filter(({ happening }) => happening.startsWith(`{"type":"${type}"`)).length;

export const move = (ply: number, path: string) => ({ type: 'move', ply, move: path });
export const offer = (kind: string) => ({ type: 'offer', offer: kind });

/** Calls the alarm, whether one is armed or not. */
export const ring = (id: TableId): Promise<void> =>
  runInDurableObject(objectOf(id), (object) => object.alarm());

/** Ann has moved: it is the computer's turn, and not time yet. */
export async function awaited(body: object = {}): Promise<Match> {
  const match = await openMatch(body);
  await match.ann.command('m0', move(0, 'd3-d4'));
  match.ann.skip();
  return match;
}
