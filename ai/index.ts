export { acceptsDraw } from './drawAnswer.ts';
export { easyLevel, isLevel, LEVELS, type Level, OFFERED_LEVEL } from './levels.ts';
export { thinkingTime } from './pace.ts';
export { chooseMove, searchOptions } from './player.ts';
export { mix, randomFractions } from './random.ts';
export { MOST_DEPTH, search } from './search.ts';
export type { Choice, Limits, Progress } from './types.ts';
export { mateOf, WIN } from './values.ts';
