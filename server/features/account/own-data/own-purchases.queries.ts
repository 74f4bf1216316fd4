import { array, int, json, nullable, rowOf, text } from '../../../platform/database/row.ts';
import type { Sql, Statement } from '../../../platform/database/sql.ts';
import { bonusCards, bonusConversions, bonusEntries } from '../../money/bonuses/bonuses.table.ts';
import { creditApplications } from '../../ordering/credit/credit.table.ts';
import { giftCards } from '../../money/gift-cards/gift-cards.table.ts';
import { giftPurchaseCards, giftPurchases } from '../../ordering/gift-purchases/gift-purchases.table.ts';
import { invoices } from '../../ordering/invoices/invoices.table.ts';
import { orderServices } from '../../ordering/orders/order-services.table.ts';
import { orderClaims, orderLines, orders } from '../../ordering/orders/orders.table.ts';
import { paymentAttempts } from '../../money/payments/payments.table.ts';
import { savedCards } from '../../money/payments/saved-cards.table.ts';
import { customerCoupons, promoUses } from '../../money/promotions/promotions.table.ts';
import { receipts } from '../../money/receipts/receipts.table.ts';
import { returns } from '../../ordering/returns/returns.table.ts';
import { tradeIns } from '../../ordering/trade-in/trade-in.table.ts';
import { serialNumbers } from '../warranty/warranty.table.ts';

/** Query for one part of a customer's data, oldest row first. */
export type DataPart = (sql: Sql, customerId: number) => Statement<object[]>;

