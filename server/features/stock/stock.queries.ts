import type { Sql, Statement } from '#server/platform/sql.ts';

export type { Sql };

/** Free pieces of a product in one place; `cityId` null is a central warehouse, `free` null means not counted. */
export type PlaceStock = { shopId: number; cityId: number | null; kind: 'shop' | 'warehouse'; free: number | null };

/**
 * What ordering needs to know of a product in a city: words, weight, price (tenge, null when not sold there) and pieces
 * by place.
 */
export type OrderableProduct = {
  id: number;
  nameRu: string;
  nameKk: string;
  kind: string;
  weightGrams: number;
  bonusPercent: number;
  digital: boolean;
  withdrawn: boolean;
  preorderDate: string | null;
  supplierDays: number | null;
  price: number | null;
  oldPrice: number | null;
  places: PlaceStock[];
};

/** Pieces of a product taken from one place. */
export type Take = { productId: number; shopId: number; quantity: number };

/**
 * Reads products for ordering in a city, all in one statement; an old price only when it was charged in the last 30
 * days (decisions §3).
 */
export async function findOrderable(
  sql: Sql,
  which: { ids: number[] } | { cartOf: number },
  cityId: number,
  now: Date,
): Promise<OrderableProduct[]> {
  const chosen =
    'ids' in which
      ? sql`p.id = any(${which.ids}::int[])`
      : sql`p.id in (select product_id from cart_lines where session_id = ${which.cartOf})`;
  return sql<OrderableProduct[]>`
    select p.id, p.name_ru as "nameRu", p.name_kk as "nameKk", c.kind, p.weight_grams as "weightGrams", p.bonus_percent as "bonusPercent", p.digital, p.withdrawn,
      p.preorder_date as "preorderDate", p.supplier_days as "supplierDays", o.price,
      (select o.old_price where o.old_price > o.price and exists (
        select from price_history h where h.product_id = p.id and h.city_id in (0, ${cityId}) and h.price >= o.old_price
          and (h.until is null or h.until > ${now.toISOString()}::timestamptz - interval '30 days'))) as "oldPrice",
      coalesce((select json_agg(json_build_object('shopId', s.shop_id, 'cityId', h.city_id, 'kind', h.kind, 'free', s.quantity - s.reserved))
        from stocks s join shops h on h.id = s.shop_id where s.product_id = p.id and (s.quantity is null or s.quantity > s.reserved)), '[]') as places
    from products p join categories c on c.id = p.category_id
    left join lateral (select price, old_price from offers where product_id = p.id and city_id in (0, ${cityId}) order by city_id desc limit 1) o on true
    where ${chosen}`;
}

/**
 * Promises pieces if every place still has them; false when one does not, and then nothing may be kept of the
 * transaction.
 */
export async function reservePieces(sql: Sql, takes: readonly Take[]): Promise<boolean> {
  if (takes.length === 0) return true;
  // Rows are locked in one order everywhere, so two orders never wait for each other.
  const done = await sql`
    with wanted as (${wanted(sql, takes)}), locked as materialized (
      select s.product_id, s.shop_id, w.quantity from stocks s join wanted w using (product_id, shop_id) order by s.product_id, s.shop_id for update of s)
    update stocks s set reserved = s.reserved + l.quantity from locked l
    where s.product_id = l.product_id and s.shop_id = l.shop_id and (s.quantity is null or s.quantity - s.reserved >= l.quantity)`;
  return done.count === takes.length;
}

/** Gives promised pieces back to their places. */
export function releasePieces(sql: Sql, takes: readonly Take[]): Promise<void> {
  return changePieces(sql, takes, sql`reserved = greatest(0, s.reserved - l.quantity)`);
}

/** Takes promised pieces out of the stock: they have left with the courier or the client. */
export function handOverPieces(sql: Sql, takes: readonly Take[]): Promise<void> {
  return changePieces(
    sql,
    takes,
    sql`reserved = greatest(0, s.reserved - l.quantity), quantity = greatest(0, s.quantity - l.quantity)`,
  );
}

async function changePieces(sql: Sql, takes: readonly Take[], change: Statement): Promise<void> {
  if (takes.length === 0) return;
  await sql`
    with wanted as (${wanted(sql, takes)}), locked as materialized (
      select s.product_id, s.shop_id, w.quantity from stocks s join wanted w using (product_id, shop_id) order by s.product_id, s.shop_id for update of s)
    update stocks s set ${change} from locked l where s.product_id = l.product_id and s.shop_id = l.shop_id`;
}

function wanted(sql: Sql, takes: readonly Take[]): Statement {
  const column = (name: keyof Take) => takes.map((take) => take[name]);
  return sql`
    select product_id, shop_id, sum(quantity)::int as quantity
    from unnest(${column('productId')}::int[], ${column('shopId')}::int[], ${column('quantity')}::int[]) as given(product_id, shop_id, quantity)
    group by product_id, shop_id`;
}
