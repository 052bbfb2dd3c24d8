/** Suggestions and reactions: what a table's page loads with the first of them, and when somebody wants to react. */
import '../dama-company.ts';
import '../dama-muting.ts';
import '../dama-overlay.ts';
import { companyWords } from '../words.ts';

/** Resolves when the part's words have come in the page's language; rejects where they do not come. */
export const { ready } = companyWords;
