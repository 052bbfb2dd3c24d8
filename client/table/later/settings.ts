/** What can be chosen on the page: what a table's page loads when somebody opens it. */
import '../dama-settings.ts';

export { ready } from '../../looks/later/choices.ts';
