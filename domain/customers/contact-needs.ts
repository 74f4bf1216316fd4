import { paymentPolicies } from '../payments/payment-policies.ts';
import type { PaymentMethod } from '../payments/payment-method.ts';

/** Contact fields that only some orders need, in addition to phone and first name. */
export const CONTACT_NEEDS = ['lastName', 'email'] as const;
/** One of `CONTACT_NEEDS`. */
export type ContactNeed = (typeof CONTACT_NEEDS)[number];

/** Returns the fields an order needs: an email for licence keys, and those of its payment method. */
export function contactNeeds(order: { isDigital: boolean; method: PaymentMethod | undefined }): ContactNeed[] {
  const byMethod: readonly ContactNeed[] = order.method ? paymentPolicies[order.method].contact : [];
  return CONTACT_NEEDS.filter((need) => byMethod.includes(need) || (need === 'email' && order.isDigital));
}

/** Returns the needed fields that a contact leaves empty. */
export function missingContact(
  contact: Readonly<Record<ContactNeed, string>>,
  needs: readonly ContactNeed[],
): ContactNeed[] {
  return needs.filter((need) => contact[need] === '');
}
