export { type SlowGame, type SlowOutcome, START, slowGame, slowOutcome } from './game.ts';
export { type Mix, randomFen } from './positions.ts';
export { mulberry32, type Random } from './random.ts';
export { slowCanCapture, slowMoves, slowPlay } from './slow.ts';
