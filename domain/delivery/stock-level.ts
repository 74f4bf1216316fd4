/** Rough stock of a shop; `left` is set for the last few only. */
export type StockLevel = { stock: 'none' | 'few' | 'some' | 'many'; left: number | null };

const few = 3;
const many = 10;

/** Describes stock without the exact number, except for the last three; `free: null` means not counted. */
export function stockLevel(has: boolean, free: number | null): StockLevel {
  if (!has || (free !== null && free <= 0)) return { stock: 'none', left: null };
  if (free !== null && free <= few) return { stock: 'few', left: free };
  return { stock: free !== null && free >= many ? 'many' : 'some', left: null };
}
