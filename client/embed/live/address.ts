import { isTableId, type TableId } from '../../../table/ids.ts';
import { parseFragment } from '../../table/fragment.ts';

/** Where a table is, and what its link lets one do there. */
export interface Address {
  readonly table: TableId;
  /** Its page, without what the link carries behind the `#`. */
  readonly page: string;
  /** The invitation to sit down. */
  readonly claim: string | undefined;
}

/** Reads a table's address, as `https://HOST/t/7fKq2mWxYz#claim=…`; undefined for any other text. `base` is the page's own address. */
export const parseAddress = (text: string, base: string): Address | undefined => {
  if (!text || !URL.canParse(text, base)) return undefined;
  const { protocol, pathname, origin, hash } = new URL(text, base);
  const [, table] = /^\/t\/(\w+)\/?$/.exec(pathname) ?? [];
  return /^https?:$/.test(protocol) && isTableId(table)
    ? { table, page: `${origin}/t/${table}`, claim: parseFragment(hash).claim }
    : undefined;
};

/** Under which name a browser keeps the secret for a table's host. Each has one of its own: what one learns opens no seat at another. */
export const keptAs = (page: string): string =>
  `key${page.startsWith(`${location.origin}/`) ? '' : page.split('/t/')[0]}`;
