import { array, bool, int, json, nullable, rowOf, text } from '../../platform/row.ts';
import type { Sql, Statement } from '../../platform/sql.ts';
import { addresses } from '../addresses/addresses.table.ts';
import { productAlerts } from '../alerts/alerts.table.ts';
import { accountLog, customerLogins } from '../auth/auth.table.ts';
import { bonusCards, bonusConversions, bonusEntries } from '../bonuses/bonuses.table.ts';
import { cartLines } from '../cart/cart.table.ts';
import { products, reviews } from '../catalog/catalog.table.ts';
import { complaints } from '../complaints/complaints.table.ts';
import { creditApplications } from '../credit/credit.table.ts';
import { consents, knownDevices } from '../customers/customers.table.ts';
import { favourites } from '../favourites/favourites.table.ts';
import { giftCards } from '../gift-cards/gift-cards.table.ts';
import { giftPurchaseCards, giftPurchases } from '../gift-purchases/gift-purchases.table.ts';
import { invoices } from '../invoices/invoices.table.ts';
import { launchPlaces, launchSubscriptions } from '../launches/launches.table.ts';
import { listedProducts } from '../lists/lists.table.ts';
import { noticeChoices, notices } from '../notices/notices.table.ts';
import { orderLines, orders } from '../orders/orders.table.ts';
import { paymentAttempts } from '../payments/payments.table.ts';
import { savedCards } from '../payments/saved-cards.table.ts';
import { customerCoupons, promoUses } from '../promotions/promotions.table.ts';
import { pushDevices } from '../push/push.table.ts';
import { receipts } from '../receipts/receipts.table.ts';
import { returns } from '../returns/returns.table.ts';
import { tradeIns } from '../trade-in/trade-in.table.ts';
import { customerFiles } from '../uploads/uploads.table.ts';

/** A part of what is kept of a customer: its rows, oldest first. */
type Part = (sql: Sql, customerId: number) => Statement<object[]>;

