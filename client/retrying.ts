/**
 * Imports a script, once more after each time that it did not come. Older browsers remember a failure with the address (whatwg/html#10327;
 * Chrome before 156, Firefox before 154), so from then on it is asked for by another one, made of the address in their error; a browser
 * whose error has none, as Safari's, is asked for the same one.
 */
export const retrying = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let attempt = load;
  let failures = 0;
  return () =>
    attempt().catch((error: unknown) => {
      failures += 1;
      const [url] = /https?:\S+?\.js/.exec(String(error)) ?? [];
      const again = `${url}?again=${failures}`;
      if (url !== undefined) attempt = () => import(/* @vite-ignore */ again);
      throw error;
    });
};
