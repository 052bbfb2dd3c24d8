export { PDN_PROBLEMS, PDN_WARNINGS, type PdnProblemCode, type PdnWarningCode } from './codes.ts';
export { pdnGame } from './pdnGame.ts';
export { MAX_GAME_LENGTH, type PdnOptions, type PdnReader, parsePdn, pdnReader } from './reader.ts';
export { resultOf } from './results.ts';
export * from './types.ts';
export { makePdn } from './writer.ts';
