import { readFeedWeight } from '../../features/storefront/catalog/popularity/popularity.service.ts';
import { int, rowOf } from '../../platform/database/row.ts';
import type { Tx } from '../stage/staging.ts';

const withdrawalsRow = rowOf({ live: int, missing: int, unreadable: int });
const availabilityRow = rowOf({ inStock: int, gone: int });
const countRow = rowOf({ waiting: int });
const largestRow = rowOf({ largest: int });

/** Inserts new brands; a brand's slug and name are permanent. */
export async function mergeBrands(tx: Tx, brands: ReadonlyMap<string, string>): Promise<number> {
  if (brands.size === 0) return 0;
  const rows = [...brands].map(([slug, name]) => ({ slug, name }));
  const created = await tx`
    insert into brands (slug, name) select slug, name from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as r(slug text, name text)
    where not exists (select from brands b where b.slug = r.slug) on conflict (slug) do nothing`;
  return created.count;
}

/** Shop category of a feed category's offers; `isSure` is false for a fallback. */
export type CategoryPlace = { category: string; id: number; isSure: boolean };

/** Creates `feed_categories` and `feed_unreadable` for the merge. */
export async function createCategoryTables(
  tx: Tx,
  placements: readonly CategoryPlace[],
  unreadable: readonly string[],
): Promise<void> {
  await tx`create temp table feed_categories (category text primary key, id integer, is_sure boolean) on commit drop`;
  const rows = placements.map(({ category, id, isSure }) => ({ category, id, is_sure: isSure }));
  await tx`insert into feed_categories select category, id, is_sure from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as r(category text, id int, is_sure boolean)`;
  await tx`create temp table feed_unreadable (external_id text primary key) on commit drop`;
  await tx`insert into feed_unreadable select * from unnest(${unreadable as string[]}::text[])`;
  await tx`analyze feed_unreadable`;
}

/** Counts products on sale, how many of them the feed no longer has, and how many have unreadable offers. */
export async function countWithdrawals(
  tx: Tx,
  feed: string,
): Promise<{ live: number; missing: number; unreadable: number }> {
  const [row] = await tx`
    select ${withdrawalsRow} count(*)::int as live, count(*) filter (where o.n is null and u.external_id is null)::int as missing,
      count(*) filter (where o.n is null and u.external_id is not null)::int as unreadable
    from products p left join feed_offers o on o.product_id = p.id left join feed_unreadable u on u.external_id = p.external_id
    where p.feed = ${feed} and not p.withdrawn`;
  return row ?? { live: 0, missing: 0, unreadable: 0 };
}

/** Counts the feed's products in stock, and how many of them the offers leave without stock. */
export async function countUnavailable(tx: Tx, feed: string): Promise<{ inStock: number; gone: number }> {
  const [row] = await tx`
    select ${availabilityRow} count(*)::int as "inStock", count(*) filter (
      where o.is_withdrawn or (o.n is not null and stocked.n is null)
    )::int as gone
    from products p left join feed_offers o on o.product_id = p.id
      left join (select distinct n from feed_stocks) as stocked on stocked.n = o.n
    where p.feed = ${feed} and not p.withdrawn
      and exists (select from stocks s where s.product_id = p.id and (s.quantity is null or s.quantity > s.reserved))`;
  return row ?? { inStock: 0, gone: 0 };
}

/**
 * Inserts new products, updates changed texts, and withdraws products missing from the feed. Ids are permanent. A known
 * product without a sure category keeps its own. Products in the hidden category `waiting` are not on sale. A new product
 * starts with the feed's share of its weight in the "popular" order; the job of that order changes the other weights.
 */
