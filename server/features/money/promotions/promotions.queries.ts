import { recordEvents } from '../../../platform/events/outbox.ts';
import { int, nullable, rowOf, type Row } from '../../../platform/database/row.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { selectedProducts } from '../../storefront/catalog/products.rows.ts';
import { customerCoupons, promoCodes } from './promotions.table.ts';

const couponRow = rowOf({
  id: customerCoupons.id,
  kind: customerCoupons.kind,
  code: customerCoupons.code,
  titleRu: customerCoupons.titleRu,
  titleKk: customerCoupons.titleKk,
  percent: nullable(customerCoupons.percent),
  amount: nullable(customerCoupons.amount),
  minTotal: customerCoupons.minTotal,
  expiresAt: nullable(customerCoupons.expiresAt),
  usedAt: nullable(customerCoupons.usedAt),
});
const codeRow = rowOf({
  id: promoCodes.id,
  code: promoCodes.code,
  titleRu: promoCodes.titleRu,
  titleKk: promoCodes.titleKk,
  kind: promoCodes.kind,
  value: promoCodes.value,
  categoryIds: nullable(promoCodes.categoryIds),
  productIds: nullable(promoCodes.productIds),
  minimumSum: promoCodes.minimumSum,
  startsAt: nullable(promoCodes.startsAt),
  endsAt: nullable(promoCodes.endsAt),
  phone: nullable(promoCodes.phone),
  maxUses: nullable(promoCodes.maxUses),
  maxUsesPerCustomer: nullable(promoCodes.maxUsesPerCustomer),
  uses: int,
  usesOfCustomer: int,
});
const unverifiedUsesRow = rowOf({ maxUses: nullable(promoCodes.maxUses), unproven: int });
const ruleRow = rowOf({
  code: promoCodes.code,
  kind: promoCodes.kind,
  value: promoCodes.value,
  categoryIds: nullable(promoCodes.categoryIds),
  productIds: nullable(promoCodes.productIds),
  minimumSum: promoCodes.minimumSum,
  startsAt: nullable(promoCodes.startsAt),
  endsAt: nullable(promoCodes.endsAt),
});
const idRow = rowOf({ id: int });
const couponIdRow = rowOf({ couponId: nullable(int) });

/** A stored coupon. */
export type CouponRow = Row<typeof couponRow>;
/** A stored promo code with its total uses and those of a customer. */
export type PromoCodeRow = Row<typeof codeRow>;

/** Reads a customer's promo codes and gifts, earliest expiry first. */
export async function findCoupons(sql: Sql, customerId: number): Promise<CouponRow[]> {
  return sql`select ${couponRow} from customer_coupons where customer_id = ${customerId} order by expires_at nulls last, id`;
}

/**
 * Locks a limited code until the transaction ends, so later reads see all its uses. Unlimited codes are not locked, so
 * their orders never wait.
 */
export async function lockCode(sql: Sql, code: string, customerId: number | null): Promise<void> {
  await Promise.all([
    sql`select id from promo_codes where code = ${code} and num_nonnulls(max_uses, max_uses_per_customer) > 0 for update`,
    customerId === null
      ? null
      : sql`select id from customer_coupons where customer_id = ${customerId} and kind = 'promo' and upper(code) = ${code} for update`,
  ]);
}

/** Reads the terms of public codes. */
export async function findRules(sql: Sql, codes: readonly string[]): Promise<Row<typeof ruleRow>[]> {
  return sql`select ${ruleRow} from promo_codes where code = any(${[...codes]}::text[])`;
}

/** Finds a promo code with its uses. */
export async function findCode(sql: Sql, code: string, customerId: number | null): Promise<PromoCodeRow | undefined> {
  const [found] = await sql`
    select ${codeRow},
      (select count(*)::int from promo_uses u where u.promo_id = promo_codes.id and u.returned_at is null) as uses,
      (select count(*)::int from promo_uses u where u.promo_id = promo_codes.id and u.returned_at is null and u.customer_id = ${customerId}) as "usesOfCustomer"
    from promo_codes where code = ${code}`;
  return found;
}

/** Reads a code's use limit (null if unlimited) and the uses reserved by unpaid orders of unverified phones. */
export async function findUnverifiedUses(sql: Sql, promoId: number): Promise<Row<typeof unverifiedUsesRow>> {
  const [found] = await sql`
    select ${unverifiedUsesRow}, (
      select count(*)::int from promo_uses u where u.promo_id = promo_codes.id and u.returned_at is null and exists (
        select from orders o where o.master_number = u.master_number and not o.phone_proved
          and o.status in ('created', 'waiting_payment'))) as unproven
    from promo_codes where id = ${promoId}`;
  return found!;
}

/**
 * Lists public codes, newest first. Excludes trade-in codes, which any reader of the list could spend. (Their table
 * belongs to trade-in, a higher module.)
 */
