import {
  COLORS,
  type Color,
  makeSquare,
  type Position,
  piecesOf,
  type Role,
  rulesByName,
} from '../engine/index.ts';
import type { TableSnapshot } from '../table/snapshot.ts';
import type { Words } from './words.ts';

/** The ruleset in words; one that this server does not know goes by its name. */
export function rulesetName(words: Words, name: string): string {
  const rules = rulesByName(name);
  return rules ? words.rulesets[rules.name] : name;
}

/** A table's page and picture as one line: who plays what. */
export function tableTitle(words: Words, { rules, phase, seats }: TableSnapshot): string {
  const game = rulesetName(words, rules);
  if (phase === 'open') return `${game} · ${words.site}`;
  const name = (color: Color): string => seats[color]?.name || words.sides[color];
  return `${words.against(name('white'), name('black'))} · ${game} · ${words.site}`;
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
