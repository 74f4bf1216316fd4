import type { Sql, Statement } from '#server/platform/sql.ts';

/**
 * SQL of the old price of offer `o` that may be shown: so much or more was really charged there in the last 30 days,
 * and it is above the price (decisions §3).
 */
export function honestOldPrice(sql: Sql, now: Date): Statement {
  return sql`case when o.old_price > o.price and exists (
    select from price_history h where h.product_id = o.product_id and h.city_id in (0, o.city_id) and h.price >= o.old_price
      and (h.until is null or h.until > ${now.toISOString()}::timestamptz - interval '30 days')) then o.old_price end`;
}
