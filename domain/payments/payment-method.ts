/** Every payment method of an order; `credit` is instalment too. A new one is a row of `POLICIES` (docs/recipes/payment-method.md). */
export const PAYMENT_METHODS = ['on-receipt', 'card', 'qr', 'credit', 'invoice'] as const;
/** One of `PAYMENT_METHODS`. */
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Reads the typed names of `payment.offered`; some may name no method. */
export function listedMethods(offered: string): string[] {
  return offered.split(',').map((name) => name.trim());
}
