import { clearBit, setBit } from './bits.ts';

/** Where products can be had: `buyable` at all (the others sink in every order), and what the places of each city have. */
export type StockTable = { size: number; buyable: Uint32Array; cities: Map<number, Uint32Array> };

/** Creates a table in which nothing can be bought. */
export function createStockTable(size: number): StockTable {
  return { size, buyable: new Uint32Array((size + 31) >>> 5), cities: new Map() };
}

/** Says whether a product can be bought. */
export function setBuyable(table: StockTable, position: number, buyable: boolean): void {
  if (buyable) setBit(table.buyable, position);
  else clearBit(table.buyable, position);
}

/** Says that some place of a city has a product. */
export function addCity(table: StockTable, position: number, cityId: number): void {
  let city = table.cities.get(cityId);
  if (!city) table.cities.set(cityId, (city = new Uint32Array(table.buyable.length)));
  setBit(city, position);
}

/** Replaces everything known about the stock of a product. */
export function setStock(table: StockTable, position: number, buyable: boolean, cityIds: readonly number[]): void {
  setBuyable(table, position, buyable);
  for (const city of table.cities.values()) clearBit(city, position);
  for (const id of cityIds) addCity(table, position, id);
}
