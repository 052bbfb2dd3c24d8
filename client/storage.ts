/** A few short texts kept under their names, if the browser allows it. */
export interface Memory {
  readonly get: (name: string) => string | null;
  readonly set: (name: string, value: string) => void;
  /** False once the browser has refused to keep something: then all is forgotten with the page. */
  readonly lasts: () => boolean;
}

/** The part of `Storage` that is used here. */
type Store = Pick<Storage, 'getItem' | 'setItem'>;

const PREFIX = 'dama.';

/**
 * Remembers in `open()`, usually `localStorage`. It is asked each time, for other tabs write there too.
 *
 * In-app browsers, private windows and third-party frames deny storage: some throw when it is named,
 * some when it is written. Then the page goes on with what it holds itself.
 */
export const createMemory = (open: () => Store): Memory => {
  /** Only what was refused. */
  const held = new Map<string, string>();
  let lasts = true;

  const attempt = <T>(use: (store: Store) => T, otherwise: T): T => {
    try {
      return use(open());
    } catch {
      lasts = false;
      return otherwise;
    }
  };

  return {
    get: (name) => held.get(name) ?? attempt((store) => store.getItem(PREFIX + name), null),
    set: (name, value) => {
      held.set(name, value);
      attempt((store) => {
        store.setItem(PREFIX + name, value);
        held.delete(name);
      }, undefined);
    },
    lasts: () => lasts,
  };
};
