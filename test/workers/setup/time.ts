import { afterEach, vi } from 'vitest';

export const SECOND = 1_000;
export const DAY = 24 * 60 * 60 * SECOND;

const real = Date.now.bind(Date);
let ahead = 0;

/** Moves the server's clock; alarms and pings stay on the platform's own. */
export function later(milliseconds: number): void {
  ahead += milliseconds;
  vi.spyOn(Date, 'now').mockImplementation(() => real() + ahead);
}

afterEach(() => {
  ahead = 0;
  vi.restoreAllMocks();
});
