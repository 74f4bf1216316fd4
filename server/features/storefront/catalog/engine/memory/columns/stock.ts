import { clearBit, setBit } from './bits.ts';

/** Availability of products: `buyable` anywhere (the others come last in every order), and stock by city. */
export type StockTable = { size: number; buyable: Uint32Array; cities: Map<number, Uint32Array> };

/** Creates a table with every product unavailable. */
export function createStockTable(size: number): StockTable {
  return { size, buyable: new Uint32Array((size + 31) >>> 5), cities: new Map() };
}

/** Sets whether a product is buyable. */
export function setBuyable(table: StockTable, position: number, buyable: boolean): void {
  if (buyable) setBit(table.buyable, position);
  else clearBit(table.buyable, position);
}

/** Marks a product as present in a city. */
export function addCity(table: StockTable, position: number, cityId: number): void {
  let city = table.cities.get(cityId);
  if (!city) table.cities.set(cityId, (city = new Uint32Array(table.buyable.length)));
  setBit(city, position);
}

/** Replaces the stock of a product. */
export function setStock(table: StockTable, position: number, buyable: boolean, cityIds: readonly number[]): void {
  setBuyable(table, position, buyable);
  for (const city of table.cities.values()) clearBit(city, position);
  for (const id of cityIds) addCity(table, position, id);
}
