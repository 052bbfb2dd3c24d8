import {
  COLORS,
  type Color,
  makeSquare,
  type Position,
  parseFen,
  piecesOf,
  type Role,
  rulesByName,
  turkish,
} from '../engine/index.ts';
import { COMPUTER } from '../table/ids.ts';
import type { TableSnapshot } from '../table/snapshot.ts';
import type { Words } from './words.ts';

/** The ruleset in words; one that this server does not know goes by its name. */
export function rulesetName(words: Words, name: string): string {
  const rules = rulesByName(name);
  return rules ? words.rulesets[rules.name] : name;
}

/** Somebody at the table as they are called; by their side where they have no name. */
function playerName(words: Words, { seats, level }: TableSnapshot, color: Color): string {
  if (level !== null && seats[color]?.player === COMPUTER) return words.computer(level);
  return seats[color]?.name || words.sides[color];
}

/** What is played, and against whom where that is the computer. */
export function gameInWords(words: Words, { rules, level }: TableSnapshot): string {
  const game = rulesetName(words, rules);
  return level === null ? game : `${game} · ${words.computer(level)}`;
}

/** A table's page and picture as one line: who plays what. */
export function tableTitle(words: Words, table: TableSnapshot): string {
  if (table.phase === 'open') return `${gameInWords(words, table)} · ${words.site}`;
  const players = words.against(playerName(words, table, 'white'), playerName(words, table, 'black'));
  return `${players} · ${rulesetName(words, table.rules)} · ${words.site}`;
}

/** How the table stands, in a sentence. */
export function tableStatus(words: Words, { phase, turn, outcome }: TableSnapshot): string {
  if (outcome) return words.result(outcome.winner, outcome.reason);
  return phase === 'open' ? words.seatFree : words.toMove[turn];
}

/** The position in words, for those who do not see the board. */
export function positionInWords(words: Words, position: Position): string {
  const pieces = piecesOf(position);
  const squares = (color: Color, role: Role): string[] =>
    pieces
      .filter(({ piece }) => piece.color === color && piece.role === role)
      .map(({ square }) => makeSquare(square));
  return COLORS.map((color) => words.pieces(color, squares(color, 'man'), squares(color, 'king'))).join(' ');
}

/** What a table's picture shows: how it stands, and the position. */
export function tableInWords(words: Words, table: TableSnapshot): string {
  const position = parseFen(table.fen, rulesByName(table.rules) ?? turkish);
  const seen = position.ok ? positionInWords(words, position.value) : table.fen;
  return `${tableStatus(words, table)} ${seen}`;
}
