/** What can be chosen of how boards look: what a page loads when somebody opens its settings. */
import '../dama-looks.ts';
import { looksWords } from '../words.ts';

/** Resolves when the part's words have come in the page's language; rejects where they do not come. */
export const { ready } = looksWords;
