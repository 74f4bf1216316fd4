import type { Database } from '#server/platform/database/db.ts';
import { array, int, json, nullable, rowOf, text, type Row } from '#server/platform/database/row.ts';
import { Statement, type Sql } from '#server/platform/database/sql.ts';
import { honestOldPrice } from './cards/honest-price.ts';
import { freeByLocation, productsInShop, type PlaceStock } from '../stock/stock.rows.ts';
import { categories, offers, products } from './catalog.table.ts';

/** Columns of a product, for statements that join `products`. */
export const productColumns = {
  id: products.id,
  nameRu: products.nameRu,
  nameKk: products.nameKk,
  sku: products.sku,
  barcode: products.barcode,
  categoryId: products.categoryId,
  digital: products.digital,
};
const { id, nameRu, nameKk, digital } = productColumns;

const idRow = rowOf({ id });
const nameRow = rowOf({ id, name: nameRu });
const namesRow = rowOf({ ru: categories.nameRu, kk: text });
const termsRow = rowOf({ id, digital, withdrawn: products.withdrawn });
const productCategoryRow = rowOf({ id, categoryId: products.categoryId });
const categoryRow = rowOf({ id: categories.id });
const pathRow = rowOf({ id, slugs: array(text) });
const categoryNameRow = rowOf({ slug: categories.slug, kind: categories.kind, ru: categories.nameRu, kk: text });
const orderableRow = rowOf({
  id,
  nameRu,
  nameKk,
  kind: categories.kind,
  weightGrams: products.weightGrams,
  bonusPercent: products.bonusPercent,
  digital,
  condition: products.condition,
  withdrawn: products.withdrawn,
  preorderDate: products.preorderDate,
  supplierDays: products.supplierDays,
  price: nullable(offers.price),
  oldPrice: nullable(int),
  places: json<PlaceStock[]>(),
});

/** Product data for ordering in a city: texts, weight, price (tenge, null when not sold there) and stock by place. */
export type OrderableProduct = Row<typeof orderableRow>;
/** Products by their ids, or those in categories with their subcategories. */
export type ProductSelection = { productIds: Statement; categoryIds: Statement };

/** Joins the product of an id; its columns are `productColumns`. */
export const joinProduct = (sql: Sql, productId: Statement): Statement =>
  sql`join products on products.id = ${productId}`;

/** Slug of the attribute with the maker's warranty in months. */
const WARRANTY = 'garantiya';

/** Maker's warranty of a product in months, as an expression; null when unknown. */
export const warrantyMonths = (sql: Sql, productId: Statement): Statement => sql`
  (select coalesce(pv.number, v.sort_number) from product_values pv join attributes a on a.id = pv.attribute_id
    left join attribute_values v on v.id = pv.value_id where pv.product_id = ${productId} and a.slug = ${WARRANTY} limit 1)`;

/** Drawing kind of the joined product's category, as an expression. */
export const drawingKind = (sql: Sql): Statement =>
  sql`(select kind from categories where categories.id = products.category_id)`;

/** Condition for the joined product: its category, or one above it, satisfies a condition on `above`. */
const isUnder = (sql: Sql, condition: Statement) => sql`exists (
  select from categories own join categories above on own.tree_from between above.tree_from and above.tree_to
  where own.id = products.category_id and ${condition})`;

/** Condition for the joined product: it is in one of the categories with these slugs, or below. */
export const isUnderSlugs = (sql: Sql, slugs: readonly string[]): Statement =>
  isUnder(sql, sql`above.slug = any(${[...slugs]}::text[])`);

/** Array expression with those of the given products that a choice includes; a null array chooses nothing. */
export const selectedProducts = (
  sql: Sql,
  { productIds, categoryIds }: ProductSelection,
  among: readonly number[],
): Statement => sql`array(
  select products.id from products
  where products.id = any(${[...among]}::int[])
    and (products.id = any(${productIds}) or ${isUnder(sql, sql`above.id = any(${categoryIds})`)})
  order by products.id)`;

/** Reads the properties of products that decide whether they can be given as gifts. */
export function findGiftTerms(sql: Sql, ids: readonly number[]): Promise<Row<typeof termsRow>[]> {
  return sql`select ${termsRow} from products where id = any(${[...ids]}::int[])`;
}

/** Whether a product is sold as a key. */
export async function isDigital(sql: Sql, productId: number): Promise<boolean> {
  return (await findGiftTerms(sql, [productId]))[0]?.digital ?? false;
}

