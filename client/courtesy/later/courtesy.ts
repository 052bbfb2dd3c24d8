/** The announcements of moves, and the showing of those that somebody missed: what a table's page loads beside its own. */
import '../dama-courtesies.ts';

export { Courtesies } from '../courtesies.ts';
