import type { BoardWords } from '../board/words.ts';

/** Everything that a board says on other sites, in one language; its parts share one dictionary. */
export interface EmbedWords {
  readonly board: BoardWords;
}
