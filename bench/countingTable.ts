/**
 * The product's table, counting what it writes: every row of SQLite, and one row for every alarm that is set.
 * `GET /rows/TABLE` tells the count; everything else goes to the product.
 */
import product, { TableObject } from './product.js';

interface CountedStorage {
  readonly sql: { exec(...query: unknown[]): { readonly rowsWritten: number } };
  setAlarm(...time: unknown[]): Promise<void>;
}

/** Found by its name in `runtime.ts`. */
export class CountingTable extends TableObject {
  rows = 0;

  constructor(ctx: { readonly storage: CountedStorage }, env: unknown) {
    super(ctx, env);
    const { storage } = ctx;
    const exec = storage.sql.exec.bind(storage.sql);
    storage.sql.exec = (...query) => {
      const cursor = exec(...query);
      this.rows += cursor.rowsWritten;
      return cursor;
    };
    const setAlarm = storage.setAlarm.bind(storage);
    storage.setAlarm = (...time) => {
      this.rows += 1;
      return setAlarm(...time);
    };
  }

  countRows(): number {
    return this.rows;
  }
}

interface CountingEnv {
  readonly TABLES: { getByName(name: string): { countRows(): Promise<number> } };
}

export default {
  async fetch(request: Request, env: CountingEnv, ctx: unknown): Promise<Response> {
    const [, place, table] = new URL(request.url).pathname.split('/');
    if (place !== 'rows' || !table) return product.fetch(request, env, ctx);
    return Response.json(await env.TABLES.getByName(table).countRows());
  },
};
