import { type Cells, FREE, OWN } from './cells.ts';
import { turnOf } from './position.ts';
import { step } from './rays.ts';
import { hasSquare } from './squareSet.ts';
import type { Move, Position } from './types.ts';

/** Every quiet move of the side to move (T3, T4); whether it may play one (T9) is for the caller to know. */
export const quietMoves = ({ rules, turn, kings }: Position, cells: Cells): readonly Move[] => {
  const moves: Move[] = [];
  for (let from = 0; from < 64; from++) {
    if (cells[from] !== OWN) continue;
    const { steps, flying } = hasSquare(kings, from) ? rules.king : rules.man;
    for (const heading of steps) {
      let to = from;
      do {
        to = step(to, heading ^ turnOf(turn));
        if (cells[to] !== FREE) break;
        moves.push({ from, landings: [to], captures: [] });
      } while (flying);
    }
  }
  return moves;
};
