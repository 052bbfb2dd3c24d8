/** A quiet position as the regression sees it. */
export interface Sample {
  /** Each feature that is not 0, for the side to move: its number, then its count. */
  readonly features: Int16Array;
  /** How much of the game is still to come, 1 to 0: weights are mixed by it. */
  readonly openingShare: number;
  /** How the game went for the side to move: 1, 0.5 or 0. */
  readonly result: number;
}

/**
 * Many samples in few arrays. A feature has two columns, for the opening and for the ending; a row's value is the sum of its entries
 * by the weights of their columns.
 */
export interface Rows {
  readonly columns: number;
  /** Where each row's entries begin, and where the last ones end. */
  readonly starts: Uint32Array;
  readonly entryColumns: Uint16Array;
  readonly entryValues: Float32Array;
  /** By row: the result. */
  readonly results: Float32Array;
}

/** Puts samples of so many features together. Columns: all features for the opening, then all for the ending. */
export const makeRows = (samples: readonly Sample[], features: number): Rows => {
  const entries = samples.reduce((sum, sample) => sum + sample.features.length, 0);
  const starts = new Uint32Array(samples.length + 1);
  const entryColumns = new Uint16Array(entries);
  const entryValues = new Float32Array(entries);
  let entry = 0;
  for (const [row, { features: counts, openingShare }] of samples.entries()) {
    for (let at = 0; at < counts.length; at += 2) {
      const feature = counts[at] ?? 0;
      const count = counts[at + 1] ?? 0;
      entryColumns[entry] = feature;
      entryValues[entry++] = count * openingShare;
      entryColumns[entry] = features + feature;
      entryValues[entry++] = count * (1 - openingShare);
    }
    starts[row + 1] = entry;
  }
  const results = Float32Array.from(samples, ({ result }) => result);
  return { columns: 2 * features, starts, entryColumns, entryValues, results };
};

/** What a row comes to by some weights. */
export const valueOfRow = (
  { starts, entryColumns, entryValues }: Rows,
  row: number,
  weights: ArrayLike<number>,
): number => {
  let sum = 0;
  const end = starts[row + 1] ?? 0;
  for (let entry = starts[row] ?? 0; entry < end; entry++) {
    sum += (entryValues[entry] ?? 0) * (weights[entryColumns[entry] ?? 0] ?? 0);
  }
  return sum;
};
