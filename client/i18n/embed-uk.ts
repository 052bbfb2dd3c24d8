import { assist } from './assist-uk.ts';
import type { EmbedWords } from './embed-words.ts';
import { live } from './live-uk.ts';
import { replay } from './replay-uk.ts';
import { result } from './result-uk.ts';
import { board } from './uk-board.ts';

export const words: EmbedWords = { board, assist, live, result, replay };
