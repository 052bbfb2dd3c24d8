import { type Game, parseFen, type Rules, startGame, turkish } from '../../engine/index.ts';

/** A game that begins with a position. */
export const gameFrom = (fen: string, rules: Rules = turkish): Game => {
  const position = parseFen(fen, rules);
  if (!position.ok) throw new Error(`${fen}: ${position.error.message}`);
  return startGame(rules, position.value);
};
