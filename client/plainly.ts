/**
 * What stands in the package for `retrying`: whoever bundles it has their own ways to load a chunk once more, and their bundler cannot
 * follow an import whose address is known only later (webpack warns of it).
 */
export const retrying = <T>(load: () => Promise<T>): (() => Promise<T>) => load;
