import { Board } from '../board/board.ts';
import { defineSpeaking, speech } from '../i18n/current.ts';
import { DamaBoard } from './dama-board.ts';

/** The board of other sites on a page of this one: it speaks as that does, and is defined as soon as that does. */
Board.words = () => speech.get().words.board;
defineSpeaking('dama-board', DamaBoard);
