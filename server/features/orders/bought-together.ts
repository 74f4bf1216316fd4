import type { Database } from '#server/platform/db.ts';

/** Older orders say little of what people buy today. */
const DAYS_COUNTED = 365;
/** One order with two products may be chance. */
const MIN_ORDERS = 2;

/**
 * Counts anew which products were bought in one order and writes only what changed; parts of a split order are one,
 * cancelled orders are none.
 * Returns how many pairs changed.
 */
export async function countBoughtTogether(db: Database, now: Date): Promise<number> {
  const changed = await db.$client`
    merge into bought_together kept using (
      with bought as materialized (
        select distinct o.master_number, l.product_id from orders o join order_lines l on l.order_id = o.id
        where o.status <> 'cancelled' and o.created_at > ${now.toISOString()}::timestamptz - make_interval(days => ${DAYS_COUNTED}))
      select a.product_id, b.product_id as other_id, count(*)::int as orders from bought a join bought b on b.master_number = a.master_number and b.product_id <> a.product_id
      group by a.product_id, b.product_id having count(*) >= ${MIN_ORDERS}
    ) counted on counted.product_id = kept.product_id and counted.other_id = kept.other_id
    when matched and kept.orders <> counted.orders then update set orders = counted.orders
    when not matched by target then insert (product_id, other_id, orders) values (counted.product_id, counted.other_id, counted.orders)
    when not matched by source then delete`;
  return changed.count;
}
