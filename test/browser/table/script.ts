/**
 * One whole game of Turkish draughts, written out: 45 plies, won by White because Black has no pieces left. The
 * test checks every ply with the slow generator. `d4xd6xd8` crowns a man, `g8xg6xe6xe4` is a king's capture of three
 * with a choice of where to land.
 */
export const SCRIPT: readonly string[] = `
  d3-d4 d6-d5 d4xd6xd8 c6-d6 d8xd5 e6-d6 d5xd8 a6-a5 d8-b8 e7-e6 e3-d3 a5-a4 a3xa5 b6-b5 b8xb6xb4 g6-g5
  h3-h4 f7-e7 e2-e3 c7-c6 d3-d4 a7-b7 b4xb8 g7-f7 a5-b5 f7-g7 c3-d3 c6-c5 b5xd5 h6-g6 b3-a3 g5-f5 d5-c5
  e6-e5 c2-c3 h7-h6 c5-c6 e7-f7 b8-g8 g6-g5 g8xg6xe6xe4 h6-h5 h4xh6 f5-f4 e4xg4xg7xc7
`
  .trim()
  .split(/\s+/);
