import type { TableEnv } from '../../../durable-objects/env.ts';
import { TableObject as Table } from '../../../durable-objects/tableObject.ts';
import { thinking } from './thinking.ts';

export { default } from '../../../worker/index.ts';

/** The Worker that the tests run: the real one, whose tables are handed a way of thinking that can be watched. */
export class TableObject extends Table {
  constructor(ctx: DurableObjectState, env: TableEnv) {
    super(ctx, env, thinking);
  }
}
