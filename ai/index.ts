export { easyLevel, isLevel, LEVELS, type Level, OFFERED_LEVEL } from './levels.ts';
export { acceptsDraw, chooseMove, tasteOf, thinkingTime } from './player.ts';
export { mix, randomFractions } from './random.ts';
export { search, type Taste, WIN } from './search.ts';
export type { Choice, Limits, Progress, Watch } from './types.ts';
