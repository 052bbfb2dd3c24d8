/** What may stand behind a move: `!`, `?`, `!?`, `*` and their likes. */
const MARKS = '!?*';

/** A strength takes no more marks than this. */
const LONGEST_STRENGTH = 32;

/** `a3-a4!?` as `a3-a4` and `!?`. */
export const splitStrength = (word: string): { readonly bare: string; readonly strength: string } => {
  let end = word.length;
  while (end > 0 && MARKS.includes(word.charAt(end - 1))) end--;
  return { bare: word.slice(0, end), strength: word.slice(end) };
};

/** What chess programs put behind a move. */
const SIGNS = '+#';

/** `a3-a4+!` as `a3-a4`, `!` and `+`, in whatever order they stand; what has nothing before them is left as it is. */
export const splitMarks = (
  word: string,
): { readonly bare: string; readonly strength: string; readonly signs: string } => {
  let end = word.length;
  while (end > 0 && (MARKS + SIGNS).includes(word.charAt(end - 1))) end--;
  if (end === 0) return { bare: word, strength: '', signs: '' };
  const tail = word.slice(end);
  return {
    bare: word.slice(0, end),
    strength: tail.replace(/[+#]/g, ''),
    signs: tail.replace(/[!?*]/g, ''),
  };
};

/** Whether a strength can be written behind a move and read again: the marks in parentheses last, for an asterisk behind them ends the game. */
export const isStrength = (text: string): boolean =>
  text.length <= LONGEST_STRENGTH && /^[!?*]*(?:\([!?]+\))*$/.test(text);

/** A strength with more of it, in the order in which it is written; null where that is too much. */
export const withMore = (strength: string, more: string): string | null => {
  const bracketed = /\(.*$/.exec(strength)?.[0] ?? '';
  const all = more.startsWith('(')
    ? strength + more
    : strength.slice(0, strength.length - bracketed.length) + more + bracketed;
  return isStrength(all) ? all : null;
};
