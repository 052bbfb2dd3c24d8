/** What a page loads beside its own once a game runs: what is announced of moves, and their sounds. */
import { awaitGesture, hear } from '../../sounds/browser.ts';
import '../dama-courtesies.ts';
import { courtesyWords } from '../words.ts';

export { announced, watchCourtesy } from '../announced.ts';
export { hear };

awaitGesture();

export const { ready } = courtesyWords;
