/** The button that lets one go on elsewhere: what a table's page loads for who sits there. */
import '../dama-elsewhere.ts';
