const MIN_LENGTH = 12;

/**
 * Quickselect: moves the `count` smallest of the first `length` keys to the front, the largest of them at the end of
 * that part. The rest is in any order. Keys must be distinct.
 */
export function selectSmallest(keys: Float64Array, count: number, length: number, from = 0): void {
  const target = count - 1;
  let lower = from;
  let upper = length - 1;
  while (upper - lower > MIN_LENGTH) {
    const pivot = median(keys[lower] as number, keys[(lower + upper) >>> 1] as number, keys[upper] as number);
    let low = lower;
    let high = upper;
    while (low <= high) {
      while ((keys[low] as number) < pivot) low++;
      while ((keys[high] as number) > pivot) high--;
      if (low > high) break;
      const key = keys[low] as number;
      keys[low++] = keys[high] as number;
      keys[high--] = key;
    }
    if (target <= high) upper = high;
    else if (target >= low) lower = low;
    else return;
  }
  if (upper > lower) keys.subarray(lower, upper + 1).sort();
}

/** Returns the keys from index `from` to `to` (exclusive) in ascending order. */
export function sortedSlice(keys: Float64Array, length: number, from: number, to: number): Float64Array {
  if (from > 0 && from < length) selectSmallest(keys, from, length);
  if (to < length) selectSmallest(keys, to, length, from);
  return keys.subarray(from, to).sort();
}

function median(a: number, b: number, c: number): number {
  return a < b ? (b < c ? b : a < c ? c : a) : a < c ? a : b < c ? c : b;
}
