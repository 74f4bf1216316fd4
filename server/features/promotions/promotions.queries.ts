import { nullable, rowOf, type Row } from '../../platform/row.ts';
import type { Sql } from '../../platform/sql.ts';
import { customerCoupons } from './promotions.table.ts';

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

/** A coupon as it is kept. */
export type CouponRow = Row<typeof couponRow>;

/** Reads the promo codes and gifts of a customer, those that end first before others. */
export async function findCoupons(sql: Sql, customerId: number): Promise<CouponRow[]> {
  return sql`select ${couponRow} from customer_coupons where customer_id = ${customerId} order by expires_at nulls last, id`;
}
