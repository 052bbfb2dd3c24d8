import type { EmbedWords } from './embed-words.ts';
import { board } from './uk-board.ts';

export const words: EmbedWords = { board };
