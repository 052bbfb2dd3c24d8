/** The button that lets one go on elsewhere: what a table's page loads when somebody who sits there presses the one in its place, or has a link out. */
import '../dama-elsewhere.ts';
