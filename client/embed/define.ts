import { usualLook } from '../../drawing/looks.ts';
import { Board } from '../board/board.ts';
import { board } from '../i18n/en-board.ts';
import { retrying } from '../retrying.ts';
import { DamaBoard } from './dama-board.ts';
import { loadEmbedWords } from './dictionaries.ts';
import { languageAround, spoken } from './speech.ts';

const loadAssistant = retrying(() => import('../assist/assistant.ts'));

/** The board as other sites have it: it speaks English until it has found another language around it. */
Board.words = () => board;
/** Who wants more contrast than usual gets the board that has most of it, where the page asks for no other. */
Board.usual = (board) => ({
  ...usualLook(languageAround(board)),
  ...(matchMedia('(prefers-contrast: more)').matches && { theme: 'contrast' }),
});
Board.assistant = async (board) => {
  const { createAssistant } = await loadAssistant();
  return createAssistant(board, () => loadEmbedWords(spoken(languageAround(board))));
};

DamaBoard.dictionary = loadEmbedWords;

// Another copy of this script may have come first: a page that loads it twice keeps the first one.
if (!customElements.get('dama-board')) customElements.define('dama-board', DamaBoard);
