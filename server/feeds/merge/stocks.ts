import { int, rowOf } from '../../platform/database/row.ts';
import type { Placement } from './placement.ts';
import type { Tx } from '../stage/staging.ts';

const countRow = rowOf({ changed: int });

/**
 * Sets quantities of the feed's products in the places it names; reservations stay. Quantities of unknown places go to
 * the first plain place. Returns the number of products with changed stock.
 */
export async function mergeStocks(tx: Tx, feed: string, placement: Placement): Promise<number> {
  const places = [...placement.shopIds].map(([shop, id]) => ({ shop, id }));
  await tx`create temp table feed_places (shop text primary key, id integer) on commit drop`;
  await tx`insert into feed_places select shop, id from jsonb_to_recordset(${JSON.stringify(places)}::text::jsonb) as r(shop text, id int)`;
  await tx`create temp table feed_quantities (product_id integer, shop_id integer, quantity integer, primary key (product_id, shop_id)) on commit drop`;
  // The sum is unknown when any count is missing.
  await tx`
    insert into feed_quantities
    select o.product_id, coalesce(p.id, ${placement.fallbackShopId}), case when bool_or(s.quantity is null) then null else sum(s.quantity)::int end
    from feed_stocks s join feed_offers o using (n) left join feed_places p on p.shop = s.shop where not o.is_withdrawn group by 1, 2`;
  await tx`analyze feed_quantities`;
  // Same lock order as checkout, which prevents deadlocks.
  await tx`
    select 1 from stocks s join products p on p.id = s.product_id left join feed_quantities f using (product_id, shop_id)
    where p.feed = ${feed} and (f.product_id is null or s.quantity is distinct from greatest(f.quantity, s.reserved))
    order by s.product_id, s.shop_id for update of s`;
  const [row] = await tx`
    with emptied as (
      update stocks s set quantity = s.reserved from products p
      where p.id = s.product_id and p.feed = ${feed} and s.reserved > 0 and s.quantity is distinct from s.reserved
        and not exists (select from feed_quantities f where f.product_id = s.product_id and f.shop_id = s.shop_id)
      returning s.product_id
    ), gone as (
      delete from stocks s using products p
      where p.id = s.product_id and p.feed = ${feed} and s.reserved = 0
        and not exists (select from feed_quantities f where f.product_id = s.product_id and f.shop_id = s.shop_id)
      returning s.product_id
    ), set_quantities as (
      insert into stocks (product_id, shop_id, quantity)
      select f.product_id, f.shop_id, f.quantity from feed_quantities f left join stocks s using (product_id, shop_id)
      where s.product_id is null or s.quantity is distinct from case when f.quantity is null then null else greatest(f.quantity, s.reserved) end
      on conflict (product_id, shop_id) do update set quantity = case when excluded.quantity is null then null else greatest(excluded.quantity, stocks.reserved) end
      returning product_id
    ) select ${countRow} count(distinct product_id)::int as changed from (select * from emptied union all select * from gone union all select * from set_quantities) as touched`;
  return row?.changed ?? 0;
}
