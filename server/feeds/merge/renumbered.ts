import { int, rowOf } from '../../platform/database/row.ts';
import type { Tx } from '../stage/staging.ts';

const countsRow = rowOf({ doubts: int, lost: int });
const countRow = rowOf({ count: int });

/** Keys that identify a product across offers, most reliable first: GTIN, manufacturer's code, name. */
const KEYS: readonly { product: string; offer: string }[] = [
  {
    product: `case when regexp_replace(p.barcode, '[\\s-]', '', 'g') ~ '^[0-9]{8,14}$' then lpad(regexp_replace(p.barcode, '[\\s-]', '', 'g'), 14, '0') end`,
    offer: 'o.gtin',
  },
  {
    product: `case when ${foldedCode('p.sku')} <> '' then coalesce(b.slug, '') || ' ' || ${foldedCode('p.sku')} end`,
    offer: `case when ${foldedCode('o.sku')} <> '' then coalesce(o.brand, '') || ' ' || ${foldedCode('o.sku')} end`,
  },
  {
    product: `coalesce(b.slug, '') || ' ' || ${foldedName('p.name_ru')}`,
    offer: `coalesce(o.brand, '') || ' ' || ${foldedName('o.name_ru')}`,
  },
];

function foldedCode(column: string): string {
  return `regexp_replace(lower(${column}), '[][\\s.,;:()"/_«»-]+', '', 'g')`;
}

function foldedName(column: string): string {
  return `regexp_replace(replace(lower(${column}), 'ё', 'е'), '[][\\s.,;:()"/_«»-]+', ' ', 'g')`;
}

/**
 * Recognises known products under new ids: they keep their pages, addresses and history when a supplier renumbers.
 * Compares offers whose id is unknown, or now names another product (different name and code), with products left
 * without an offer. A key must be unique on both sides. Returns how many were recognised.
 */
export async function recognizeRenumbered(tx: Tx, feed: string): Promise<number> {
  // Offers to recognise; `product_id` is the product that has had their id until now.
  await tx`
    create temp table feed_doubts on commit drop as
    select o.n, o.product_id from feed_offers o left join products p on p.id = o.product_id
    where o.product_id is null or (o.is_changed and p.name_ru <> o.name_ru and (p.sku = '' or o.sku = '' or p.sku <> o.sku) and (o.gtin is null or p.barcode <> o.barcode))`;
  await tx.unsafe(
    `
    create temp table feed_lost on commit drop as
    select p.id from products p left join feed_offers o on o.product_id = p.id
    where p.feed = $1 and (o.n is null or exists (select from feed_doubts d where d.product_id = p.id))`,
    [feed],
  );
  const [counts] = await tx`
    select ${countsRow} (select count(*) from feed_doubts)::int as doubts, (select count(*) from feed_lost)::int as lost`;
  if (!counts?.doubts || !counts.lost) return 0;
  await tx`create temp table feed_recognized (n integer primary key, product_id integer unique) on commit drop`;
  for (const { product, offer } of KEYS)
    await tx.unsafe(`
      with lost as (
        select ${product} as key, min(p.id) as id from feed_lost l join products p on p.id = l.id left join brands b on b.id = p.brand_id
        where not exists (select from feed_recognized r where r.product_id = p.id) group by 1 having count(*) = 1
      ), doubts as (
        select ${offer} as key, min(o.n) as n from feed_doubts d join feed_offers o using (n)
        where not exists (select from feed_recognized r where r.n = o.n) group by 1 having count(*) = 1
      ) insert into feed_recognized select doubts.n, lost.id from doubts join lost using (key)`);
  await tx`delete from feed_recognized r using feed_offers o where o.n = r.n and o.product_id = r.product_id`;
  const [row] = await tx`select ${countRow} count(*)::int as count from feed_recognized`;
  if (!row?.count) return 0;
  // Ids are unique, so products that change or lose their id first get a temporary one.
  await tx`
    update products p set external_id = p.external_id || '~' || p.id
    where p.id in (select product_id from feed_recognized)
      or p.id in (select o.product_id from feed_offers o join feed_recognized r on r.n = o.n where o.product_id is not null)`;
  await tx`
    update feed_offers o set product_id = null
    where o.product_id in (select product_id from feed_recognized) and not exists (select from feed_recognized r where r.n = o.n)`;
  await tx`update feed_offers o set product_id = r.product_id from feed_recognized r where r.n = o.n`;
  await tx`update products p set external_id = o.external_id from feed_offers o join feed_recognized r using (n) where p.id = r.product_id`;
  await tx`analyze feed_offers`;
  return row.count;
}
