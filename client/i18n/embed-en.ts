import { assist } from './assist-en.ts';
import type { EmbedWords } from './embed-words.ts';
import { board } from './en-board.ts';
import { live } from './live-en.ts';
import { replay } from './replay-en.ts';
import { result } from './result-en.ts';

export const words: EmbedWords = { board, assist, live, result, replay };
