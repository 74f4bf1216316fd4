import { array, int, nullable, rowOf, type Row, type RowOf } from '../../../platform/database/row.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { selectedProducts } from '../../storefront/catalog/products.rows.ts';
import { giftOffers } from './gift-offers.table.ts';

const offerColumns = {
  code: giftOffers.code,
  titleRu: giftOffers.titleRu,
  titleKk: giftOffers.titleKk,
  minimumSum: giftOffers.minimumSum,
  giftProductIds: giftOffers.giftProductIds,
  endsAt: nullable(giftOffers.endsAt),
};
const activeOfferRow = rowOf({ ...offerColumns, eligible: nullable(array(int)) });
const storedOffer = {
  ...offerColumns,
  categoryIds: nullable(giftOffers.categoryIds),
  productIds: nullable(giftOffers.productIds),
  startsAt: nullable(giftOffers.startsAt),
};
const offerRow = rowOf(storedOffer);

/** An active offer; `eligible` are the eligible products in the cart, null if every product is eligible. */
export type ActiveOffer = Row<typeof activeOfferRow>;
/** A stored offer. */
export type StoredOffer = RowOf<typeof storedOffer>;

/** Lists the active offers, or one of them, with the eligible products in the cart; highest threshold first. */
export function findActiveOffers(
  sql: Sql,
  { cartProductIds, code, now }: { cartProductIds: readonly number[]; code: string | null; now: Date },
): Promise<ActiveOffer[]> {
  const chosen = selectedProducts(
    sql,
    { productIds: sql`gift_offers.product_ids`, categoryIds: sql`gift_offers.category_ids` },
    cartProductIds,
  );
  return sql`
    select ${activeOfferRow}, case when category_ids is null and product_ids is null then null else ${chosen} end as eligible
    from gift_offers
    where (starts_at is null or starts_at <= ${now}) and (ends_at is null or ends_at > ${now}) and (${code}::text is null or code = ${code})
    order by minimum_sum desc, code`;
}

/** Creates an offer or updates its terms. */
export async function saveOffer(sql: Sql, offer: StoredOffer): Promise<void> {
  await sql`
    insert into gift_offers (code, title_ru, title_kk, category_ids, product_ids, minimum_sum, gift_product_ids, starts_at, ends_at)
    values (${offer.code}, ${offer.titleRu}, ${offer.titleKk}, ${offer.categoryIds}, ${offer.productIds}, ${offer.minimumSum}, ${offer.giftProductIds},
      ${offer.startsAt}, ${offer.endsAt})
    on conflict (code) do update set title_ru = excluded.title_ru, title_kk = excluded.title_kk, category_ids = excluded.category_ids,
      product_ids = excluded.product_ids, minimum_sum = excluded.minimum_sum, gift_product_ids = excluded.gift_product_ids,
      starts_at = excluded.starts_at, ends_at = excluded.ends_at`;
}

/** Lists all offers, ended ones included. */
export function listOffers(sql: Sql): Promise<Row<typeof offerRow>[]> {
  return sql`select ${offerRow} from gift_offers order by ends_at desc nulls first, code`;
}
