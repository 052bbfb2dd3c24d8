import type { TableId } from '../../table/ids.ts';
import type { Memory } from '../storage.ts';

/** Under what a device remembers what it has seen of its last tables. */
export const SEEN = 'seen';

/** Whether this device has seen a game at a table: then it may have missed some of it. */
export const hasSeen = (memory: Memory, id: TableId | undefined): boolean =>
  memory.get(SEEN)?.includes(`${id} `) === true;
