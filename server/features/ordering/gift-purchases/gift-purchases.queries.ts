import type { GiftPurchaseState } from '#domain/gifts/gift-purchase.ts';
import { int, nullable, rowOf, type Row } from '../../../platform/database/row.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { cardsOfCustomer, giftCardId } from '../../money/gift-cards/gift-cards.rows.ts';
import { leftJoinShop, shopColumns } from '../../places/geo/shops.rows.ts';
import { giftPurchaseCards, giftPurchases } from './gift-purchases.table.ts';

const purchaseRow = rowOf({
  id: giftPurchases.id,
  number: giftPurchases.number,
  customerId: nullable(giftPurchases.customerId),
  digest: giftPurchases.digest,
  state: giftPurchases.state,
  kind: giftPurchases.kind,
  design: giftPurchases.design,
  colour: giftPurchases.colour,
  sender: giftPurchases.sender,
  message: giftPurchases.message,
  total: giftPurchases.total,
  sendAt: nullable(giftPurchases.sendAt),
  createdAt: giftPurchases.createdAt,
  expiresAt: giftPurchases.expiresAt,
  shopNameRu: nullable(shopColumns.nameRu),
  shopNameKk: nullable(shopColumns.nameKk),
  quantity: int,
  sent: int,
  refunded: int,
});
const cardRow = rowOf({
  id: giftPurchaseCards.id,
  purchaseId: giftPurchaseCards.purchaseId,
  customerId: nullable(giftPurchaseCards.customerId),
  phone: giftPurchaseCards.phone,
  name: giftPurchaseCards.name,
  nominal: giftPurchaseCards.nominal,
  dueAt: nullable(giftPurchaseCards.dueAt),
  sentAt: nullable(giftPurchaseCards.sentAt),
  refundedAt: nullable(giftPurchaseCards.refundedAt),
});
const dueRow = rowOf({
  id: giftPurchaseCards.id,
  purchaseId: giftPurchaseCards.purchaseId,
  customerId: nullable(giftPurchaseCards.customerId),
  nominal: giftPurchaseCards.nominal,
  design: giftPurchases.design,
  colour: giftPurchases.colour,
  sender: giftPurchases.sender,
  message: giftPurchases.message,
});
const sendingRow = rowOf({
  id: giftCardId,
  recipient: giftPurchaseCards.name,
  delivery: giftPurchases.kind,
  sentAt: nullable(giftPurchaseCards.sentAt),
});
const idRow = rowOf({ id: int });
const numberRow = rowOf({ number: giftPurchases.number });
const countRow = rowOf({ last: int });

/** A purchase with the state of its cards. */
export type GiftPurchaseRow = Row<typeof purchaseRow>;
/** A card of a purchase. */
export type PurchaseCardRow = Row<typeof cardRow>;
/** A card due for sending. */
export type DueCardRow = Row<typeof dueRow>;

/** How a card was delivered to an account. */
export type SendingRow = Row<typeof sendingRow>;

/** Lists how the cards in a customer's account were delivered. */
export async function findSendings(sql: Sql, customerId: number): Promise<SendingRow[]> {
  return sql`
    select ${sendingRow} from ${cardsOfCustomer(sql, customerId)}
    join gift_purchase_cards on gift_purchase_cards.id = gift_cards.purchase_card_id
    join gift_purchases on gift_purchases.id = gift_purchase_cards.purchase_id`;
}

/** A new purchase. */
export type NewGiftPurchase = Pick<
  GiftPurchaseRow,
  'id' | 'number' | 'digest' | 'kind' | 'design' | 'colour' | 'sender' | 'message' | 'total'
> & { customerId: number; key: string; sendAt: Date | null; shopId: number | null; expiresAt: Date };
/** A new card of a purchase. */
export type NewPurchaseCard = { customerId: number | null; phone: string; name: string; nominal: number };

