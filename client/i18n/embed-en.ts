import type { EmbedWords } from './embed-words.ts';
import { board } from './en-board.ts';

export const words: EmbedWords = { board };