export async function mergeProducts(
  tx: Tx,
  feed: string,
  waiting: number,
  now: Date,
): Promise<{ added: number; changed: number; withdrawn: number; waiting: number }> {
  const timestamp = now.toISOString();
  const changed = await tx`
    update products p set content_hash = o.content_hash, sku = o.sku, barcode = o.barcode, category_id = case when c.is_sure then c.id else p.category_id end, brand_id = b.id, model = o.model, name_ru = o.name_ru, name_kk = o.name_kk,
      description_ru = o.description_ru, description_kk = o.description_kk, variant_group = o.variant_group, weight_grams = o.weight_grams, bonus_percent = o.bonus_percent, digital = o.digital, condition = o.condition, condition_reason = o.condition_reason,
      withdrawn = o.is_withdrawn or case when c.is_sure then c.id else p.category_id end = ${waiting}, withdrawn_reason = case when o.is_withdrawn then 'marked' end, preorder_date = o.preorder_date, supplier_days = o.supplier_days, feed_popularity = coalesce(o.popularity, p.feed_popularity), updated_at = ${timestamp}
    from feed_offers o join feed_categories c using (category) left join brands b on b.slug = o.brand
    where p.id = o.product_id and o.is_changed`;
  const placedProducts = await tx`
    update products p set category_id = c.id, withdrawn = o.is_withdrawn, withdrawn_reason = case when o.is_withdrawn then 'marked' end, updated_at = ${timestamp} from feed_offers o join feed_categories c using (category)
    where p.id = o.product_id and not o.is_changed and p.category_id = ${waiting} and c.is_sure and c.id <> ${waiting}`;
  const restored = await tx`
    update products p set withdrawn = o.is_withdrawn, withdrawn_reason = case when o.is_withdrawn then 'marked' end, updated_at = ${timestamp} from feed_offers o
    where p.id = o.product_id and not o.is_changed and p.category_id <> ${waiting}
      and (p.withdrawn, p.withdrawn_reason) is distinct from (o.is_withdrawn, case when o.is_withdrawn then 'marked' end)`;
  const withdrawn = await tx`
    update products p set withdrawn = true, withdrawn_reason = 'missing', updated_at = ${timestamp} where feed = ${feed} and not withdrawn
      and not exists (select from feed_offers o where o.product_id = p.id) and not exists (select from feed_unreadable u where u.external_id = p.external_id)`;
  const [offered] = await tx`select ${largestRow} coalesce(max(popularity), 0) as largest from feed_offers`;
  const feedWeight = await readFeedWeight(tx, offered!.largest, now);
  const added = await tx`
    insert into products (feed, external_id, content_hash, sku, barcode, category_id, brand_id, model, name_ru, name_kk, description_ru, description_kk, variant_group, weight_grams,
      bonus_percent, digital, condition, condition_reason, withdrawn, withdrawn_reason, preorder_date, supplier_days, popularity, feed_popularity, created_at, updated_at)
    select ${feed}, o.external_id, o.content_hash, o.sku, o.barcode, c.id, b.id, o.model, o.name_ru, o.name_kk, o.description_ru, o.description_kk, o.variant_group, o.weight_grams,
      o.bonus_percent, o.digital, o.condition, o.condition_reason, o.is_withdrawn or c.id = ${waiting}, case when o.is_withdrawn then 'marked' end, o.preorder_date, o.supplier_days, round(coalesce(o.popularity, 0) * ${feedWeight}::float8), coalesce(o.popularity, 0), coalesce(o.added_on::timestamptz, ${timestamp}::timestamptz), ${timestamp}
    from feed_offers o join feed_categories c using (category) left join brands b on b.slug = o.brand
    where o.product_id is null order by o.n`;
  if (added.count > 0) {
    await tx`update feed_offers o set product_id = p.id from products p where p.feed = ${feed} and p.external_id = o.external_id and o.product_id is null`;
    await tx`analyze feed_offers`;
  }
  const [row] = await tx`
    select ${countRow} count(*)::int as waiting from products p join feed_offers o on o.product_id = p.id where p.category_id = ${waiting}`;
  return {
    added: added.count,
    changed: changed.count + placedProducts.count + restored.count,
    withdrawn: withdrawn.count,
    waiting: row?.waiting ?? 0,
  };
}

/** Replaces the attribute values of new and changed products. */
export async function mergeValues(tx: Tx): Promise<void> {
  await tx`delete from product_values v using feed_offers o where o.is_changed and v.product_id = o.product_id`;
  // A value above the value limit has its own unit; `feed_units` converts it to the attribute's.
  await tx`
    insert into product_values (product_id, attribute_id, position, value_id, number, flag, text_ru, text_kk)
    select o.product_id, a.id, p.position, v.value_id,
      case when p.value is not null then v.number when a.type = 'number' then round((p.number * u.factor)::numeric, 9)::float8 end,
      v.flag,
      case when p.value is not null then v.text_ru when a.type = 'number' and p.number * u.factor is not null then null else p.raw end,
      case when p.value is not null then v.text_kk when a.type = 'number' and p.number * u.factor is not null then null else p.raw_kk end
    from feed_params p join feed_offers o using (n) join feed_attributes a using (attribute)
      left join feed_values v on v.attribute = p.attribute and v.value = p.value
      left join feed_units u on p.value is null and u.attribute_unit = a.unit and u.unit = p.unit
    where o.is_changed
    order by o.product_id, a.id, p.position
    on conflict do nothing`;
}

/** Restores typed values of unchanged products after a text attribute got another type. */
export async function retypeValues(tx: Tx, upgraded: readonly number[]): Promise<void> {
  if (upgraded.length === 0) return;
  await tx`
    update product_values pv set value_id = v.value_id, number = v.number, flag = v.flag, text_ru = null, text_kk = null
    from feed_values v join feed_attributes a using (attribute)
    where pv.attribute_id = a.id and a.id = any(${upgraded as number[]}::int[]) and pv.text_ru = v.written and v.text_ru is null`;
}

/** Replaces the pictures of new and changed products; a picture with an unchanged address keeps its metadata. */
export async function mergePictures(tx: Tx): Promise<void> {
  await tx`
    delete from pictures old using feed_offers o
    where o.is_changed and old.product_id = o.product_id and not exists (select from feed_pictures p where p.n = o.n and p.position = old.position)`;
  await tx`
    insert into pictures (product_id, position, source, hash, width, height, color, status)
    select o.product_id, p.position, p.source, p.hash, p.width, p.height, p.color, case when p.color is null then 'waiting' else 'ready' end
    from feed_pictures p join feed_offers o using (n) where o.is_changed order by o.product_id, p.position
    on conflict (product_id, position) do update set source = excluded.source, hash = excluded.hash, width = excluded.width, height = excluded.height, color = excluded.color, status = excluded.status
    where pictures.source <> excluded.source`;
}