const CONSENT = rowOf({
  document: consents.document,
  version: consents.version,
  given: consents.given,
  at: consents.at,
});
// The bank's word for a card is nobody's to read, not even its owner's.
const SAVED_CARD = rowOf({
  lastDigits: savedCards.lastDigits,
  expires: savedCards.expires,
  consentVersion: savedCards.consentVersion,
  consentAt: savedCards.consentAt,
  createdAt: savedCards.createdAt,
});
const LOGIN = rowOf({
  device: customerLogins.device,
  platform: customerLogins.platform,
  network: customerLogins.network,
  createdAt: customerLogins.createdAt,
  seenAt: customerLogins.seenAt,
  expiresAt: customerLogins.expiresAt,
});
const LOG = rowOf({ kind: accountLog.kind, device: accountLog.device, network: accountLog.network, at: accountLog.at });
const DEVICE = rowOf({
  transport: pushDevices.transport,
  language: pushDevices.language,
  createdAt: pushDevices.createdAt,
  seenAt: pushDevices.seenAt,
});
const ADDRESS = rowOf({
  cityId: addresses.cityId,
  street: addresses.street,
  house: addresses.house,
  apartment: addresses.apartment,
  floor: addresses.floor,
  entrance: addresses.entrance,
  comment: addresses.comment,
  isPrivateHouse: addresses.isPrivateHouse,
  hasIntercom: addresses.hasIntercom,
  hasElevator: addresses.hasElevator,
  latitude: addresses.latitude,
  longitude: addresses.longitude,
  isSelected: addresses.isSelected,
  createdAt: addresses.createdAt,
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
const FAVOURITE = rowOf({
  productId: favourites.productId,
  name: products.nameRu,
  priceSeen: favourites.priceSeen,
  addedAt: favourites.addedAt,
});
const CART_LINE = rowOf({ productId: cartLines.productId, name: products.nameRu, quantity: cartLines.quantity });
const LAUNCH_PLACE = rowOf({
  launch: launchPlaces.launch,
  number: launchPlaces.number,
  productId: launchPlaces.productId,
  language: launchPlaces.language,
  createdAt: launchPlaces.createdAt,
  leftAt: nullable(launchPlaces.leftAt),
  toldAt: nullable(launchPlaces.toldAt),
});
const LAUNCH_SUBSCRIPTION = rowOf({
  launch: launchSubscriptions.launch,
  channel: launchSubscriptions.channel,
  contact: launchSubscriptions.contact,
  language: launchSubscriptions.language,
  createdAt: launchSubscriptions.createdAt,
  confirmedAt: launchSubscriptions.confirmedAt,
  toldAt: nullable(launchSubscriptions.toldAt),
});
const ALERT = rowOf({
  productId: productAlerts.productId,
  kind: productAlerts.kind,
  channel: productAlerts.channel,
  below: productAlerts.below,
  createdAt: productAlerts.createdAt,
  toldAt: productAlerts.toldAt,
});
const REVIEW = rowOf({
  productId: reviews.productId,
  author: reviews.author,
  stars: reviews.stars,
  advantages: reviews.advantages,
  flaws: reviews.flaws,
  comment: reviews.comment,
  status: reviews.status,
  answer: reviews.answer,
  createdAt: reviews.createdAt,
  hasPhotos: bool,
});
const COMPLAINT = rowOf({
  ticket: complaints.ticket,
  type: complaints.type,
  orderNumber: complaints.orderNumber,
  subject: complaints.subject,
  text: complaints.text,
  answer: complaints.answer,
  answeredAt: complaints.answeredAt,
  createdAt: complaints.createdAt,
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
const FILE = rowOf({
  name: customerFiles.name,
  kind: customerFiles.kind,
  bytes: customerFiles.bytes,
  createdAt: customerFiles.createdAt,
});
const LISTED = rowOf({
  list: listedProducts.list,
  productId: listedProducts.productId,
  name: products.nameRu,
  addedAt: listedProducts.addedAt,
});
const CHOICE = rowOf({ kind: noticeChoices.kind, channel: noticeChoices.channel, wanted: noticeChoices.wanted });
const KNOWN = rowOf({ seenAt: knownDevices.seenAt });
const NOTICE = rowOf({
  channel: notices.channel,
  title: notices.title,
  body: notices.body,
  state: notices.state,
  createdAt: notices.createdAt,
});

/**
 * What is kept of a customer beside the profile and the keys, by the name of its file. Secrets of the shop (hashes of
 * tokens and card numbers, addresses of devices) stay out.
 */
export const OWN_PARTS: Readonly<Record<string, Part>> = {
  consents: (sql, id) => sql`select ${CONSENT} from consents where customer_id = ${id} order by id`,
  logins: (sql, id) => sql`select ${LOGIN} from customer_logins where customer_id = ${id} order by id`,
  'account-log': (sql, id) => sql`select ${LOG} from account_log where customer_id = ${id} order by id`,
  devices: (sql, id) => sql`
    select ${DEVICE} from push_devices where login_id in (select id from customer_logins where customer_id = ${id})
    order by created_at`,
  'known-devices': (sql, id) => sql`select ${KNOWN} from known_devices where customer_id = ${id} order by seen_at`,
  addresses: (sql, id) => sql`select ${ADDRESS} from addresses where customer_id = ${id} order by id`,
  orders: (sql, id) => sql`
    select ${ORDER}, address, explanation, (select json_build_object('productId', g.product_id, 'name', g.name_ru, 'value', g.value)
      from order_gifts g where g.order_id = orders.id) as gift
    from orders where customer_id = ${id} order by id`,
  'order-lines': (sql, id) => sql`
    select ${LINE} from order_lines join orders on orders.id = order_lines.order_id
    where orders.customer_id = ${id} order by orders.id, order_lines.product_id`,
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
  favourites: (sql, id) => sql`
    select ${FAVOURITE} from favourites join products on products.id = favourites.product_id
    where favourites.customer_id = ${id} order by favourites.added_at`,
  lists: (sql, id) => sql`
    select ${LISTED} from listed_products join products on products.id = listed_products.product_id
    where listed_products.customer_id = ${id} order by listed_products.list, listed_products.position`,
  cart: (sql, id) => sql`
    select ${CART_LINE} from cart_lines join products on products.id = cart_lines.product_id
      join sessions on sessions.id = cart_lines.session_id
    where sessions.customer_id = ${id} order by cart_lines.added_at`,
  alerts: (sql, id) => sql`select ${ALERT} from product_alerts where customer_id = ${id} order by id`,
  'launch-places': (sql, id) => sql`select ${LAUNCH_PLACE} from launch_places where customer_id = ${id} order by id`,
  // Those without a login are the customer's by the contact they have proved, or by the session of the device.
  'launch-subscriptions': (sql, id) => sql`
    select ${LAUNCH_SUBSCRIPTION} from launch_subscriptions where confirmed_at is not null and (
      session_id in (select id from sessions where customer_id = ${id})
      or (channel = 'sms' and contact = (select phone from customers where id = ${id}))
      or (channel = 'mail' and contact = (select lower(email) from customers where id = ${id})))
    order by id`,
  reviews: (sql, id) => sql`
    select ${REVIEW}, exists (select from review_pictures p where p.review_id = reviews.id) as "hasPhotos"
    from reviews where customer_id = ${id} order by id`,
  complaints: (sql, id) => sql`select ${COMPLAINT} from complaints where customer_id = ${id} order by id`,
  returns: (sql, id) => sql`
    select ${RETURN}, (select json_agg(json_build_object('productId', l.product_id, 'quantity', l.quantity) order by l.product_id)
      from return_lines l where l.return_id = returns.id) as products
    from returns join orders on orders.id = returns.order_id where orders.customer_id = ${id} order by returns.id`,
  files: (sql, id) => sql`
    select ${FILE} from customer_files where customer_id = ${id} or order_id in (select id from orders where customer_id = ${id}) order by id`,
  'notification-choices': (sql, id) =>
    sql`select ${CHOICE} from notice_choices where customer_id = ${id} order by kind`,
  notifications: (sql, id) => sql`select ${NOTICE} from notices where customer_id = ${id} order by id`,
};
