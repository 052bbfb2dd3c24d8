/**
 * Loads a part of the page when it is first asked for, and once. Without a network, the next call asks again.
 *
 * @param load an `import()` of a module in a folder `later`
 */
export const laterPart = (load: () => Promise<unknown>): (() => void) => {
  let isAsked = false;
  return () => {
    if (isAsked) return;
    isAsked = true;
    load().catch(() => {
      isAsked = false;
    });
  };
};
