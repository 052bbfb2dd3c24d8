import { type Puzzle, THEMES } from './puzzle.ts';

/** So many items of a list, evenly spread over it, the first and the last among them. */
export const spread = <T>(items: readonly T[], count: number): readonly T[] => {
  if (count >= items.length) return items;
  const step = count === 1 ? 0 : (items.length - 1) / (count - 1);
  return Array.from({ length: count }, (_, index) => items[Math.round(index * step)]).filter(
    (item) => item !== undefined,
  );
};

/** How many of each theme are taken, where there are `count` in all: as many of each as there are, the scarce ones whole. */
const sharesOf = (available: readonly number[], count: number): readonly number[] => {
  const shares = available.map(() => 0);
  for (let left = count; left > 0; ) {
    const open = available.flatMap((most, theme) => ((shares[theme] ?? 0) < most ? [theme] : []));
    if (open.length === 0) break;
    for (const theme of open.slice(0, left)) {
      shares[theme] = (shares[theme] ?? 0) + 1;
      left--;
    }
  }
  return shares;
};

/** Some of the harder ones of a list that begins with the easiest: every second one from its end, if there are enough. */
const harder = <T>(items: readonly T[], count: number): readonly T[] =>
  count === 0 ? [] : spread(items.slice(-2 * count), count);

/** Puzzles of all themes, the harder ones of each, each position once, easier ones first within a theme. */
export const selectPuzzles = (puzzles: readonly Puzzle[], count: number): readonly Puzzle[] => {
  const different = [...new Map(puzzles.map((puzzle) => [puzzle.fen, puzzle])).values()];
  const byTheme = THEMES.map((theme) =>
    different
      .filter((puzzle) => puzzle.theme === theme)
      .sort((a, b) => a.found.depth - b.found.depth || (a.fen < b.fen ? -1 : 1)),
  );
  const shares = sharesOf(
    byTheme.map(({ length }) => length),
    count,
  );
  return byTheme.flatMap((each, theme) => harder(each, shares[theme] ?? 0));
};
