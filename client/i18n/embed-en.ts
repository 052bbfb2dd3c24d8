import type { EmbedWords } from './embed-words.ts';
import { board } from './en-board.ts';
import { replay } from './replay-en.ts';
import { result } from './result-en.ts';

export const words: EmbedWords = { board, result, replay };
