import type { GiftColour, GiftDesign } from '#domain/gifts/gift-purchase.ts';
import { bool, int, nullable, rowOf, type Row } from '../../../platform/database/row.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { giftCards } from './gift-cards.table.ts';

const cardRow = rowOf({
  id: giftCards.id,
  lastDigits: giftCards.lastDigits,
  nominal: giftCards.nominal,
  balance: giftCards.balance,
  sender: giftCards.sender,
  message: giftCards.message,
  design: giftCards.design,
  colour: giftCards.colour,
  readable: bool,
  activatedAt: nullable(giftCards.activatedAt),
  expiresAt: nullable(giftCards.expiresAt),
});
const payingRow = rowOf({
  id: giftCards.id,
  lastDigits: giftCards.lastDigits,
  customerId: nullable(giftCards.customerId),
  nominal: giftCards.nominal,
  balance: giftCards.balance,
  activatedAt: nullable(giftCards.activatedAt),
  expiresAt: nullable(giftCards.expiresAt),
});

const purchaseCardIdRow = rowOf({ id: int });
const sealedRow = rowOf({ sealedKey: nullable(giftCards.sealedKey) });

/** A gift card in its owner's account. */
export type GiftCardRow = Row<typeof cardRow>;
/** A gift card as a tender. */
export type PayingCardRow = Row<typeof payingRow>;

/** Reads a customer's cards, earliest expiry first. */
export async function findCards(sql: Sql, customerId: number): Promise<GiftCardRow[]> {
  return sql`select ${cardRow}, sealed_key is not null as readable from gift_cards where customer_id = ${customerId} order by expires_at nulls last, id`;
}

/** Reads cards as tenders: the cards in `ids`, plus all cards of a customer if given. `lock` locks them in id order. */
export async function findPayingCards(
  sql: Sql,
  { ids, customerId }: { ids: readonly number[]; customerId: number | null },
  lock = false,
): Promise<PayingCardRow[]> {
  return sql`
    select ${payingRow} from gift_cards where id = any(${[...ids]}::int[]) or customer_id = ${customerId}
    order by id ${lock ? sql`for update` : sql``}`;
}

/** Finds a card by the hashes of its number and of number and PIN. */
export async function findByPin(
  sql: Sql,
  { numberHash, pinHash }: { numberHash: string; pinHash: string },
): Promise<PayingCardRow | undefined> {
  const [found] = await sql`
    select ${payingRow} from gift_cards where number_hash = ${numberHash} and pin_hash = ${pinHash}`;
  return found;
}

/** Payment for an order from a card, tenge. */
export type CardPayment = { cardId: number; orderNumber: string; amount: number };

/**
 * Charges cards locked by the transaction. The table refuses a negative balance and a second payment for the same
 * order.
 */
export async function insertPayments(sql: Sql, payments: readonly CardPayment[], now: Date): Promise<void> {
  await sql`
    with paid as (
      insert into gift_card_entries (card_id, kind, amount, order_number, created_at)
      select r."cardId", 'payment', r.amount, r."orderNumber", ${now}
      from jsonb_to_recordset(${JSON.stringify(payments)}::text::jsonb) as r("cardId" int, amount int, "orderNumber" text)
      returning card_id, amount)
    update gift_cards set balance = balance - taken.amount
    from (select card_id, sum(amount) as amount from paid group by card_id) taken where gift_cards.id = taken.card_id`;
}

/** Locks the cards that paid for orders, in the lock order of checkout. */
export async function lockOrderCards(sql: Sql, orderNumbers: readonly string[]): Promise<void> {
  await sql`
    select id from gift_cards where id in (select card_id from gift_card_entries where order_number = any(${[...orderNumbers]}::text[]))
    order by id for update`;
}

/** Refund of an order to its cards, tenge. */
export type CardRefund = {
  orderNumber: string;
  /** Number of the return; empty for a cancellation. */
  cause: string;
  cards: readonly { cardId: number; amount: number }[];
};

/**
 * Refunds part of an order's payments to their cards, once per cause; the table refuses a balance above the
 * denomination.
 */
export async function insertRefunds(sql: Sql, { orderNumber, cause, cards }: CardRefund, now: Date): Promise<void> {
  await sql`
    with returned as (
      insert into gift_card_entries (card_id, kind, amount, order_number, cause, created_at)
      select r."cardId", 'return', r.amount, ${orderNumber}, ${cause}, ${now}
      from jsonb_to_recordset(${JSON.stringify(cards)}::text::jsonb) as r("cardId" int, amount int)
      on conflict do nothing returning card_id, amount)
    update gift_cards set balance = balance + back.amount from returned back where gift_cards.id = back.card_id`;
}

/** A card to be created; `owned` is set for a purchased card. */
export type NewGiftCard = {
  numberHash: string;
  pinHash: string;
  lastDigits: string;
  nominal: number;
  activatedAt: Date;
  expiresAt: Date;
  owned?: OwnedCard & { sealedKey: string | null };
};

/** Recipient's account, giver's message and picture; each `purchaseCardId` gets one card. */
export type OwnedCard = {
  purchaseCardId: number;
  customerId: number | null;
  sender: string;
  message: string;
  design: GiftDesign;
  colour: GiftColour;
};

/** Inserts an active card; false if its number is taken or its purchase already has a card. */
export async function insertCard(sql: Sql, { owned: account, ...card }: NewGiftCard): Promise<boolean> {
  const inserted = await sql`
    insert into gift_cards (number_hash, pin_hash, last_digits, nominal, balance, activated_at, expires_at,
      customer_id, sender, message, design, colour, sealed_key, purchase_card_id)
    values (${card.numberHash}, ${card.pinHash}, ${card.lastDigits}, ${card.nominal}, ${card.nominal}, ${card.activatedAt}, ${card.expiresAt},
      ${account?.customerId ?? null}, ${account?.sender ?? ''}, ${account?.message ?? ''}, ${account?.design ?? ''}, ${account?.colour ?? ''},
      ${account?.sealedKey ?? null}, ${account?.purchaseCardId ?? null})
    on conflict do nothing`;
  return inserted.count === 1;
}

/** Empties the unused cards of revoked purchases; returns their owners. */
export async function closeUnused(
  tx: Sql,
  { purchaseCardIds, number }: { purchaseCardIds: readonly number[]; number: string },
  now: Date,
): Promise<number[]> {
  await tx`select from gift_cards where purchase_card_id = any(${[...purchaseCardIds]}::int[]) order by id for update`;
  const closed = await tx`
    with unused as (
      update gift_cards set balance = 0 where purchase_card_id = any(${[...purchaseCardIds]}::int[]) and balance = nominal
      returning id, nominal, purchase_card_id),
    entries as (
      insert into gift_card_entries (card_id, kind, amount, order_number, created_at)
      select id, 'closing', nominal, ${number}, ${now} from unused)
    select ${purchaseCardIdRow} purchase_card_id as id from unused`;
  return closed.map(({ id }) => id);
}

/** Reads the encrypted number and PIN of a customer's card; undefined if the customer has no such card. */
export async function findSealedKey(
  sql: Sql,
  id: number,
  customerId: number,
): Promise<{ sealedKey: string | null } | undefined> {
  const [found] = await sql`select ${sealedRow} from gift_cards where id = ${id} and customer_id = ${customerId}`;
  return found;
}