/** Select list and joins of purchases with card counts; the caller appends the WHERE clause. */
const purchaseSelect = (sql: Sql) => sql`
  (select count(*)::int from gift_purchase_cards c where c.purchase_id = gift_purchases.id) as quantity,
    (select count(*)::int from gift_purchase_cards c where c.purchase_id = gift_purchases.id and c.sent_at is not null) as sent,
    (select count(*)::int from gift_purchase_cards c where c.purchase_id = gift_purchases.id and c.refunded_at is not null) as refunded
  from gift_purchases ${leftJoinShop(sql, sql`gift_purchases.shop_id`)}`;

/** Draws the next number of a year; serialises concurrent purchases. */
export async function nextPurchase(tx: Sql, year: number): Promise<number> {
  const [row] = await tx`
    insert into gift_purchase_numbers as n (year, last) values (${year}, 1)
    on conflict (year) do update set last = n.last + 1 returning ${countRow} last`;
  return row!.last;
}

/** Counts a customer's unpaid purchases; after `nextPurchase` no concurrent one can be added. */
export async function countUnpaid(tx: Sql, customerId: number): Promise<number> {
  const rows = await tx`
    select from gift_purchases where customer_id = ${customerId} and state = 'waiting_payment'`;
  return rows.length;
}

/** Inserts a purchase; false if the customer's key already has one. */
export async function insertPurchase(tx: Sql, purchase: NewGiftPurchase, now: Date): Promise<boolean> {
  const inserted = await tx`
    insert into gift_purchases (id, number, customer_id, key, digest, state, kind, design, colour, sender, message, total, send_at, shop_id, created_at, expires_at)
    values (${purchase.id}, ${purchase.number}, ${purchase.customerId}, ${purchase.key}, ${purchase.digest}, 'waiting_payment', ${purchase.kind}, ${purchase.design}, ${purchase.colour},
      ${purchase.sender}, ${purchase.message}, ${purchase.total}, ${purchase.sendAt}, ${purchase.shopId}, ${now}, ${purchase.expiresAt})
    on conflict (customer_id, key) do nothing`;
  return inserted.count === 1;
}

/** Inserts the cards of a purchase in one statement. */
export async function insertCards(tx: Sql, purchaseId: number, cards: readonly NewPurchaseCard[]): Promise<void> {
  await tx`
    insert into gift_purchase_cards (purchase_id, customer_id, phone, name, nominal)
    select ${purchaseId}, r."customerId", r.phone, r.name, r.nominal
    from jsonb_to_recordset(${JSON.stringify(cards)}::text::jsonb) as r("customerId" int, phone text, name text, nominal int)`;
}

/** Finds a customer's purchase by idempotency key. */
export async function findByKey(sql: Sql, customerId: number, key: string): Promise<GiftPurchaseRow | undefined> {
  const [found] = await sql`
    select ${purchaseRow}, ${purchaseSelect(sql)} where gift_purchases.customer_id = ${customerId} and gift_purchases.key = ${key}`;
  return found;
}

/** Finds a customer's purchase by its number. */
export async function findCustomerPurchase(
  sql: Sql,
  customerId: number,
  number: string,
): Promise<GiftPurchaseRow | undefined> {
  const [found] = await sql`
    select ${purchaseRow}, ${purchaseSelect(sql)} where gift_purchases.customer_id = ${customerId} and gift_purchases.number = ${number}`;
  return found;
}

/** Finds a purchase by its number, for any buyer. */
export async function findPurchase(sql: Sql, number: string): Promise<GiftPurchaseRow | undefined> {
  const [found] = await sql`select ${purchaseRow}, ${purchaseSelect(sql)} where gift_purchases.number = ${number}`;
  return found;
}

/** Lists a customer's purchases, newest first. */
export function listCustomerPurchases(sql: Sql, customerId: number, limit: number): Promise<GiftPurchaseRow[]> {
  return sql`
    select ${purchaseRow}, ${purchaseSelect(sql)} where gift_purchases.customer_id = ${customerId} order by gift_purchases.id desc limit ${limit}`;
}

/** Lists purchases in a state for operators, newest first. */
export function listPurchases(sql: Sql, state: GiftPurchaseState, limit: number): Promise<GiftPurchaseRow[]> {
  return sql`
    select ${purchaseRow}, ${purchaseSelect(sql)} where gift_purchases.state = ${state} order by gift_purchases.id desc limit ${limit}`;
}

