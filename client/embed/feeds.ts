import { retrying } from '../retrying.ts';
import type { DamaBoard } from './dama-board.ts';
import type { Feed } from './feed.ts';

/** Makes a feed of an attribute's text, which may be any text. */
export type MakeFeed = (board: DamaBoard, text: string) => Feed;

/** What may feed a board, by its attribute. Each part comes when it is first needed. */
export const FEEDS: { readonly [attribute in 'src' | 'pdn']: () => Promise<{ readonly feed: MakeFeed }> } = {
  src: retrying(() => import('./live/live.ts')),
  pdn: retrying(() => import('./replay/replay-feed.ts')),
};
