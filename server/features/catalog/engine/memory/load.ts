import { honestDiscount } from '#domain/price-history.ts';
import type { Connections } from '#server/platform/connections.ts';
import type { Sql, Statement } from '#server/platform/sql.ts';
import { honestOldPrice, lowestPriceBefore } from '../../cards/honest-price.ts';
import { FLAG_YES } from '../engine.ts';
import { flagName } from '../text/product-words.ts';
import { createIndexBuilder } from './builder.ts';
import type { CatalogIndex } from './catalog-index.ts';
import type { OfferEntry } from './prices.ts';
import type { CatalogFrame, CatalogSink } from './rows.ts';
import { standingIn, type Standing } from './standing.ts';
import { createTailBuilder } from './tail.ts';

const ROWS_AT_ONCE = 4_000;
/** A tail is created in the serving process, between questions. */
const someAtOnce = 100;
const oneSnapshot = 'isolation level repeatable read read only';

/** Price and stock of a product as `apply` re-reads them. */
export type FreshOffers = { productId: number; offers: OfferEntry[]; buyable: boolean; cityIds: number[] };

type OfferRow = {
  productId: number;
  cityId: number;
  price: number;
  oldPrice: number | null;
  lowestBefore: number | null;
};
type PlaceRow = { productId: number; cityId: number };

/**
 * Reads the whole catalogue in one snapshot, a portion at a time, and creates the index of it; tells where in the outbox
 * it stands.
 */
export async function loadIndex(
  sql: Connections,
  now: Date,
): Promise<{ index: CatalogIndex; standing: Standing | null }> {
  return sql.begin(oneSnapshot, async (tx) => {
    const standing = await standingIn(tx);
    const { categories, names } = await readFrame(tx);
    const builder = createIndexBuilder(categories, names);
    await readProducts(tx, now, builder);
    return { index: builder.finish(), standing };
  });
}

/** Reads all the products that changed since the index was created and puts them into it as its tail. */
export async function loadTail(
  sql: Connections,
  index: CatalogIndex,
  changed: ReadonlySet<number>,
  now: Date,
): Promise<void> {
  await sql.begin(oneSnapshot, async (tx) => {
    const only = [...changed];
    const tail = createTailBuilder(index, await readFrame(tx, only));
    await readProducts(tx, now, tail, only);
    tail.finish(changed);
  });
}

/**
 * Reads categories, and the names of values and units; the name of a flag is that of its "yes". `only` leaves out values
 * that those products have none of.
 */
export async function readFrame(tx: Sql, only: readonly number[] | null = null): Promise<CatalogFrame> {
  const categories = await tx<{ id: number; treeFrom: number; treeTo: number; nameRu: string; nameKk: string }[]>`
    select id, tree_from as "treeFrom", tree_to as "treeTo", name_ru as "nameRu", name_kk as "nameKk" from categories where not hidden`;
  const values = await tx<{ id: number; attributeId: number; ru: string; kk: string }[]>`
    select id, attribute_id as "attributeId", name_ru as ru, name_kk as kk from attribute_values
    ${only ? tx`where id in (select value_id from product_values where product_id = any(${only}::int[]))` : tx``}`;
  const units = await tx<
    { id: number; ru: string; kk: string }[]
  >`select id, unit_ru as ru, unit_kk as kk from attributes where unit_ru <> ''`;
  const flags = await tx<
    { id: number; ru: string; kk: string }[]
  >`select id, name_ru as ru, name_kk as kk from attributes where type = 'flag'`;
  const named = (rows: readonly { id: number; ru: string; kk: string }[]) =>
    new Map(rows.map(({ id, ru, kk }) => [id, [ru, kk]]));
  return {
    categories: categories.map(({ nameRu, nameKk, ...category }) => ({ ...category, names: [nameRu, nameKk] })),
    names: {
      values: new Map([
        ...flags.map(({ id, ru, kk }) => [id, new Map([[FLAG_YES, [flagName(ru), flagName(kk)]]])] as const),
        ...[...Map.groupBy(values, ({ attributeId }) => attributeId)].map(
          ([attribute, rows]) => [attribute, named(rows)] as const,
        ),
      ]),
      units: named(units),
    },
  };
}

/**
 * Reads products that are not withdrawn, all or some, with their values, prices and stock, and gives them to a sink row by
 * row.
 */
