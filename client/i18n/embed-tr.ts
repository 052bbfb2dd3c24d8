import type { EmbedWords } from './embed-words.ts';
import { replay } from './replay-tr.ts';
import { result } from './result-tr.ts';
import { board } from './tr-board.ts';

export const words: EmbedWords = { board, result, replay };
