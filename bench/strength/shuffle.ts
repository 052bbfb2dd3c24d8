/** A list in another order, drawn from `random`. Source: the Fisher-Yates shuffle. */
export const shuffled = <T>(items: readonly T[], random: () => number): readonly T[] => {
  const rest = [...items];
  return items.flatMap(() => rest.splice(Math.floor(random() * rest.length), 1));
};
