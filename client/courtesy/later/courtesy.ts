/** The announcements of moves, and the showing of those that somebody missed: what a page loads beside its own. */
import '../dama-courtesies.ts';
import { courtesyWords } from '../words.ts';

export { announced, watchCourtesy } from '../announced.ts';
export { Courtesies } from '../courtesies.ts';

export const { ready } = courtesyWords;
