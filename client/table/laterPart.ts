/**
 * Loads a part of the page when it is first asked for, and once. Without a network, the next call asks again.
 *
 * @param load an `import()` of a module in a folder `later`
 * @returns asks for it, and waits until it is there or is known not to come
 */
export const laterPart = (load: () => Promise<unknown>): (() => Promise<unknown>) => {
  let asked: Promise<unknown> | undefined;
  return () => {
    asked ??= load().catch(() => {
      asked = undefined;
    });
    return asked;
  };
};
