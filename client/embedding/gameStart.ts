import { makeFen } from '../../engine/fen.ts';
import { initialPosition, samePosition } from '../../engine/position.ts';
import { rulesByName, turkish } from '../../engine/rulesets.ts';
import { readGames } from '../embed/replay/games.ts';
import type { Start } from './wish.ts';

/**
 * Where the game begins that a board shows first, read as the board reads it. One that cannot be read begins as its rules do.
 *
 * @param rules the name of those that hold where the game names none
 */
export const gameStart = (pdn: string, rules: string): Start => {
  const [read] = readGames(pdn, rulesByName(rules) ?? turkish);
  if ('problem' in read) return { fen: '', rules };
  const { start, rules: own } = read.game;
  const fen = samePosition(start, initialPosition(own)) ? '' : makeFen(start);
  return { fen, rules: own.name };
};
