import { makeMove } from '../../engine/notation.ts';
import type { PdnLine, PdnMove } from '../../engine/pdn/types.ts';
import type { Position } from '../../engine/types.ts';
import type { Branch, Place } from './replay.ts';

/** A piece of a game's text, in the order of reading. */
export type Item =
  | {
      readonly kind: 'move';
      readonly place: Place;
      /** `1.`, or `1…` where the other side's move is not there to be seen; empty where the number stands before that one. */
      readonly number: string;
      /** The landing path. */
      readonly path: string;
      /** What was thought of the move: `!`, `?!`, `±`. */
      readonly marks: string;
    }
  | { readonly kind: 'comment'; readonly text: string }
  | { readonly kind: 'variation'; readonly items: readonly Item[] };

/** The glyphs that have a sign; the numbers are those of the PGN standard, which PDN shares. */
const GLYPHS: { readonly [number: number]: string } = {
  1: '!',
  2: '?',
  3: '!!',
  4: '??',
  5: '!?',
  6: '?!',
  7: '□',
  10: '=',
  13: '∞',
  14: '⩲',
  15: '⩱',
  16: '±',
  17: '∓',
  18: '+−',
  19: '−+',
};

const marksOf = ({ strength, glyphs }: PdnMove): string =>
  [strength, ...glyphs.map((glyph) => GLYPHS[glyph] ?? `$${glyph}`)].filter((mark) => mark !== '').join(' ');

const comments = (texts: readonly string[]): readonly Item[] =>
  texts
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => ({ kind: 'comment', text }));

/**
 * A line's moves with their numbers, comments and variations.
 *
 * @param offset how many plies lie before the line, counted from a move of the side that begins by the rules
 * @param branches the variations that lead to the line
 */
const lineItems = (line: PdnLine, offset: number, branches: readonly Branch[]): readonly Item[] => {
  /** Whether a number is due before the second side's move: nothing of this line stands right before it. */
  let interrupted = true;
  const ofMove = (ply: PdnMove, index: number): readonly Item[] => {
    const count = offset + index;
    const first = count % 2 === 0;
    const number = first || interrupted ? `${Math.floor(count / 2) + 1}${first ? '.' : '…'}` : '';
    const notes = comments(ply.comments);
    const variations = ply.variations.map(
      (variation, n): Item => ({
        kind: 'variation',
        items: lineItems(variation, count, [...branches, { at: index, variation: n }]),
      }),
    );
    interrupted = notes.length + variations.length > 0;
    const place = { branches, ply: index + 1 };
    return [
      { kind: 'move', place, number, path: makeMove(ply.move), marks: marksOf(ply) },
      ...notes,
      ...variations,
    ];
  };
  return [...comments(line.comments), ...line.moves.flatMap(ofMove)];
};

/** The whole game as text. A game that the other side begins than the rules have it begins with `1…`. */
export const gameItems = ({
  start,
  line,
}: {
  readonly start: Position;
  readonly line: PdnLine;
}): readonly Item[] => lineItems(line, start.turn === start.rules.firstMover ? 0 : 1, []);
