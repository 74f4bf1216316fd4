import { alias } from 'drizzle-orm/pg-core';
import { products } from '../../features/storefront/catalog/catalog.table.ts';
import { int, nullable, rowOf, text } from '../../platform/database/row.ts';
import { ONLY_CATEGORY_ID } from '../tree/categories.ts';
import type { HeldPrice, HeldReason } from '../import/report.ts';
import type { Tx } from '../stage/staging.ts';

/** Limits beyond which a price waits for an operator (settings `feed.*`), and prices the operator accepted. */
export type PriceLimit = {
  /** Maximum price change in one import, percent. */
  percent: number;
  /** Maximum ratio of a new product's price to its category's median, either way. */
  maxMedianRatio: number;
  /** Lowest plausible price, tenge. */
  floor: number;
  /** Minimum offers sharing a price for it to be a possible placeholder. */
  repeatedOffers: number;
  /** `all`, or the ids of offers whose prices are accepted. */
  accepted: 'all' | readonly string[];
};

/** Held prices. */
export type HeldPrices = {
  pricesHeld: number;
  heldPrices: HeldPrice[];
  /** Ids of `PriceLimit.accepted` without a held price. */
  acceptedUnheld: string[];
};

const MAX_LISTED_PRICES = 1000;
/** Minimum priced products in a category for a median; the common category of feeds without any has none. */
const MIN_PRICED_PRODUCTS = 5;
/** A placeholder price has at least this share of the feed's offers … */
const MIN_REPEATED_PERCENT = 2;
/**
 * … and is this many times above or below the median of the other offers: cheap spare parts in a feed of expensive
 * machines often share prices,
 */
const REPEATED_MEDIAN_RATIO = { above: 20, below: 50 };
/** or it has this share of a feed with at least a hundred offers over five categories. */
const WIDESPREAD = { percent: 20, offers: 100, categories: 5 };
/** Typed placeholders such as 999999 and 1234567. */
const KEYBOARD_PLACEHOLDER = String.raw`^(?:(\d)\1{5,}|1234567?8?9?0*)$`;

const p = alias(products, 'p');
const heldPrice = rowOf({
  name: p.nameRu,
  offer: text,
  line: int,
  city: text,
  was: int,
  wanted: int,
  usual: nullable(int),
  reason: (value: unknown) => value as HeldReason,
  repeats: nullable(int),
  count: int,
});
const unheldId = rowOf({ id: text });

/** Creates `feed_repeated`: prices that repeat on implausibly many offers. */
async function findRepeatedPrices(tx: Tx, repeatedOffers: number): Promise<void> {
  await tx`
    create temp table feed_repeated on commit drop as
    with total as (select count(*) as offers from feed_offers), candidates as (
      select o.price, count(*) as offers, count(distinct o.category) as categories from feed_offers o cross join total
      group by o.price, total.offers having count(*) >= ${repeatedOffers} and count(*) * 100 >= total.offers * ${MIN_REPEATED_PERCENT}
    )
    select c.price, c.offers::int as offers from candidates c cross join total cross join lateral (
      select count(*) as offers, percentile_cont(0.5) within group (order by o.price) as usual from feed_offers o where o.price <> c.price
    ) others
    where (others.offers >= ${MIN_PRICED_PRODUCTS} and (c.price > others.usual * ${REPEATED_MEDIAN_RATIO.above} or c.price::float8 * ${REPEATED_MEDIAN_RATIO.below} < others.usual))
      or c.price::text ~ ${KEYBOARD_PLACEHOLDER}
      or (total.offers >= ${WIDESPREAD.offers} and c.offers * 100 >= total.offers * ${WIDESPREAD.percent} and c.categories >= ${WIDESPREAD.categories})`;
}

