import { makeMove } from '../../engine/notation.ts';
import type { Task } from '../thinker/messages.ts';
import { isPersonToMove, outcomeOf } from './match.ts';
import type { Play } from './play.ts';

/** What the computer is to find out as things stand: its own move, or whether it agrees to a draw; null where it has nothing to do. */
export const taskOf = ({ match, choosing, thinking }: Play): Task | null => {
  if (!match || choosing || thinking.state === 'failed' || outcomeOf(match)) return null;
  const { opponent, game, offer, seed } = match;
  if (opponent.kind !== 'computer') return null;
  const { color, level } = opponent;
  const asked = { rules: game.rules.name, moves: game.moves.map(makeMove), level };
  if (offer !== null && offer !== color) return { ...asked, type: 'draw', color };
  return isPersonToMove(match) ? null : { ...asked, type: 'move', seed };
};
