import { defineSpeaking, speech } from '../i18n/current.ts';
import { wornLook } from '../looks/boardLook.ts';
import { retrying } from '../retrying.ts';
import { Board } from './board.ts';

const loadAssistant = retrying(() => import('../assist/later/assist.ts'));

/** Defines the board of one of this site's pages: it speaks as the page does, looks as somebody has chosen, and is there as soon as that speaks. */
export const defineBoard = (element: typeof Board = Board): void => {
  Board.words = () => speech.get().words.board;
  Board.usual = wornLook;
  Board.assistant = async (board) => (await loadAssistant()).assistantOfPage(board);
  defineSpeaking('dama-board', element);
};
