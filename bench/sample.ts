/** The middle value of an odd or even count of samples. */
export function median(samples: readonly number[]): number {
  const sorted = [...samples].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  const lower = sorted[sorted.length % 2 === 0 ? middle - 1 : middle];
  if (upper === undefined || lower === undefined) throw new Error('no samples');
  return (upper + lower) / 2;
}

/** The samples' spread: half of them lie between these two. */
export function quartiles(samples: readonly number[]): readonly [number, number] {
  const sorted = [...samples].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.round((sorted.length - 1) * share)] ?? Number.NaN;
  return [at(0.25), at(0.75)];
}
