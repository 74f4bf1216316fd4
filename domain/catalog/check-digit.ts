const FIRST_WEIGHTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
const SECOND_WEIGHTS = [3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2];

/** Returns whether the twelfth digit of an IIN or BIN is a valid check digit. */
export function hasValidCheckDigit(number: string): boolean {
  const weightedSum = (weights: readonly number[]) =>
    weights.reduce((total, weight, index) => total + weight * Number(number[index]), 0) % 11;
  const first = weightedSum(FIRST_WEIGHTS);
  const check = first === 10 ? weightedSum(SECOND_WEIGHTS) : first;
  return check < 10 && check === Number(number[11]);
}
