/**
 * Payment methods; `credit` includes instalments. A new one needs a row in `POLICIES` (docs/recipes/payment-method.md).
 */
export const PAYMENT_METHODS = ['on-receipt', 'card', 'qr', 'credit', 'invoice'] as const;
/** One of `PAYMENT_METHODS`. */
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Parses the names in `payment.offered`; unknown names are kept. */
export function parsePaymentMethods(offered: string): string[] {
  return offered.split(',').map((name) => name.trim());
}
