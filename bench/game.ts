import { legalMoves, makeMove, playMove, startGame, turkish } from '../engine/index.ts';

/** A game that is not over after so many plies, as landing paths: random, and the same every time. */
export function aGame(plies: number): readonly string[] {
  for (let seed = 1; ; seed++) {
    const moves = randomMoves(seed, plies);
    if (moves.length === plies) return moves;
  }
}

function randomMoves(seed: number, plies: number): readonly string[] {
  let state = seed;
  let game = startGame(turkish);
  const moves: string[] = [];
  while (game.outcome === null && moves.length < plies) {
    // Numerical Recipes' linear congruential generator; its high bits are the random ones.
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const legal = legalMoves(game.position);
    const move = legal[(state >>> 16) % legal.length];
    if (move === undefined) throw new Error('a game that goes on has a legal move');
    const next = playMove(game, move);
    if (!next.ok) throw new Error(next.error.message);
    moves.push(makeMove(move));
    game = next.value;
  }
  return game.outcome === null ? moves : [];
}
