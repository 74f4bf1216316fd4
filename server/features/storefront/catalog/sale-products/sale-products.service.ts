import { availability, type Availability } from '#domain/delivery/availability.ts';
import type { Condition } from '#domain/catalog/condition.ts';
import type { Localized } from '#domain/text/language.ts';
import type { Settings } from '#domain/settings/settings.ts';
import type { Database } from '#server/platform/database/db.ts';
import { brandSlug, pathTo, type Directory, type DirectoryAttribute } from '../directory/directory.ts';
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
  /** The supplier's number of the product. */
  externalId: string;
  /** A key or a code, without physical delivery. */
  digital: boolean;
  condition: Condition;
  /** Reason of its condition; ''. */
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
  soldIn: number[] | null;
  /** Returns the product as seen from a city; null when it has no price there. */
  inCity(cityId: number): CitySale | null;
  /**
   * Free stock available at once to a city's couriers and shops, else in warehouses without a city with their transit
   * days; null quantity is not counted.
   */
  stockIn(cityId: number): { quantity: number | null; days: number };
};
/** Data feeds are built of. */
export type SaleCatalogue = { categories: Map<number, SaleCategory>; products: AsyncIterable<SaleProduct[]> };

const PRODUCTS_AT_ONCE = 50;
const yes: Localized = { ru: 'Есть', kk: 'Бар' };
const no: Localized = { ru: 'Нет', kk: 'Жоқ' };

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
  const daysTo = (fromCityId: number | null, toCityId: number) =>
    fromCityId === null ? settings['feed.centralDays'] : geo.distanceDays(fromCityId, toCityId);
  return {
    /** Lists the cities whose prices differ from those of every city. */
    citiesWithPrices: () => findPricedCities(db),

    /** Streams all products on sale that have a price somewhere, ordered by id. */
    async open(now: Date): Promise<SaleCatalogue> {
      const directory = await loadDirectory(db, now);
      const rows = readSaleRows(db, now, PRODUCTS_AT_ONCE);
      const ranks = ranksOf(directory);
      const numbering = new Set((await findSupplierNumbering(db)).map(({ feed, shape }) => `${feed} ${shape}`));
      return {
        categories: categoriesOf(directory),
        products: (async function* () {
          for await (const some of rows)
            yield some.map((row) => saleProductOf(row, { now, directory, ranks, numbering, daysTo }));
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
  daysTo: (fromCityId: number | null, toCityId: number) => number;
};
/** Position of every attribute in every category, for the order of characteristics. */
type Ranks = Map<number, Map<number, number>>;

function ranksOf(directory: Directory): Ranks {
  return new Map(
    [...directory.categories.values()].map(({ id, attributes }) => [
      id,
      new Map(attributes.map(({ attribute }, index) => [attribute.id, index])),
    ]),
  );
}

function categoriesOf(directory: Directory): Map<number, SaleCategory> {
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

function saleProductOf(row: SaleRow, tools: Tools): SaleProduct {
  const seen = new Map<number, CitySale | null>();
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
    params: paramsOf(row, tools.directory, tools.ranks.get(row.categoryId) ?? new Map()),
    soldIn: soldInOf(row),
    inCity(city) {
      const known = seen.get(city);
      if (known !== undefined) return known;
      const sale = saleIn(row, city, tools);
      seen.set(city, sale);
      return sale;
    },
    stockIn(city) {
      const near = row.stock.filter((place) => tools.daysTo(place.cityId, city) === 0);
      const central = row.stock.filter((place) => place.cityId === null);
      const quantity = quantityOf(near);
      return quantity === 0 && central.length > 0
        ? { quantity: quantityOf(central), days: tools.daysTo(null, city) }
        : { quantity, days: 0 };
    },
  };
}

function quantityOf(places: readonly CityQuantity[]): number | null {
  return places.some(({ quantity }) => quantity === null)
    ? null
    : places.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);
}

function soldInOf({ prices }: SaleRow): number[] | null {
  const cityIds = prices.map(({ cityId }) => cityId);
  return cityIds.includes(0) ? null : cityIds.sort((a, b) => a - b);
}

function saleIn(
  { prices, stock, preorderDate, supplierDays }: SaleRow,
  cityId: number,
  { now, daysTo }: Tools,
): CitySale | null {
  const offer = prices.find((price) => price.cityId === cityId) ?? prices.find((price) => price.cityId === 0);
  if (!offer) return null;
  // Stock of a warehouse without a city is shown as another city's: only the transit days matter.
  const days = stock.map((place) => daysTo(place.cityId, cityId));
  const far = days.filter((day) => day > 0);
  return {
    price: offer.price,
    oldPrice: offer.oldPrice,
    availability: availability({
      withdrawn: false,
      preorderDate,
      supplierDays,
      now,
      stockInCity: days.length - far.length,
      stockElsewhere: far.length,
      elsewhereDays: far.length > 0 ? Math.min(...far) : null,
    }),
  };
}

function paramsOf(row: SaleRow, directory: Directory, ranks: ReadonlyMap<number, number>): SaleParam[] {
  const known = row.values.flatMap((value) => {
    const attribute = directory.attributes.get(value.attributeId);
    const text = attribute && valueOf(value, attribute);
    return attribute && text && attribute.slug !== brandSlug ? [{ attribute, text }] : [];
  });
  const place = ({ id, position }: DirectoryAttribute) => ranks.get(id) ?? ranks.size + position;
  return known
    .sort((a, b) => place(a.attribute) - place(b.attribute))
    .map(({ attribute, text }) => ({
      name: attribute.name,
      unit: attribute.type === 'number' ? attribute.unit : { ru: '', kk: '' },
      value: text,
    }));
}

function valueOf(value: StoredValue, attribute: DirectoryAttribute): Localized | null {
  if (value.number !== null) return { ru: String(value.number), kk: String(value.number) };
  if (value.valueId !== null) return attribute.values.get(value.valueId)?.name ?? null;
  if (value.flag !== null) return value.flag ? yes : no;
  return value.textRu ? { ru: value.textRu, kk: value.textKk || value.textRu } : null;
}
