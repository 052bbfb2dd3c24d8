/** What a page loads beside its own once a game runs: announcements, sounds, what was missed, who is away, and the result over the board. */
import { awaitGesture, hear } from '../../sounds/browser.ts';
import '../dama-courtesies.ts';
import { courtesyWords } from '../words.ts';

export { resultBanner } from '../../table/result.ts';
export { announced, watchCourtesy } from '../announced.ts';
export { Courtesies } from '../courtesies.ts';
export { hear };

awaitGesture();

export const { ready } = courtesyWords;
