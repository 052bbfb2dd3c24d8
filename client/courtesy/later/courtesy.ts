/** What a page loads beside its own once a game runs: what is announced of moves, and their sounds. */
import { awaitGesture, hear } from '../../sounds/browser.ts';
import '../dama-courtesies.ts';
import { courtesyWords } from '../words.ts';

export { announced, watchCourtesy } from '../announced.ts';
export { hear };

awaitGesture();

/** Resolves when the part's words have come in the page's language; rejects where they do not come. */
export const { ready } = courtesyWords;
