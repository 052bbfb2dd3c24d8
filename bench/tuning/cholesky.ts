/**
 * Solves `A x = b` for a symmetric, positive definite matrix, given row by row in one array, of which only the lower half is read.
 * Source: the Cholesky decomposition, as in every textbook of numerics.
 */
export const solve = (matrix: Float64Array, b: Float64Array): Float64Array => {
  const size = b.length;
  const lower = Float64Array.from(matrix);
  const at = (row: number, column: number): number => lower[row * size + column] ?? 0;
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++) {
      let sum = at(row, column);
      for (let k = 0; k < column; k++) sum -= at(row, k) * at(column, k);
      lower[row * size + column] = row === column ? Math.sqrt(sum) : sum / at(column, column);
    }
  }
  const x = Float64Array.from(b);
  for (let row = 0; row < size; row++) {
    let sum = x[row] ?? 0;
    for (let k = 0; k < row; k++) sum -= at(row, k) * (x[k] ?? 0);
    x[row] = sum / at(row, row);
  }
  for (let row = size - 1; row >= 0; row--) {
    let sum = x[row] ?? 0;
    for (let k = row + 1; k < size; k++) sum -= at(k, row) * (x[k] ?? 0);
    x[row] = sum / at(row, row);
  }
  return x;
};
