import { afterEach, vi } from 'vitest';

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const DAY = 24 * 60 * MINUTE;

const real = Date.now.bind(Date);
let ahead = 0;
/** Where the server's clock stands still, before `ahead` is added. */
let still: number | undefined;

const tell = () => vi.spyOn(Date, 'now').mockImplementation(() => (still ?? real()) + ahead);

/** Moves the server's clock; alarms and pings stay on the platform's own. */
export function later(milliseconds: number): void {
  ahead += milliseconds;
  tell();
}

/** Stops the server's clock, so that a slow machine is as good as a fast one; only `later` moves it on. */
export function standStill(): void {
  still = real();
  tell();
}

afterEach(() => {
  ahead = 0;
  still = undefined;
  vi.restoreAllMocks();
});
