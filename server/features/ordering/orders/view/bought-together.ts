import type { Database } from '#server/platform/database/db.ts';
import { int, rowOf } from '#server/platform/database/row.ts';

/** Older orders do not reflect current demand. */
const MAX_AGE_DAYS = 365;
/** A single shared order may be chance. */
const MIN_ORDERS = 2;

const changeCountRow = rowOf({ changed: int });

/**
 * Recounts pairs of products bought in the same order and updates only changed pairs. Counts split parts once and skips
 * cancelled orders. Returns the number of changed pairs.
 */
export async function countBoughtTogether(db: Database, now: Date): Promise<number> {
  const [counts] = await db.$client`
    with bought as materialized (
      select distinct o.master_number, l.product_id from orders o join order_lines l on l.order_id = o.id
      where o.status <> 'cancelled' and o.created_at > ${now.toISOString()}::timestamptz - make_interval(days => ${MAX_AGE_DAYS})),
    counted as materialized (
      select a.product_id, b.product_id as other_id, count(*)::int as orders from bought a join bought b on b.master_number = a.master_number and b.product_id <> a.product_id
      group by a.product_id, b.product_id having count(*) >= ${MIN_ORDERS}),
    ended as (
      delete from bought_together kept where not exists (
        select from counted where counted.product_id = kept.product_id and counted.other_id = kept.other_id)
      returning 1),
    written as (
      insert into bought_together as kept (product_id, other_id, orders) select product_id, other_id, orders from counted
      on conflict (product_id, other_id) do update set orders = excluded.orders where kept.orders <> excluded.orders
      returning 1)
    select ${changeCountRow} (select count(*) from ended)::int + (select count(*) from written)::int as changed`;
  return counts?.changed ?? 0;
}
