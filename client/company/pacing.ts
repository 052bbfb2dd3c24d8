/** What a screen reader was told last, and when, in milliseconds since some moment. */
export interface Told {
  readonly text: string;
  readonly at: number;
}

/** Nothing was told yet, so that nothing has to wait. */
export const UNTOLD: Told = { text: '', at: Number.NEGATIVE_INFINITY };

/**
 * Whether to say a text now: not oftener than every so many milliseconds. What has become nothing is forgotten at once, so that
 * nobody comes across it.
 *
 * @returns what is told now, and how long to wait until the text can be said; undefined if it need not be
 */
export const pace = (
  told: Told,
  text: string,
  now: number,
  every: number,
): { readonly told: Told; readonly wait: number | undefined } => {
  if (text === told.text) return { told, wait: undefined };
  if (text === '') return { told: { ...told, text }, wait: undefined };
  const wait = told.at + every - now;
  return wait > 0 ? { told, wait } : { told: { text, at: now }, wait: undefined };
};
