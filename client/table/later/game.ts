/** What the table's page loads besides once a game runs: what was missed, who is away, and the result over the board. */
export { Courtesies } from '../../courtesy/courtesies.ts';
export { ready } from '../../courtesy/later/courtesy.ts';
export { resultBanner } from '../result.ts';
