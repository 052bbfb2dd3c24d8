import type { Game } from './game.ts';
import { play } from './moves.ts';
import { countLoneKing, makesProgress, outcomeOf } from './outcome.ts';
import { positionKey } from './position.ts';
import type { Move, Outcome, Position } from './types.ts';

/** A game that is read from a record. It grows in place: a move takes the same time after any number of others. */
interface Follower {
  /** After the last move. */
  readonly position: () => Position;
  readonly outcome: () => Outcome | null;
  /** Plays one more legal move, also where the game is drawn and the players went on; a move that is not legal makes nonsense. */
  readonly play: (move: Move) => void;
  /** The game as it stands, copied: asked for once at the end. */
  readonly game: () => Game;
}

/**
 * Follows a record from its start position. The game is the same as `playMove` makes of it while it is not over. For those who read
 * records (PDN, Hub); no part of the index, where games are played.
 */
export const followGame = (start: Position): Follower => {
  const moves: Move[] = [];
  /** From where, and before which move, positions may come again. They are not kept: `game` plays them again. */
  let since = start;
  let sinceMove = 0;
  /** How often each of the positions since then has come. */
  const times = new Map<string, number>();
  let timesHere = 0;
  let position = start;
  let loneKingPlies: number | null = null;

  const arrive = (next: Position): void => {
    const key = positionKey(next);
    position = next;
    timesHere = (times.get(key) ?? 0) + 1;
    times.set(key, timesHere);
    loneKingPlies = countLoneKing(loneKingPlies, next);
  };

  const outcome = (): Outcome | null =>
    outcomeOf({
      position,
      times: timesHere,
      idlePlies: moves.length - sinceMove,
      loneKingPlies,
    });

  const repeatable = (): readonly Position[] => {
    const positions = [since];
    let last = since;
    for (const move of moves.slice(sinceMove)) {
      last = play(last, move);
      positions.push(last);
    }
    return positions;
  };

  arrive(start);
  return {
    position: () => position,
    outcome,
    play: (move) => {
      const progress = makesProgress(position, move);
      const next = play(position, move);
      moves.push(move);
      if (progress) {
        since = next;
        sinceMove = moves.length;
        times.clear();
      }
      arrive(next);
    },
    game: () => ({
      rules: start.rules,
      start,
      moves: [...moves],
      position,
      outcome: outcome(),
      repeatable: repeatable(),
      loneKingPlies,
    }),
  };
};