export async function listCodes(sql: Sql): Promise<PromoCodeRow[]> {
  return sql`
    select ${codeRow},
      (select count(*)::int from promo_uses u where u.promo_id = promo_codes.id and u.returned_at is null) as uses,
      0 as "usesOfCustomer"
    from promo_codes where promo_codes.phone is null and not exists (select from trade_ins where trade_ins.code = promo_codes.code)
    order by promo_codes.id desc`;
}

/** Ends a code at a time; false if it does not exist. A code that already ended keeps its end. */
export async function endCode(sql: Sql, code: string, now: Date): Promise<boolean> {
  const updated = await sql`
    update promo_codes set ends_at = least(ends_at, ${now}::timestamptz) where code = ${code}`;
  if (updated.count === 1) await recordEvents(sql, [{ type: 'promo.changed', code }]);
  return updated.count === 1;
}

/** Finds a customer's own promo code, usable ones first. */
export async function findOwnCode(sql: Sql, code: string, customerId: number): Promise<CouponRow | undefined> {
  const [found] = await sql`
    select ${couponRow} from customer_coupons where customer_id = ${customerId} and kind = 'promo' and upper(code) = ${code}
    order by used_at nulls first, expires_at desc nulls first, id limit 1`;
  return found;
}

/** Filters products to those eligible for a code. */
export async function findEligibleProducts(
  sql: Sql,
  { categoryIds, productIds }: Pick<PromoCodeRow, 'categoryIds' | 'productIds'>,
  cartProductIds: readonly number[],
): Promise<number[]> {
  const chosenIds = { productIds: sql`${productIds}::int[]`, categoryIds: sql`${categoryIds}::int[]` };
  const rows = await sql`select ${idRow} unnest(${selectedProducts(sql, chosenIds, cartProductIds)}) as id`;
  return rows.map(({ id }) => id);
}

/** Use of a code by a checkout: a public one or a customer's own. */
export type PromoUse = {
  promoId: number | null;
  couponId: number | null;
  masterNumber: string;
  customerId: number | null;
  amount: number;
};

/** Records a checkout's use of a code; false if a customer's own code was already used. */
export async function insertUse(sql: Sql, promoUse: PromoUse, now: Date): Promise<boolean> {
  const { promoId, couponId, masterNumber, customerId, amount } = promoUse;
  await sql`
    insert into promo_uses (promo_id, coupon_id, master_number, customer_id, amount, used_at)
    values (${promoId}, ${couponId}, ${masterNumber}, ${customerId}, ${amount}, ${now})`;
  if (couponId === null) return true;
  const updated = await sql`update customer_coupons set used_at = ${now} where id = ${couponId} and used_at is null`;
  return updated.count === 1;
}

/** Releases the use of a checkout once all its orders are cancelled and the buyer keeps no opened key. Idempotent. */
export async function releaseUse(sql: Sql, masterNumber: string, now: Date): Promise<void> {
  const [releasedUse] = await sql`
    update promo_uses set returned_at = ${now}
    where master_number = ${masterNumber} and returned_at is null
      and not exists (select from orders where master_number = ${masterNumber} and status <> 'cancelled')
      and not exists (select from licence_keys k join orders o on o.number = k.order_number where o.master_number = ${masterNumber})
    returning ${couponIdRow} coupon_id as "couponId"`;
  if (releasedUse?.couponId != null)
    await sql`update customer_coupons set used_at = null where id = ${releasedUse.couponId}`;
}

/** A promo code to be created. */
export type NewPromoCode = Omit<PromoCodeRow, 'id' | 'phone' | 'uses' | 'usesOfCustomer'> & {
  /** Ten digits of the only phone that may use it; absent for a public code. */
  phone?: string;
};

/** Creates a promo code or updates its terms; its uses stay counted. */
export async function saveCode(sql: Sql, code: NewPromoCode): Promise<void> {
  await sql`
    insert into promo_codes (code, title_ru, title_kk, kind, value, category_ids, product_ids, minimum_sum, starts_at, ends_at, phone, max_uses, max_uses_per_customer)
    values (${code.code}, ${code.titleRu}, ${code.titleKk}, ${code.kind}, ${code.value}, ${code.categoryIds}, ${code.productIds}, ${code.minimumSum},
      ${code.startsAt}, ${code.endsAt}, ${code.phone ?? null}, ${code.maxUses}, ${code.maxUsesPerCustomer})
    on conflict (code) do update set title_ru = excluded.title_ru, title_kk = excluded.title_kk, kind = excluded.kind, value = excluded.value,
      category_ids = excluded.category_ids, product_ids = excluded.product_ids, minimum_sum = excluded.minimum_sum, starts_at = excluded.starts_at,
      ends_at = excluded.ends_at, phone = excluded.phone, max_uses = excluded.max_uses, max_uses_per_customer = excluded.max_uses_per_customer`;
  await recordEvents(sql, [{ type: 'promo.changed', code: code.code }]);
}