export async function readProducts(
  tx: Sql,
  now: Date,
  sink: CatalogSink,
  only: readonly number[] | null = null,
): Promise<void> {
  const atOnce = only ? someAtOnce : ROWS_AT_ONCE;
  const among = (column: Statement) => (only ? tx`${column} = any(${only}::int[])` : tx`true`);
  const products = tx<
    {
      id: number;
      categoryId: number;
      brandId: number | null;
      brandName: string;
      nameRu: string;
      nameKk: string;
      sku: string;
      barcode: string;
      model: string;
      variantGroup: string | null;
      popularity: number;
      ratingHundredths: number;
      ratingCount: number;
      createdAt: number;
      buyable: boolean;
    }[]
  >`
    select p.id, p.category_id as "categoryId", p.brand_id as "brandId", coalesce(b.name, '') as "brandName", p.name_ru as "nameRu", p.name_kk as "nameKk",
      p.sku, p.barcode, p.model, p.variant_group as "variantGroup", p.popularity, p.rating_hundredths as "ratingHundredths", p.rating_count as "ratingCount",
      (extract(epoch from p.created_at) * 1000)::float8 as "createdAt", ${buyable(tx, now)} as buyable
    from products p join categories c on c.id = p.category_id left join brands b on b.id = p.brand_id
    where not p.withdrawn and ${among(tx`p.id`)} order by c.tree_from, p.id`.cursor(atOnce);
  for await (const rows of products) {
    for (const { nameRu, nameKk, sku, barcode, model, ...row } of rows) {
      sink.addProduct({ ...row, names: [nameRu, nameKk], codes: [sku, barcode, model].filter((code) => code !== '') });
    }
  }
  const values = tx<
    { productId: number; attributeId: number; valueId: number | null; number: number | null; flag: boolean | null }[]
  >`
    select product_id as "productId", attribute_id as "attributeId", value_id as "valueId", number, flag
    from product_values where (value_id is not null or number is not null or flag) and ${among(tx`product_id`)}`.cursor(
    atOnce,
  );
  for await (const rows of values) {
    for (const { productId, attributeId, valueId, number, flag } of rows) {
      if (number !== null) sink.addNumber({ productId, attribute: attributeId, number });
      else if (valueId !== null) sink.addValue({ productId, group: attributeId, value: valueId });
      else if (flag) sink.addValue({ productId, group: attributeId, value: FLAG_YES });
    }
  }
  const offers = tx<
    OfferRow[]
  >`select o.product_id as "productId", o.city_id as "cityId", o.price, ${honestOldPrice(tx, now)} as "oldPrice", ${lowestPriceBefore(tx)} as "lowestBefore" from offers o where ${among(tx`o.product_id`)}`.cursor(
    atOnce,
  );
  for await (const rows of offers) for (const row of rows) sink.addOffer(row.productId, entryOf(row));
  const places = tx<PlaceRow[]>`
    select distinct s.product_id as "productId", h.city_id as "cityId" from stocks s join shops h on h.id = s.shop_id
    where h.city_id is not null and (s.quantity is null or s.quantity > s.reserved) and ${among(tx`s.product_id`)}`.cursor(
    atOnce,
  );
  for await (const rows of places) for (const { productId, cityId } of rows) sink.addPlace(productId, cityId);
}

/** Reads prices and stock of some products anew. */
export async function loadOffers(sql: Sql, productIds: readonly number[], now: Date): Promise<FreshOffers[]> {
  const ids = [...productIds];
  const [products, offers, places] = await Promise.all([
    sql<
      { id: number; buyable: boolean }[]
    >`select p.id, ${buyable(sql, now)} as buyable from products p where p.id = any(${ids}::int[]) and not p.withdrawn`,
    sql<
      OfferRow[]
    >`select o.product_id as "productId", o.city_id as "cityId", o.price, ${honestOldPrice(sql, now)} as "oldPrice", ${lowestPriceBefore(sql)} as "lowestBefore" from offers o where o.product_id = any(${ids}::int[])`,
    sql<PlaceRow[]>`
      select distinct s.product_id as "productId", h.city_id as "cityId" from stocks s join shops h on h.id = s.shop_id
      where s.product_id = any(${ids}::int[]) and h.city_id is not null and (s.quantity is null or s.quantity > s.reserved)`,
  ]);
  const byProduct = Map.groupBy(offers, (offer) => offer.productId);
  const placesOf = Map.groupBy(places, (place) => place.productId);
  return products.map(({ id, buyable: sold }) => ({
    productId: id,
    buyable: sold,
    offers: (byProduct.get(id) ?? []).map(entryOf),
    cityIds: (placesOf.get(id) ?? []).map(({ cityId }) => cityId),
  }));
}

/** SQL that tells whether product `p` can be bought somehow; the city decides only the words (decisions §3). */
export function buyable(sql: Sql, now: Date) {
  return sql`(p.supplier_days is not null or p.preorder_date > (${now.toISOString()}::timestamptz at time zone 'Asia/Almaty')::date or exists (
    select 1 from stocks s where s.product_id = p.id and (s.quantity is null or s.quantity > s.reserved)))`;
}

function entryOf({ cityId, price, oldPrice, lowestBefore }: OfferRow): OfferEntry {
  return { cityId, price, discount: honestDiscount(price, oldPrice, lowestBefore) };
}
