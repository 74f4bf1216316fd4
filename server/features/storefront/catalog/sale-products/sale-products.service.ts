import { availability, type Availability } from '#domain/delivery/availability.ts';
import type { Condition } from '#domain/catalog/condition.ts';
import type { Localized } from '#domain/text/language.ts';
import type { Settings } from '#domain/settings/settings.ts';
import type { Database } from '#server/platform/database/db.ts';
import { BRAND_SLUG, pathTo, type Directory, type DirectoryAttribute } from '../directory/directory.ts';
import { loadDirectory } from '../directory/directory.queries.ts';
import {
  codeShape,
  findPricedCities,
  findSupplierNumbering,
  readSaleRows,
  type CityQuantity,
  type SaleRow,
} from './sale-products.queries.ts';
import type { StoredValue } from '../directory/value-text.ts';

/** Product attribute with its unit separate; the unit is empty if there is none. */
type SaleParam = { name: Localized; unit: Localized; value: Localized };
/** Category for a feed; parents come before their children. */
export type SaleCategory = { id: number; parentId: number | null; name: Localized; path: Localized[] };
/** A product as seen from a city: price in tenge, honest old price (decisions §3) and availability. */
export type CitySale = { price: number; oldPrice: number | null; availability: Availability };
/** Product on sale with all data for feeds. */
export type SaleProduct = {
  id: number;
  feed: string;
  /** The supplier's id of the product. */
  externalId: string;
  /** A key or a code, without physical delivery. */
  digital: boolean;
  condition: Condition;
  /** Reason of its condition; '' if none. */
  conditionReason: string;
  name: Localized;
  description: Localized;
  brand: string | null;
  model: string;
  sku: string;
  /** Whether the code is the supplier's number, unknown to the maker. */
  isSupplierCode: boolean;
  barcode: string;
  categoryId: number;
  /** Shared by the variants of one model inside their feed. */
  group: string | null;
  weightGrams: number;
  pictures: { hash: string; vector: boolean }[];
  params: SaleParam[];
  /** Ids of the only cities it is sold in; null when every city has a price. */
  cityIds: number[] | null;
  /** Returns the product as seen from a city; null when it has no price there. */
  inCity(cityId: number): CitySale | null;
  /**
   * Free stock available at once to a city's couriers and shops, else in warehouses without a city with their transit
   * days; null quantity is not counted.
   */
  stockIn(cityId: number): { quantity: number | null; days: number };
};
/** Data for building feeds. */
export type SaleCatalogue = { categories: Map<number, SaleCategory>; products: AsyncIterable<SaleProduct[]> };

const BATCH_SIZE = 50;
const YES: Localized = { ru: 'Есть', kk: 'Бар' };
const NO: Localized = { ru: 'Нет', kk: 'Жоқ' };

/** Transit days (decisions §4). */
type Distances = { distanceDays(fromCityId: number, toCityId: number): number };

/** Creates the reader of all products on sale. */
export function createSaleProducts({
  db,
  geo,
  settings,
}: {
  db: Database;
  geo: Distances;
  settings: Pick<Settings, 'feed.centralDays'>;
}) {
  const distanceDays = (fromCityId: number | null, toCityId: number) =>
    fromCityId === null ? settings['feed.centralDays'] : geo.distanceDays(fromCityId, toCityId);
  return {
    /** Lists the cities whose prices differ from those of every city. */
    citiesWithPrices: () => findPricedCities(db),

    /** Streams all products on sale that have a price somewhere, ordered by id. */
    async open(now: Date): Promise<SaleCatalogue> {
      const directory = await loadDirectory(db, now);
      const rows = readSaleRows(db, now, BATCH_SIZE);
      const ranks = createRanks(directory);
      const numbering = new Set((await findSupplierNumbering(db)).map(({ feed, shape }) => `${feed} ${shape}`));
      return {
        categories: createCategories(directory),
        products: (async function* () {
          for await (const batch of rows)
            yield batch.map((row) => createSaleProduct(row, { now, directory, ranks, numbering, distanceDays }));
        })(),
      };
    },
  };
}

type Tools = {
  now: Date;
  directory: Directory;
  ranks: Ranks;
  /** Feed and code shape of the supplier's own numbers. */
  numbering: ReadonlySet<string>;
  /** Transit days from a city, or from a warehouse without one, to a city; 0 within one. */
  distanceDays: (fromCityId: number | null, toCityId: number) => number;
};
/** Position of every attribute in every category, for the order of characteristics. */
type Ranks = Map<number, Map<number, number>>;

function createRanks(directory: Directory): Ranks {
  return new Map(
    [...directory.categories.values()].map(({ id, attributes }) => [
      id,
      new Map(attributes.map(({ attribute }, index) => [attribute.id, index])),
    ]),
  );
}

