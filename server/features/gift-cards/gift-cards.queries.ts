import { nullable, rowOf, type Row } from '../../platform/row.ts';
import type { Sql } from '../../platform/sql.ts';
import { giftCards } from './gift-cards.table.ts';

const cardRow = rowOf({
  id: giftCards.id,
  lastDigits: giftCards.lastDigits,
  nominal: giftCards.nominal,
  balance: giftCards.balance,
  sender: giftCards.sender,
  message: giftCards.message,
  activatedAt: nullable(giftCards.activatedAt),
  expiresAt: nullable(giftCards.expiresAt),
});

/** A gift card as its owner's account knows it. */
export type GiftCardRow = Row<typeof cardRow>;

/** Reads the cards of a customer, those that expire first before others. */
export async function findCards(sql: Sql, customerId: number): Promise<GiftCardRow[]> {
  return sql`select ${cardRow} from gift_cards where customer_id = ${customerId} order by expires_at nulls last, id`;
}