// The bank's card token is a secret, even from the card's owner.
const SAVED_CARD = rowOf({
  lastDigits: savedCards.lastDigits,
  expires: savedCards.expires,
  consentVersion: savedCards.consentVersion,
  consentAt: savedCards.consentAt,
  createdAt: savedCards.createdAt,
});
const ORDER = rowOf({
  number: orders.number,
  masterNumber: orders.masterNumber,
  status: orders.status,
  firstName: orders.firstName,
  lastName: orders.lastName,
  phone: orders.phone,
  email: orders.email,
  deliveryKind: orders.deliveryKind,
  address: json<unknown>(),
  deliveryDate: orders.deliveryDate,
  deliverySlot: orders.deliverySlot,
  paymentMethod: orders.paymentMethod,
  productsTotal: orders.productsTotal,
  servicesTotal: orders.servicesTotal,
  deliveryTotal: orders.deliveryTotal,
  promoDiscount: orders.promoDiscount,
  bonusesPaid: orders.bonusesPaid,
  giftCardsPaid: orders.giftCardsPaid,
  toPay: orders.toPay,
  isPaid: orders.isPaid,
  explanation: json<unknown>(),
  gift: json<unknown>(),
  createdAt: orders.createdAt,
});
const LINE = rowOf({
  order: orders.number,
  productId: orderLines.productId,
  name: orderLines.nameRu,
  quantity: orderLines.quantity,
  price: orderLines.price,
  discount: orderLines.discount,
  bonuses: orderLines.bonuses,
  total: orderLines.total,
});
const SERVICE = rowOf({
  order: orders.number,
  productId: orderServices.productId,
  name: orderServices.nameRu,
  quantity: orderServices.quantity,
  price: orderServices.price,
  visitOn: nullable(orderServices.visitOn),
  done: orderServices.done,
  doneOn: nullable(orderServices.doneOn),
});
const PAYMENT = rowOf({
  reference: paymentAttempts.reference,
  gateway: paymentAttempts.gateway,
  amount: paymentAttempts.amount,
  status: paymentAttempts.status,
  createdAt: paymentAttempts.createdAt,
  orders: array(text),
  refunded: int,
});
const RECEIPT = rowOf({
  order: receipts.orderNumber,
  kind: receipts.kind,
  paid: receipts.paid,
  state: receipts.state,
  number: receipts.number,
  email: receipts.email,
  phone: receipts.phone,
  createdAt: receipts.createdAt,
});
const INVOICE = rowOf({
  number: invoices.number,
  organisation: invoices.organisation,
  bin: invoices.bin,
  address: invoices.address,
  createdAt: invoices.createdAt,
});
const CREDIT = rowOf({
  order: creditApplications.masterNumber,
  amount: creditApplications.amount,
  iinEnd: creditApplications.iinEnd,
  phone: creditApplications.phone,
  consentVersion: creditApplications.consentVersion,
  consentAt: creditApplications.consentAt,
  state: creditApplications.state,
  chosenBank: creditApplications.chosenBank,
  chosenMonths: creditApplications.chosenMonths,
  createdAt: creditApplications.createdAt,
  banks: json<unknown>(),
});
const BONUS = rowOf({
  programme: bonusEntries.programme,
  kind: bonusEntries.kind,
  from: bonusEntries.from,
  to: bonusEntries.to,
  amount: bonusEntries.amount,
  orderNumber: bonusEntries.orderNumber,
  expiresAt: bonusEntries.expiresAt,
  createdAt: bonusEntries.createdAt,
});
const BONUS_CARD = rowOf({ number: bonusCards.number });
const CONVERSION = rowOf({
  amount: bonusConversions.amount,
  own: bonusConversions.own,
  state: bonusConversions.state,
  createdAt: bonusConversions.createdAt,
});
const CARD = rowOf({
  lastDigits: giftCards.lastDigits,
  nominal: giftCards.nominal,
  balance: giftCards.balance,
  sender: giftCards.sender,
  message: giftCards.message,
  activatedAt: giftCards.activatedAt,
  expiresAt: giftCards.expiresAt,
});
const GIFT_PURCHASE = rowOf({
  number: giftPurchases.number,
  state: giftPurchases.state,
  kind: giftPurchases.kind,
  sender: giftPurchases.sender,
  message: giftPurchases.message,
  total: giftPurchases.total,
  createdAt: giftPurchases.createdAt,
  paidAt: giftPurchases.paidAt,
  recipients: json<unknown>(),
});
const RECEIVED_CARD = rowOf({
  phone: giftPurchaseCards.phone,
  name: giftPurchaseCards.name,
  nominal: giftPurchaseCards.nominal,
  dueAt: giftPurchaseCards.dueAt,
  sentAt: giftPurchaseCards.sentAt,
});
const TRADE_IN = rowOf({
  number: tradeIns.number,
  name: tradeIns.name,
  phone: tradeIns.phone,
  shopId: tradeIns.shopId,
  answers: json<unknown>(),
  estimate: tradeIns.estimate,
  state: tradeIns.state,
  price: tradeIns.price,
  code: tradeIns.code,
  answer: tradeIns.answer,
  createdAt: tradeIns.createdAt,
});
const CLAIM = rowOf({
  number: orderClaims.masterNumber,
  foundAt: orderClaims.foundAt,
  declinedAt: nullable(orderClaims.declinedAt),
});
const COUPON = rowOf({
  kind: customerCoupons.kind,
  code: customerCoupons.code,
  title: customerCoupons.titleRu,
  percent: customerCoupons.percent,
  amount: customerCoupons.amount,
  minTotal: customerCoupons.minTotal,
  expiresAt: customerCoupons.expiresAt,
  usedAt: customerCoupons.usedAt,
});
const PROMO_USE = rowOf({
  orderNumber: promoUses.masterNumber,
  code: text,
  amount: promoUses.amount,
  usedAt: promoUses.usedAt,
  returnedAt: promoUses.returnedAt,
});
const RETURN = rowOf({
  number: returns.number,
  order: orders.number,
  state: returns.state,
  reason: returns.reason,
  comment: returns.comment,
  answer: returns.answer,
  money: returns.money,
  bonuses: returns.bonuses,
  earned: returns.earned,
  createdAt: returns.createdAt,
  products: json<unknown>(),
});

const SERIAL = rowOf({
  serial: serialNumbers.serial,
  order: orders.number,
  productId: serialNumbers.productId,
  addedAt: serialNumbers.addedAt,
});

