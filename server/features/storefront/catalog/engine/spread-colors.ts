/** Products at the start of a list whose colours are spread: two usual pages. */
export const MAX_SPREAD = 48;

/**
 * Moves further colours of a product behind the products that rank equal to them, so that they do not fill the first
 * row. `lookOf` is 0 for a product without other colours, `isTied` compares neighbours.
 */
export function spreadColors<T>(
  products: readonly T[],
  lookOf: (product: T) => number,
  isTied: (before: T, product: T) => boolean,
): T[] {
  const seen = new Set<number>();
  const spread: T[] = [];
  let repeated: T[] = [];
  products.forEach((product, index) => {
    if (repeated.length > 0 && !isTied(products[index - 1] as T, product)) {
      spread.push(...repeated);
      repeated = [];
    }
    const look = lookOf(product);
    (look !== 0 && seen.has(look) ? repeated : spread).push(product);
    seen.add(look);
  });
  return [...spread, ...repeated];
}
