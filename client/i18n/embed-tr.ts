import { assist } from './assist-tr.ts';
import type { EmbedWords } from './embed-words.ts';
import { live } from './live-tr.ts';
import { replay } from './replay-tr.ts';
import { result } from './result-tr.ts';
import { board } from './tr-board.ts';

export const words: EmbedWords = { board, assist, live, result, replay };
