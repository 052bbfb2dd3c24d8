import type { TableId } from '../../table/ids.ts';
import type { Memory } from '../storage.ts';

const NAME = 'claims';

/** So many tables' invitations are remembered, the latest. */
export const MOST_CLAIMS = 40;

const claimsIn = (memory: Memory): URLSearchParams => new URLSearchParams(memory.get(NAME) ?? '');

/** The invitation to a table that this browser has had; undefined where it has had none. */
export const rememberedClaim = (memory: Memory, table: TableId): string | undefined =>
  claimsIn(memory).get(table) ?? undefined;

/** Remembers an invitation as the latest; forgets it where it is undefined. */
export const rememberClaim = (memory: Memory, table: TableId, claim: string | undefined): void => {
  const claims = claimsIn(memory);
  claims.delete(table);
  if (claim !== undefined) claims.append(table, claim);
  memory.set(NAME, `${new URLSearchParams([...claims].slice(-MOST_CLAIMS))}`);
};
