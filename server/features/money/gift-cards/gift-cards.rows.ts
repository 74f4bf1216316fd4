import { int, rowOf, type Row } from '../../../platform/database/row.ts';
import type { Sql, Statement } from '../../../platform/database/sql.ts';
import { customerColumns, joinCustomer } from '../../customers/customers/customers.rows.ts';
import { giftCards } from './gift-cards.table.ts';

/** Id of a card, for statements with `cardsOfCustomer`. */
export const giftCardId = giftCards.id;

const paymentRow = rowOf({ id: giftCards.id, lastDigits: giftCards.lastDigits, amount: int });
const { id: customerId, language, cityId } = customerColumns;
const unannouncedRow = rowOf({ id: giftCards.id, customerId, language, cityId });

/** A payment by gift card. */
export type CardPayment = Row<typeof paymentRow>;

/** Subquery `gift_cards` of a customer's cards, with `id` and `purchase_card_id`. */
export const cardsOfCustomer = (sql: Sql, owner: number): Statement =>
  sql`(select id, purchase_card_id from gift_cards where customer_id = ${owner}) gift_cards`;

/** SQL expression: last digits of the card of a tender `card:<id>`; null for other tenders. */
export const lastDigits = (sql: Sql, tender: Statement): Statement =>
  sql`(select last_digits from gift_cards where ${tender} = 'card:' || gift_cards.id)`;

/** Reads an order's gift card payments, in the order the cards were issued. */
export function findCardPayments(sql: Sql, orderNumber: string): Promise<CardPayment[]> {
  return sql`
    select ${paymentRow}, e.amount from gift_card_entries e join gift_cards on gift_cards.id = e.card_id
    where e.order_number = ${orderNumber} and e.kind = 'payment' order by gift_cards.id`;
}

/** Locks active gift cards whose owners are not notified yet; concurrent workers skip locked rows. */
export function claimUnannouncedCards(tx: Sql, limit: number): Promise<Row<typeof unannouncedRow>[]> {
  return tx`
    select ${unannouncedRow} from gift_cards ${joinCustomer(tx, tx`gift_cards.customer_id`)}
    where gift_cards.told_at is null and gift_cards.activated_at is not null
    order by gift_cards.id limit ${limit} for update of gift_cards skip locked`;
}

/** Marks gift cards as announced to their owners. */
export async function markCardsAnnounced(tx: Sql, ids: readonly number[], now: Date): Promise<void> {
  await tx`update gift_cards set told_at = ${now} where id = any(${[...ids]}::int[])`;
}
