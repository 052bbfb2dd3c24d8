import { defineSpeaking, speech } from '../i18n/current.ts';
import { Board } from './board.ts';

/** The board as this site's pages have it: it speaks as they do, and is defined as soon as they do. */
Board.words = () => speech.get().words.board;
defineSpeaking('dama-board', Board);
