/** Returns the index of the first word that is not below a text, in words sorted by code unit. */
export function firstNotBelow(words: readonly string[], text: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] as string) < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
