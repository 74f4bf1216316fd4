import { int, rowOf } from '../../platform/database/row.ts';
import type { Tx } from '../stage/staging.ts';
import { holdSuspiciousPrices, type HeldPrices, type PriceLimit } from './held-prices.ts';

const productCountRow = rowOf({ products: int });

/**
 * Sets prices of the feed's current products. `cityIds` get the plain price (0 is every city), cities named in an offer
 * their own. An offer limited to some cities has a price only there. A price that changes by more than the limit is held.
 * Returns the number of products with a changed price.
 */
export async function mergePrices(
  tx: Tx,
  cityIds: readonly number[],
  limit: PriceLimit,
): Promise<HeldPrices & { changed: number }> {
  await tx`create temp table feed_prices (product_id integer, city_id integer, price integer, old_price integer, primary key (product_id, city_id)) on commit drop`;
  await tx`
    insert into feed_prices select o.product_id, c.city_id, c.price, c.old_price from feed_city_prices c join feed_offers o using (n) on conflict do nothing`;
  await tx`
    insert into feed_prices select o.product_id, city.id, o.price, o.old_price from feed_offers o cross join unnest(${cityIds as number[]}::int[]) as city(id)
    where not exists (select from feed_sold_in s where s.n = o.n) on conflict do nothing`;
  await tx`
    insert into feed_prices select o.product_id, s.city_id, o.price, o.old_price from feed_sold_in s join feed_offers o using (n)
    where 0 = any(${cityIds as number[]}::int[]) or s.city_id = any(${cityIds as number[]}::int[]) on conflict do nothing`;
  await tx`analyze feed_prices`;
  const heldPrices = await holdSuspiciousPrices(tx, limit);
  const [changed] = await tx`
    with gone as (
      delete from offers f using feed_offers o where f.product_id = o.product_id and not exists (select from feed_prices p where p.product_id = f.product_id and p.city_id = f.city_id)
      returning f.product_id
    ), set_prices as (
      insert into offers (product_id, city_id, price, old_price) select p.product_id, p.city_id, p.price, p.old_price from feed_prices p
        left join offers f using (product_id, city_id) where f.product_id is null or f.price <> p.price or f.old_price is distinct from p.old_price
      on conflict (product_id, city_id) do update set price = excluded.price, old_price = excluded.old_price
      returning product_id
    ) select ${productCountRow} count(distinct product_id)::int as products from (select product_id from gone union all select product_id from set_prices) as touched`;
  return { changed: changed?.products ?? 0, ...heldPrices };
}

/**
 * Keeps the history of charged prices (decisions §3): closes ended ones, opens new ones and adds past prices from the
 * feed. The current price starts where the past prices end. Returns the number of new rows.
 */
export async function mergePriceHistory(tx: Tx, feed: string, now: Date): Promise<number> {
  await tx`
    insert into price_history (product_id, city_id, price, since, until)
    select o.product_id, h.city_id, h.price, h.since, h.until from feed_prices_before h join feed_offers o using (n) where o.is_changed on conflict do nothing`;
  await tx`
    update price_history h set until = ${now.toISOString()} from products p
    where p.id = h.product_id and p.feed = ${feed} and h.until is null
      and (p.withdrawn or not exists (select from offers f where f.product_id = h.product_id and f.city_id = h.city_id and f.price = h.price))`;
  const opened = await tx`
    with told as materialized (
      select o.product_id, h.city_id, max(h.until) as until from feed_prices_before h join feed_offers o using (n)
      where o.is_changed and h.until <= ${now.toISOString()} group by o.product_id, h.city_id
    )
    insert into price_history (product_id, city_id, price, since)
    select f.product_id, f.city_id, f.price, case when kept.until > past.until then ${now.toISOString()} else coalesce(past.until, ${now.toISOString()}) end
    from offers f join products p on p.id = f.product_id
    left join told here on here.product_id = f.product_id and here.city_id = f.city_id
    left join told everywhere on everywhere.product_id = f.product_id and everywhere.city_id = 0
    cross join lateral (select greatest(here.until, everywhere.until) as until) past
    left join lateral (select max(h.until) as until from price_history h where past.until is not null and h.product_id = f.product_id and h.city_id = f.city_id) kept on true
    where p.feed = ${feed} and not p.withdrawn
      and not exists (select from price_history h where h.product_id = f.product_id and h.city_id = f.city_id and h.until is null)
    on conflict (product_id, city_id, since) do update set price = excluded.price, until = null`;
  return opened.count;
}
