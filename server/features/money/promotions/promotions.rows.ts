import { rowOf, type Row } from '../../../platform/database/row.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { customerColumns, joinCustomer } from '../../customers/customers/customers.rows.ts';
import { customerCoupons } from './promotions.table.ts';

const { id: customerId, language, cityId } = customerColumns;
const unannouncedRow = rowOf({ id: customerCoupons.id, kind: customerCoupons.kind, customerId, language, cityId });

/** Locks promo codes and gifts whose owners are not notified yet; concurrent workers skip locked rows. */
export function claimUnannouncedCoupons(tx: Sql, limit: number): Promise<Row<typeof unannouncedRow>[]> {
  return tx`
    select ${unannouncedRow} from customer_coupons ${joinCustomer(tx, tx`customer_coupons.customer_id`)}
    where customer_coupons.told_at is null order by customer_coupons.id limit ${limit} for update of customer_coupons skip locked`;
}

/** Marks promo codes and gifts as announced to their owners. */
export async function markCouponsAnnounced(tx: Sql, ids: readonly number[], now: Date): Promise<void> {
  await tx`update customer_coupons set told_at = ${now} where id = any(${[...ids]}::int[])`;
}

/** A promo code of one customer for a sum, tenge. */
export type NewCoupon = {
  customerId: number;
  code: string;
  titleRu: string;
  titleKk: string;
  amount: number;
  expiresAt: Date;
};

/** Adds a promo code to a customer's account. */
export async function insertCoupon(tx: Sql, coupon: NewCoupon, now: Date): Promise<void> {
  await tx`
    insert into customer_coupons (customer_id, kind, code, title_ru, title_kk, amount, expires_at, created_at)
    values (${coupon.customerId}, 'promo', ${coupon.code}, ${coupon.titleRu}, ${coupon.titleKk}, ${coupon.amount}, ${coupon.expiresAt}, ${now})`;
}
