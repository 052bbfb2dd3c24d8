/** What `countingTable.ts` sees of the built product, under the name that `runtime.ts` gives it. */
export class TableObject {
  constructor(ctx: unknown, env: unknown);
}

declare const product: { fetch(request: Request, env: unknown, ctx: unknown): Promise<Response> };
export default product;
