/** Moving one's seat to another device: what a table's page loads when somebody asks for it. */
import '../dama-handover.ts';
import { handoverWords } from '../words.ts';

/** Resolves when the part's words have come in the page's language; rejects where they do not come. */
export const { ready } = handoverWords;
