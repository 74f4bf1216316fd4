import { crc32 } from 'node:zlib';
import { alias } from 'drizzle-orm/pg-core';
import { discountPercent } from '#domain/pricing/money.ts';
import type { Connections } from '#server/platform/database/connections.ts';
import { bool, int, nullable, number, rowOf, text, type Row } from '#server/platform/database/row.ts';
import type { Sql, Statement } from '#server/platform/database/sql.ts';
import { attributes, attributeValues, categories, offers, products, productValues } from '../../../catalog.table.ts';
import { isInStock, readStockedCities } from '../../../../stock/stock.rows.ts';
import { honestOldPrice } from '../../../cards/honest-price.ts';
import { isColor } from '../../../directory/colors.ts';
import { FLAG_YES } from '../../engine.ts';
import { flagName } from '../../text/product-words.ts';
import { createIndexBuilder } from './builder.ts';
import type { CatalogIndex } from './catalog-index.ts';
import type { OfferEntry } from '../columns/prices.ts';
import type { CatalogFrame, CatalogSink } from '../columns/rows.ts';
import { readCheckpoint, type Checkpoint } from '../checkpoint.ts';
import { createTailBuilder } from './tail.ts';

const BATCH_SIZE = 4_000;
/** Smaller, because a tail is created in the serving process, between queries. */
const TAIL_BATCH_SIZE = 100;
const SNAPSHOT_MODE = 'isolation level repeatable read read only';

/** Price and stock of a product as re-read by `apply`. */
export type FreshOffers = { productId: number; offers: OfferEntry[]; buyable: boolean; cityIds: number[] };

const p = alias(products, 'p');
const o = alias(offers, 'o');

const categoryRow = rowOf({
  id: categories.id,
  treeFrom: categories.treeFrom,
  treeTo: categories.treeTo,
  nameRu: categories.nameRu,
  nameKk: categories.nameKk,
});
const valueNameRow = rowOf({
  id: attributeValues.id,
  attributeId: attributeValues.attributeId,
  ru: attributeValues.nameRu,
  kk: attributeValues.nameKk,
});
const unitRow = rowOf({ id: attributes.id, ru: attributes.unitRu, kk: attributes.unitKk });
const flagRow = rowOf({ id: attributes.id, ru: attributes.nameRu, kk: attributes.nameKk });
const attributeRow = rowOf({ id: attributes.id, slug: attributes.slug, ru: attributes.nameRu, kk: attributes.nameKk });
const productRow = rowOf({
  id: p.id,
  categoryId: p.categoryId,
  brandId: p.brandId,
  brandName: text,
  nameRu: p.nameRu,
  nameKk: p.nameKk,
  sku: p.sku,
  barcode: p.barcode,
  model: p.model,
  variantGroup: p.variantGroup,
  popularity: p.popularity,
  ratingHundredths: p.ratingHundredths,
  ratingCount: p.ratingCount,
  createdAt: number,
  buyable: bool,
});
const valueRow = rowOf({
  productId: productValues.productId,
  attributeId: productValues.attributeId,
  valueId: productValues.valueId,
  number: productValues.number,
  flag: productValues.flag,
});
const offerRow = rowOf({
  productId: o.productId,
  cityId: o.cityId,
  price: o.price,
  oldPrice: nullable(int),
});
const buyableRow = rowOf({ id: p.id, buyable: bool });

/** Reads the whole catalogue in one snapshot, in batches, and creates its index; also returns the outbox position. */
export async function loadIndex(
  sql: Connections,
  now: Date,
): Promise<{ index: CatalogIndex; checkpoint: Checkpoint | null }> {
  return sql.begin(SNAPSHOT_MODE, async (tx) => {
    const checkpoint = await readCheckpoint(tx);
    const { categories, names } = await readFrame(tx);
    const builder = createIndexBuilder(categories, names);
    await readProducts(tx, now, builder);
    return { index: builder.finish(), checkpoint };
  });
}

/** Reads all products changed since the index was created and adds them as its tail. */
export async function loadTail(
  sql: Connections,
  index: CatalogIndex,
  changed: ReadonlySet<number>,
  now: Date,
): Promise<void> {
  await sql.begin(SNAPSHOT_MODE, async (tx) => {
    const changedIds = [...changed];
    const tailBuilder = createTailBuilder(index, await readFrame(tx, changedIds));
    await readProducts(tx, now, tailBuilder, changedIds);
    tailBuilder.finish(changed);
  });
}

/**
 * Reads categories and the names of values and units; a flag's "yes" has the flag's name. `productIds` limits values to
 * those products.
 */
export async function readFrame(tx: Sql, productIds: readonly number[] | null = null): Promise<CatalogFrame> {
  const tree = await tx`select ${categoryRow} from categories where not hidden`;
  const choices = await tx`
    select ${valueNameRow} from attribute_values
    ${productIds ? tx`where id in (select value_id from product_values where product_id = any(${productIds}::int[]))` : tx``}`;
  const units = await tx`select ${unitRow} from attributes where unit_ru <> ''`;
  const flags = await tx`select ${flagRow} from attributes where type = 'flag'`;
  const toNames = (rows: readonly { id: number; ru: string; kk: string }[]) =>
    new Map(rows.map(({ id, ru, kk }) => [id, [ru, kk]]));
  return {
    categories: tree.map(({ nameRu, nameKk, ...row }) => ({ ...row, names: [nameRu, nameKk] })),
    names: {
      values: new Map([
        ...flags.map(({ id, ru, kk }) => [id, new Map([[FLAG_YES, [flagName(ru), flagName(kk)]]])] as const),
        ...[...Map.groupBy(choices, ({ attributeId }) => attributeId)].map(
          ([attribute, rows]) => [attribute, toNames(rows)] as const,
        ),
      ]),
      units: toNames(units),
    },
  };
}

