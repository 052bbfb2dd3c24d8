/** What can be chosen of how boards look: what a page loads when somebody opens its settings. */
import '../dama-looks.ts';
import { looksWords } from '../words.ts';

export const { ready } = looksWords;