/** Creates `feed_held`: held prices with the price charged until then (`was`, null for none). */
async function findHeldPrices(tx: Tx, { percent, maxMedianRatio, floor, repeatedOffers }: PriceLimit): Promise<void> {
  await findRepeatedPrices(tx, repeatedOffers);
  await tx`
    create temp table feed_held on commit drop as
    select f.product_id, f.city_id, case when coalesce(own.price, every.price) >= ${floor} and charged.price is null then coalesce(own.price, every.price) end as was,
      case when own.product_id is null then every.old_price else own.old_price end as was_old, f.price as wanted, null::integer as usual,
      case when f.price < ${floor} then 'floor' else 'repeated' end as reason, r.offers as repeats
    from feed_prices f left join feed_repeated r on r.price = f.price
      left join offers own on own.product_id = f.product_id and own.city_id = f.city_id
      left join offers every on every.product_id = f.product_id and every.city_id = 0
      left join feed_repeated charged on charged.price = coalesce(own.price, every.price)
      left join accepted_prices a on a.product_id = f.product_id and a.city_id = f.city_id and a.price = f.price
    where (f.price < ${floor} or r.price is not null) and a.price is null`;
  await tx`
    insert into feed_held
    select f.product_id, f.city_id, coalesce(own.price, every.price), case when own.product_id is null then every.old_price else own.old_price end, f.price, null, 'moved', null
    from feed_prices f
      left join offers own on own.product_id = f.product_id and own.city_id = f.city_id
      left join offers every on every.product_id = f.product_id and every.city_id = 0
    where coalesce(own.price, every.price) is not null and own.price is distinct from f.price
      and abs(f.price::bigint - coalesce(own.price, every.price)) * 100 > coalesce(own.price, every.price)::bigint * ${percent}
      and not exists (select from feed_held h where h.product_id = f.product_id and h.city_id = f.city_id)`;
  await tx`
    insert into feed_held
    with fresh as materialized (
      select n.*, p.category_id from feed_prices n join products p on p.id = n.product_id join categories c on c.id = p.category_id and not c.hidden and c.external_id <> ${ONLY_CATEGORY_ID}
      where not exists (select from offers f where f.product_id = n.product_id)
        and not exists (select from feed_held h where h.product_id = n.product_id and h.city_id = n.city_id)
    ), medians as (
      select p.category_id, percentile_cont(0.5) within group (order by priced.price) as usual from (
        select product_id, price from offers union all select product_id, price from fresh
      ) as priced join products p on p.id = priced.product_id
      where p.category_id in (select category_id from fresh) and not p.withdrawn
      group by p.category_id having count(distinct p.id) >= ${MIN_PRICED_PRODUCTS}
    )
    select n.product_id, n.city_id, null, null, n.price, round(m.usual)::integer, 'unusual', null from fresh n join medians m using (category_id)
    where n.price::float8 * ${maxMedianRatio} < m.usual or n.price > m.usual * ${maxMedianRatio}`;
}

/** Releases prices an operator accepted. A suspicious price stays accepted until the feed changes it. */
async function releaseAccepted(tx: Tx, accepted: PriceLimit['accepted']): Promise<string[]> {
  if (accepted !== 'all' && accepted.length === 0) return [];
  const isAll = accepted === 'all';
  const ids = isAll ? [] : [...accepted];
  const acceptedUnheld = await tx`
    select ${unheldId} wanted.id from unnest(${ids}::text[]) as wanted(id)
    where not exists (select from feed_held h join feed_offers o using (product_id) where o.external_id = wanted.id)`;
  await tx`
    create temp table feed_accepted on commit drop as
    select h.* from feed_held h join feed_offers o using (product_id) where ${isAll} or o.external_id = any(${ids}::text[])`;
  await tx`
    insert into accepted_prices (product_id, city_id, price)
    select product_id, city_id, wanted from feed_accepted where reason in ('floor', 'repeated')
    on conflict (product_id, city_id) do update set price = excluded.price, accepted_at = now()`;
  await tx`delete from feed_held h using feed_accepted a where a.product_id = h.product_id and a.city_id = h.city_id`;
  return acceptedUnheld.map(({ id }) => id);
}

/**
 * Holds suspicious prices of `feed_prices`. The old price stays if there is a sound one; otherwise the product has no
 * price and is not sold. Returns the count and the first of them.
 */
export async function holdSuspiciousPrices(tx: Tx, limit: PriceLimit): Promise<HeldPrices> {
  await findHeldPrices(tx, limit);
  const acceptedUnheld = await releaseAccepted(tx, limit.accepted);
  const heldRows = await tx`
    select ${heldPrice}, o.external_id as offer, o.line, coalesce(c.keyword, '') as city, coalesce(h.was, 0) as was, h.wanted, h.usual, h.reason, h.repeats, count(*) over ()::int as count
    from feed_held h join feed_offers o using (product_id) join products p on p.id = h.product_id left join cities c on c.id = h.city_id order by o.n, h.city_id limit ${MAX_LISTED_PRICES}`;
  if (heldRows.length > 0) {
    await tx`update feed_prices f set price = h.was, old_price = h.was_old from feed_held h where h.was is not null and h.product_id = f.product_id and h.city_id = f.city_id`;
    await tx`delete from feed_prices f using feed_held h where h.was is null and h.product_id = f.product_id and h.city_id = f.city_id`;
  }
  return {
    pricesHeld: heldRows[0]?.count ?? 0,
    acceptedUnheld,
    heldPrices: heldRows.map(({ count: _count, usual, repeats, ...price }) => ({
      ...price,
      ...(usual !== null && { usual }),
      ...(repeats !== null && { repeats }),
    })),
  };
}
