import type { BoardWords } from '../board/words.ts';
import type { AssistWords } from '../i18n/assist-words.ts';
import type { ResultWords } from '../i18n/words.ts';

/** What an assistant speaks with: words of its own, and those that the board and the result have anyway. */
export interface AidWords {
  readonly assist: AssistWords;
  readonly board: Pick<BoardWords, 'square' | 'moved'>;
  readonly result: Pick<ResultWords, 'won' | 'draw' | 'reasons'>;
}
