/** Suggestions and reactions: what a table's page loads when a game runs. */
import '../dama-company.ts';
import '../dama-muting.ts';
import '../dama-overlay.ts';