/** Reads and locks a purchase until the transaction ends; undefined if the id is not a purchase. */
export async function lockPurchase(tx: Sql, id: number): Promise<GiftPurchaseRow | undefined> {
  // A separate statement sees changes committed while this one waited for the lock.
  if ((await tx`select from gift_purchases where id = ${id} for update`).length === 0) return undefined;
  const [found] = await tx`select ${purchaseRow}, ${purchaseSelect(tx)} where gift_purchases.id = ${id}`;
  return found;
}

/** Returns the number of a purchase without waiting for its lock. */
export async function findNumber(tx: Sql, id: number): Promise<string> {
  const [found] = await tx`select ${numberRow} from gift_purchases where id = ${id}`;
  return found!.number;
}

/** Updates the state of a purchase. */
export async function updateState(tx: Sql, id: number, state: GiftPurchaseState, paidAt: Date | null): Promise<void> {
  await tx`update gift_purchases set state = ${state}, paid_at = ${paidAt} where id = ${id}`;
}

/** Schedules the cards of a paid purchase for sending. */
export async function updateDue(tx: Sql, purchaseId: number, dueAt: Date): Promise<void> {
  await tx`update gift_purchase_cards set due_at = ${dueAt} where purchase_id = ${purchaseId}`;
}

/** Reads the cards of a purchase. */
export function findCards(sql: Sql, purchaseId: number): Promise<PurchaseCardRow[]> {
  return sql`select ${cardRow} from gift_purchase_cards where purchase_id = ${purchaseId} order by id`;
}

/** Locks the cards of a purchase that are not revoked, including those another transaction is sending. */
export async function lockCards(tx: Sql, purchaseId: number): Promise<PurchaseCardRow[]> {
  await tx`select from gift_purchase_cards where purchase_id = ${purchaseId} order by id for update`;
  return tx`
    select ${cardRow} from gift_purchase_cards where purchase_id = ${purchaseId} and refunded_at is null order by id`;
}

/** Claims cards due for sending, so no other worker sends them; `purchaseId` limits it to one purchase. */
export function claimDue(tx: Sql, now: Date, purchaseId: number | null, limit: number): Promise<DueCardRow[]> {
  return tx`
    select ${dueRow} from gift_purchase_cards join gift_purchases on gift_purchases.id = gift_purchase_cards.purchase_id
    where due_at <= ${now} and sent_at is null and refunded_at is null and (${purchaseId}::int is null or purchase_id = ${purchaseId})
    order by due_at, gift_purchase_cards.id limit ${limit} for update of gift_purchase_cards skip locked`;
}

/** Marks cards as sent or handed over. */
export async function updateSent(tx: Sql, ids: readonly number[], now: Date): Promise<void> {
  await tx`update gift_purchase_cards set sent_at = ${now} where id = any(${[...ids]}::int[])`;
}

/** Marks cards as refunded. */
export async function updateRefunded(tx: Sql, ids: readonly number[], now: Date): Promise<void> {
  await tx`update gift_purchase_cards set refunded_at = ${now} where id = any(${[...ids]}::int[])`;
}

/** Lists unpaid purchases past their expiry. */
export async function findExpired(sql: Sql, now: Date, limit: number): Promise<number[]> {
  const rows = await sql`
    select ${idRow} id from gift_purchases where state = 'waiting_payment' and expires_at <= ${now} order by expires_at limit ${limit}`;
  return rows.map(({ id }) => id);
}

/**
 * Lists purchases that missed a payment accepted after `since`: waiting ones, and cancelled ones that were not
 * refunded.
 */
export async function findUnsettled(sql: Sql, since: Date, limit: number): Promise<number[]> {
  const rows = await sql`
    select ${idRow} p.id from payment_attempts a join gift_purchases p on p.id = a.order_id
    where a.status = 'accepted' and a.updated_at >= ${since} and (p.state = 'waiting_payment'
      or (p.state = 'cancelled' and not exists (select from payment_refunds r where r.attempt_id = a.id and r.order_id = p.id)))
    limit ${limit}`;
  return rows.map(({ id }) => id);
}
