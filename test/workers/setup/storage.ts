import { runInDurableObject } from 'cloudflare:test';
import type { TableId } from '../../../table/ids.ts';
import { objectOf } from './people.ts';

type StoredEvent = { readonly seq: number; readonly happening: string; readonly command: string | null };

/** Looks into a table's storage from inside its object. */
export const inside = <Value>(id: TableId, look: (state: DurableObjectState) => Value | Promise<Value>) =>
  runInDurableObject(objectOf(id), (_, state) => look(state));

export const storedEvents = (id: TableId): Promise<StoredEvent[]> =>
  inside(id, ({ storage }) => storage.sql.exec<StoredEvent>('SELECT * FROM events ORDER BY seq').toArray());

export const alarmOf = (id: TableId): Promise<number | null> =>
  inside(id, ({ storage }) => storage.getAlarm());

/** What a table left behind: its schema and its alarm. */
export const traces = (id: TableId) =>
  inside(id, async ({ storage }) => ({
    schema: storage.sql.exec('SELECT name FROM sqlite_master').toArray(),
    alarm: await storage.getAlarm(),
  }));

/** Counts every row that the object reads from now on; ends when it sleeps. */
export async function countReads(id: TableId): Promise<() => number> {
  let rows = 0;
  await inside(id, ({ storage: { sql } }) => {
    const exec = sql.exec.bind(sql);
    sql.exec = (query, ...bindings) => {
      const cursor = exec(query, ...bindings);
      const toArray = cursor.toArray.bind(cursor);
      cursor.toArray = () => {
        const found = toArray();
        rows += found.length;
        return found;
      };
      return cursor as never;
    };
  });
  return () => rows;
}

/** Counts every row that the object writes from now on, alarms included; ends when it sleeps. */
export async function countRows(id: TableId): Promise<() => number> {
  let rows = 0;
  await inside(id, ({ storage }) => {
    const { sql } = storage;
    const exec = sql.exec.bind(sql);
    sql.exec = (query, ...bindings) => {
      const cursor = exec(query, ...bindings);
      rows += cursor.rowsWritten;
      return cursor as never;
    };
    const setAlarm = storage.setAlarm.bind(storage);
    storage.setAlarm = (...time) => {
      rows += 1;
      return setAlarm(...time);
    };
  });
  return () => rows;
}
