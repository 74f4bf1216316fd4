import { int, nullable, rowOf, text, type Row } from '../../../platform/database/row.ts';
import type { Language } from '#domain/text/language.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { customerColumns, joinCustomer, leftJoinCustomer } from '../../customers/customers/customers.rows.ts';
import { receiptColumns } from '../../money/receipts/receipts.rows.ts';
import { giftPurchases } from './gift-purchases.table.ts';

const { id: customerId, language, cityId } = customerColumns;
const purchase = rowOf({
  number: giftPurchases.number,
  customerId,
  language,
  cityId,
  quantity: int,
  sent: int,
  refunded: int,
});
const receipt = rowOf({
  ...receiptColumns,
  customerId: nullable(int),
  email: text,
  language: (value): Language => (value === 'kk' ? 'kk' : 'ru'),
  cityId: int,
});

/** Returns a gift card purchase with the state of its cards and its buyer; undefined when that account is gone. */
export async function findPurchaseForNotice(sql: Sql, purchaseId: number): Promise<Row<typeof purchase> | undefined> {
  const [found] = await sql`
    select ${purchase}, count(*)::int as quantity, count(c.sent_at)::int as sent, count(c.refunded_at)::int as refunded
    from gift_purchases ${joinCustomer(sql, sql`gift_purchases.customer_id`)}
      join gift_purchase_cards c on c.purchase_id = gift_purchases.id
    where gift_purchases.id = ${purchaseId} group by gift_purchases.id, customers.id`;
  return found;
}

/** Returns the receipt of an order or a purchase with its recipient; undefined when the payer is unknown. */
export async function findReceiptForNotice(sql: Sql, receiptId: number): Promise<Row<typeof receipt> | undefined> {
  const [found] = await sql`
    select ${receipt}, coalesce(o.customer_id, p.customer_id) as "customerId", coalesce(o.email, '') as email,
      coalesce(o.language, customers.language) as language, coalesce(o.city_id, customers.city_id) as "cityId"
    from receipts left join orders o on o.number = receipts.order_number
      left join gift_purchases p on p.number = receipts.order_number ${leftJoinCustomer(sql, sql`p.customer_id`)}
    where receipts.id = ${receiptId} and coalesce(o.language, customers.language) is not null`;
  return found;
}
