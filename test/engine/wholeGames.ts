import { words } from './helpers.ts';

/** Whole games from the initial position, one for each way in which a game ends by itself. Found by playing at random. */
export const WHOLE_GAMES = [
  {
    name: 'T12: White has no piece left',
    outcome: { winner: 'black', reason: 'no-pieces' },
    moves: words(`
      c3-c4 a6-a5 a3-a4 a5xa3xc3xc1 c4-b4 e6-e5 e3-e4 e5xe3xe1 f2-e2 e1xe4xa4xa1 f3-e3 g6-g5 g3-g4
      g5xg3xg1 d3-d4 e7-e6 b2-c2 c1xc4xe4xe2xc2 h3-g3 g1xg4 h2-g2 g4xg1`),
  },
  {
    name: 'T12: White is blocked',
    outcome: { winner: 'black', reason: 'blocked' },
    moves: words(`
      d3-d4 h6-h5 d4-e4 g6-g5 b3-b4 a6-a5 c3-d3 a5-b5 b2-b3 h7-h6 d3-c3 c6-c5 c2-b2 f6-g6 e4-f4 c7-c6
      f4-g4 d6-d5 d2-d3 d7-d6 b4-c4 b6-a6 a3-a4 b5-a5 a2-a3 f7-f6 e2-d2 b7-c7 b2-c2 e6-e5 f3-f4 a7-b7
      f4-e4 f6-e6 e4-d4 b7-b6 d4-e4 e7-d7 f2-e2 c7-b7 e4-d4 b7-a7 g2-f2 e6-f6 f2-g2 f6-e6 c2-b2 e6-f6
      b3-b4 e5-f5 b2-a2 c5-b5 c3-b3 g7-h7 e3-e4 f5-f4 g4-h4 d7-c7 e4xg4 f6-f5 a2-b2 c7-b7 e2-e3 b7-c7
      g2-f2 h7-g7 f2-f3 c7-b7 e3-e4 b5-c5 b3-c3 g7-h7 e4-e5 a5-b5 b2-b3 b7-c7 h2-g2 a7-b7 g2-f2 b7-a7
      f2-e2 c7-b7 e2-f2 b7-c7 f3-e3 a7-b7 d2-c2 b5-a5 f2-g2 c7-d7 c2-b2 d7-e7 b2-a2 e7-d7 a2-b2 a5-b5
      g2-f2 b7-a7 b2-c2 d7-e7 c2-b2 e7-f7 f2-e2 h7-g7 e2-d2 f7-f6 e3-e4 f5-f4 e5-e6 a7-b7 d2-e2 b7-a7
      e2-e3 b5-a5 b2-a2 f4-f3 a2-b2 g7-f7 e4-f4 a7-b7 b2-c2 g5-f5 c2-b2 c5-b5 e3-e4 f3-f2 g3-f3 h5-g5
      h3-g3 f2-f1 e4-e5 b5-c5 b2-c2 f1-h1 e6-e7 f7xd7 d3-e3 d5xd3 e3-e4 f5xd5 c3xe3 c5xc3xc1 e4-e5
      d5xf5 f4-e4 h1xh5 e4-f4 c1-d1 b4-c4 h5-h3 a4-b4 h6-h5 b4-a4 d1-d2 b3-b4 h5-h4 e3-e4 d2-d4 c4-c5
      c6xc4 b4-b5 a5xc5 a3-b3 d6-e6 b3-b4 c5-b5 e4-e5 e6xe4 a4-a5 a6xa4 f3-e3 h3xf3xa3`),
  },
  {
    name: 'T13: one king each',
    outcome: { winner: null, reason: 'one-each' },
    moves: words(`
      c3-c4 d6-d5 h3-h4 d5-e5 g3-g4 f6-f5 c4-b4 h6-h5 h4xh6xf6xd6xd8 h7-h6 d8-c8 c6-d6 c8xc6xe6xe8
      a6-a5 e8xe4 f7-e7 e4xe8 b7-c7 e8-d8 g7-h7 d8-d7 c7xe7 d3-d4 e7-d7 d2-d3 a7-b7 f3-f4 f5xf3xf1
      h2-h3 d7-e7 e3-e4 a5-b5 g4-g5 e7-d7 b3-c3 b5xb3xb1 c3-c4 b6-a6 c4-b4 b1xb5xh5xh2xf2xd2xb2 a2xc2
      f1-f5 e4-f4 f5xf2xa2xa4xf4 d3-c3 f4-f2 c3-c4 f2-a2 c4-c5 d7-e7 c5-c6 b7-c7 c6xc8 a2-e2 c8-d8
      h7-g7 d8-d4 h6-h5 d4-a4 e2-e5 a4xa7xf7xh7xh1`),
  },
  {
    name: 'T14: the third repetition',
    outcome: { winner: null, reason: 'repetition' },
    moves: words(`
      f3-f4 c6-c5 h3-h4 g6-g5 h4-g4 g5-f5 f2-f3 f5-e5 b3-b4 c5-b5 c3-b3 e5-f5 g4-h4 g7-g6 g2-f2 f5-g5
      f4-e4 g5-f5 e4-f4 h7-g7 f2-g2 g7-h7 g2-f2`),
  },
  {
    name: 'T15: 50 plies without progress',
    outcome: { winner: null, reason: 'no-progress' },
    moves: words(`
      b3-b4 e6-e5 b4-a4 e7-e6 h3-h4 e5-f5 d3-d4 e6-e5 d4-e4 f6-e6 a4-b4 g6-g5 h4-g4 g7-g6 c3-b3 h6-h5
      e4-d4 e5-d5 d2-d3 h5-h4 g4-f4 g6-f6 g3-h3 g5-h5 e3-e4 h7-h6 e2-d2 f5-e5 f3-e3 f6-g6 b4-c4 f7-f6
      g2-g3 e5-f5 f2-f3 d7-e7 a3-a4 e7-d7 b3-b4 d5-c5 d3-c3 d7-e7 g3-g4 c5-d5 d2-d3 d5-c5 b2-b3 c7-d7
      c2-d2 b7-c7 a2-a3 a7-b7 d2-c2 c5-d5 c2-b2 f5-g5 f3-g3 b7-a7 e3-f3 e7-f7 b2-c2 d7-e7 c2-d2 g5-f5
      d2-c2 a7-b7 c2-b2 f5-g5 b2-c2 f7-g7 c2-b2 g7-h7 f3-e3 b7-a7 b2-a2 e7-d7 a2-b2 d7-e7 b2-a2 a7-b7
      e3-f3 h7-g7 f3-e3 c7-d7 e3-f3 d7-c7 a2-b2 g5-f5 b2-c2 g7-f7 c2-b2 f5-g5 b2-c2 e7-d7 f3-e3 d5-e5
      c2-b2 e5-f5 e3-f3 d7-e7 b2-c2`),
  },
] as const;
