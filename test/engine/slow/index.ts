export { slowAnnouncements } from './announcements.ts';
export { type Choose, type SlowGame, START, slowGame } from './game.ts';
export { slowCanCapture, slowMoves, slowPerft, slowPlay } from './moves.ts';
export { type SlowOutcome, slowOutcome } from './outcome.ts';
export { type Mix, randomFen } from './positions.ts';
export { mulberry32, type Random } from './random.ts';
export { SLOW_RULES, type SlowName, type SlowRules } from './rules.ts';
export { careful, waiting } from './styles.ts';
