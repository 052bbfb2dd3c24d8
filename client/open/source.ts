import type { ReadingWorld } from './reading.ts';

/** What was dropped or pasted: files, or else a text; undefined where it is neither. */
export const contentOf = (data: DataTransfer | null): readonly File[] | string | undefined =>
  data && data.files.length > 0 ? [...data.files] : data?.getData('text/plain') || undefined;

/** The world of a reading in a browser. */
export const browserReading = (progress: ReadingWorld['progress'], signal: AbortSignal): ReadingWorld => ({
  now: () => performance.now(),
  pause: () => new Promise((done) => setTimeout(done)),
  progress,
  signal,
});
