/**
 * The script for other sites: `<script type="module" src="https://HOST/embed.js">` defines `<dama-board>`. It is
 * built as a stub of one import onto a chunk with a hashed name, so that the stub is never cached and the chunk
 * for ever.
 */
import './embed/define.ts';

export type * from './board/board-events.ts';
export type { BoardWords } from './board/words.ts';
export { DamaBoard } from './embed/dama-board.ts';
