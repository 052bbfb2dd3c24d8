export * from './announcements.ts';
export * from './crowding.ts';
export * from './fen.ts';
export * from './game.ts';
export { canCapture, canMove, destination, distinctMoves, legalMoves, play } from './moves.ts';
export { makeMove, makeSquare, parseMove, parseSquare } from './notation.ts';
export * from './perft.ts';
export {
  initialPosition,
  makePosition,
  opposite,
  pieceAt,
  piecesOf,
  positionKey,
  samePosition,
} from './position.ts';
export * from './result.ts';
export * from './rules.ts';
export * from './rulesets.ts';
export * from './squareSet.ts';
export * from './types.ts';