/** Queries for a customer's purchases, payments, gifts and returns, by file name. */
export const OWN_PURCHASES: Readonly<Record<string, DataPart>> = {
  orders: (sql, id) => sql`
    select ${ORDER}, address, explanation, (select json_build_object('productId', g.product_id, 'name', g.name_ru, 'value', g.value)
      from order_gifts g where g.order_id = orders.id) as gift
    from orders where customer_id = ${id} order by id`,
  'order-lines': (sql, id) => sql`
    select ${LINE} from order_lines join orders on orders.id = order_lines.order_id
    where orders.customer_id = ${id} order by orders.id, order_lines.product_id`,
  'order-services': (sql, id) => sql`
    select ${SERVICE} from order_services join orders on orders.id = order_services.order_id
    where orders.customer_id = ${id} order by orders.id, order_services.product_id, order_services.code`,
  payments: (sql, id) => sql`
    select ${PAYMENT}, array_agg(o.number order by o.id) as orders,
      coalesce((select sum(r.amount)::int from payment_refunds r where r.attempt_id = payment_attempts.id and r.state = 'done'
        and (r.order_id = 0 or r.order_id = any(array_agg(o.id)))), 0) as refunded
    from payment_attempts join orders o on o.id = any(payment_attempts.covers)
    where o.customer_id = ${id} group by payment_attempts.id order by payment_attempts.id`,
  receipts: (sql, id) => sql`
    select ${RECEIPT} from receipts where order_number in (
      select number from orders where customer_id = ${id} union select number from gift_purchases where customer_id = ${id})
    order by id`,
  invoices: (sql, id) => sql`
    select ${INVOICE} from invoices where number in (select master_number from orders where customer_id = ${id})
    order by created_at`,
  credit: (sql, id) => sql`
    select ${CREDIT}, (select json_agg(json_build_object('bank', a.bank, 'answer', a.answer, 'askedAt', a.asked_at) order by a.bank)
      from credit_answers a where a.application_id = credit_applications.id) as banks
    from credit_applications where order_id in (select id from orders where customer_id = ${id}) order by id`,
  bonuses: (sql, id) => sql`select ${BONUS} from bonus_entries where customer_id = ${id} order by id`,
  'bonus-card': (sql, id) => sql`select ${BONUS_CARD} from bonus_cards where customer_id = ${id}`,
  'bonus-conversions': (sql, id) => sql`
    select ${CONVERSION} from bonus_conversions where customer_id = ${id} order by id`,
  'saved-cards': (sql, id) => sql`select ${SAVED_CARD} from saved_cards where customer_id = ${id} order by id`,
  'gift-cards': (sql, id) => sql`select ${CARD} from gift_cards where customer_id = ${id} order by id`,
  'gift-purchases': (sql, id) => sql`
    select ${GIFT_PURCHASE}, (select json_agg(json_build_object('phone', c.phone, 'name', c.name, 'nominal', c.nominal) order by c.id)
      from gift_purchase_cards c where c.purchase_id = gift_purchases.id) as recipients
    from gift_purchases where customer_id = ${id} order by id`,
  'gifts-received': (sql, id) => sql`
    select ${RECEIVED_CARD} from gift_purchase_cards where customer_id = ${id} order by id`,
  'trade-ins': (sql, id) => sql`select ${TRADE_IN}, answers from trade_ins where customer_id = ${id} order by id`,
  coupons: (sql, id) => sql`select ${COUPON} from customer_coupons where customer_id = ${id} order by id`,
  'promo-codes': (sql, id) => sql`
    select ${PROMO_USE}, coalesce(c.code, o.code) as code from promo_uses left join promo_codes c on c.id = promo_uses.promo_id
    left join customer_coupons o on o.id = promo_uses.coupon_id
    where promo_uses.customer_id = ${id} order by promo_uses.id`,
  'order-claims': (sql, id) =>
    sql`select ${CLAIM} from order_claims where customer_id = ${id} order by found_at, master_number`,
  returns: (sql, id) => sql`
    select ${RETURN}, (select json_agg(json_build_object('productId', l.product_id, 'quantity', l.quantity) order by l.product_id)
      from return_lines l where l.return_id = returns.id) as products
    from returns join orders on orders.id = returns.order_id where orders.customer_id = ${id} order by returns.id`,
  'serial-numbers': (sql, id) => sql`
    select ${SERIAL} from serial_numbers join orders on orders.id = serial_numbers.order_id
    where orders.customer_id = ${id} order by serial_numbers.added_at, serial_numbers.serial`,
};
