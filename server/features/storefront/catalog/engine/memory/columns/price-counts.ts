import { priceBands } from '#domain/pricing/price-bands.ts';
import type { PriceBandCount } from '../../engine.ts';
import type { Window } from './bits.ts';

/** Returns the minimum and maximum price of the products in windows; null without products. */
export function priceBounds(prices: Int32Array, windows: readonly Window[]): { min: number; max: number } | null {
  let min = Infinity;
  let max = 0;
  for (const { first, words } of windows) {
    for (let at = 0; at < words.length; at++) {
      for (let left = words[at] as number; left !== 0; left &= left - 1) {
        const price = prices[((first + at) << 5) + 31 - Math.clz32(left & -left)] as number;
        if (price < min) min = price;
        if (price > max) max = price;
      }
    }
  }
  return max > 0 ? { min, max } : null;
}

/** Counts the products of windows by price band in one pass. */
export function countBands(
  prices: Int32Array,
  windows: readonly Window[],
  bounds: { min: number; max: number } | null,
): PriceBandCount[] {
  const bands = bounds ? priceBands(bounds.min, bounds.max) : [];
  if (bands.length === 0) return [];
  // Adjacent bands share their bound; a price on it belongs to both.
  const counts = bands.map(({ from = 0, to = Infinity }) => ({ from, to, count: 0 }));
  for (const { first, words } of windows) {
    for (let at = 0; at < words.length; at++) {
      for (let left = words[at] as number; left !== 0; left &= left - 1) {
        const price = prices[((first + at) << 5) + 31 - Math.clz32(left & -left)] as number;
        for (const band of counts) if (price >= band.from && price <= band.to) band.count++;
      }
    }
  }
  return bands.map(({ from = null, to = null }, at) => ({ from, to, count: counts[at]?.count ?? 0 }));
}
