import type { BoardWords } from '../board/words.ts';
import type { AssistWords } from './assist-words.ts';
import type { LiveWords } from './live-words.ts';
import type { ReplayWords } from './replay-words.ts';
import type { ResultWords } from './words.ts';

/** Everything that a board says on other sites, in one language; its parts share one dictionary. */
export interface EmbedWords {
  readonly board: BoardWords;
  readonly assist: AssistWords;
  readonly live: LiveWords;
  readonly result: ResultWords;
  readonly replay: ReplayWords;
}
