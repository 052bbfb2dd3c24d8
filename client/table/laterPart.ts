/**
 * Asks for a part of the page, and waits until it is there or is known not to come.
 *
 * @param occasion why it is asked for: if it did not come, the same one is no reason to load it again, for each drawing of the page may
 *   ask. Without one somebody asks by hand.
 */
export type Ask = (occasion?: object) => Promise<unknown> | undefined;

/**
 * Loads a part of the page when it is first asked for, and once; again where it did not come, as after a deployment or without a network.
 *
 * @param load an `import()` of a module in a folder `later`, with its words
 */
export const laterPart = (load: () => Promise<unknown>): Ask => {
  let asked: Promise<unknown> | undefined;
  let failed: object | undefined;
  return (occasion = {}) => {
    if (occasion === failed) return;
    asked ??= load().catch(() => {
      asked = undefined;
      failed = occasion;
    });
    return asked;
  };
};
