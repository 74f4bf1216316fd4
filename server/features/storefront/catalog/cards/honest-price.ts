import { DISCOUNT_WINDOW_DAYS } from '#domain/pricing/price-history.ts';
import type { Sql, Statement } from '#server/platform/database/sql.ts';

/**
 * SQL for the price that a discount of offer `o` counts from: the lower of its old price and the lowest price charged
 * in the 30 days before the current one began; null when it does not exceed the current price. Raising a price first
 * thus shows no discount. Same as `lowestPriceBefore` of domain/pricing/price-history.ts: in a city with its own prices,
 * prices of every city count only before its own began.
 */
export function referencePrice(sql: Sql): Statement {
  const window = sql`make_interval(days => ${DISCOUNT_WINDOW_DAYS}::int)`;
  return sql`case when o.old_price > o.price then (
    select reference.price from (select least(o.old_price, (
      select min(h.price) from price_history current
      join price_history h on h.product_id = current.product_id and h.since < current.since and (h.until is null or h.until > current.since - ${window})
      where current.product_id = o.product_id and current.city_id = o.city_id and current.until is null
        and (h.city_id = o.city_id or h.city_id = 0 and not exists (
          select from price_history own where own.product_id = o.product_id and own.city_id = o.city_id
            and own.since <= greatest(h.since, current.since - ${window})))
    )) as price) reference where reference.price > o.price) end`;
}

/**
 * SQL for the time (ms since 1970, `Infinity` while it is charged) until which the old price of offer `o` may be shown;
 * null when never. The rule of `honestOldPrice`.
 */
export function oldPriceValidUntil(sql: Sql): Statement {
  const window = sql`make_interval(days => ${DISCOUNT_WINDOW_DAYS}::int)`;
  return sql`case when o.old_price > o.price then (
    select (extract(epoch from max(coalesce(h.until, 'infinity')) + ${window}) * 1000)::float8 from price_history h
    where h.product_id = o.product_id and h.city_id in (0, o.city_id) and h.price >= o.old_price) end`;
}

/**
 * SQL for the struck-out price of offer `o`: its `referencePrice`, if at least its old price was charged there in the
 * last 30 days (decisions §3).
 */
export function honestOldPrice(sql: Sql, now: Date): Statement {
  const window = sql`make_interval(days => ${DISCOUNT_WINDOW_DAYS}::int)`;
  return sql`case when o.old_price > o.price and exists (
    select from price_history h where h.product_id = o.product_id and h.city_id in (0, o.city_id) and h.price >= o.old_price
      and (h.until is null or h.until > ${now.toISOString()}::timestamptz - ${window})) then ${referencePrice(sql)} end`;
}
