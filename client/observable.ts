import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** What tells that it has changed, but not how. */
interface Watchable {
  /** Calls back after every change, until the returned function is called. */
  readonly watch: (changed: () => void) => () => void;
}

/** A value that others can watch. */
export interface Observable<T> extends Watchable {
  readonly get: () => T;
  readonly set: (value: T) => void;
}

/** Tells every `set`, also of a value that was there before. */
export const observable = <T>(first: T): Observable<T> => {
  const watchers = new Set<() => void>();
  let value = first;
  return {
    get: () => value,
    set: (next) => {
      value = next;
      for (const changed of watchers) changed();
    },
    watch: (changed) => {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
  };
};

/** Renders its host again whenever one of the values changes. */
export class Watcher implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #values: readonly Watchable[];
  #release: readonly (() => void)[] = [];

  constructor(host: ReactiveControllerHost, ...values: readonly Watchable[]) {
    this.#host = host;
    this.#values = values;
    host.addController(this);
  }

  hostConnected(): void {
    this.#release = this.#values.map((value) => value.watch(() => this.#host.requestUpdate()));
  }

  hostDisconnected(): void {
    for (const release of this.#release) release();
  }
}
