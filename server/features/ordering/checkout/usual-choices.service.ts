import { findDefaultAddress } from '../../places/addresses/addresses.rows.ts';
import { findContact } from '../../customers/customers/customers.rows.ts';
import type { SavedCardsService } from '../../money/payments/saved-cards.service.ts';
import type { Sql } from '../../storefront/stock/stock.service.ts';
import { findLatestChoices } from '../orders/orders.rows.ts';
import type { SessionDraft } from './checkout.queries.ts';
import type { BuyerHistory } from './usual-choices.policy.ts';

/** Customer, city and time of a checkout. */
type Buyer = { customerId: number; cityId: number; now: Date };

/** Reads the history of a customer whose draft has open steps; null when every step is answered. */
export async function readHistory(
  sql: Sql,
  draft: SessionDraft,
  { customerId, cityId, now }: Buyer,
  savedCards: Pick<SavedCardsService, 'findDefault'>,
): Promise<BuyerHistory | null> {
  if (draft.contact && draft.delivery && draft.payment && draft.cityId === cityId) return null;
  const [profile, order, address, cardId] = await Promise.all([
    findContact(sql, customerId),
    findLatestChoices(sql, customerId, cityId),
    findDefaultAddress(sql, customerId, cityId),
    savedCards.findDefault(sql, customerId, now),
  ]);
  return { profile, order, address, cardId };
}
