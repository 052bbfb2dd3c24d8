/** The announcements of moves, and the showing of those that somebody missed: what a page loads beside its own. */
import { awaitGesture, hear } from '../../sounds/browser.ts';
import '../dama-courtesies.ts';
import { courtesyWords } from '../words.ts';

export { announced, watchCourtesy } from '../announced.ts';
export { Courtesies } from '../courtesies.ts';
export { hear };

awaitGesture();

export const { ready } = courtesyWords;