/**
 * Reads products that are not withdrawn, all or some, with values, prices and stock, and passes them to a sink row by
 * row.
 */
export async function readProducts(
  tx: Sql,
  now: Date,
  sink: CatalogSink,
  productIds: readonly number[] | null = null,
): Promise<void> {
  const batchSize = productIds ? TAIL_BATCH_SIZE : BATCH_SIZE;
  const restrict = (column: Statement) => (productIds ? tx`${column} = any(${productIds}::int[])` : tx`true`);
  const productRows = tx`
    select ${productRow}, coalesce(b.name, '') as "brandName", (extract(epoch from p.created_at) * 1000)::float8 as "createdAt", ${buyable(tx, now)} as buyable
    from products p join categories c on c.id = p.category_id left join brands b on b.id = p.brand_id
    where not p.withdrawn and ${restrict(tx`p.id`)} order by c.tree_from, p.id`.cursor(batchSize);
  const allAttributes = await tx`select ${attributeRow} from attributes`;
  const colors = new Set(
    allAttributes.filter(({ slug, ru, kk }) => isColor({ slug, name: { ru, kk } })).map(({ id }) => id),
  );
  /** Sums of what products with variants have besides a colour. */
  const looks = new Map<number, number>();
  for await (const rows of productRows) {
    for (const { nameRu, nameKk, sku, barcode, model, ...row } of rows) {
      if (row.variantGroup !== null) looks.set(row.id, crc32(row.variantGroup));
      sink.addProduct({ ...row, names: [nameRu, nameKk], codes: [sku, barcode, model].filter((code) => code !== '') });
    }
  }
  const valueRows = tx`
    select ${valueRow} from product_values where (value_id is not null or number is not null or flag) and ${restrict(tx`product_id`)}`;
  for await (const rows of valueRows.cursor(batchSize)) {
    for (const row of rows) {
      const { productId, attributeId } = row;
      const look = colors.has(attributeId) ? undefined : looks.get(productId);
      if (look !== undefined)
        looks.set(productId, look + crc32(`${attributeId} ${row.number ?? row.valueId ?? FLAG_YES}`));
      if (row.number !== null) sink.addNumber({ productId, attribute: attributeId, number: row.number });
      else if (row.valueId !== null) sink.addValue({ productId, group: attributeId, value: row.valueId });
      else if (row.flag) sink.addValue({ productId, group: attributeId, value: FLAG_YES });
    }
  }
  for (const [productId, look] of looks) sink.addLook(productId, look | 0);
  for await (const rows of readOffers(tx, now, restrict(tx`o.product_id`)).cursor(batchSize))
    for (const row of rows) sink.addOffer(row.productId, toEntry(row));
  for await (const rows of readStockedCities(tx, productIds).cursor(batchSize))
    for (const { productId, cityId } of rows) sink.addCity(productId, cityId);
}

/** Re-reads prices and stock of some products. */
export async function loadOffers(sql: Sql, productIds: readonly number[], now: Date): Promise<FreshOffers[]> {
  const ids = [...productIds];
  const [soldRows, offerRows, cityRows] = await Promise.all([
    sql`select ${buyableRow}, ${buyable(sql, now)} as buyable from products p where p.id = any(${ids}::int[]) and not p.withdrawn`,
    readOffers(sql, now, sql`o.product_id = any(${ids}::int[])`),
    readStockedCities(sql, ids),
  ]);
  const offersByProduct = Map.groupBy(offerRows, (row) => row.productId);
  const citiesByProduct = Map.groupBy(cityRows, (row) => row.productId);
  return soldRows.map((row) => ({
    productId: row.id,
    buyable: row.buyable,
    offers: (offersByProduct.get(row.id) ?? []).map(toEntry),
    cityIds: (citiesByProduct.get(row.id) ?? []).map(({ cityId }) => cityId),
  }));
}

function readOffers(sql: Sql, now: Date, condition: Statement) {
  return sql`
    select ${offerRow}, ${honestOldPrice(sql, now)} as "oldPrice" from offers o where ${condition}`;
}

/** SQL that is true when product `p` is available somewhere; the city decides only the label (decisions §3). */
function buyable(sql: Sql, now: Date) {
  return sql`(p.supplier_days is not null or coalesce(p.preorder_date > (${now.toISOString()}::timestamptz at time zone 'Asia/Almaty')::date, false) or ${isInStock(sql, sql`p.id`)})`;
}

function toEntry({ cityId, price, oldPrice }: Row<typeof offerRow>): OfferEntry {
  return { cityId, price, discount: discountPercent(price, oldPrice) };
}
