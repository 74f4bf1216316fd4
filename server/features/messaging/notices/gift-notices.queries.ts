import { int, rowOf, type Row } from '../../../platform/database/row.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { customers } from '../../customers/customers/customers.table.ts';
import { giftCards } from '../../money/gift-cards/gift-cards.table.ts';
import { giftPurchases } from '../../ordering/gift-purchases/gift-purchases.table.ts';
import { customerCoupons } from '../../money/promotions/promotions.table.ts';

const receiver = { customerId: customers.id, language: customers.language, cityId: customers.cityId };
const card = rowOf({ id: giftCards.id, ...receiver });
const coupon = rowOf({ id: customerCoupons.id, kind: customerCoupons.kind, ...receiver });

const purchase = rowOf({ number: giftPurchases.number, ...receiver, quantity: int, sent: int, refunded: int });

/** A gift card whose owner has not been notified. */
export type UnannouncedCard = Row<typeof card>;
/** A promo code or gift whose owner has not been notified. */
export type UnannouncedCoupon = Row<typeof coupon>;

/** Returns a gift card purchase with the state of its cards and its buyer; undefined when that account is gone. */
export async function findPurchaseForNotice(sql: Sql, purchaseId: number): Promise<Row<typeof purchase> | undefined> {
  const [found] = await sql`
    select ${purchase}, count(*)::int as quantity, count(c.sent_at)::int as sent, count(c.refunded_at)::int as refunded
    from gift_purchases join customers on customers.id = gift_purchases.customer_id
      join gift_purchase_cards c on c.purchase_id = gift_purchases.id
    where gift_purchases.id = ${purchaseId} group by gift_purchases.id, customers.id`;
  return found;
}

/** Locks active gift cards whose owners are not notified yet; concurrent workers skip locked rows. */
export async function claimCards(tx: Sql, limit: number): Promise<UnannouncedCard[]> {
  return tx`
    select ${card} from gift_cards join customers on customers.id = gift_cards.customer_id
    where gift_cards.told_at is null and gift_cards.activated_at is not null
    order by gift_cards.id limit ${limit} for update of gift_cards skip locked`;
}

/** Locks promo codes and gifts whose owners are not notified yet; concurrent workers skip locked rows. */
export async function claimCoupons(tx: Sql, limit: number): Promise<UnannouncedCoupon[]> {
  return tx`
    select ${coupon} from customer_coupons join customers on customers.id = customer_coupons.customer_id
    where customer_coupons.told_at is null order by customer_coupons.id limit ${limit} for update of customer_coupons skip locked`;
}

/** Marks gift cards as announced to their owners. */
export async function markCardsAnnounced(tx: Sql, ids: readonly number[], now: Date): Promise<void> {
  await tx`update gift_cards set told_at = ${now} where id = any(${[...ids]}::int[])`;
}

/** Marks promo codes and gifts as announced to their owners. */
export async function markCouponsAnnounced(tx: Sql, ids: readonly number[], now: Date): Promise<void> {
  await tx`update customer_coupons set told_at = ${now} where id = any(${[...ids]}::int[])`;
}
