import { defineSpeaking, speech } from '../i18n/current.ts';
import { Board } from './board.ts';

/** Defines the board of one of this site's pages: it speaks as the page does, and is there as soon as that speaks. */
export const defineBoard = (element: typeof Board = Board): void => {
  Board.words = () => speech.get().words.board;
  defineSpeaking('dama-board', element);
};
