import { Contact, DeliveryChoice, GiftChoice, PaymentChoice, type CheckoutDraft } from '#contract/orders/checkout.ts';
import { parseStoredAddress, type Address } from '#domain/addresses/address.ts';
import type { StoredSavings } from './savings.policy.ts';

/** A draft for the checkout: completed steps, last typed address and savings. */
export type StoredDraft = CheckoutDraft & { address?: Address } & StoredSavings;

/**
 * Parses a stored draft of any age. A missing address field is empty, and a step that violates current rules becomes
 * incomplete.
 */
export function parseDraft(stored: unknown): StoredDraft {
  const fields = toRecord(stored);
  const delivery = toRecord(fields['delivery']);
  const contact = Contact.safeParse(fields['contact']);
  const payment = PaymentChoice.safeParse(fields['payment']);
  const choice = DeliveryChoice.safeParse(
    'address' in delivery ? { ...delivery, address: parseStoredAddress(delivery['address']) } : delivery,
  );
  return {
    ...(contact.success && { contact: contact.data }),
    ...(choice.success && { delivery: choice.data }),
    ...(payment.success && { payment: payment.data }),
    ...parseSavings(fields),
    ...('address' in fields && { address: parseStoredAddress(fields['address']) }),
  };
}

function toRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function parseSavings({ promo, bonuses, giftCards, gift }: Readonly<Record<string, unknown>>): StoredSavings {
  const giftChoice = GiftChoice.nullable().safeParse(gift);
  return {
    ...(giftChoice.success && { gift: giftChoice.data }),
    ...(typeof promo === 'string' && promo !== '' && { promo }),
    ...(typeof bonuses === 'number' && bonuses > 0 && { bonuses: Math.trunc(bonuses) }),
    ...(Array.isArray(giftCards) && { giftCards: giftCards.filter((id) => Number.isSafeInteger(id)) }),
  };
}
