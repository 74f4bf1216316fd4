/** Rough stock of a shop; `left` is set for the last few only. */
export type StockLevel = { stock: 'none' | 'few' | 'some' | 'many'; left: number | null };

const MAX_FEW = 3;
const MIN_MANY = 10;

/** Describes stock without the exact number, except for the last three; `available: null` means not counted. */
export function stockLevel(hasStock: boolean, available: number | null): StockLevel {
  if (!hasStock || (available !== null && available <= 0)) return { stock: 'none', left: null };
  if (available !== null && available <= MAX_FEW) return { stock: 'few', left: available };
  return { stock: available !== null && available >= MIN_MANY ? 'many' : 'some', left: null };
}