/** Returns true when the product exists. */
export async function hasProduct(sql: Sql, productId: number): Promise<boolean> {
  return (await findGiftTerms(sql, [productId])).length > 0;
}

/** Finds the categories of a path, one per feed. */
export async function findCategoryIds(sql: Sql, slug: string): Promise<number[]> {
  return (await sql`select ${categoryRow} from categories where slug = ${slug}`).map((category) => category.id);
}

/** Reads the slugs of each product's category and those above it. */
export async function findCategoryPaths(sql: Sql, ids: readonly number[]): Promise<Map<number, string[]>> {
  const rows = await sql`
    select ${pathRow}, array(
      select above.slug from categories own join categories above on own.tree_from between above.tree_from and above.tree_to
      where own.id = products.category_id) as slugs
    from products where products.id = any(${[...ids]}::int[])`;
  return new Map(rows.map((row) => [row.id, row.slugs]));
}

/** Reads the names and drawing kinds of categories by slug, in the order of the tree. */
export function findCategoryNames(sql: Sql, slugs: readonly string[]): Promise<Row<typeof categoryNameRow>[]> {
  return sql`
    select ${categoryNameRow}, coalesce(nullif(categories.name_kk, ''), categories.name_ru) as kk
    from categories where slug = any(${[...slugs]}::text[]) and not hidden order by tree_from`;
}

/** Reads the products of categories and subcategories, with their names. */
export function findNamesInCategories(sql: Sql, categoryIds: readonly number[]): Promise<Row<typeof nameRow>[]> {
  return sql`
    select ${nameRow} from products
    where ${isUnder(sql, sql`above.id = any(${[...categoryIds]}::int[])`)} order by products.id`;
}

/**
 * Reads products for ordering in a city in one statement: those with the ids, or those of a subquery. An old price
 * needs a charge in the window of domain/pricing/price-history.ts (decisions §3).
 */
export function findOrderable(
  sql: Sql,
  selection: readonly number[] | Statement,
  cityId: number,
  now: Date,
): Promise<OrderableProduct[]> {
  const chosen =
    selection instanceof Statement
      ? sql`products.id in (${selection})`
      : sql`products.id = any(${[...selection]}::int[])`;
  return sql`
    select ${orderableRow},
      offers.old_price as "oldPrice",
      ${freeByLocation(sql, sql`products.id`)} as places
    from products join categories on categories.id = products.category_id
    left join lateral (
      select o.price, ${honestOldPrice(sql, now)} as old_price
      from offers o where o.product_id = products.id and o.city_id in (0, ${cityId}) order by o.city_id desc limit 1) offers on true
    where ${chosen}`;
}

/** Reads the categories of known products in the given order; withdrawn products only on request. */
export function findProductCategories(
  sql: Sql,
  ids: readonly number[],
  { withdrawn }: { withdrawn: boolean },
): Promise<Row<typeof productCategoryRow>[]> {
  return sql`
    select ${productCategoryRow} from unnest(${[...ids]}::int[]) with ordinality as given(given_id, at)
    ${joinProduct(sql, sql`given.given_id`)} where ${withdrawn} or not products.withdrawn order by given.at`;
}

/** Lists the products in stock in a shop that can be collected there. */
export async function findProductsInShop(sql: Sql, shopId: number): Promise<number[]> {
  const rows = await sql`
    select ${idRow} from products where id in ${productsInShop(sql, shopId)} and not withdrawn and not digital order by id`;
  return rows.map((product) => product.id);
}

/** Lists the most popular products in a shop, one per category, at most `limit`. */
export async function findPopularInShop(sql: Sql, shopId: number, limit: number): Promise<number[]> {
  const rows = await sql`
    select ${idRow} from (
      select distinct on (p.category_id) p.* from products p join categories c on c.id = p.category_id and not c.hidden
      where p.id in ${productsInShop(sql, shopId)} and not p.withdrawn and not p.digital
      order by p.category_id, p.popularity desc, p.id
    ) products order by popularity desc, id limit ${limit}`;
  return rows.map((product) => product.id);
}

/** Lists the names of the most viewed categories, in both languages. */
export function findPopularCategories({ $client: sql }: Database, limit: number): Promise<Row<typeof namesRow>[]> {
  return sql`
    select ${namesRow}, coalesce(nullif(categories.name_kk, ''), categories.name_ru) as kk
    from products join categories on categories.id = products.category_id
    where not products.withdrawn group by categories.id order by sum(popularity) desc, count(*) desc, categories.id limit ${limit}`;
}
