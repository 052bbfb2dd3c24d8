import { expect } from 'vitest';
import {
  destination,
  legalMoves,
  type Move,
  makeFen,
  makeMove,
  makeSquare,
  type Position,
} from '../../../engine/index.ts';
import { type PdnProblem, parsePdn } from '../../../engine/pdn/index.ts';
import { sameOutcome } from '../../../engine/pdn/resolve.ts';
import { holdsForAll } from './fuzz.ts';
import { peopled } from './pdnGames.ts';

const join = (squares: readonly number[], sign: string): string => squares.map(makeSquare).join(sign);

/** What one written move is read as, in a file of its own. */
const readMove = (
  position: Position,
  written: string,
): { readonly move: Move } | { readonly problem: PdnProblem } => {
  const [reading] = parsePdn(`[FEN "${makeFen(position)}"]\n${written} *`, { rules: position.rules });
  if (!reading) throw new Error('There is no game.');
  if (!reading.game.ok) return { problem: reading.game.error };
  const [first] = reading.game.value.line.moves;
  if (!first) throw new Error('There is no move.');
  return { move: first.move };
};

holdsForAll(
  'a capture is read however it is written, or refused with all that it may mean',
  peopled,
  (position) => {
    const captures = legalMoves(position).filter((move) => move.captures.length > 0);
    const paths = captures.map(makeMove);
    for (const move of captures.slice(0, 12)) {
      const path = [move.from, ...move.landings];
      const to = destination(move);
      expect(readMove(position, join(path, 'x'))).toEqual({ move });
      expect(readMove(position, join(path, ':').toUpperCase())).toEqual({ move });
      expect(readMove(position, join(path, ' x '))).toEqual({ move });

      for (const arrow of ['→', ' -> ']) {
        const written = `${join([move.from, ...move.captures], 'x')}${arrow}${makeSquare(to)}`;
        const federation = readMove(position, written);
        expect('move' in federation && sameOutcome(federation.move, move)).toBe(true);
      }

      const short = join([move.from, to], 'x');
      const read = readMove(position, short);
      const meant = captures.filter((other) => other.from === move.from && destination(other) === to);
      const outcomes = meant.filter(
        (each, index) => meant.findIndex((other) => sameOutcome(other, each)) === index,
      );
      if (paths.includes(short)) expect(read).toMatchObject({ move: { landings: [to] } });
      else if (outcomes.length === 1) expect('move' in read && sameOutcome(read.move, move)).toBe(true);
      else {
        expect(read).toMatchObject({ problem: { code: 'ambiguous-move' } });
        const { candidates = [], message } = 'problem' in read ? read.problem : { message: '' };
        expect(new Set(candidates).size).toBe(outcomes.length);
        expect(paths).toEqual(expect.arrayContaining([...candidates]));
        expect(message).toContain(candidates.join(', '));
      }
    }
  },
);
