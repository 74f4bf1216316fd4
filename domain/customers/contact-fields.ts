import { paymentPolicies } from '../payments/payment-policies.ts';
import type { PaymentMethod } from '../payments/payment-method.ts';

/** Contact fields that only some orders require, in addition to phone and first name. */
export const OPTIONAL_CONTACT_FIELDS = ['lastName', 'email'] as const;
/** One of `OPTIONAL_CONTACT_FIELDS`. */
export type OptionalContactField = (typeof OPTIONAL_CONTACT_FIELDS)[number];

/** Returns the contact fields an order requires: an email for licence keys, and those of its payment method. */
export function requiredContactFields(order: {
  isDigital: boolean;
  method: PaymentMethod | undefined;
}): OptionalContactField[] {
  const methodFields: readonly OptionalContactField[] = order.method
    ? paymentPolicies[order.method].requiredContact
    : [];
  return OPTIONAL_CONTACT_FIELDS.filter(
    (field) => methodFields.includes(field) || (field === 'email' && order.isDigital),
  );
}

/** Returns the required fields that are empty. */
export function missingContactFields(
  contact: Readonly<Record<OptionalContactField, string>>,
  required: readonly OptionalContactField[],
): OptionalContactField[] {
  return required.filter((field) => contact[field] === '');
}
