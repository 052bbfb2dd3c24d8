import type { TableEnv } from '../durable-objects/env.ts';
import type { TableObject } from '../durable-objects/tableObject.ts';

/** What `wrangler.toml` binds. */
export interface Env extends TableEnv {
  readonly TABLES: DurableObjectNamespace<TableObject>;
  /** The client's built files. */
  readonly ASSETS: Pick<Fetcher, 'fetch'>;
  /** Which program this is: another one after each deploy. */
  readonly VERSION: Pick<WorkerVersionMetadata, 'id'>;
}
