const WIDTH = 80;

/** A piece that ends with this ends its line. */
export const BREAK = '\n';

/** Puts pieces on lines, a space between two; a piece that is longer than a line has one of its own. */
export const wrap = (pieces: readonly string[]): string => {
  let text = '';
  let column = 0;
  for (const piece of pieces) {
    const length = piece.endsWith(BREAK) ? piece.length - BREAK.length : piece.length;
    if (column > 0 && column + 1 + length > WIDTH) {
      text += '\n';
      column = 0;
    }
    text += column > 0 ? ` ${piece}` : piece;
    column = piece.endsWith(BREAK) ? 0 : column + (column > 0 ? 1 : 0) + length;
  }
  return column > 0 ? `${text}\n` : text;
};

/**
 * A text in pieces that `wrap` may part: at single spaces, which a reader makes of the breaks again, and not before what would be
 * a tag or an escape at the head of a line.
 */
export const pieces = (text: string): readonly string[] => {
  const found: string[] = [];
  let from = 0;
  for (let at = text.indexOf(' '); at !== -1; at = text.indexOf(' ', at + 1)) {
    const between = /^[^ ] [^ [%]$/.test(text.slice(at - 1, at + 2));
    if (!between) continue;
    found.push(text.slice(from, at));
    from = at + 1;
  }
  return [...found, text.slice(from)];
};