function createCategories(directory: Directory): Map<number, SaleCategory> {
  const found = new Map<number, SaleCategory>();
  const add = (category: Directory['roots'][number]) => {
    found.set(category.id, {
      id: category.id,
      parentId: category.parent?.id ?? null,
      name: category.name,
      path: pathTo(category).map(({ name }) => name),
    });
    category.children.forEach(add);
  };
  directory.roots.forEach(add);
  return found;
}

function createSaleProduct(row: SaleRow, tools: Tools): SaleProduct {
  const saleByCity = new Map<number, CitySale | null>();
  return {
    id: row.id,
    feed: row.feed,
    externalId: row.externalId,
    digital: row.digital,
    condition: row.condition,
    conditionReason: row.conditionReason,
    name: { ru: row.nameRu, kk: row.nameKk },
    description: { ru: row.descriptionRu, kk: row.descriptionKk },
    brand: row.brand,
    model: row.model,
    sku: row.sku,
    isSupplierCode: tools.numbering.has(`${row.feed} ${codeShape(row.sku)}`),
    barcode: row.barcode,
    categoryId: row.categoryId,
    group: row.variantGroup,
    weightGrams: row.weightGrams,
    pictures: row.pictures.map(({ source, hash }) => ({ hash, vector: source.startsWith('demo:') })),
    params: createParams(row, tools.directory, tools.ranks.get(row.categoryId) ?? new Map()),
    cityIds: cityIdsWithPrice(row),
    inCity(city) {
      const cached = saleByCity.get(city);
      if (cached !== undefined) return cached;
      const sale = createCitySale(row, city, tools);
      saleByCity.set(city, sale);
      return sale;
    },
    stockIn(city) {
      const inCity = row.stock.filter((stock) => tools.distanceDays(stock.cityId, city) === 0);
      const central = row.stock.filter((stock) => stock.cityId === null);
      const quantity = totalQuantity(inCity);
      return quantity === 0 && central.length > 0
        ? { quantity: totalQuantity(central), days: tools.distanceDays(null, city) }
        : { quantity, days: 0 };
    },
  };
}

function totalQuantity(stocks: readonly CityQuantity[]): number | null {
  return stocks.some(({ quantity }) => quantity === null)
    ? null
    : stocks.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);
}

function cityIdsWithPrice({ prices }: SaleRow): number[] | null {
  const cityIds = prices.map(({ cityId }) => cityId);
  return cityIds.includes(0) ? null : cityIds.sort((a, b) => a - b);
}

function createCitySale(
  { prices, stock, preorderDate, supplierDays }: SaleRow,
  cityId: number,
  { now, distanceDays }: Tools,
): CitySale | null {
  const offer = prices.find((price) => price.cityId === cityId) ?? prices.find((price) => price.cityId === 0);
  if (!offer) return null;
  // Stock of a warehouse without a city is shown as another city's: only the transit days matter.
  const days = stock.map((stock) => distanceDays(stock.cityId, cityId));
  const deliveryDays = days.filter((day) => day > 0);
  return {
    price: offer.price,
    oldPrice: offer.oldPrice,
    availability: availability({
      isWithdrawn: false,
      preorderDate,
      supplierDays,
      now,
      stockInCity: days.length - deliveryDays.length,
      stockElsewhere: deliveryDays.length,
      elsewhereDays: deliveryDays.length > 0 ? Math.min(...deliveryDays) : null,
    }),
  };
}

function createParams(row: SaleRow, directory: Directory, ranks: ReadonlyMap<number, number>): SaleParam[] {
  const knownValues = row.values.flatMap((value) => {
    const attribute = directory.attributes.get(value.attributeId);
    const text = attribute && valueName(value, attribute);
    return attribute && text && attribute.slug !== BRAND_SLUG ? [{ attribute, text }] : [];
  });
  const rank = ({ id, position }: DirectoryAttribute) => ranks.get(id) ?? ranks.size + position;
  return knownValues
    .sort((a, b) => rank(a.attribute) - rank(b.attribute))
    .map(({ attribute, text }) => ({
      name: attribute.name,
      unit: attribute.type === 'number' ? attribute.unit : { ru: '', kk: '' },
      value: text,
    }));
}

function valueName(value: StoredValue, attribute: DirectoryAttribute): Localized | null {
  if (value.number !== null) return { ru: String(value.number), kk: String(value.number) };
  if (value.valueId !== null) return attribute.values.get(value.valueId)?.name ?? null;
  if (value.flag !== null) return value.flag ? YES : NO;
  return value.textRu ? { ru: value.textRu, kk: value.textKk || value.textRu } : null;
}
