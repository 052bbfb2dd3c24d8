import type { Key, TableId } from '../../table/ids.ts';
import { createMemory } from '../storage.ts';
import { rememberClaim, rememberedClaim } from './claims.ts';
import { type Carried, carriedBy, carrying, makeFragment, parseFragment } from './fragment.ts';
import { identify } from './identity.ts';
import { fillRandom } from './world.ts';

/** What this browser remembers between visits, on this site. */
export const memory = createMemory(() => localStorage);

/** What somebody comes to a table with. */
interface Arrival {
  readonly key: Key;
  /** The invitation to this table, now or on an earlier visit. */
  readonly claim: string | undefined;
  /** The ticket of a link that moves a seat to this browser, until the table has answered. */
  readonly ticket: string | undefined;
}

/** What the entry of the history keeps: what memory does not. */
let held: Carried = {};

/** @param address in place of the one that the address bar shows */
const keep = (carried: Carried, address?: string): void => {
  held = carried;
  history.replaceState(carrying(carried), '', address);
};

/**
 * Follows a link within the page, which makes another entry: it keeps the same. What a link to this very table carries
 * goes along, out of the address bar, and is what the page begins anew with.
 */
const followLink = (): void => {
  const brought = parseFragment(location.hash);
  const isLink = makeFragment(brought) !== '';
  keep({ ...held, ...brought }, isLink ? location.pathname + location.search : undefined);
  if (isLink) location.reload();
};

/**
 * This browser's secret, and what its link has brought: `pages/early.ts` has put it into the entry of the history. There it
 * is found by another load of this page, or on the way back to it; where nothing lasts, the key and the invitation too.
 */
export const arrive = (table: TableId): Arrival => {
  const { key: handed, claim, ticket } = carriedBy(history.state);
  const key = identify(memory, fillRandom, handed);
  if (claim) rememberClaim(memory, table, claim);
  keep(memory.lasts() ? { ticket } : { key, claim, ticket });
  addEventListener('popstate', followLink);
  followLink(); // One that came before this script.
  return { key, claim: rememberedClaim(memory, table), ticket };
};

/** The ticket has been used or refused: another load of the page does not show it again. */
export const forgetTicket = (): void => keep({ ...held, ticket: undefined });

/** The invitation does not fit the table. */
export const forgetClaim = (table: TableId): void => {
  rememberClaim(memory, table, undefined);
  keep({ ...held, claim: undefined });
};
