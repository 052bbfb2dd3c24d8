import { retrying } from '../retrying.ts';

/** Loads what reads and writes PDN, once for the whole page. Rejects where it does not come. */
export const loadPdn = retrying(() => import('./pdn.ts'));
