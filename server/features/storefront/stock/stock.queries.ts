import { refuse } from '#server/platform/http/refusal.ts';
import type { Sql, Statement } from '#server/platform/database/sql.ts';

export type { Sql };

/** A quantity of a product taken from one place. */
export type Take = { productId: number; shopId: number; quantity: number };
/** A reserved quantity, and whether it counts as unverified. */
export type HeldTake = Take & { unproven: boolean };

/** Limit of stock in one place reserved by buyers with unverified phones: a share of it, and a minimum quantity. */
export type UnverifiedShare = { percent: number; quantity: number };
/**
 * Why a reservation failed: `gone`, another buyer was faster; `unproven-share`, the rest is reserved for verified
 * phones.
 */
export type StockRefusal = 'gone' | 'unproven-share';

/**
 * Reserves quantities if every place still has them, else aborts the transaction with a `StockRefusal` (`refuse`).
 * `share` limits a buyer with an unverified phone; null means no limit.
 */
export function reserveStock(sql: Sql, takes: readonly Take[], share: UnverifiedShare | null): Statement {
  const { percent, quantity } = share ?? { percent: 100, quantity: 0 };
  const isUnproven = share !== null;
  // Rows are locked in one order everywhere, which prevents deadlocks.
  return sql`
    with wanted as (${takenRows(sql, takes)}), locked as materialized (
      select s.product_id, s.shop_id, w.quantity, s.quantity is null or s.quantity - s.reserved >= w.quantity as free
      from stocks s join wanted w using (product_id, shop_id) order by s.product_id, s.shop_id for update of s),
    promised as (
      update stocks s set reserved = s.reserved + l.quantity, unproven = s.unproven + case when ${isUnproven} then l.quantity else 0 end from locked l
      where s.product_id = l.product_id and s.shop_id = l.shop_id and l.free
        and (not ${isUnproven} or s.quantity is null or s.unproven + l.quantity <= greatest(${quantity}::int, s.quantity::bigint * ${percent}::int / 100))
      returning 1)
    select case when (select count(*) from promised) < (select count(*) from wanted)
      then ${refuse(sql, sql`case when (select count(*) from locked where free) < (select count(*) from wanted) then 'gone' else 'unproven-share' end`)} end`;
}

/** Marks reserved quantities as paid or confirmed: they no longer count as unverified. */
export async function verifyStock(sql: Sql, takes: readonly Take[]): Promise<void> {
  await changeStock(sql, takes, sql`unproven = s.unproven - l.quantity`);
}

/** Releases reserved quantities. */
export async function releaseStock(sql: Sql, takes: readonly HeldTake[]): Promise<void> {
  await verifyStock(
    sql,
    takes.filter(({ unproven }) => unproven),
  );
  await changeStock(sql, takes, sql`reserved = s.reserved - l.quantity`);
}

/** Removes reserved quantities from the stock after handover to the courier or customer. */
export function handOverStock(sql: Sql, takes: readonly Take[]): Promise<void> {
  return changeStock(sql, takes, sql`reserved = s.reserved - l.quantity, quantity = s.quantity - l.quantity`);
}

/** Restocks returned quantities in their places; uncounted stock stays uncounted. */
export function restock(sql: Sql, takes: readonly Take[]): Promise<void> {
  return changeStock(sql, takes, sql`quantity = s.quantity + l.quantity`);
}

async function changeStock(sql: Sql, takes: readonly Take[], change: Statement): Promise<void> {
  if (takes.length === 0) return;
  await sql`
    with wanted as (${takenRows(sql, takes)}), locked as materialized (
      select s.product_id, s.shop_id, w.quantity from stocks s join wanted w using (product_id, shop_id) order by s.product_id, s.shop_id for update of s)
    update stocks s set ${change} from locked l where s.product_id = l.product_id and s.shop_id = l.shop_id`;
}

function takenRows(sql: Sql, takes: readonly Take[]): Statement {
  const column = (name: keyof Take) => takes.map((take) => take[name]);
  return sql`
    select product_id, shop_id, sum(quantity)::int as quantity
    from unnest(${column('productId')}::int[], ${column('shopId')}::int[], ${column('quantity')}::int[]) as given(product_id, shop_id, quantity)
    group by product_id, shop_id`;
}
