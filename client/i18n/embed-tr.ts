import type { EmbedWords } from './embed-words.ts';
import { board } from './tr-board.ts';

export const words: EmbedWords = { board };
