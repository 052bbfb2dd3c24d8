import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launch } from './browser.ts';
import { startServer, type TestServer, type Vars } from './server.ts';

/**
 * Opens something before the first test of a file and closes it after the last: in reverse, what was opened last first.
 *
 * @returns gives it to the tests
 */
export const during = <T>(open: () => Promise<T>, close: (opened: T) => Promise<void>): (() => T) => {
  let opened: { readonly it: T } | undefined;
  beforeAll(async () => {
    opened = { it: await open() };
  });
  afterAll(async () => {
    if (opened) await close(opened.it);
  });
  return () => {
    if (!opened) throw new Error('it is there only while a test runs');
    return opened.it;
  };
};

/** The built product, for the tests of one file. */
export const withServer = (vars: Vars = {}): (() => TestServer) =>
  during(
    () => startServer(vars),
    (server) => server.stop(),
  );

/** A browser, for the tests of one file. */
export const withBrowser = (): (() => Browser) => during(launch, (browser) => browser.close());
