export { PDN_PROBLEMS, PDN_WARNINGS, type PdnProblemCode, type PdnWarningCode } from './codes.ts';
export { type FenReading, parseLooseFen } from './fen.ts';
export { pdnGame } from './pdnGame.ts';
export { MAX_GAME_LENGTH, type PdnOptions, type PdnReader, parsePdn, pdnReader } from './reader.ts';
export { resultOf } from './results.ts';
export { findTag, tagValue } from './tags.ts';
export * from './types.ts';
export { MAX_WARNINGS } from './warnings.ts';
export { makePdn } from './writer.ts';
